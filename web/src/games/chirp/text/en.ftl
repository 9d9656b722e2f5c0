### The board of The Bird Told Me To Do It: words that only the screen needs.

card-letter = { $of ->
    [yellow] Y
    [black] K
    [red] R
    [blue] B
    [grey] G
   *[white] W
}
board-aim = Aim: be the first with 30 points.
board-card = { $card }, { $colour }, { $birds ->
    [one] { $birds } bird
   *[other] { $birds } birds
}
board-verb = { $word ->
    [draw] Draw
    [salvage] Salvage
    [dig] Dig
    [refill] Refill
    [pay] Trade in
    [discard] Discard
    [steal] Snatch
    [remove] Remove
    [take] Take
    [harvest] Harvest
    [prune] Prune
    [bank] Score
    [cover] Cover
    [cover_top] Cover
    [exchange] Exchange
    [move] Move
    [add] Add
    [add_top] Add
    [claim] Plumage
    [strip] Strip
   *[swap] Swap
}
board-spot = { $place }: { $card }
board-covers = { $count ->
    [one] Under it lies { $cards }
   *[other] Under it lie { $cards }
}
board-walk = The way: { $way }
board-branch = The branch, { $count ->
    [0] bare
    [one] { $count } card
   *[other] { $count } cards
}. Arrow keys move, plus and minus zoom, 0 shows everything.
board-zoom = Look at the branch
board-nearer = Closer
board-further = Further away
board-all = Show the whole branch
board-boost = +{ $boost } boost
board-skip = skip ahead
board-colour = { $colour }: { $birds ->
    [one] { $birds } bird
   *[other] { $birds } birds
} on the branch{ $leads ->
    [yes] , in the lead
   *[no] { "" }
}. Plumage: { $owned ->
    [yes] { $player }
   *[no] on the table
}
board-stock = Stock: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $again ->
    [yes] . When it runs out now, the game ends
   *[no] { "" }
}
board-discard = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-close = Close
board-nothing = none
board-state = { $state ->
    [done] carried out
    [now] being carried out
   *[next] still to come
}
board-then-bonus = Then a bonus card from the stock.
board-way = What the birds tell { $player }
board-way-preview = What you would have to do on the way there
board-no-way = Add a card, and the birds on the way to it will tell you what to do.
board-tap-again = Tap again to choose it.
board-left = Still to do: { $left }.
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-known = You have seen: { $cards }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} of { $goal }; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} on the scoring pile
board-pass-held = The pass card: if it comes round to this player again, the branch is scored
board-your-hand = Your hand
board-no-cards = No cards in hand.
board-deck = The { $colour } cards
board-outlook = Scored now: { $who }
board-scores = { $owned ->
    [yes] { $player } { $colour } +{ $birds }
   *[no] nobody ({ $colour }, { $birds })
}

## The rules in two minutes, for the waiting room

brief-1 = All of you grow one branch. Hold the plumage of the colour that has the most birds when the branch is scored, and its birds are your points. Thirty points win.
brief-2 = On your turn add a card and take the plumage of its colour from the table; or add a card and draw one; or add two; or draw two, which is a pass. A card may not show more birds than the one it joins.
brief-3 = Then walk along the branch from the trunk to your card and do, bird by bird, what is chirped on the way. The circled number of a card grows by one for every other card of its colour on your route. In the end one more card is turned up and done as a bonus.
brief-4 = The branch is scored when no card fits any more, or when everybody has passed. Then a new one begins.
board-hint-place = to the marked place

# What puzzles are about.
theme-grow = How to grow
theme-card = Choosing a card
theme-place = Choosing a place
theme-player = Choosing a player
theme-plumage = Choosing a plumage
theme-skip = Leaving it be

## The position editor

edit-hands = Hands
edit-branch = The branch: a place a line, its cards from below
edit-plumage = Plumages: yellow, black, red, blue, grey, white
edit-pass_card = Pass card
edit-piles = Cards won
edit-discard = Discard pile, the top first
edit-stock = Stock, the top first
