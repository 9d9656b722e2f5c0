### Company: several people at one table, and all that can happen between them, in English.

## Turned away: what happened, and what to do about it

turned-not_found = There is no table here
turned-not_found-help = The link may have lost a letter on its way. Ask for it again, or open a table of your own.
turned-forbidden = This table is private
turned-forbidden-help = Only those who were sent its link can come in. Ask whoever invited you for the whole link: what stands after “invite=” is part of it. If you have a seat here already, open the table in the browser in which you took it.
turned-finished = This game is over
turned-finished-help = Only those who played can look at it now.
turned-unwatched = The game is on, behind closed doors
turned-unwatched-help = Every seat is taken, and nobody can watch: the table wants it so.
turned-rules_gone = The rules of this table are not here
turned-rules_gone-help = It plays a game, or by rules, that this server does not have just now. Nothing is lost: the table waits until they are back. What was played to the end can be looked at.
turned-set_aside = Something is wrong with this table
turned-set_aside-help = It isn’t your fault. The server has put the table aside so that no other one suffers; whoever runs the server finds the reason in the log.
turned-cancelled = The table was called off
turned-cancelled-help = The game had not begun. Perhaps you would like to open a table yourself?
turned-sent_away = You were asked to leave this table
turned-sent_away-help = Whoever opened it has given your seat away. Other tables are open to you.
turned-banned = You may not come in
turned-banned-help = Those who look after this house have banned you, perhaps for a time. Playing against bots on your own device still works. If you think it a mistake, write to whoever runs this site.
turned-too_many = Too many windows are open
turned-too_many-help = You have tables open in more tabs or windows than the server keeps. Close some of them, then try again.
turned-too_fast = That was too much at once
turned-too_fast-help = So many messages came from this page that the server hung up. Your seat is kept.
turned-replay = Look at the game
turned-again = Try again
turned-new = Open a new table

## The connection

table-lost = Connection lost. Trying again…
table-restarting = The server is restarting. Back in a moment…
table-busy = The server cannot write anything down just now. Trying again…
table-back = Connected again.
table-connecting = Connecting…
table-offline = You are offline. The table will be here when you are back.
table-unreachable = The server has not answered for a while. Nothing is lost, and this page goes on trying.
table-try-now = Try now

## The waiting room

lobby-help = The link for your friends:
lobby-copy = Copy link
lobby-copied = Copied
lobby-share = Share
lobby-invitation = A seat is free at our table
lobby-qr = QR code with the link
lobby-join = Take a seat
lobby-join-as = Your name
lobby-full = Every seat is taken.
lobby-seats = { $taken } of { $players } seats taken
lobby-missing = { $count ->
    [one] One player is still missing. The game starts by itself when the last seat is taken.
   *[other] { $count } players are still missing. The game starts by itself when the last seat is taken.
}
lobby-host = host
lobby-away = not here at the moment
lobby-name-table = Name of the table
lobby-name-here = Your name at this table
lobby-name-seat = Name, seat { $seat }
lobby-fill = Fill with bots and start
lobby-fill-kind = Kind of bot
lobby-seat-bot = Seat a bot
lobby-send-away = Send { $player } away
lobby-send-away-confirm = Send { $player } away? There is no way back to this table for them.
lobby-send-away-yes = Send away
lobby-cancel = Call the table off
lobby-cancel-confirm = Call the table off? Everybody who is here will be told.
lobby-cancel-yes = Call it off
lobby-leave = Give up my seat
lobby-leave-confirm = Give up your seat? The table will belong to { $player }.
lobby-how = How we play
lobby-usual = By the usual rules
lobby-watch-anyone = Anyone may watch
lobby-watch-link = Whoever has the link may watch
lobby-watch-nobody = Nobody may watch
lobby-listed = The table is on the front page
lobby-rules = The rules in two minutes
lobby-all-rules = All the rules

## People at the table

table-away = Connection lost
table-left = Left the table
table-leave = Leave the table
table-leave-confirm = Leave the table? A bot ({ $bot }) plays on for you at once. As long as the game runs, you can come back and take your seat again.
table-leave-last = Leave the table? Nobody else is there, so the game stops. It goes on when you come back and take your seat again.
table-leave-yes = Leave
table-leave-no = Stay
company-kept-left = You left, and a bot plays for you.
company-kept-away = You were away, and a bot plays for you.
company-kept-time = Your time ran out, and a bot plays for you.
company-rests = Everybody has left, and the game rests. It goes on as soon as somebody takes a seat back.
company-return = Take my seat back
company-away = { $player } has lost the connection.
company-away-count = In { $time } a bot may play on.
company-away-clock = The clock decides how long that may last.
company-away-over = { $player } has not come back. What shall we do?
company-bot = Let a bot play
company-wait = Wait
company-out-of-time = Your time is up. A bot moves for you until there is some again.
company-stands-in = A bot plays for { $player }

## Notes in the log

note-joined = { $player } takes a seat.
note-started = The game begins.
note-left = { $player } leaves the table.
note-left_to_bot = { $player } leaves, and a bot ({ $bot }) plays on.
note-replaced = { $player } was away for too long, and a bot ({ $bot }) plays on. { $by } decided so.
note-replaced-alone = { $player } was away for too long, and a bot ({ $bot }) plays on.
note-returned = { $player } is back.
note-waited = { $by } waits for { $player } a little longer.
note-vacation = { $player } is on vacation: { $days ->
    [one] the clock stands still for a day.
   *[other] the clock stands still for { $days } days.
}
note-vacation_over = { $player } is back from vacation.
note-timed_out = { $player } has run out of time. A bot ({ $bot }) moves.
note-lost_seat = { $player } has run out of time, and a bot ({ $bot }) plays on.
note-bot_failed = { $player } has failed, and a bot of the house ({ $bot }) plays on.
note-abandoned = Everybody has left the table.
note-rematch_offered = { $player } would like to play again.
note-rematch_agreed = { $player } plays again, too.
note-rematch_declined = { $player } would rather not play again.
note-rules_changed = The rules here have changed, and today’s do not lead where this game went. It ends without a result.

## A change of rules

changed-title = A change of rules has ended this game
changed-help = The rules here have changed since it began, and today’s do not lead where it went. It ends without a result: nobody has won or lost, and no rating changes.
changed-moves = { $moves ->
    [one] The board stands where the two part: the last move cannot be shown by today’s rules.
   *[other] The board stands where the two part: the last { $moves } moves cannot be shown by today’s rules.
}

## Playing again

end-rematch = Play again
end-rematch-asks = { $players } would like to play again.
end-rematch-waiting = You would like to play again. Waiting for { $players }.
end-rematch-refused = { $players } would rather not play again.
end-rematch-open = Seats of those who don’t play stay free for others.
end-rematch-without = Play without them
end-rematch-no = No, thanks
end-rematch-back = Take it back
end-rematch-after-all = Play again after all
end-rematch-made = A new game has been opened.
end-rematch-there = To the new game
end-rematch-watch = Watch the new game
