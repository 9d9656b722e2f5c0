### Pluck: every text of the game, in English.

## The game on the front page

title = Pluck
tagline = The biggest bird gets the berries, unless it meets its equal.
about = Everybody sends a bird to the bush. The largest one plucks all the berries, but two of the same size only squabble. Three birds, three visits, two minutes: a tiny game for 2 to 4 players.

## Options

option-open_hands = Open hands
option-open_hands-help = Everybody sees all hands: nothing is hidden.

## Birds

# One bird as the object of a verb.
bird-acc = { $species ->
    [wren] a wren
    [robin] a robin
    [starling] a starling
    [jay] a jay
    [rook] a rook
   *[raven] a raven
}
# A card's face on a board: the name, and the figure that counts.
card-wren = Wren
card-robin = Robin
card-starling = Starling
card-jay = Jay
card-rook = Rook
card-raven = Raven
card-wren-mark = 1
card-robin-mark = 2
card-starling-mark = 3
card-jay-mark = 4
card-rook-mark = 5
card-raven-mark = 6
berries-count = { $berries ->
    [one] { $berries } berry
   *[other] { $berries } berries
}

## What to do now

prompt-send = Send one of your birds to the bush.
prompt-wait = Waiting for { $player }.
prompt-over = The game is over.

## Buttons

decision-send = Send { bird-acc }

## Log

event-ripened = { berries-count } { $berries ->
    [one] ripens
   *[other] ripen
}.
event-sent = { $you ->
    [yes] You send
   *[no] { $player } sends
} { bird-acc }.
event-plucked = { $you ->
    [yes] Your
   *[no] { $player }’s
} { $species ->
    [wren] wren
    [robin] robin
    [starling] starling
    [jay] jay
    [rook] rook
   *[raven] raven
} plucks { berries-count }.
event-squabbled = No bird is alone of its size: they squabble, and { berries-count } { $berries ->
    [one] stays
   *[other] stay
} on the bush.

## Refusals

refusal-PLU-1 = With so few players there is no { $species ->
    [wren] wren
    [robin] robin
    [starling] starling
    [jay] jay
    [rook] rook
   *[raven] raven
} in the game.
refusal-PLU-5 = You don’t have { bird-acc } to send.
refusal-PLU-8 = The game is already over.

## The result

score-shared = Equal numbers share the win
score-berries = { $berries ->
    [0] No berries
    [one] { $berries } berry
   *[other] { $berries } berries
}

## Words on the board

word-visit = Visit
word-leader = Leads
word-bush = Berries on the bush
word-sent = At the bush
word-hands = Hand
word-berries = Berries
word-gone = Flown away
word-aside = Set aside

## Rules page

rules-title = How to play Pluck
rules-lead = Three times a bush has berries, and each time everybody sends one bird. The largest bird that is alone of its size plucks them. Have the most berries at the end.
rules-components = What’s in the box
rules-setup = Getting ready
rules-visit = A visit to the bush
rules-game_end = When the game ends
rules-assumed = The game is our own, and this page says all there is to say about it.
rules-table-size = Size
rules-table-bird = Bird
rules-table-cards = Cards
rules-table-players = Players

rule-PLU-1 = There are birds of as many sizes as there are players, and two sizes more: from the wren (1) to the jay (4) with two players, to the rook (5) with three and to the raven (6) with four. There are two of each. Six berries ripen in the course of the game.
rule-PLU-2 = The birds are shuffled, and everybody gets three that the others don’t see. (With open hands everybody sees them.)
rule-PLU-3 = The remaining birds are set aside unseen: two with two players, one with three, none with four. The first seat leads.
rule-PLU-4 = There are three visits. At the first one berry ripens, at the second two, at the third three.
rule-PLU-5 = Whoever leads sends a bird from the hand, for all to see; then the others do, one after another. The last bird of a hand flies by itself.
rule-PLU-6 = When all birds are there, those that meet another one of their own size squabble and get nothing. The largest of the others plucks all the berries on the bush, and its owner leads at the next visit.
rule-PLU-7 = If no bird is alone of its size, the berries stay on the bush for the next visit, and the player after the leader leads. All birds fly away after a visit.
rule-PLU-8 = After the third visit the game is over. The most berries win; with equal numbers the win is shared. Berries that are still on the bush are nobody’s.

## Positions that cannot be

position-copies = { $species }: { $placed } are placed, but there are { $there }
position-visit = 1 to 3, not { $visit }
position-held = { $held } birds do not fit visit { $visit }
