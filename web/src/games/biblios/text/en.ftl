### Biblios' board: words that only the screen needs.

card-letter = { $of ->
    [pigments] P
    [monks] M
    [manuscripts] S
    [holy_books] T
   *[forbidden_books] X
}
board-aim = Aim: the dice. Each goes to whoever has the most of its category at the end.
board-die = { $category }: the die shows { $value }
board-die-change = { $category }: from { $from } to { $to }
board-die-stuck = { $category }: { $value }, can’t be changed by this card
board-two-first = Choose two different dice, or change nothing.
board-two-second = { $category }, and which other die?
board-tap-again = { $what }? Tap again to do it.
board-you-drew = You drew: { $card }
board-looks = { $player } looks at a card
board-laid-out = { $player } laid these out: everybody else takes one
board-full = full
board-church_up = Raise one die by 1.
board-church_down = Lower one die by 1.
board-church_up_two = Raise two different dice by 1.
board-church_down_two = Lower two different dice by 1.
board-church_up_or_down = Raise or lower one die by 1.
board-thinks = thinking
board-your-bid = Your bid
board-less = Bid less
board-more = Bid more
board-lowest = A bid is at least 1.
board-held = { $amount } { $amount ->
    [one] card
   *[other] cards
}
board-cover-gold = You can cover { $amount } gold
board-cover-cards = You can cover { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
board-costs = There is no change: this would cost you { $cost }.
board-bluff = More than you can cover! If the others pass, you are punished.
board-bluff-bid = Bluff { $amount }
board-you-out = You are out until the next card.
board-you-barred = You were caught bluffing: no more bids for this card.
board-you-lead = Yours is the highest bid.
board-due-gold = To pay: { $due }. Chosen: { $chosen }.
board-due-cards = To give up: { $due }. Chosen: { $chosen }.
board-no-change = There is no change.
board-pay-gold = Pay { $amount } gold
board-pay-cards = { $amount ->
    [one] Give up { $amount } card
   *[other] Give up { $amount } cards
}
board-pay-short = That isn’t enough yet: { $missing } more to choose.
board-pay-many = Exactly as many as you bid: leave out { $extra }.
board-bought = { $card }: sold to { $player }
board-unsold = { $card }: nobody got it
board-bluffed = { $card }: { $player } can’t pay. Bluff!
board-your-hand = Your hand
board-short = { $suit ->
    [gold] Gold
    [pigments] Pigments
    [monks] Monks
    [manuscripts] Manuscripts
    [holy_books] Holy books
   *[forbidden_books] Forbidden books
}
board-shelf = { $name }: sum { $sum }, best letter { $letter }. { $list }
board-shelf-gold = { $name }: { $sum } in all. { $list }
board-shelf-empty = { $name }: no cards
board-known = You know of: { $cards }
board-your-face-down = Of these yours
board-scoring = Who gets which die
board-scoring-help = The highest sum wins the die; between equal sums the letter nearest to A.
board-player = Player
board-wins = wins the die:

## The rules in two minutes, for the waiting room

brief-1 = Five dice say what the five categories of a library are worth. Whoever has the most in a category in the end wins its die, and the dice are the points.
brief-2 = First come the gifts. On your turn you look at one card after another: keep one, put one aside for the auction, and lay one out for each of the others. You don’t know what comes next, so choose with care.
brief-3 = Then everything put aside is auctioned, card by card. Books are paid for with gold; gold is paid for with any cards of your hand. You may bluff, but whoever cannot pay is punished.
brief-4 = Church cards take effect the moment you get them and make dice go up or down. Raise what you collect, lower what the others do.

# What puzzles are about.
theme-place = Sharing out cards
theme-pick = Choosing a gift
theme-decline = Leaving the dice alone
theme-raise = Raising a die
theme-lower = Lowering a die
theme-raise-two = Raising two dice
theme-lower-two = Lowering two dice
theme-bid = Bidding
theme-pass = Not bidding
theme-pay-gold = Paying with gold
theme-pay-card = Paying with cards

## The position editor

edit-phase = Step of the game
edit-active = Whose turn of gifts it is
edit-dice = Dice
edit-deck = Gift deck, the top first
edit-gift = The card drawn
edit-public = Cards laid out
edit-church = Church card in use
edit-auction = Auction deck, the top first
edit-lot = Card for sale
edit-bids = Bids
edit-bidder = Highest bidder
edit-passed = Has passed
edit-hands = Hands
edit-discard = Discarded, face up
edit-face_down = Discarded, face down
edit-removed = Out of the game
edit-in-dice = { category-name }
edit-thing = { card-name }
