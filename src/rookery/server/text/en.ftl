### What the server says when it cannot do something, in English.

refused-stale = Something happened at the table first. Have a look and try again.
refused-not-your-turn = It is not your turn.
refused-not-your-seat = That seat is not yours.
refused-not-playing = The game is not being played now.
refused-nothing-to-take-back = There is nothing to take back.
refused-unreadable = The server did not understand that.
refused-unavailable = The server cannot save moves right now. Try again in a moment.
refused-too-fast = Not so fast! Wait a moment and try again.
refused-too-long = { $most ->
    [one] At most { $most } character fits.
   *[other] At most { $most } characters fit.
}
refused-muted = The others at this table have muted you.
refused-no-table = There is no such table.
refused-rules-gone = This table plays by rules that the server no longer has.
refused-set-aside = This table is out of order. It was set aside, and the others are not affected.
refused-not-watched = This table is only open to those who play at it.
refused-too-many-sockets = You have opened this site too many times. Close some of the other windows.
refused-sent-away = The owner of this table has asked you to leave.
refused-cancelled = This table was cancelled before the game began.
