### Biblios: every text of the game, in English.

## The game on the front page

title = Biblios
tagline = Give gifts, bid with care and own the finest library in the land.
about = Each of you is an abbot with a library to fill. First cards are shared out as gifts: keep one, offer some, hide one away for later. Then everything hidden comes under the hammer. Five dice say what each part of a library is worth, and the bishop has a word in that. A sly game for 2 to 4 players.

## Options

option-opening_dice = Dice at the start
option-opening_dice-help = What all five dice show when the game begins. The published game says 3.
option-penalty = When a bluff is called
option-penalty-help = If you can’t pay, each of the others takes a random card from you. In a medieval bluff just one random card is lost, face down.
option-penalty-take = Everybody takes a card
option-penalty-discard = Medieval bluff: one card is lost

## Cards: names and helper forms

category-name = { $category ->
    [pigments] Pigments
    [monks] Monks
    [manuscripts] Manuscripts
    [holy_books] Holy books
   *[forbidden_books] Forbidden books
}
# Two categories in one phrase.
pair-name = { $pair ->
    [pigments_and_monks] Pigments and monks
    [pigments_and_manuscripts] Pigments and manuscripts
    [pigments_and_holy_books] Pigments and holy books
    [pigments_and_forbidden_books] Pigments and forbidden books
    [monks_and_manuscripts] Monks and manuscripts
    [monks_and_holy_books] Monks and holy books
    [monks_and_forbidden_books] Monks and forbidden books
    [manuscripts_and_holy_books] Manuscripts and holy books
    [manuscripts_and_forbidden_books] Manuscripts and forbidden books
   *[holy_books_and_forbidden_books] Holy books and forbidden books
}
card-name = { $card ->
    [gold_1] Gold 1
    [gold_2] Gold 2
    [gold_3] Gold 3
    [pigments_2a] Pigments 2A
    [pigments_2b] Pigments 2B
    [pigments_2c] Pigments 2C
    [pigments_2d] Pigments 2D
    [pigments_3e] Pigments 3E
    [pigments_3f] Pigments 3F
    [pigments_3g] Pigments 3G
    [pigments_4h] Pigments 4H
    [pigments_4i] Pigments 4I
    [monks_2a] Monks 2A
    [monks_2b] Monks 2B
    [monks_2c] Monks 2C
    [monks_2d] Monks 2D
    [monks_3e] Monks 3E
    [monks_3f] Monks 3F
    [monks_3g] Monks 3G
    [monks_4h] Monks 4H
    [monks_4i] Monks 4I
    [manuscripts_1a] Manuscripts 1A
    [manuscripts_1b] Manuscripts 1B
    [manuscripts_1c] Manuscripts 1C
    [manuscripts_1d] Manuscripts 1D
    [manuscripts_1e] Manuscripts 1E
    [manuscripts_1f] Manuscripts 1F
    [manuscripts_1g] Manuscripts 1G
    [manuscripts_2h] Manuscripts 2H
    [manuscripts_2i] Manuscripts 2I
    [holy_books_1a] Holy books 1A
    [holy_books_1b] Holy books 1B
    [holy_books_1c] Holy books 1C
    [holy_books_1d] Holy books 1D
    [holy_books_1e] Holy books 1E
    [holy_books_1f] Holy books 1F
    [holy_books_1g] Holy books 1G
    [holy_books_2h] Holy books 2H
    [holy_books_2i] Holy books 2I
    [forbidden_books_1a] Forbidden books 1A
    [forbidden_books_1b] Forbidden books 1B
    [forbidden_books_1c] Forbidden books 1C
    [forbidden_books_1d] Forbidden books 1D
    [forbidden_books_1e] Forbidden books 1E
    [forbidden_books_1f] Forbidden books 1F
    [forbidden_books_1g] Forbidden books 1G
    [forbidden_books_2h] Forbidden books 2H
    [forbidden_books_2i] Forbidden books 2I
    [church_up] Church +1
    [church_down] Church −1
    [church_up_two] Church +1 +1
    [church_down_two] Church −1 −1
   *[church_up_or_down] Church ±1
}
# $amount gold, as the object of a verb.
gold-count = { $amount } gold
# $amount cards, as the object of a verb.
cards-count = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}

## Steps of the game

phase-place = Gifts
phase-pick = Picking
phase-church = Church
phase-bid = Bidding
phase-pay_gold = Paying in gold
phase-pay_cards = Paying in cards

## What to do now

prompt-place = { $ways ->
    [auction_public] Your card: put it up for auction, or lay it out for the others?
    [keep_public] Your card: keep it, or lay it out for the others?
    [auction_keep] Your card: keep it, or put it up for auction?
   *[other] Your card: keep it, put it up for auction, or lay it out for the others?
}
prompt-pick = Take one of the cards laid out.
prompt-church = A church card! Change what the library is worth, or let it be.
prompt-bid = Bid more than the others, or pass.
prompt-pay_gold = The card is yours. Choose the gold to pay with; there is no change.
prompt-pay_cards = The gold is yours. Choose the cards to give up for it, face down.
prompt-wait = Waiting for { $player }.
prompt-over = The game is over.

## Buttons

decision-place = { $where ->
    [keep] Keep it
    [auction] Put it up for auction
   *[public] Lay it out for the others
}
decision-pick = Take { card-name }
decision-decline = Change nothing
decision-raise = { category-name } +1
decision-lower = { category-name } −1
decision-raise_two = { pair-name } +1
decision-lower_two = { pair-name } −1
decision-bid = Bid { $amount }
decision-pass = Pass
decision-pay_gold = Pay with Gold { $value }
decision-pay_card = Give up { card-name }

## Log

event-drew = { $you ->
    [yes] You draw
   *[no] { $player } draws
}: { card-name }.
event-kept = { $you ->
    [yes] You keep
   *[no] { $player } keeps
}: { card-name }.
event-kept_unseen = { $you ->
    [yes] You keep
   *[no] { $player } keeps
} a card.
event-put_up = { $you ->
    [yes] You put
   *[no] { $player } puts
} up for auction: { card-name }.
event-put_up_unseen = { $you ->
    [yes] You put
   *[no] { $player } puts
} a card into the auction deck.
event-laid_out = { $you ->
    [yes] You lay out
   *[no] { $player } lays out
}: { card-name }.
event-picked = { $you ->
    [yes] You take
   *[no] { $player } takes
}: { card-name }.
event-church = { $you ->
    [yes] You have a church card
   *[no] { $player } has a church card
}: { card-name }.
event-raised = { $you ->
    [yes] You raise
   *[no] { $player } raises
} { category-name } to { $value }.
event-lowered = { $you ->
    [yes] You lower
   *[no] { $player } lowers
} { category-name } to { $value }.
event-declined = { $you ->
    [yes] You leave the dice
   *[no] { $player } leaves the dice
} alone.
event-powerless = The dice allow no such change: { card-name } has no effect.
event-auction_begins = The gifts are over. The auction deck is shuffled.
event-lot = { $you ->
    [yes] You turn up
   *[no] { $player } turns up
}: { card-name }.
event-bid_gold = { $you ->
    [yes] You bid
   *[no] { $player } bids
} { gold-count }.
event-bid_cards = { $you ->
    [yes] You bid
   *[no] { $player } bids
} { cards-count }.
event-passed = { $you ->
    [yes] You pass
   *[no] { $player } passes
}.
event-paid = { $you ->
    [yes] You pay
   *[no] { $player } pays
} with Gold { $value }.
event-gave_up = { $you ->
    [yes] You give up
   *[no] { $player } gives up
}, face down: { card-name }.
event-gave_up_unseen = { $you ->
    [yes] You discard
   *[no] { $player } discards
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} face down.
event-bought = { $you ->
    [yes] You buy
   *[no] { $player } buys
}: { card-name }.
event-unsold = Nobody gets it: { card-name } is discarded.
event-bluffed = { $you ->
    [yes] You can’t pay
   *[no] { $player } can’t pay
}. The bluff is called!
event-took = { $you ->
    [yes] You take
   *[no] { $player } takes
} from that hand: { card-name }.
event-took_unseen = { $you ->
    [yes] You take
   *[no] { $player } takes
} a random card from that hand.
event-lost = { $you ->
    [yes] You lose
   *[no] { $player } loses
}, face down: { card-name }.
event-lost_unseen = { $you ->
    [yes] You lose
   *[no] { $player } loses
} a random card, face down.
event-again = Once more under the hammer: { card-name }.
event-only_place = It can go to one place only.
event-only_pick = No choice: no other card is left to take.
event-only_payment = There is only one way to pay.
event-ceiling = Nobody can bid higher than that.
event-ended = The auction is over. Time to count!

## What is good about a decision: parts of one sentence, whose subject is the decision

reason-sum = brings your { category-name } to { $sum } (the die shows { $die })
reason-gold = brings your gold to { $amount }
reason-church = lets you change the dice at once
reason-hides = saves it for the auction, where only you know that it will come (your { category-name } stand at { $sum }, the die at { $die })
reason-hides_gold = keeps { $amount } gold from the others until the auction
reason-hides_church = puts the change of the dice off until the auction
reason-leaves = gives little away: in { category-name } you have { $sum }, and the die shows { $die }
reason-leaves_gold = leaves no more than { $amount } gold to the others
reason-leaves_church = leaves the church card to another
reason-raises = raises the die of { category-name } to { $die } (you have { $sum } there)
reason-lowers = lowers the die of { category-name } to { $die } (you have only { $sum } there)
reason-dice = leaves the dice as they are good for you
reason-would_sum = would bring your { category-name } to { $sum } (the die shows { $die })
reason-would_gold = would bring your gold to { $amount }
reason-would_church = would let you change the dice
reason-covered = is covered and leaves you { $amount } gold
reason-covered_cards = is covered and leaves you { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
reason-bluff = is a bluff, since you have only { $amount } gold
reason-bluff_cards = is a bluff, since you have only { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
reason-saves = saves your { $amount } gold { $cards ->
    [0] for the end
    [one] for the one card still to come
   *[other] for the { $cards } cards still to come
}
reason-exact = pays exactly and leaves you { $amount } gold
reason-over = wastes no more than { $over } and leaves you { $amount } gold
reason-gives = gives up a card of { category-name } (you have { $sum } there, the die shows { $die })
reason-gives_gold = gives up { $amount } gold

## Refusals

refusal-BIB-7 = There is no gift to place now.
refusal-BIB-9 = { $where ->
    [keep] You have kept a card this turn already.
    [auction] You have put a card up for auction this turn already.
   *[public] Enough cards are laid out: one for each other player.
}
refusal-no_pick = There is nothing to pick now.
refusal-BIB-10 = { card-name } isn’t among the cards laid out.
refusal-BIB-13 = There is no church card to use now.
refusal-BIB-15 = This church card can’t do that. It is: { card-name }.
refusal-BIB-16 = This church card changes two different dice or none. It is: { card-name }.
refusal-BIB-17 = A die stays between 1 and 6.
refusal-BIB-20 = A bid has to be higher than { $highest }.
refusal-no_bidding = Nobody is bidding now.
refusal-BIB-22 = There is nothing to pay in gold now.
refusal-BIB-23 = There is nothing to pay in cards now.
refusal-not_held = You don’t hold this: { card-name }.
refusal-BIB-28 = The game is already over.
refusal-BIB-R1 = Bids for this card end at { $ceiling }.
refusal-BIB-R2 = A payment goes in the order of the cards, has to come out, and in gold takes no card that isn’t needed: choose another one.

## The result

score-category = { category-name }: the die ({ $die }) goes to a sum of { $sum }
score-category_letter = { category-name }: the die ({ $die }) goes to a sum of { $sum }, shared, with the letter { $letter }
score-category_nobody = { category-name }: nobody has a card, nobody gets the die
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold } gold left
score-tie_gold = The tie goes to the most gold
score-tie_monks = The tie goes to the winner of the monks
score-shared = Equal in everything: the win is shared

## Words on the board

word-dice = Scriptorium
word-die = Die
word-deck = Gifts
word-auction = Auction deck
word-discard = Discarded
word-removed = Out of the game
word-face_down = Face down
word-public = Laid out
word-drawn = Drawn
word-kept = Kept
word-church = Church card
word-lot = Under the hammer
word-bid = Bid
word-bids = Bids
word-highest = Highest bid
word-due = Still to pay
word-passed = out
word-barred = barred
word-in_gold = bids in gold
word-in_cards = bids in cards
word-can_cover = You can cover
word-cheapest = Cheapest cover
word-bluff = Bluff
word-hand = Hand
word-hands = Hands
word-known = known
word-gold = Gold
word-sum = Sum
word-letter = Letter
word-active = Active player
word-put_up = You put up
word-points = Points
word-turn = Turn
word-you = You

## Rules page

rules-title = How to play Biblios
rules-lead = Have the most in a category, and its die is yours. The dice are your points. First everybody gets cards as gifts, then the rest is auctioned; gold pays for books, and books pay for gold.
rules-components = What’s in the box
rules-setup = Getting ready
rules-gifts = The gifts
rules-church = Church cards
rules-auction = The auction
rules-end = When the game ends
rules-rulings = Fine points

## Rules: components

rule-BIB-1 = There are 87 cards: 33 gold, 45 for the library (nine in each of five categories) and 9 church cards.
rule-BIB-2 = The categories are pigments (blue), monks (brown), manuscripts (orange), holy books (green) and forbidden books (red). Each of their cards has a value and a letter from A to I; A is the best when sums are equal.
rule-BIB-3 = The scriptorium shows one die for each category: that is what the category is worth at the end.
rule-BIB-4 = All dice start at 3. The table can choose 1 or 2 instead: our rulebook says one thing in its text and another in its picture, while the published game says 3.

## Rules: getting ready

rule-BIB-5 = With two players, two gold cards of each value are put aside, then 21 more cards at random, unseen. With three players it is one of each value and then 12 at random; with four, just 7 at random.
rule-BIB-6 = The other cards, 60, 72 or 80 of them, are shuffled as the gift deck. All hands are empty. Seats are shuffled before the game, and the first seat begins.

## Rules: the gifts

rule-BIB-7 = The active player hands out 3, 4 or 5 cards (with 2, 3 or 4 players), one after another: draw it, look at it alone, place it, and only then draw the next.
rule-BIB-8 = A card can be kept, face down; laid out face up for the others; or put into the auction deck, face down.
rule-BIB-9 = By the end of the turn exactly one card is kept, exactly one is in the auction deck, and one is laid out for each other player. A place that is full can’t be chosen any more, and the last place left isn’t asked about.
rule-BIB-10 = When all are placed, the active player takes the kept card into the hand, unless it was a church card, which is done with already. Then the others take one of the cards laid out each, starting on the left and going clockwise. Equal cards are one choice.
rule-BIB-11 = Then it is the left neighbour’s turn. The gifts end with the gift deck, which always comes out even.
rule-BIB-12 = You can look at your own hand whenever you like, and never at another one.

## Rules: church cards

rule-BIB-13 = You gain a church card by keeping it, by taking it from the cards laid out or by buying it. Play stops, the card takes effect and is discarded: it never gets into a hand. As long as it is laid out or in the auction deck it does nothing, and the next player picks only after it has been dealt with.
rule-BIB-14 = You don’t have to use it. It is discarded all the same.
rule-BIB-15 = “+1” raises one die by one, “−1” lowers one, and “±1” does whichever you like.
rule-BIB-16 = “+1 +1” and “−1 −1” change two different dice or none at all: not just one, and not one twice.
rule-BIB-17 = A die never goes below 1 or above 6. If a card for two dice finds fewer than two that can move, nothing happens and nobody is asked.
rule-BIB-18 = A church card that you keep, even when there was no other place left, is dealt with in the open before you draw again, and that was your kept card for this turn.

## Rules: the auction

rule-BIB-19 = The auction deck is shuffled. Whoever began the game is the active player again; after each card the role passes to the left.
rule-BIB-20 = The active player turns up a card. Bidding starts on the left and goes clockwise, the active player last. You bid more than anybody before you, or pass and are out until the next card. Round it goes until only the highest bidder is left, who wins at once. If all others have passed without a bid, the last one may still bid or pass.
rule-BIB-21 = A card that nobody bids for is discarded.
rule-BIB-22 = For anything but gold, church cards included, you bid gold. The winner shows gold cards worth at least the bid and discards them. There is no change, so it may cost more than was bid.
rule-BIB-23 = For gold you bid a number of cards. The winner discards exactly that many, of any kind, face down: nobody else learns which.
rule-BIB-24 = The winner takes the card into the hand; a church card takes effect instead.
rule-BIB-25 = You may bluff and bid more than you have. But a winner who can pay must pay, and one who can’t is punished.
rule-BIB-26 = Clockwise from the bluffer’s left, each other player takes one random card from the bluffer’s hand, as long as there are any. Then the same card is auctioned again from the start, without the bluffer and with all passes forgotten. Whoever has bluffed over this card stays out of it; if that is everybody, the card is discarded and the role passes on.
rule-BIB-27 = Medieval bluff, an option: the bluffer loses just one random card, face down, drawn by the left neighbour. The rest stays as it is.
rule-BIB-28 = The auction is over when its deck is empty.

## Rules: the end

rule-BIB-29 = In each category the highest sum of values wins the die. If sums are equal, whoever of those has the letter nearest to A wins. If nobody has a card, nobody gets the die.
rule-BIB-30 = Your points are the dice you have won. The most points win.
rule-BIB-31 = A tie goes to the most gold in the hand, then to the winner of the monks. If none of the tied has won the monks, they share the win.

## Rules: fine points

rule-BIB-R1 = Bids are whole numbers: up to 66, all the gold there is, or for gold up to 87, all the cards there are. At that point the others are out without being asked.
rule-BIB-R2 = You pay card by card, in the order gold, pigments, monks, manuscripts, holy books, forbidden books, without going back, and only in ways that come out. In gold no card may be needless, one that could be left out with the bid still covered: with 1, 1, 3 and 3 in hand, a bid of 2 is paid with 3 or with 1 + 1. That is less than the rulebook’s “any combination”, but throwing gold away gains nothing.
rule-BIB-R3 = You can pay in gold if all your gold covers the bid, and in cards if you hold that many.
rule-BIB-R4 = Church cards are never in a hand, so no penalty can take one.
rule-BIB-R5 = Places go by points, then gold, then monks. Who is equal in all of that shares the place.
rule-BIB-R6 = One example in the rulebook shows a monk of value 1. That is a misprint: monks are worth 2, 3 or 4.

## Rules: the tables of cards

rules-assumed = How many cards there are is confirmed by published descriptions, the church cards by one of them. Which letter stands on which value is our assumption: in each category the lowest values have the first letters.
rules-table-category = Category
rules-table-value = Value
rules-table-letters = Letters
rules-table-cards = Cards
rules-table-other = Other cards

## Positions that cannot be

position-dice = each from { $lowest } to { $highest }
position-card_needed = a card is needed
position-cards = { card-name }: { $placed } are placed, but there are only { $there }
position-gold_aside = with { $players } players { $aside } of each gold card are out of the game
position-church_in_hand = a church card is never in a hand
position-church_face_down = a church card is never discarded face down
position-deck_in_auction = the auction starts when the gift deck is empty
position-deck = { $now } cards are needed for this turn, then { $turn } for each other one, not { $cards }
position-room = the active player needs two places to choose from
position-public = two different cards are needed to choose from
position-church = a church card is needed
position-bids = the highest bidder has a bid
position-idle = the seat to move has nothing to decide in this position
