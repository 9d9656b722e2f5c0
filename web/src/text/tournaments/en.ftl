### Tournaments, in English.

cup-lead = Play for an hour against whoever is free, or round by round against those who stand where you do. Anybody may take part; to make one you need an account.
cup-new = Make a tournament
cup-none = There are none yet. Make the first one!
cup-list-yours = Yours
cup-list-running = Running
cup-list-coming = Coming
cup-list-over = Over
cup-missing = There is no tournament here
cup-missing-help = The link may have lost a letter on its way.
cup-starts-in = Starts in { $time }
cup-round-in = The next round begins in { $time }
cup-ends-in = { $time } left

## Making one

cup-title = What it is called
cup-title-arena = { $game }: arena of { $name }
cup-title-swiss = { $game }: { $name }’s cup
cup-kind = How it goes
cup-kind-arena = Arena
cup-kind-arena-help = Come and go as you like; whoever is free plays the next game.
cup-kind-swiss = Swiss
cup-kind-swiss-help = Rounds; in each you meet somebody who stands where you do.
cup-game = Game
cup-players = Players at a table
cup-rounds = Rounds
cup-minutes = Minutes
cup-start-when = It starts
cup-start-in = { $minutes ->
    [0] at once
    [60] in an hour
    [180] in three hours
    [1440] in a day
   *[other] in { $minutes } minutes
}
cup-bots = Bots that take part
cup-bots-arena = They play those for whom nobody else is free.
cup-bots-swiss = They play in every round like everybody else.
cup-more = Clock and details
cup-same-deals = All tables of a round are dealt the same
cup-same-deals-help = As in duplicate bridge: less luck, since others play the same cards. Nobody can watch, and games can be looked at when the tournament is over.
cup-same-deals-told = All tables of a round are dealt the same cards. Taking part, you agree not to talk about them before the round is over.
cup-listed = Everybody finds it in the list
cup-make = Make the tournament
cup-account = Tournaments are made by people with an account. To take part you need none.

## Taking part

cup-part = Your part
cup-part-enter = Anybody may take part.
cup-part-late = The last round has begun: you can watch.
cup-part-entered = You take part. It starts by itself; stay on this page, or come back in time.
cup-part-waiting = You will play as soon as somebody is free.
cup-part-play = Your game has begun!
cup-part-next = Ready for the next game?
cup-part-between = You take part. The next round begins when all games of this one are over.
cup-part-out = You sit out this round; it counts as a win.
cup-part-back = You left, and are not given any games.
cup-enter = Take part
cup-play = To your game
cup-next = Next game
cup-back = I am back
cup-leave = I cannot come after all
cup-pause = Stop playing
cup-start = Start now
cup-call-off = Call it off
cup-call-off-confirm = Call the tournament off? Games that are being played go on, but count for nothing here.
cup-to = To the tournament
cup-share = Invite others

## How it stands

cup-standings = Standings
cup-nobody = Nobody takes part yet.
cup-points = Points
cup-games = Games
cup-you = you
cup-gone = left
cup-round = Round { $round } of { $rounds }
cup-last-games = Games
cup-against = {" – "}
cup-playing = playing
cup-void = does not count; points are shared
cup-byes = Sitting out: { $players }
cup-podium = The winners
cup-you-won = You won the tournament!
cup-nobody-played = Over, and nobody has played
cup-points-of = { $points } { $points ->
    [1] point
   *[other] points
}
cup-why-rounds = All rounds have been played.
cup-why-time = Time is up.
cup-why-few = Too few were there to go on.
cup-why-called_off = The tournament was called off.
cup-tie-average = Per game
cup-tie-average-help = Points a game: with as many points, whoever needed fewer games is ahead.
cup-tie-opponents = Opponents
cup-tie-opponents-help = The points of all whom you met: with as many points, whoever met stronger ones is ahead.
cup-tie-won = Won
cup-tie-won-help = Games won.
cup-tie-deals = Same cards
cup-tie-deals-help = What part of those who held the same cards you did better than, summed over the rounds.
cup-how = How points are counted
cup-how-points = A point for everybody at the table whom you beat, half a one for a tie.
cup-how-arena = Games that begin before the time is up are played to their end, and count.
cup-how-swiss = Nobody meets the same player twice as long as that can be avoided. If somebody has to sit out, it counts as a win; nobody sits out twice before all others have.
cup-how-gone = Whoever leaves a game, or whose clock runs out, has lost it and is given no more games until they come back.
