# The guided first game.

learn-title = Guided first game
learn-step = Step { $step } of { $count }
learn-next = Next
learn-back = Back
learn-show = Show me
learn-again = Once more
learn-leave = To the games
learn-well = Well done!
learn-wrong = That is allowed: { $what }.
learn-otherwise = It is not what this step is about. Take it back and try again.
learn-because = This { $reasons }.
learn-over = You know the game!
learn-loading = The table is being set…
learn-not-here = The guided game cannot be shown
learn-friend = Alex
learn-other-friend = Kim
# Rules that show themselves.
learn-show-rule = Show me
learn-example = Example for rule
learn-example-start = This is how it begins.
learn-example-look = This is what it looks like.
learn-plays = { $player }: { $what }
learn-refused = Not allowed: { $what }.
learn-other = Another example ({ $number } of { $count })
learn-close = Close
learn-in-two = In two minutes
learn-in-full = The rules in full
# At a real table.
real-link = At a real table
real-title = { $game } at a real table
real-first = Who begins?
real-draw = Draw who begins
real-drawn = Player { $player } begins.
pad-title = Score pad
pad-name = Name of player { $seat }
pad-nobody = nobody
pad-missing = The score pad cannot be shown here yet. Try again in a minute.
pad-wrong = There are not that many cards in the game: look at your numbers again.
pad-ducks = Ducks left
pad-gold = Gold
pad-die = Die: { $what }
pad-letter = Equal: { $what }. Who has the letter nearest to A?
pad-flaps = Flaps marked
pad-pass1 = Pass, round 1
pad-pass2 = Pass, round 2
pad-trophy = Trophy: { $what }
pad-points = Points
pad-whose-turn = Whose turn was it?
may-i-title = May I do this?
may-i-ask = A few words, for example what you want to play
may-i-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
may-i-none = No rule speaks of that. Try other words.
pad-by-letter = { $what }: { $sum } like somebody else, but the letter is nearer to A; the die brings { $die }
# A table with open cards.
learn-open = With open cards
learn-open-help = To teach a friend: everybody may look at everybody’s cards, and nothing is covered between turns.
learn-cards-of = Cards of
