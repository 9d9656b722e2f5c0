### At the table, to the end and beyond, in English.

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
table-hint-another = Another way
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
table-why = Why?
table-clause = Rule
table-hint = Hint
table-confirm = Confirm
table-happened = What just happened
table-since = Since you were here
table-since-when = Since you were here ({ $when }):
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

## A board for any game

plain-none = Nothing
plain-others = Other choices
plain-again = Tap again: { $what }

## Tables of this device

local-leave = Delete this game from this device? It cannot be brought back.
local-leave-yes = Delete
local-unkept = This browser keeps nothing just now (a private window, perhaps, or no room left). Play on, but the game is gone when this page is closed.
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
