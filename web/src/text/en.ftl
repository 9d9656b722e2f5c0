### The hall: what the front page says, and what is said in every room, in English.

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
nav-account = Your account
nav-log-in = Log in or sign up

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
front-finished = Finished on this device
front-look = Look again
front-delete = Delete
front-take-back = Take my seat back
front-kept = A bot plays for you

## The front page of those who have played before

hub-title = Hello, { $name }
hub-moves = { $count ->
    [one] Your move at one table
   *[other] Your move at { $count } tables
}
hub-next = Next move
hub-ended = A change of rules has ended these games
hub-new = something new since you were here
hub-pair = Find somebody to play
hub-pair-help = One click: you get a seat where somebody waits, or somebody finds you.
hub-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
hub-sit = Sit down
hub-sit-at = Sit down: { $title }
hub-lately = Lately
hub-lately-help = Open a game you played together: there you can offer to play again.
hub-games = All your games

## Doors to lessons and puzzles

learn-link = Learn by playing
learn-link-minutes = Learn by playing: 5 minutes
learn-link-resume = Go on learning
puzzles-link = Puzzles
puzzles-all = All puzzles
puzzle-daily = The daily puzzle
puzzle-daily-solve = Solve it
puzzle-daily-again = Solved today
puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}

## Tournaments

cup-list = Tournaments
cup-all = All tournaments
cup-front = { $count ->
    [0] None just now.
    [one] One is running or about to.
   *[other] { $count } are running or about to.
}
cup-facts-arena = { $minutes ->
    [one] arena, one minute
   *[other] arena, { $minutes } minutes
}
cup-facts-swiss = { $rounds ->
    [one] Swiss, one round
   *[other] Swiss, { $rounds } rounds
}
cup-facts-table = { $players } at a table
cup-who = { $people ->
    [one] one person
   *[other] { $people } people
}
cup-who-bots = { $people ->
    [one] one person
   *[other] { $people } people
} and { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
cup-starts-at = starts: { $when }
cup-status-waiting = Not begun yet
cup-status-running = Running
cup-status-over = Over
cup-status-cancelled = Called off

## Bots and guests

bot-random = Weathercock
bot-random-help = Plays anything the rules allow.
bot-chick = Chick
bot-chick-help = Just out of the egg: takes what looks good, and overlooks a lot. For your first games.
bot-fledgling = Fledgling
bot-fledgling-help = Knows a thing or two: overlooks little, but does not think ahead.
bot-hawk = Hawk
bot-hawk-help = Thinks ahead. You have to play well to win.
bot-eagle = Eagle
bot-eagle-help = Thinks long and misses next to nothing.
bot-owl = Owl
bot-owl-help = Thinks four times as much as the eagle, at the server: it needs a connection.
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

## What was agreed on

clock-none = No clock
clock-move = { $time } per turn
clock-game = { $time } per game
clock-increment = { $time } per game, and { $seconds } s more for every turn
clock-seconds = { $count } s
clock-minutes = { $count } min
clock-hours = { $count } h
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## Said in many rooms

new-unofficial = unofficial
new-name-default = Player { $seat }
new-start = Start
table-close = Close
table-cancel = Cancel
settings-off = Off
lobby-free = Free seat

## Trouble

trouble = Something went wrong
trouble-again = Try again
offline = You are offline. Games against bots and on this device go on
error-offline = The server can’t be reached. Are you online?
error-server = The server does not answer as it should. Please try again.
error-page = The page did not load in full. Please reload it.
