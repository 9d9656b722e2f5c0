### Birdie: every text of the game, in English.

## The game on the front page

title = Birdie
tagline = Stack your birds in the right order and watch them take off in sets.
about = Pick birds from the open row and stack them, face down, into a deck of your own. At the end of each of two rounds the deck becomes a row of birds on a wire, and neighbours that share a kind or a season fly off together for points. Order is everything, and so is stopping in time. For 2 to 4 players.

## Options

option-advanced = Advanced scoring
option-advanced-help = Cards are removed from the row one by one, and whatever meets at the gap flies off. Every ability can be used twice.
option-open_memory = Open memory
option-open_memory-help = Everybody may look at their own personal deck at any time. Without it, you have to remember what you stacked.
option-flaps = Flaps column
option-flaps-help = The points beside the squares of your sheets, from the first on, for example 1 2 3 4 6 8 10 12 15 18. Without any, just those: the published column isn’t known beyond its first square.

## Birds, seasons and cards: names and helper forms

feature-name = { $feature ->
    [woodpecker] Woodpecker
    [robin] Robin
    [pigeon] Pigeon
    [owl] Owl
    [spring] Spring
    [summer] Summer
    [autumn] Autumn
   *[winter] Winter
}
# What a set is made of, after a number or "a set of".
set-gen = { $feature ->
    [woodpecker] woodpeckers
    [robin] robins
    [pigeon] pigeons
    [owl] owls
    [spring] spring birds
    [summer] summer birds
    [autumn] autumn birds
   *[winter] winter birds
}
bird-gen = { $bird ->
    [woodpecker] woodpecker
    [robin] robin
    [pigeon] pigeon
   *[owl] owl
}
card-name = { $card ->
    [spring_woodpecker] Spring woodpecker
    [summer_woodpecker] Summer woodpecker
    [autumn_woodpecker] Autumn woodpecker
    [winter_woodpecker] Winter woodpecker
    [spring_robin] Spring robin
    [summer_robin] Summer robin
    [autumn_robin] Autumn robin
    [winter_robin] Winter robin
    [spring_pigeon] Spring pigeon
    [summer_pigeon] Summer pigeon
    [autumn_pigeon] Autumn pigeon
    [winter_pigeon] Winter pigeon
    [spring_owl] Spring owl
    [summer_owl] Summer owl
    [autumn_owl] Autumn owl
   *[winter_owl] Winter owl
}
# A card as the subject of a sentence.
card-nom = { $card ->
    [spring_woodpecker] a spring woodpecker
    [summer_woodpecker] a summer woodpecker
    [autumn_woodpecker] an autumn woodpecker
    [winter_woodpecker] a winter woodpecker
    [spring_robin] a spring robin
    [summer_robin] a summer robin
    [autumn_robin] an autumn robin
    [winter_robin] a winter robin
    [spring_pigeon] a spring pigeon
    [summer_pigeon] a summer pigeon
    [autumn_pigeon] an autumn pigeon
    [winter_pigeon] a winter pigeon
    [spring_owl] a spring owl
    [summer_owl] a summer owl
    [autumn_owl] an autumn owl
   *[winter_owl] a winter owl
}
# A card as the object of a verb.
card-acc = { $card ->
    [spring_woodpecker] a spring woodpecker
    [summer_woodpecker] a summer woodpecker
    [autumn_woodpecker] an autumn woodpecker
    [winter_woodpecker] a winter woodpecker
    [spring_robin] a spring robin
    [summer_robin] a summer robin
    [autumn_robin] an autumn robin
    [winter_robin] a winter robin
    [spring_pigeon] a spring pigeon
    [summer_pigeon] a summer pigeon
    [autumn_pigeon] an autumn pigeon
    [winter_pigeon] a winter pigeon
    [spring_owl] a spring owl
    [summer_owl] a summer owl
    [autumn_owl] an autumn owl
   *[winter_owl] a winter owl
}
# The same from its two parts.
parts-acc = { $bird ->
    [woodpecker] { $season ->
        [spring] a spring woodpecker
        [summer] a summer woodpecker
        [autumn] an autumn woodpecker
       *[winter] a winter woodpecker
    }
    [robin] { $season ->
        [spring] a spring robin
        [summer] a summer robin
        [autumn] an autumn robin
       *[winter] a winter robin
    }
    [pigeon] { $season ->
        [spring] a spring pigeon
        [summer] a summer pigeon
        [autumn] an autumn pigeon
       *[winter] a winter pigeon
    }
   *[owl] { $season ->
        [spring] a spring owl
        [summer] a summer owl
        [autumn] an autumn owl
       *[winter] a winter owl
    }
}

## Steps of a turn and of scoring

phase-turn = Turn
phase-stack = Stacking
phase-before = Robin and woodpecker
phase-robin = Robin
phase-woodpecker_from = Woodpecker
phase-woodpecker_to = Woodpecker
phase-cut = Sets
phase-cut_end = Sets
phase-cut_feature = Sets
phase-pigeon = Pigeon
phase-remove = Removing
phase-gap_feature = At the gap
phase-gap_pigeon = Pigeon
phase-owl = Owl
phase-owl_box = Owl

## What to do now

prompt-turn = { $ways ->
    [pass_take] Take one card into your hand, or pass.
   *[other] Take one card into your hand, start stacking two, or pass.
}
prompt-stack = { $ways ->
    [stack] Stack two cards of the open row, from the bottom up.
    [done_stack_hand] Your two cards are stacked. Add any from your hand, or finish.
    [done] Your two cards are stacked. Finish the stack.
   *[other] Stack two cards of the open row, and any from your hand, from the bottom up.
}
prompt-before = { $ways ->
    [done_robin] Before you make sets: use a robin, or go on.
    [done_woodpecker] Before you make sets: use a woodpecker, or go on.
   *[other] Before you make sets: use a robin or a woodpecker, or go on.
}
prompt-robin = Put the card that the robin brought anywhere in your row.
prompt-woodpecker_from = Choose the card that the woodpecker moves.
prompt-woodpecker_to = Choose the place it moves to.
prompt-cut = Where does a set begin? Finish when you like what is pencilled in.
prompt-cut_end = Choose where this set ends.
prompt-cut_feature = Both boxes would fit. Which one do you fill?
prompt-pigeon = You may give up a set to your pigeon for two flaps.
prompt-remove = Choose a card to remove: what meets at the gap flies off.
prompt-gap_feature = The birds at the gap share both features. Which one counts?
prompt-gap_pigeon = Write this set, or give it up to your pigeon for two flaps?
prompt-owl = Your owl may copy your lowest set of this round into an empty box.
prompt-owl_box = Choose the empty box for the owl.
prompt-wait = Waiting for { $player }.
prompt-over = The game is over.

## Buttons

decision-take = Take the card at place { $slot }
decision-stack = Stack the card at place { $slot }
decision-stack_hand = Stack { parts-acc } from your hand
decision-done = Done
decision-pass = Pass
decision-robin = Use a robin
decision-woodpecker = Use a woodpecker
decision-position = Place { $position }
decision-feature = { feature-name }
decision-pigeon = Give a set to the pigeon
decision-owl = Use an owl

## Log

event-took = { $you ->
    [yes] You take
   *[no] { $player } takes
} { card-acc } into hand.
event-stacked = { $you ->
    [yes] You stack
   *[no] { $player } stacks
} { card-acc } from the open row.
event-stacked_hand = { $you ->
    [yes] You add
   *[no] { $player } adds
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from the hand to the stack.
event-joined = The open row gets { card-acc }.
event-stop = The Stop card comes up: the open row gets no more cards.
event-passed = { $you ->
    [yes] You pass and write
   *[no] { $player } passes and writes
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-passed_empty = { $you ->
    [yes] You find no card to take, have to pass and write
   *[no] { $player } finds no card to take, has to pass and writes
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-passed_last = All the others are out: after this last turn { $you ->
    [yes] you pass too
   *[no] { $player } passes too
}.
event-laid_out = { $you ->
    [yes] You score
   *[no] { $player } scores
} { $count ->
    [0] without a single card in the row
    [one] a row of { $count } card
   *[other] a row of { $count } cards
}.
event-robin = { $you ->
    [yes] You send
   *[no] { $player } sends
} a robin, and it brings { card-acc } from under the Stop card.
event-placed = { $you ->
    [yes] You put
   *[no] { $player } puts
} { card-acc } at place { $place } of the row.
event-woodpecker = { $you ->
    [yes] You send
   *[no] { $player } sends
} a woodpecker: { card-nom } moves from place { $start } to place { $place }.
event-pencilled = { $you ->
    [yes] You pencil in
   *[no] { $player } pencils in
} { $count } for { set-gen }{ $before ->
    [0] .
   *[other] , instead of { $before }.
}
event-wrote = { $you ->
    [yes] You write
   *[no] { $player } writes
} { $count } for { set-gen }. Flaps so far: { $flaps }.
event-lost = { $you ->
    [yes] You let
   *[no] { $player } lets
} { $count } { set-gen } go for nothing: the box is filled.
event-trophy = { $you ->
    [yes] You now have
   *[no] { $player } now has
} the { bird-gen } trophy.
event-removed = { $you ->
    [yes] You remove
   *[no] { $player } removes
} { card-acc } from place { $place }.
event-cleared = { $you ->
    [yes] You clear
   *[no] { $player } clears
} the row: { $count ->
    [one] the last card goes
   *[other] the last { $count } cards go
}.
event-pigeon = { $you ->
    [yes] You give up
   *[no] { $player } gives up
} a set to the pigeon. Flaps so far: { $flaps }.
event-owl = { $you ->
    [yes] You send an owl and copy
   *[no] { $player } sends an owl and copies
} { $points } into the box “{ feature-name }”.
event-round = Round { $round } begins, and { $you ->
    [yes] you go first
   *[no] { $player } goes first
}.
event-only_place = There is no other place for it.
event-only_box = Only one box is empty.
event-only_set = No other set can begin there.
event-won = { $you ->
    [yes] You win
   *[no] { $player } wins
}!

## What is good about a decision: parts of one sentence, whose subject is the decision

reason-trophy = brings you the { bird-gen } trophy
reason-writes = writes { $count } for { set-gen }
reason-copies = writes { $count } for { set-gen } without a set
reason-pencils = pencils a set of { $count } { set-gen }
reason-run = gives you { $count } { set-gen } side by side in your deck
reason-joins = makes it { $count } { set-gen } in your hand
reason-ability = gives you a { bird-gen } to use when you score
reason-stacks = brings { $count ->
    [one] { $count } card
   *[other] { $count } cards
} onto your deck at once
reason-passes = { $points ->
    [0] ends the round for you
    [one] writes { $points } point for passing
   *[other] writes { $points } points for passing
}
reason-flaps = marks two flaps for a set that fits nowhere
reason-robin = brings one more card into your row

## Refusals

refusal-BRD-7 = There is no card at that place of the open row.
refusal-BRD-8-slot = There is no card to stack at that place of the open row.
refusal-BRD-8-hand = You have no card like that in your hand: { card-nom }.
refusal-BRD-8-done = You can finish once exactly two cards of the open row are stacked.
refusal-BRD-8-two = Two cards of the open row are stacked already: no more than that.
refusal-BRD-8-staged = That card of the open row is in your stack already.
refusal-BRD-8-begun = You have begun to stack: finish the stack, or take it back.
refusal-BRD-9 = Everybody has passed: this round’s turns are over, now it is scored.
refusal-BRD-13 = Stacking takes two cards of the open row, and there aren’t that many left.
refusal-BRD-16 = No row is laid out yet: that comes with the scoring.
refusal-BRD-17 = Robin and woodpecker are used while you score, before you make sets.
refusal-BRD-18 = That makes no set: it takes two or more neighbours that share a bird or a season, from left to right.
refusal-BRD-20 = The box “{ feature-name }” is filled, and a filled box never changes.
refusal-BRD-R1 = A set of { set-gen } that is as large is pencilled in already: only a larger one takes its place.
refusal-BRD-24 = Pigeon and owl come after your sets: first the pigeon, then the owl.
refusal-BRD-26 = You have used up your { bird-gen } ability.
refusal-BRD-27 = A woodpecker needs a row of two cards or more.
refusal-BRD-27-hand = You have no woodpecker in your hand.
refusal-BRD-27-place = The woodpecker is on its way: choose a card of your row, then another place for it.
refusal-BRD-28 = There is no card left under the Stop card.
refusal-BRD-28-hand = You have no robin in your hand.
refusal-BRD-28-place = Choose a place in your row for the card that the robin brought.
refusal-BRD-29 = There is no set that you could give up.
refusal-BRD-29-hand = You have no pigeon in your hand.
refusal-BRD-30 = An owl needs a set written this round, and an empty box.
refusal-BRD-30-hand = You have no owl in your hand.
refusal-BRD-30-box = Choose an empty box for the owl.
refusal-BRD-33 = The game is over.
refusal-BRD-34 = Choose a card of the row to remove: that goes on until the row is empty.
refusal-BRD-36 = Only a feature that the two cards at the gap share can be chosen, and only if they share both.
refusal-BRD-40 = The pigeon is asked about each set as it arises, the owl once the row is empty.

## The result

score-seasons = Season boxes: { $points }
score-birds = Bird boxes: { $points }
score-flaps = { $count ->
    [one] { $count } flap: { $points }
   *[other] { $count } flaps: { $points }
}
score-passes = Passes: { $points }
score-trophies = { $count ->
    [one] { $count } trophy: { $points }
   *[other] { $count } trophies: { $points }
}
score-total = Total: { $points }
score-tie = Equal totals: { $you ->
    [yes] you win
   *[no] { $player } wins
} by passing earlier in round { $round }

## The scoring helper

helper-title-cut = The best way to cut this row
helper-title-removals = The best order of removals
helper-set = Places { $start } to { $end }: { $count } { set-gen }
helper-remove = Remove { card-acc } (place { $place })
helper-fly = { $count } { set-gen } fly off: { $written ->
    [yes] written
   *[no] lost, the box is filled
}
helper-clear = Clear the rest of the row
helper-none = No set can be written here.
helper-total = Together { $total ->
    [one] { $total } point
   *[other] { $total } points
}: sets { $points }, flaps { $flaps }, trophies { $trophies }
helper-exact = Every way was looked at: with this flaps column there is no better one.
helper-limit = The search was cut short: there may be a better way.

## Words on the board

word-round = Round
word-open_row = Open row
word-hand = Hand
word-personal_deck = Personal deck
word-stack = Stack
word-row = Row
word-deck = Deck
word-under = Under the Stop card
word-stop = Stop
word-stopped = The Stop card is out
word-guest = Robin’s card
word-sheet = Sheet
word-boxes = Boxes
word-seasons = Seasons
word-birds = Birds
word-flaps = Flaps
word-passes = Passes
word-pass = Pass
word-passed = Passed
word-trophies = Trophies
word-abilities = Abilities
word-used = Used
word-total = Total
word-lowest = Lowest set of this round
word-turn = Turn
word-you = You

## Rules page

rules-title = How to play Birdie
rules-lead = In two rounds you build a personal deck of birds, and its order matters: it becomes a row, and neighbours that share a kind or a season make sets. Fill the boxes of your sheet with large sets, and have the most points in the end.
rules-components = What’s in the box
rules-setup = Getting ready
rules-turn = Your turn
rules-scoring = Scoring a round
rules-abilities = What the birds can do
rules-game_end = The end of the game
rules-advanced = The advanced variant
rules-rulings = Fine points

## Rules: components

rule-BRD-1 = There are 64 bird cards: woodpeckers, robins, pigeons and owls, each in spring, summer, autumn and winter, and four copies of every combination. There is also a Stop card, and a trophy for each of the four birds.
rule-BRD-2 = Everybody has a sheet with four season boxes and four bird boxes, each of which can be written once in the whole game. It also has a pass box for each round, a column of flaps and room to note which abilities are used up.

## Rules: getting ready

rule-BRD-3 = All bird cards are shuffled. With two players they are split into two halves of 32: the first is for round 1; the second, as it was shuffled, for round 2, and then everything from the first half is out. With three or four players all 64 cards are shuffled again for round 2.
rule-BRD-4 = One card per player is put aside unseen. The Stop card covers them, and the rest of the deck lies on top of it.
rule-BRD-5 = Everybody draws two cards as a secret hand. Four more cards are laid face up: the open row.
rule-BRD-6 = The loudest chirper starts round 1; here the seats are shuffled before the game and the first seat starts. Round 2 is started by whoever passed last in round 1.

## Rules: a turn

rule-BRD-7 = Take one card: choose a card of the open row and add it to your hand. The row gets a new card in its place.
rule-BRD-8 = Stack: choose two cards of the open row and put them, with as many cards from your hand as you like, face down on top of your personal deck, in any order. The row gets two new cards. Once you have begun to stack, that is your turn.
rule-BRD-9 = Pass: you are out for the rest of the round. You write two points for each other player who hasn’t passed yet: with four players 6, 4, 2 and 0.
rule-BRD-10 = Cards always come from the open row, never straight from the deck.
rule-BRD-11 = Nobody may look through a personal deck, not even its owner.
rule-BRD-12 = When the Stop card comes up, the round goes on, but the open row gets no more cards. If it comes up between two cards, only the first one is added.
rule-BRD-13 = If there is nothing you can take, you must pass. With a single card in the open row you can still take it, but stacking needs two.
rule-BRD-14 = When everybody else has passed, you have one more turn at most; it may be the pass itself. After it you are out too, for 0 points.

## Rules: scoring

rule-BRD-15 = When all have passed, everybody scores, in the order in which they passed.
rule-BRD-16 = Your personal deck is laid out as a row, in its order. Here the bottom card comes to lie on the left.
rule-BRD-17 = Before making sets you may use robins and woodpeckers, in any order.
rule-BRD-18 = Then you cut the row into sets as you like. A set is two or more neighbouring cards that share a bird or a season. Single cards score nothing, you needn’t make any set, and you may leave part of a longer run out.
rule-BRD-19 = A set is worth as many points as it has cards. If several sets of the round have the same feature, only the largest counts.
rule-BRD-20 = The points must be written into the box of the set’s feature if it is empty, unless you give the set to a pigeon. A filled box never changes: such a set scores nothing.
rule-BRD-21 = Each set you write gives one flap: mark the next square of the column.
rule-BRD-22 = A set that couldn’t be written gives no flap. Only a pigeon can change that.
rule-BRD-23 = If the number you write in a bird box is higher than the number of everybody else there so far, that bird’s trophy comes to you, whoever has it. With equal numbers it stays where it is.
rule-BRD-24 = After the sets you may use the pigeon and the owl. Here the pigeon comes first: see “Fine points”.
rule-BRD-25 = When you have scored, your row is discarded. After round 1 the hands that are left are discarded unseen, and round 2 is set up.

## Rules: abilities

rule-BRD-26 = You use an ability by discarding the bird from your hand while you score. Each of the four abilities can be used once in the whole game.
rule-BRD-27 = Woodpecker, before the sets: move one card of your row to another place. The row needs two cards or more.
rule-BRD-28 = Robin, before the sets: draw the top card from under the Stop card and put it anywhere in your row. If no card is left there, it can’t be used.
rule-BRD-29 = Pigeon: give up a set you have just made, whether or not it could be written. It brings no points, no flap of its own and no trophy; you mark two flaps instead.
rule-BRD-30 = Owl: copy the lowest score that you wrote for a set this round into any empty box, but never more than 5. It gives no flap, and what an owl wrote can’t be copied. Without a set written this round there is nothing to copy.
rule-BRD-31 = A number that an owl writes into a bird box can win the trophy.

## Rules: the end

rule-BRD-32 = Your total is all your season and bird boxes, the number beside your last marked flap, both pass boxes, and 3 points for each trophy.
rule-BRD-33 = The highest total wins. Of equal totals, the one who passed earlier in round 2 wins.

## Rules: the advanced variant

rule-BRD-34 = Instead of cutting the row, choose any card, remove it for nothing and look at the gap. Do so until the row is empty.
rule-BRD-35 = If the two cards at the gap share a feature, they fly off together with all neighbours on both sides that have it too. That is a set, scored at once, and you can’t leave any of it behind.
rule-BRD-36 = If the two share both bird and season, you choose which one counts.
rule-BRD-37 = That leaves a new gap, so look again: sets can follow each other in a chain. When the cards at the gap share nothing, or the gap is at the end of the row, the row closes up and you choose the next card.
rule-BRD-38 = Sets are written in the order they arise. If the box is filled, the points are lost.
rule-BRD-39 = Flaps and trophies work as before. Each ability can be used twice in the game, so the cards under the Stop card may run out before everybody’s robins do.
rule-BRD-40 = You decide about the pigeon for each set as it arises, and about the owl when the row is empty.

## Rules: fine points

rule-BRD-R1 = Of several sets with the same feature the largest is written and gives the flap. So sets are only pencilled in while you cut, from left to right, for everybody to see: a later, larger one takes the place of a smaller one with its feature, whose cards are left over for a pigeon. When you finish, what is pencilled in is written. You are always asked, so that you can take a set back; a set can’t be lengthened, nor its cards cut again, in any other way.
rule-BRD-R2 = Different abilities can be combined in one scoring, and in the advanced variant also two of the same, if you hold two such birds. It makes no difference which season’s bird you discard: here it is the first in the order of the cards.
rule-BRD-R3 = You see the robin’s card before you place it, and a woodpecker may move it later.
rule-BRD-R4 = A set given up to a pigeon is not a score of this round: an owl can’t copy it.
rule-BRD-R5 = The ban on looking is about memory. Your own deck’s order is shown only if the table plays with open memory. Bots remember what they stacked.
rule-BRD-R6 = With an empty personal deck there are no sets, and so nothing for an owl. A robin can still make a row of one card, which a woodpecker can’t move.
rule-BRD-R7 = Flaps beyond the last square of the column are lost.
rule-BRD-R8 = The rulebook names no order for pigeon and owl. Here the pigeon comes first, which leaves less choice: a pigeon is given a set that was just made.

## Rules: the tables

rules-assumed = The number of cards is confirmed by published descriptions. The flaps column is not: only its first square, 1 point, is known. That it has ten squares worth 1, 2, 3, 4, 6, 8, 10, 12, 15 and 18 points is our assumption. If the column of your sheets is another one, a table can be played with it.
rules-table-bird = Bird
rules-table-cards = Cards
rules-table-flaps = Flaps
rules-table-points = Points (assumed)

## Positions that cannot be

position-cards = { card-name }: { $placed } cards are placed, but there are only { $there }
position-second = round 2 needs at least { $needed } cards
position-round = from 1 to { $last }
position-passed = has passed
position-open_row = with no card there, nobody has a turn
position-order = everybody passes before the one whose turn it is scores
position-scored = whoever has scored has no row any more
position-flaps = from 0 to { $squares }
position-not_staging = cards are staged only while a stack is put together
position-staged = the cards of the places in staged_slots, and of the hand
position-sets = they lie in the row
position-sets_twice = one of each feature, the largest
position-mark = a place in the row is needed
position-guest = the card that a robin brought, while it is being placed
position-pigeon = a pigeon is needed that can still be used
position-history = it does not make { $held } cards, { $deck } of them stacked
position-length = it could grow beyond { $longest } cards
