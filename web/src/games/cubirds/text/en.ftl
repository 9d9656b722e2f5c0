### CuBirds' board: words that only the screen needs.

board-takes = Into your hand: { $birds }
board-takes-nothing = Nothing comes into your hand
board-takes-short = +{ $count }
board-choose-species = First choose a species in your hand.
board-choose-end = Now choose an end of a row. Glowing numbers show how many birds come to you.
board-tap-again = Tap again to lay them here.
board-goal-species = Species
board-goal-threes = Sets of three
board-goal = { $name }: { $have } of { $need }
card-letter = { $of ->
    [flamingo] F
    [owl] O
    [toucan] T
    [duck] D
    [parrot] P
    [magpie] M
    [reed_warbler] W
   *[robin] R
}
board-aim = To win: seven species, or two sets of three
board-hand-group = { $bird }: { $count } in hand. Small flock { $small }, big flock { $big }.
board-row = Row { $row }: { $birds }
board-row-empty = empty
board-end = { $side ->
    [L] Left end of row { $row }
   *[R] Right end of row { $row }
}
board-flock-one = flock: 1 bird
board-flock-two = big flock: 2 birds
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-known = Everybody has seen: { $birds }
board-nothing = none
board-your-hand = Your hand
board-your-collection = Your collection

## The rules in two minutes, for the waiting room

brief-1 = You want a collection of birds of seven different species, or of two species with at least three birds each. Whoever has it first wins at once.
brief-2 = On your turn, lay all your cards of one species at the left or right end of a row. If that species is in the row already, every bird between the old cards and the new ones comes into your hand. If you catch nothing, you may draw two cards.
brief-3 = Then you may gather one flock: show all your birds of a species, if you have enough of them. A small flock sends one bird to your collection and a big flock two; the rest is discarded. The numbers are on the cards.
brief-4 = As soon as somebody has no cards left, the round ends: all hands are discarded, and everybody gets eight new cards. So don’t save up for too long.

# What puzzles are about.
theme-lay = Laying
theme-draw = Drawing
theme-decline = Not drawing
theme-flock = Gathering a flock
theme-stay = Not gathering

## The position editor

edit-phase = Step of the turn
edit-dealer = Dealer
edit-rows = Rows
edit-hands = Hands
edit-collections = Collections
edit-discard = Discard pile
edit-deck = Deck, the top first
edit-thing = { species-name }
