### CuBirds' board: words that only the screen needs.

board-takes = Into your hand: { $birds }
board-takes-nothing = Nothing comes into your hand
board-takes-short = +{ $count }
board-choose-end = Now choose an end of a row. Glowing numbers show how many birds come to you.
board-tap-again = Tap again to lay them here.
board-goal-species = Species
board-goal-threes = Sets of three
board-goal = { $name }: { $have } of { $need }
board-goal-or = or
board-goal-title = To win: seven species, or two sets of three
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
