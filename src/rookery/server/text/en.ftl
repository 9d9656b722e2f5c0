### What the server says when it cannot do something, in English.

refused-stale = Something happened at the table first. Have a look and try again.
refused-not-your-turn = It is not your turn.
refused-not-your-seat = That seat is not yours.
refused-not-playing = The game is not being played now.
refused-nothing-to-take-back = There is nothing to take back.
refused-taken-back-enough = You have taken back { $most } times in this turn. That has to do: go on from here.
refused-unreadable = The server did not understand that.
refused-unavailable = The server cannot save moves right now. Try again in a moment.
refused-too-fast = Not so fast! Wait a moment and try again.
refused-too-long = { $most ->
    [one] At most { $most } character fits.
   *[other] At most { $most } characters fit.
}
refused-muted = The others at this table have muted you.
refused-no-table = There is no such table.
refused-rules-gone = The server does not have the rules of this table just now. It waits until they are back.
refused-set-aside = This table is out of order. It was set aside, and the others are not affected.
refused-not-watched = This table is only open to those who play at it.
refused-too-many-sockets = You have opened this site too many times. Close some of the other windows.
refused-sent-away = The owner of this table has asked you to leave.
refused-banned = Those who look after this house have banned you from it.
refused-cancelled = This table was cancelled before the game began.

## What messengers show of a link

preview-house = Rookery: card games worth sitting down for
preview-house-text = Play a bot in one click, send friends a link, or pass one screen around the table. No account, no adverts.
preview-play = Play { $game } at Rookery
preview-rules = How to play { $game }
preview-score = { $game }: score a game at a real table
preview-table = A table at Rookery
preview-replay = A game at Rookery, move by move
preview-invited = { $host } invites you to { $game }
preview-seats = { $taken } of { $players } seats taken.
preview-playing = The game is on. Come and watch.
preview-over = The game is over. See how it went.
preview-arena = { $game }: an arena
preview-swiss = { $game }: a Swiss tournament
preview-tournament-waiting = Take part: nothing has to be installed, and no account is needed. Players so far: { $count }.
preview-tournament-running = It is running: see how it stands, or take part. Players: { $count }.
preview-tournament-over = It is over: see who won. Players: { $count }.
preview-tournament-cancelled = It was called off.

## Told while somebody is away

notice-turn = { $game }: your move
notice-with = With { $names }
notice-waits = The table is waiting for you.
notice-welcome = You will be told here
notice-welcome-text = When it is your move and you are away, this browser says so.
mail-turn =
    { $what }

    It is your move: { $url }

    No more of these mails: { $unsubscribe }
mail-confirm-subject = Is this your address?
mail-confirm =
    Somebody with the account “{ $name }” wants to get mail here. If that was you, open this link:

    { $url }

    It works for two days. If it was not you, there is nothing to do: no more mail will come.
mail-reset-subject = A new password
mail-reset =
    Somebody, perhaps you, has lost the password of the account “{ $name }”. Choose a new one here:

    { $url }

    The link works once, for two days. If it was not you, there is nothing to do: the password stays as it is.
