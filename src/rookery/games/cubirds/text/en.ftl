### CuBirds: every text of the game, in English.

## The game on the front page

title = CuBirds
tagline = Hem in the birds, gather your flocks, be first with a fine collection.
about = Four rows of birds, a handful of cards and one simple trick: whatever is caught between two birds of the same species comes to you. Gather enough of one species, make a flock and let one or two of its birds join your collection. A quick game for 2 to 5 players.

## Options

option-expert = Expert start
option-expert-help = Nobody gets a bird to begin with: all collections start empty.
option-move_cap = Longest game, in moves
option-move_cap-help = A safety net against a game without end: after so many moves the largest collection wins; equal ones share the win.
option-size = Size
option-size-help = Tiny: a very small game for two that can be solved exactly, for research.
option-size-full = Full
option-size-tiny = Tiny

## Species: names and helper forms

species-name = { $species ->
    [flamingo] Flamingo
    [owl] Owl
    [toucan] Toucan
    [duck] Duck
    [parrot] Parrot
    [magpie] Magpie
    [reed_warbler] Reed warbler
   *[robin] Robin
}
species-count = { $count ->
    [one] { $count } { $species ->
        [flamingo] flamingo
        [owl] owl
        [toucan] toucan
        [duck] duck
        [parrot] parrot
        [magpie] magpie
        [reed_warbler] reed warbler
       *[robin] robin
    }
   *[other] { $count } { birds-acc }
}
# One bird as the subject of a sentence.
bird-nom = { $species ->
    [flamingo] a flamingo
    [owl] an owl
    [toucan] a toucan
    [duck] a duck
    [parrot] a parrot
    [magpie] a magpie
    [reed_warbler] a reed warbler
   *[robin] a robin
}
# One bird as the object of a verb.
bird-acc = { bird-nom }
# The species in the plural, as the object of a verb.
birds-acc = { $species ->
    [flamingo] flamingos
    [owl] owls
    [toucan] toucans
    [duck] ducks
    [parrot] parrots
    [magpie] magpies
    [reed_warbler] reed warblers
   *[robin] robins
}
# The species in the plural, after "a flock of".
birds-gen = { birds-acc }
# $count birds as the object of a verb.
birds-count-acc = { species-count }

## Steps of a turn

phase-lay = Lay
phase-draw = Draw
phase-flock = Flock

## What to do now

prompt-lay = Lay all your birds of one species at either end of a row.
prompt-draw = No birds came your way. You may draw two cards from the deck.
prompt-flock = You may gather one flock: pick a species, or let it be this time.
prompt-wait = Waiting for { $player }.
prompt-over = The game is over.

## Buttons

decision-lay = Lay { birds-acc }: row { $row }, { $side ->
    [L] left
   *[R] right
} end
decision-draw = Draw two cards
decision-decline = Don’t draw
decision-flock = Gather a flock of { birds-gen }
decision-stay = No flock this turn

## Log

event-laid = { $you ->
    [yes] You lay
   *[no] { $player } lays
} { birds-count-acc } at the { $side ->
    [L] left
   *[R] right
} end of row { $row }.
event-took = { $you ->
    [yes] You take
   *[no] { $player } takes
} { birds-count-acc } from row { $row }.
event-refilled = Row { $row } gets { bird-acc } from the deck.
event-drew = { $you ->
    [yes] You draw
   *[no] { $player } draws
} { bird-acc }.
event-drew_unseen = { $you ->
    [yes] You draw
   *[no] { $player } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from the deck.
event-declined = { $you ->
    [yes] You leave the deck
   *[no] { $player } leaves the deck
} alone.
# $shown is always 2 or more.
event-flocked = { $you ->
    [yes] You gather
   *[no] { $player } gathers
} a flock of { $shown } { birds-gen }: { $kept ->
    [1] one joins
    [2] two join
   *[other] { $kept } join
} the collection, the rest goes to the discard pile.
event-stayed = { $you ->
    [yes] You gather
   *[no] { $player } gathers
} no flock.
event-round_over = { $you ->
    [yes] You have no cards left
   *[no] { $player } has no cards left
}: the round is over.
event-hand_discarded = { $you ->
    [yes] You discard
   *[no] { $player } discards
} { birds-count-acc }.
event-dealt = { $you ->
    [yes] You are the dealer now
   *[no] { $player } is the dealer now
}: 8 cards for everybody.
event-reshuffled = The deck has run out. The discard pile is shuffled into a new one.
event-won_seven = { $you ->
    [yes] You win
   *[no] { $player } wins
}: seven different species in the collection!
event-won_pairs = { $you ->
    [yes] You win
   *[no] { $player } wins
}: two species with three or more birds each!
event-short_deck = There aren’t enough cards to deal 8 to everybody. The largest collection wins.
event-move_cap = The decision limit is reached. The largest collection wins.

## What is good about a turn: parts of one sentence, whose subject is the turn

reason-wins = wins the game
reason-flock = gathers a flock of { $shown } { birds-gen }, of which { $kept ->
    [1] one joins
   *[other] two join
} your collection
reason-collection = { $count ->
    [1] gives you your first species
   *[other] gives you { $count } species of seven
}
reason-takes = takes { birds-count-acc }
reason-takes_two = takes { birds-count-acc } and { $count2 } { $species2 ->
    [flamingo] { $count2 ->
        [one] flamingo
       *[other] flamingos
    }
    [owl] { $count2 ->
        [one] owl
       *[other] owls
    }
    [toucan] { $count2 ->
        [one] toucan
       *[other] toucans
    }
    [duck] { $count2 ->
        [one] duck
       *[other] ducks
    }
    [parrot] { $count2 ->
        [one] parrot
       *[other] parrots
    }
    [magpie] { $count2 ->
        [one] magpie
       *[other] magpies
    }
    [reed_warbler] { $count2 ->
        [one] reed warbler
       *[other] reed warblers
    }
   *[robin] { $count2 ->
        [one] robin
       *[other] robins
    }
}
reason-takes_many = takes { $count } birds of { $kinds } species
reason-ready = makes a flock of { $count } { birds-gen } ready
reason-big = makes a big flock of { $count } { birds-gen } ready
reason-nearly = leaves a flock of { birds-gen } just one card short
reason-round = { $count ->
    [one] ends the round with { $count } card in the other hands
   *[other] ends the round with { $count } cards in the other hands
}
reason-cheap = parts with no more than { birds-count-acc }
reason-draw = brings two new cards
reason-keep = ends the turn with a small hand
reason-stay = keeps the cards for a better flock

## Refusals

refusal-CUB-8 = You can’t lay that: the lay comes at the start of your turn, with a species you hold.
refusal-CUB-11 = You can choose whether to draw only right after a lay that took no birds.
refusal-CUB-12 = No flock is possible now. It comes after the lay, and there is at most one a turn.
refusal-CUB-13 = A flock of { birds-gen } takes at least { $needed ->
    [one] { $needed } card
   *[other] { $needed } cards
}, and you hold { $held ->
    [0] none
   *[other] only { $held }
}.
refusal-CUB-18 = The game is already over.

## The result

score-collection = { $count ->
    [one] { $count } bird in the collection
   *[other] { $count } birds in the collection
}
score-seven = Seven different species collected
score-pairs = Two species with at least three birds each
score-shared = Equal collections share the win
score-rest = Only winning counts: everybody else shares the next place, however large the collection

## Words on the board

word-row = Row
word-hand = Hand
word-hands = Hands
word-collection = Collection
word-deck = Deck
word-discard = Discard pile
word-dealer = Dealer
word-left = Left
word-right = Right
word-small_flock = Small flock
word-big_flock = Big flock
word-known = Known cards
word-turn = Turn
word-you = You

## Rules page

rules-title = How to play CuBirds
rules-lead = Be the first to collect birds of seven different species, or at least three birds each of two species. You get them by gathering flocks in your hand, and you fill your hand from the four rows on the table.
rules-components = What’s in the box
rules-setup = Getting ready
rules-turn = Your turn
rules-round_end = When a round ends
rules-game_end = When the game ends
rules-rulings = Fine points

## Rules: components

rule-CUB-1 = There are 110 cards with birds of eight species. All cards of a species are alike and show how many of them there are, and how many you need for a small flock and for a big one.

## Rules: getting ready

rule-CUB-2 = One player is the dealer. Here the seats are shuffled before the game, and the first seat deals.
rule-CUB-3 = The deck is shuffled and 12 cards are laid face up in four rows of three. A row starts with three different species: when two match, the later one is set aside and replaced until they differ. Birds set aside are shuffled back into the deck.
rule-CUB-4 = Everybody gets a hand of 8 cards that the others don’t see.
rule-CUB-5 = Everybody gets one more card, face up. It is the first bird of the collection.
rule-CUB-6 = The remaining cards are the deck, face down. Next to it is room for a discard pile, empty for now.
rule-CUB-7 = For experts: skip the bird given in advance, so that all collections start empty.

## Rules: a turn

rule-CUB-8 = The dealer goes first, then play moves clockwise. On your turn you must lay: choose a species in your hand and put every card you have of it at the left or right end of one row.
rule-CUB-9 = Was that species in the row already? Then every bird of another kind between the old cards and the new ones comes into your hand, and the row closes the gap.
rule-CUB-10 = If the row you laid on now has only one species, whether or not you took birds, cards from the deck are added one by one until it has two. The other rows aren’t checked, and this happens before you may draw. New cards join at the right; the side makes no difference to play.
rule-CUB-11 = If you took no birds from the row, you may draw the top two cards of the deck. It is two or none: you can’t choose to draw just one.
rule-CUB-12 = After the lay you may gather one flock. Choose a species you hold enough of for at least a small flock and show all your cards of it. One goes to your collection, or two if there are enough for a big flock; the others are discarded. Birds you have only just picked up count too, and a big flock can’t be treated as a small one.
rule-CUB-13 = With fewer cards than a small flock needs, there is no flock.
rule-CUB-14 = A bird in a collection stays there for good.

## Rules: end of a round

rule-CUB-15 = The round is over the moment somebody has no cards in hand: after a lay that took nothing with no draw to follow, or after a flock made of the last cards. All other hands are discarded. The rows stay as they are.
rule-CUB-16 = Whoever ran out of cards is the new dealer: everybody is dealt 8 cards, the dealer first and then clockwise, and the dealer starts the round.
rule-CUB-17 = When a card is needed and the deck is empty, the discard pile is shuffled into a new deck. That goes for dealing, drawing and filling up rows.

## Rules: end of the game

rule-CUB-18 = If your collection has seven different species at the end of your turn, you win at once.
rule-CUB-19 = You also win at once if it has two species with at least three birds each.
rule-CUB-20 = If a new round is to be dealt and deck and discard pile together don’t hold 8 cards for everybody, the game stops there: the other hands have been discarded, nothing is dealt, and the collection with the most cards wins.
rule-CUB-21 = If several collections are equally large then, their owners share the win.

## Rules: fine points

rule-CUB-R1 = Birds of one species always sit side by side in a row, so there is never any doubt about which birds are in between. A row therefore has at most eight groups.
rule-CUB-R2 = If you lay your last cards, take nothing and then draw, the round goes on, even when the deck has only a single card to give.
rule-CUB-R3 = With deck and discard pile both empty, no draw is offered, and a row gets only the cards there are. A row left with one species stays that way until somebody lays on it, even into the next round. If only the deck is empty, you may still draw.
rule-CUB-R4 = A win is checked before the end of the round: if the turn that empties a hand also wins, the game is over.
rule-CUB-R5 = The winners come first and everybody else shares the next place. The score shown is the number of cards in the collection.
rule-CUB-R6 = If nobody ever gathers a flock, the game could last for ever. So there is a limit, 5,000 decisions unless the table sets another: after that the largest collection wins, and equal ones share the win. Ordinary games end long before.

## Rules: the species table

rules-assumed = Every figure about the cards is confirmed by several independent published descriptions of the game. None of them is our guess.
rules-table-species = Species
rules-table-cards = Cards
rules-table-small = Small flock
rules-table-big = Big flock

## Positions that cannot be

position-cards = { species-name }: { $placed } cards are placed, but there are only { $there }
position-known = more cards are known than the hand holds
position-unseen = { $count } cards of the hand are not known
