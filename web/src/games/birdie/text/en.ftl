### Birdie's board: words that only the screen needs.

board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-letter = { $of ->
    [woodpecker] W
    [robin] R
    [pigeon] P
   *[owl] O
}
board-aim = Aim: the most points. Neighbours of one kind or one season make sets.
board-round = Round { $round } of 2
board-scores = { $player } lets the birds fly
board-take = Take
board-stack = Stack
board-slot = Place { $slot }: { $card }
board-slot-staged = Place { $slot }: { $card }, in your stack already
board-slot-empty = Place { $slot }: empty
board-points-plus = +{ $points }
board-under = { $count ->
    [one] { $count } card below
   *[other] { $count } cards below
}
board-stop-help = When the deck is used up, the Stop card comes out: the open row gets no more cards. The cards below it are for robins.
board-deck = Deck
board-deck-size = Your personal deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-missing = { $count } more from the row
board-stack-ready = Add cards from your hand, or lay the stack on your deck.
board-tap-again = Tap again to do it: this cannot be taken back.
board-your-hand = Your hand
board-hand-empty = no cards
board-ability-woodpecker = While scoring: moves one bird of your row
board-ability-robin = While scoring: brings another bird for your row
board-ability-pigeon = While scoring: takes a set for two flaps
board-ability-owl = While scoring: copies your lowest set
board-perch = Place { $place }: { $card }
board-choose-woodpecker_from = Move this bird
board-choose-cut = Begin a set here
board-choose-cut_end = End the set here: { $count } birds
board-choose-remove = { $count ->
    [0] Remove it: nothing meets
   *[other] Remove it: { $count } birds fly off
}
board-gap = Put it at place { $place }
board-lifted = The bird on its way
board-pencilled = Pencilled in: { feature-name }
board-flown = Flown off and written: { feature-name }
board-row-empty = Nobody is on the wire.
board-would-write = { $count } points for: { $box }
board-would-fly = { $count } { set-gen } fly off
board-or = or
board-box = { $name }: { $points }
board-box-pencilled = { $name }: { $points } in pencil
board-box-empty = { $name }: empty
board-trophy = Trophy: 3 points
board-flaps = Flaps: { $count } of { $squares }, worth { $points }
board-passes = Passes: { $first } and { $second }
board-uses = { $bird }: ability { $left ->
    [0] used up
    [one] left once
   *[other] left { $left } times
}
board-passed = Passed as number { $place }
board-stacking = { $count ->
    [one] Stacks { $count } card …
   *[other] Stacks { $count } cards …
}
board-best = Show the best scoring
board-actions = What you can do
act-robin = Robin: bring a bird from below the Stop card
act-woodpecker = Woodpecker: move a bird
act-pigeon = Pigeon: two flaps instead of a set
act-owl = Owl: copy { $points } into an empty box
act-feature = { feature-name }
act-done-stack = Lay the stack on my deck
act-done-before = Go on to the sets
act-done-cut = { $count ->
    [0] Make no sets
    [one] Write { $count } set
   *[other] Write { $count } sets
}
act-done-pigeon = No, keep the pigeon
act-done-owl = No, keep the owl
act-write = Write { $count } for { set-gen }
act-let-go = Let { $count } { set-gen } go: the box is filled

table-title = Score a real table
table-lead = Playing Birdie with real cards? Enter your row and your sheet, and see the best way to score it. Try it with and without your abilities.
table-cards = Your row, from left to right
table-add = Add: { $card }
table-remove = Remove place { $place }: { $card }
table-empty = Tap the cards of your row, in their order.
table-undo = Remove the last card
table-clear = Start again
table-sheet = Your sheet
table-filled = Boxes that are filled already:
table-flaps = Flaps marked
table-column-wrong = Write from 1 to 12 numbers up to 50 that never fall. Until then the assumed column is used.
table-rivals = Trophies: the highest number of anybody else
table-ask = The best scoring will stand here.
table-thinking = Looking for it …
table-failed = That didn’t work. Try again in a moment.

## The rules in two minutes, for the waiting room

brief-1 = In each of two rounds you build a deck of your own. When it is over, the deck becomes a row of birds, and neighbours that share a kind or a season make sets. A set is worth as many points as it has cards.
brief-2 = On your turn, either take one card of the open row into your hand, or stack: put two cards of the row, and as many of your hand as you like, face down on your deck in any order. You may not look at it again, so remember.
brief-3 = Or pass, and be out for the round: that brings two points for everybody who has not passed yet. So it pays to stop in time.
brief-4 = Every box of your sheet, one for each season and each bird, can be written only once in the whole game. The best number for a bird also wins its trophy: 3 points. Birds kept in the hand help with the scoring.

# What puzzles are about.
theme-take = Taking a card
theme-stack = Stacking from the row
theme-stack-hand = Stacking from the hand
theme-done = Being done
theme-pass = Passing
theme-robin = The robin
theme-woodpecker = The woodpecker
theme-position = Choosing a place
theme-feature = Choosing what to score
theme-pigeon = The pigeon
theme-owl = The owl

## The position editor

edit-phase = Step of the turn
edit-round_number = Round
edit-open_row = Open row
edit-stopped = The Stop card has come
edit-order = Have passed, the first one first
edit-boxes = Boxes filled
edit-flaps = Flaps
edit-used = Abilities used
edit-trophies = Trophies
edit-hands = Hands
edit-decks = Personal decks, the first card first
edit-out = Out of play, seen by all
edit-rest = Out of play, unseen
edit-under = Under the Stop card
edit-second = The other half, for round 2
edit-deck = Deck, the top first
edit-in-boxes = { feature-name }
edit-in-used = { feature-name }
edit-thing = { card-name }
