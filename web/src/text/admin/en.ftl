### For those who look after the house, in English.

admin-title = Looking after the house
admin-done = Done. It holds from now on, also for those who are here.
admin-reports = Reported ({ $n })
admin-no-reports = Nothing is waiting to be looked at.
admin-account = account
admin-guest = guest
admin-table = the table
admin-times = { $n ->
    [one] Reported by one person.
   *[other] Reported by { $n } people.
}
admin-before = { $n ->
    [one] Something was done about this person once before.
   *[other] Something was done about this person { $n } times before.
}
admin-people = Find somebody
admin-name = Name, exactly as it is written
admin-search = Search
admin-since = here since { $when }
admin-nobody = Nobody is called that.
admin-holds = In force
admin-nothing-holds = Nobody is banned or silenced.
admin-log = What was done
admin-log-empty = Nothing yet.
admin-operator = Operator
admin-an-address = an address
admin-with-address = with their address
admin-until = until { $when }
admin-how-long = For how long?
admin-hours-24 = a day
admin-hours-168 = a week
admin-hours-720 = a month
admin-hours-0 = for good
admin-address = Also for everybody else at their address (a household, perhaps a school)
admin-why = Why? (Only those who look after the house read it.)
admin-do-remove_line = Remove the line
admin-do-silence = Silence
admin-do-ban = Ban
admin-do-remove_name = Remove the name
admin-do-settle = Nothing to be done
admin-do-lift = Lift
admin-means-remove_line = The line is deleted, and disappears for everybody who sees it now.
admin-means-silence = They may go on playing, but cannot write.
admin-means-ban = They are shown out at once and cannot come back. Bots play on for them.
admin-means-remove_name = They are called like a guest from now on, also at tables where they have played.
admin-did-silence = silenced
admin-did-ban = banned
admin-did-lift = lifted, for
admin-did-remove_line = line removed, by
admin-did-remove_name = name removed:
admin-did-remove_table = table removed:
admin-did-settle = report settled, about
admin-did-appoint = may look after the house:
admin-did-dismiss = no longer looks after the house:
chat-removed = (removed)
