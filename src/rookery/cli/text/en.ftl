### The terminal, in English.

seat-you = You
seat-bot = Bot { $number } ({ $bot })
seats-shuffled = The seats were shuffled: { $names }.
unofficial = The published game is for { $from } to { $to } players: a table for { $players } is unofficial.
unofficial-short = { $players }: unofficial
turn-of = { $player }
phase-over = Game over
choose = Your decision
choose-help = Type a number or the text in brackets. Also: undo, hint, rules, save, help, quit.
help =
    Choose what glows in the list: type its number, or the text in brackets.
    undo — take your last decision back
    hint — what a careful player would do
    look N — what decision N would lead to
    rules — the rules of the game
    save FILE — keep the game; go on later with: rookery play --resume FILE
    quit — stop
compiles-behind = The rules are still being compiled: for some minutes bots think more slowly.
bot-thinks = { $player } is thinking …
bot-failed =
    { $why }
    { $player } is played by a fledgling from here on.
curtain = { $player }, it is your turn. Press Enter when nobody else is looking.
undo-none = There is nothing to take back.
undo-done = Taken back.
marked = * does more than the plain move: look N tells what.
look-hidden = The rest depends on cards that nobody has seen yet.
hint-line = { $decision } — { $wins ->
    [0] hardly ever wins from here
    [10] nearly always wins from here
   *[other] wins about { $wins } of 10 games from here
}
hint-wait = Thinking about it …
saved = Saved as { $file }. Go on with: rookery play --resume { $file }
save-where = Name a file: save game.json
unknown = I do not understand “{ $text }”. Type a number from the list, or help.
result = The result
place = Place { $place }
points = { $score }
quit-unsaved = Stopped. The game was not saved.
rules-assumed-title = About the figures
serve-here = Rookery is at { $url }
serve-stop = Stop it with Ctrl+C; the tables are kept.
serve-stopped = Stopped. The tables are kept for the next start.
serve-port-taken = Port { $port } is taken, so the next free one it is.
site-written = The site is in { $folder }. Any web server can serve it, for example: python -m http.server --directory { $folder }
serve-friends-may = Friends in your network find it at { $url }
serve-friends-how = To let friends in your network join: --host 0.0.0.0 (make play HOST=0.0.0.0)
backup-written = { $file }: { $rows ->
    [one] one row
   *[other] { $rows } rows
} of { $tables } tables.
backup-deleted = { $file } was older, and is deleted.
restored = Restored: { $rows ->
    [one] one row
   *[other] { $rows } rows
} of { $tables } tables. Start the server as usual.
doctor-settings = The settings can be read.
doctor-settings-unreadable = A setting has a wrong value ({ $why }). Correct it in the environment; docs/operate.md lists them all.
doctor-setting-unknown = { $name } is no setting: it does nothing. Look for a typing mistake, or remove it.
doctor-networks-unreadable = { $why }. Correct this setting.
doctor-proxies-everybody = ROOKERY_PROXIES trusts everybody, so visitors can invent their addresses and limits mean nothing. List only your proxy.
doctor-metrics-open = Everybody may read /metrics. If that is not wanted: ROOKERY_METRICS_FOR=127.0.0.1
doctor-mail-nowhere = There is a mail server, but no address for links in mails. Set ROOKERY_URL=https://birds.example (the address of your site)
doctor-mail-unreadable = The setting for mail can’t be read: { $why }
doctor-bot-missing = { $why } Install the package that brings this bot, or take it out of ROOKERY_BOTS.
doctor-site = The site is built.
doctor-site-missing = The site has not been built, so visitors see no page. Install a wheel, or run: make site
doctor-files = Connections: the system allows { $files } open files.
doctor-files-few = The system allows only { $files } open files, and each visitor takes one. Raise the limit (LimitNOFILE= in systemd, ulimit -n).
doctor-cache-unwritable = { $folder } cannot be written, so games are compiled anew at every start. Set ROOKERY_CACHE to a folder that can.
doctor-disk = Disk: { $gigabytes } GB are free at { $folder }.
doctor-disk-little = Only { $gigabytes } GB are free at { $folder }. Make room: without any, nothing can be written and games stop.
doctor-database = The database answers: { $database }
doctor-database-away = The database does not answer ({ $why }). Check ROOKERY_DATABASE, and that PostgreSQL is running and lets this user in.
doctor-database-new = There is no file { $file } yet: it is made at the first start.
doctor-database-nowhere = { $file } is not there and cannot be made. Name another file in ROOKERY_DATABASE, or make the folder writable.
doctor-clock = The clock is right.
doctor-clock-apart = The clock of this machine is off by { $seconds } s, and players' clocks with it. Set it, and let it follow a time server (chrony, systemd-timesyncd).
doctor-schema = The schema is the present one ({ $newest }).
doctor-schema-none = The database is empty: the schema is made at the first start.
doctor-schema-earlier = The schema is { $found } and becomes { $newest } at the next start. There is no way back, so make a backup first: rookery backup FOLDER
doctor-schema-later = The schema { $found } comes from a later version of Rookery. Install that version again.
doctor-write = The database can be written.
doctor-rules-other = { $tables ->
    [one] One game
   *[other] { $tables } games
} of { $game } began by version { $then } of its rules; this is version { $now }. They go on where that leads to the same place; the others end without a result: docs/operate.md, “Upgrades”.
doctor-visit = { $url } answers.
doctor-visit-away = { $url } cannot be reached ({ $why }). Check the name, the certificate, and that the proxy is running.
doctor-visit-refused = { $url } answers with { $status } instead of 200. Look into the logs of the proxy and of Rookery.
doctor-visit-open = The site is reached without HTTPS, so whoever is on the way can read along. Put a proxy with a certificate in front.
doctor-visit-cookie = Cookies are not marked as secure: the proxy does not say that visitors come by HTTPS. It has to set X-Forwarded-Proto, and ROOKERY_PROXIES has to name it.
doctor-visit-socket = Sockets get through.
doctor-visit-socket-closed = Sockets do not get through (answer { $status }), so nobody can play. The proxy has to pass on Upgrade and Connection, and the Host unchanged.
admin-no-account = There is no account called { $name }.
admin-done = Done: number { $number } of the log. A running server follows within seconds.
admin-no-reports = Nothing is waiting to be looked at.
admin-report = Table { $table }, line { $line }, reported by { $times ->
    [one] one person
   *[other] { $times } people
}:

review-title = Review
review-fair = Every decision by what its player could know then, weighed in { $worlds ->
    [one] one world
   *[other] { $worlds } worlds
}.
review-open = With all cards open, as nobody could have known. Weighed in { $worlds ->
    [one] one world
   *[other] { $worlds } worlds
}.
review-seat = Seat
review-seat-number = Seat { $seat }
review-start = Start
review-luck = Luck
review-skill = Skill
review-result = Result
review-accuracy = Accuracy
review-mistakes = Mistakes
review-sum = Start + luck + skill = result. Luck is what cards brought, one’s own and others’ hidden ones; skill is what decisions gained or gave away, the others’ too.
review-turning-points = What mattered most
review-decisions = All decisions
review-chances = Everybody’s chances over the game, in percent
review-move = Decision
review-played = Played
review-best = Better
review-loss = Given away
review-mistake = Decision { $move }, seat { $seat }: “{ $played }” gave away { $points ->
    [one] one point
   *[other] { $points } points
} of a hundred; better was “{ $best }”.
review-found = Decision { $move }, seat { $seat }: “{ $played }” gained { $points ->
    [one] one point
   *[other] { $points } points
} of a hundred over the usual play.
review-mattered = Decision { $move }, seat { $seat }: “{ $played }”; nothing else was clearly better.
sit-here = Sitting at seat { $seat } of a table of { $game }.
sit-left = Left the table: a bot of the house plays on.
sit-abandoned = The game was given up.
sit-over = The game is over: place { $place } of { $players }.
