### The shell: everything around the games, in English.

app-name = Rookery
app-tagline = Card games worth sitting down for
app-lead = Play a bot right away, send friends a link, or pass one screen around the table. No account, no adverts.
app-lead-alone = Play a bot right away, or pass one screen around the table. No account, no adverts, no server.

## Getting around

nav-home = Home
nav-skip = Skip to the game
nav-settings = Settings
nav-rules = Rules
nav-back = Back
nav-language = Language
nav-theme = Light or dark
page-nowhere = There is nothing at this address
page-nowhere-help = The link may be old, or a letter went missing on its way.

## The front page

front-games = Games
front-play-bot = Play a bot
front-bot-title = Play a bot: { $game }
front-bot-level = How strong?
front-bot-players = How many play?
front-play-friends = Play with friends
front-play-here = Set up a table
front-rules = How to play
front-players = { $from }–{ $to } players
front-continue = Your tables
front-your-turn = Your turn
front-their-turn = { $player } is thinking
front-waiting = Waiting for players
front-open = Open tables
front-running = Being played now
front-no-open = Nobody is waiting for company just now. Open a table and others will see it here.
front-open-away = Open tables and playing with friends need a network. They will be here when it is back.
front-join = Join
front-watch = Watch
front-resume = Continue
front-starting = Dealing…

## A new table

new-title = A new table
new-mode = Who plays?
new-mode-bots = Against bots
new-mode-bots-help = Starts at once.
new-mode-friends = With friends
new-mode-friends-help = You get a link to share.
new-mode-here = On this device
new-mode-here-help = Pass it around.
new-players = Players
new-unofficial = unofficial
new-seat = Seat { $seat }
new-seat-me = Me
new-seat-open = A friend
new-seat-bot = Bot
new-name = Name
new-name-default = Player { $seat }
new-options = Options
new-more = Clock, spectators and more
new-more-alone = More
new-clock = Clock
new-clock-none = No clock
new-clock-move = Per turn
new-clock-game = Per game
new-clock-time = Time
new-clock-unit = Unit of time
new-clock-seconds = seconds
new-clock-minutes = minutes
new-clock-hours = hours
new-clock-days = days
new-clock-increment = Seconds added per turn
new-engine = Limits of the engine
new-at-zero = When time runs out
new-at-zero-bot_moves = A bot plays the turn
new-at-zero-seat_lost = The seat is lost
new-watch = Who may watch
new-watch-anyone = Anyone
new-watch-link = Those with the link
new-watch-nobody = Nobody
new-listed = Show the table on the front page
new-shuffle = Shuffle the seats
new-start = Start
new-open = Open the table
bot-random = Weathercock
bot-random-help = Plays anything the rules allow.
bot-chick = Chick
bot-chick-help = Just out of the egg: takes what looks good, and overlooks a lot. For your first games.
bot-fledgling = Fledgling
bot-fledgling-help = Knows a thing or two: overlooks little, but does not think ahead.
bot-hawk = Hawk
bot-hawk-help = Thinks ahead. You have to play well to win.
bot-eagle = Eagle
bot-eagle-help = Thinks longest and misses next to nothing.
# What guests are called who have not said: the server gives the bird and a number.
guest-wren = Wren
guest-finch = Finch
guest-heron = Heron
guest-siskin = Siskin
guest-linnet = Linnet
guest-plover = Plover
guest-dunlin = Dunlin
guest-curlew = Curlew
guest-avocet = Avocet
guest-merlin = Merlin
guest-kestrel = Kestrel
guest-osprey = Osprey
guest-swift = Swift
guest-martin = Martin
guest-pipit = Pipit
guest-snipe = Snipe

## At the table

table-of = { $game } table
table-players = Players
table-you = you
table-turn = Turn
table-your-turn = Your turn
table-spectator = You are watching. Hidden cards stay hidden.
table-bot = Bot
table-program = Program from outside
table-take-back = Take back
table-hint = Hint
table-hint-thinking = Thinking about it …
table-skip = Skip ahead
table-hint-wins = { $wins ->
    [0] Hardly ever wins from here.
    [10] Nearly always wins from here.
   *[other] Wins about { $wins } of 10 games from here.
}
table-hint-play = Play it
table-hint-play-all = Play all of it
table-hint-or = Or: { $what }
table-hint-here = Play the hint here: { $what }
table-hint-none = No hint can be had just now.
table-log = Log
table-chat = Chat
table-rules = Rules
table-panel = Log, chat and rules
table-board = The board
table-in-front = What lies in front of { $player }
table-fold = Fold log, chat and rules away
table-close = Close
table-why = Why?
table-clause = Rule
table-hint = Hint
table-confirm = Confirm
table-cancel = Cancel
table-happened = What just happened
table-moment = Earlier:
table-moment-look = Show this moment on the board
table-moment-earlier = One step back
table-moment-later = One step forward
table-moment-back = Back to the game
table-log-empty = Nothing has happened yet.
table-abandoned = The table was given up.
table-sound-on = Sound is on
table-sound-off = Sound is off
table-clock-left = Time left for { $player }: { $time }
table-stale = The table moved on in the meantime. Have another look.

## Refusals that are no game's own

refused-stale = The table moved on in the meantime. Have another look.
refused-not_your_turn = It isn’t your turn.
refused-not_your_seat = That is somebody else’s seat.
refused-too_fast = A little slower, please.
refused-too_long = That is too long.
refused-nothing_to_take_back = There is nothing to take back.
refused-taken_back_enough = That is enough of taking back. Please go on.
refused-not_playing = The game is not running.
refused-muted = You cannot write here.
refused-unavailable = That doesn’t work right now.
refused-unreadable = The server did not understand that.
refused-illegal = The rules don’t allow that now.

## Chat

chat-say = Say something
chat-send = Send
chat-empty = Say hello!
chat-spectators = Spectators talk among themselves until the end.
chat-report = Report
chat-reported = Reported
chat-mute = Mute { $player }
chat-muted = You don’t hear { $player }.
chat-unmute = Hear again

## One device, several players

curtain-title = { $player }, it’s your turn
curtain-help = Pass the device over. Nobody’s cards are on the screen.
curtain-open = Show my cards

## The end

end-won = { $player } wins!
end-you-won = You win!
end-shared = A shared win: { $players }
end-over = The game is over
end-scores = Scores
end-place = Place
end-player = Player
end-score = Score
end-replay = Replay
end-download = Download the game
end-fair = Was the shuffle fair?
end-fair-help = Before the first card was dealt, everybody got a fingerprint of the shuffle. Now the shuffle itself is revealed, and your own browser checks that the fingerprint fits.
end-fair-commitment = Fingerprint from the start
end-fair-seed = Seed, revealed at the end
end-fair-yes = They match: the shuffle was fixed before the first move.
end-fair-no = They do not match!
end-fair-unable = This browser can check it only over a secure connection (https).

## Replay

replay-title = Replay
replay-step = Move { $step } of { $steps }
replay-slider = Move
replay-first = To the start
replay-back = One move back
replay-forward = One move forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-share = Copy link to this moment
replay-none = There is no replay here, or not yet.
replay-as = Seen by
replay-as-spectator = a spectator

## Rules

rules-open = Open the rules page
rules-back = Back to the table
score-link = Score a game at a real table

## Settings

settings-title = Settings
settings-name = Your name
settings-colour = Your colour
settings-colour-n = Colour { $n }
settings-saved = Saved
settings-save = Save
settings-theme = Light or dark
settings-system = Like the system
settings-light = Light
settings-dark = Dark
settings-motion = Motion
settings-full = Full
settings-reduced = Reduced
settings-pace = How fast others’ moves are shown
settings-pace-slow = Slow
settings-pace-usual = Usual
settings-pace-fast = Fast
settings-pace-once = At once
settings-celebrate = The winner’s birds celebrate
settings-sound = Sound
settings-confirm = Ask before a move is played
settings-confirm-touch = On touch screens
settings-confirm-always = Always
settings-confirm-never = Never
settings-on = On
settings-off = Off

## A board for any game

plain-none = Nothing
plain-others = Other choices
plain-again = Tap again: { $what }

## Trouble

trouble = Something went wrong
trouble-again = Try again
offline = You are offline. Games against bots and on this device go on

## Tables of this device

local-leave = Delete this game from this device? It cannot be brought back.
local-leave-yes = Delete
local-unkept = This browser keeps nothing just now (a private window, perhaps, or no room left). Play on, but the game is gone when this page is closed.
front-finished = Finished on this device
front-look = Look again
front-delete = Delete
gone-elsewhere = This game is open in another window
gone-elsewhere-help = It can be played in one window at a time. You can go on there, or bring it here.
gone-take-over = Play here
gone-unloadable = The game could not be loaded
gone-unloadable-help = What plays it on this device did not arrive whole. Try again, or let the server deal a new game.
gone-at-server = Play at the server
gone-not_kept = This game is not on this device
gone-not_kept-help = Games against bots are kept in the browser in which they are played. This one was deleted, or belongs to another browser.
gone-older_rules = This game was played by older rules
gone-older_rules-help = The rules on this device are newer, and the game does not go that way any more. A new one plays by today’s.
replay-hands-over = Whoever gets the link looks at the game on the server, so a copy goes there first.
