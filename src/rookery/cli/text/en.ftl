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
