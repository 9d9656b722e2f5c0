### Sitting Ducks' board: words that only the screen needs.

card-letter = { $of ->
    [blue] B
    [orange] O
    [green] G
    [pink] P
    [yellow] Y
   *[white] W
}
board-aim = Aim: be the last colour afloat.
board-row = The row in the pond, from its head
board-place = Place { $place }: { card-name }.
board-place-empty = Place { $place }: empty.
board-under-target = A target hangs above it.
board-hides = { card-name } hides below it.
board-splashed = It has dived: { $player } laid a splash on it.
board-choose = Choose it:
board-colour = { $card ->
    [blue] Blue
    [orange] Orange
    [green] Green
    [pink] Pink
    [yellow] Yellow
    [white] White
   *[water] Water
}
board-tap-again = Tap again to do it.
board-your-hand = Your hand
board-playing = You are playing
board-must-play = Your only card that works
board-played = { $player }: { action-name }
board-threw = { $player } threw away: { action-name }
board-spare-targets = Targets
board-nothing = Nothing yet
board-known = { $count } known
board-bottom = At the bottom of the deck everybody knows, from the top down:
board-bottom-none = Nobody knows what is in the deck, nor in which order.
board-afloat = { $count } afloat
board-shot = { $count } shot
board-out = Out of ducks, still hunting
board-held = { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
}
board-rearrange = The new order of the row. Drag the cards, or take one up with Enter, move it with the arrow keys and put it down with Enter.
board-rearrange-hint = Drag the cards into a new order, or tap one and then the place where it goes.
board-rearrange-card = New place { $place }. { $card }
board-rearrange-done = This is the order
board-now-at = { card-name }: now in place { $place }.

## The rules in two minutes, for the waiting room

brief-1 = Six places in a pond, always filled with ducks of all colours. One colour is yours. The last colour afloat wins.
brief-2 = You hold three cards. On your turn play exactly one, do what it says, and draw another. You have to, even if it hurts you.
brief-3 = Most shots need a target: hang one over a place first, then fire at it, whoever hung it there. When a duck is shot, the row closes up to the left and a new card comes in on the right. Targets stay where they are.
brief-4 = Other cards move the row, hide one of your ducks under its neighbour, or let a duck dive. Even when all your own are gone, you go on hunting.

# What puzzles are about.
theme-play = Playing a card
theme-throw = Throwing a card away
theme-place = Choosing a place
theme-side = Choosing a side
theme-colour = Choosing a colour

## The position editor

edit-phase = Step of the turn
edit-row = The row, from its head: what lies on top, what hides below, whose splash
edit-targets = Places under a target
edit-shot = Ducks shot
edit-hands = Hands
edit-discard = Discarded action cards
edit-duck_deck = Duck deck, the top first
edit-action_deck = Action deck, the top first
edit-in-phase = { $name ->
    [play] Play a card
    [throw] Throw a card away
    [misfire_side] Misfire: the side
    [hide_side] Hide: the side
   *[other] { action-name }
}
edit-in-row = { $name ->
    [hides] hides below
    [splash] splash of
    [card] on top
   *[other] { card-name }
}
edit-in-shot = { card-name }
edit-in-duck_deck = { card-name }
edit-thing = { action-name }
