### The Bird Told Me To Do It: every text of the game, in English.

## The game on the front page

title = The Bird Told Me To Do It
tagline = Grow one branch together, then do as the birds on it tell you.
about = Everybody builds on the same branch. Whoever adds a card walks along it from the trunk and does, bird by bird, whatever is chirped on the way; birds of the same colour make each other louder. Hold the plumage of the colour that has the most birds when the branch is full, and they are all yours. For 2 to 5 players.

## Options

option-deck = Deck
option-deck-help = Our own deck: in the second one a game is mostly won by 30 points, in the first one mostly when the stock has run out. Or a file with 48 cards of your own, for instance those of the printed game.
option-deck-second = Second
option-deck-first = First
option-deck-file = From a file

## Colours, sides and cards

colour-name = { $colour ->
    [yellow] yellow
    [black] black
    [red] red
    [blue] blue
    [grey] grey
   *[white] white
}
side = { $side ->
    [L] ←
    [R] →
    [U] ↑
   *[D] ↓
}
# A card in a log line: "the blue card with 3 birds".
birds-on-card = { $birds ->
    [one] { $birds } bird
   *[other] { $birds } birds
}
card-nom = The { colour-name } card with { birds-on-card }
card-tag = the { colour-name } card with { birds-on-card }
card-by = { card-tag }
card-old = the { $old_colour ->
    [yellow] yellow
    [black] black
    [red] red
    [blue] blue
    [grey] grey
   *[white] white
} card with { $old_birds ->
    [one] { $old_birds } bird
   *[other] { $old_birds } birds
}
card-over = { $beside ->
    [trunk] the trunk
    [yellow] the yellow one
    [black] the black one
    [red] the red one
    [blue] the blue one
    [grey] the grey one
   *[white] the white one
}
card-aside = { card-over }
# Where it lies, after a comma; nothing where nothing is beside it.
where = { $side ->
    [nowhere] { "" }
    [above] , above { card-over }
    [below] , below { card-over }
    [left] , left of { card-aside }
   *[right] , right of { card-aside }
}
command-word = { $word ->
    [draw] draw
    [salvage] salvage
    [dig] dig
    [refill] refill
    [pay] trade in
    [discard] discard
    [steal] snatch
    [pluck] pick from the branch
    [prune] cut back
    [bank] score
    [cover] cover
    [cover_top] cover
    [move] move
    [add] add
    [add_top] add
    [claim] take a plumage
    [strip] make return a plumage
   *[swap] swap plumages
}
# A number of cards as the object of a verb, after its figure.
cards = { $count ->
    [one] card
   *[other] cards
}
n-cards = ({ $n }) { $n ->
    [one] card
   *[other] cards
}
at-most-birds = at most { $birds_shown } { $birds ->
    [one] bird
   *[other] birds
}
which = on which

## Commands, made from their effects. $n is the circled number.

command-draw = Draw { n-cards }{ $then ->
    [0] { "" }
    [one] , then discard { $then } card from hand
   *[other] , then discard { $then } cards from hand
}.
command-salvage = Take the top { n-cards } of the discard pile into your hand.
command-dig = Look at the top { n-cards } of the discard pile and take 1 into your hand.
command-refill = If you hold fewer than ({ $n }), draw until you hold ({ $n }).
command-pay = You may discard up to ({ $n }) { colour-name } from hand; for each { $reward ->
    [draw] draw { $each }
   *[steal] take { $each } at random from one opponent
}.
command-discard = { $who ->
    [all] Every player discards { n-cards } from hand, you first
    [opponent] An opponent of your choice discards { n-cards }; they choose which
   *[me] Discard { n-cards } from hand
}{ $draws ->
    [yes] , then draw { $more ->
        [0] as many as you discarded
        [one] one more than you discarded
       *[other] { $more } more than you discarded
    }
   *[no] { "" }
}.
command-steal = { $from ->
    [richer] Take { n-cards } at random from each opponent who holds more cards than you
   *[one] Take { n-cards } at random from an opponent’s hand
}{ $gives ->
    [yes] , then give back as many of your choice
   *[no] { "" }
}.
command-pluck = { $colour ->
    [paid] You may discard a card from hand to harvest
   *[other] { $to ->
        [discard] Remove
        [hand] Take
       *[score] Harvest
    }
} { $count_shown } { $where ->
    [off] off-route
    [off_end] off-route end
   *[end] end
} { cards }{ $birds ->
    [0] { "" }
   *[other] { " " }with { at-most-birds }
}{ $colour ->
    [owned] { " " }in a colour whose plumage you own
    [paid] { " " }of its colour
   *[other] { "" }
}{ $to ->
    [hand] { " " }into your hand
   *[other] { "" }
}.
command-prune = Remove one card and everything beyond it, at most ({ $n }) places altogether.
command-bank = You may put { $count ->
    [1] { $count_shown }
   *[other] up to { $count_shown }
} { $colour ->
    [any] { "" }
   *[other] { colour-name }{ " " }
}hand { cards }{ $birds ->
    [0] { "" }
   *[other] { " " }with { at-most-birds }
} on your scoring pile.
command-cover = { $to ->
    [hand] Exchange
   *[other] Cover
} { $count_shown } { $where ->
    [end] end { cards }
    [off] off-route { cards }
    [off_end] off-route end { cards }
    [route] { cards } of the route
   *[any] { cards } anywhere
} { $to ->
    [hand] for
   *[other] with
} a hand card{ $compared ->
    [fewer] { " " }of fewer birds
    [more] { " " }of more birds
   *[no] { "" }
}{ $birds ->
    [0] { "" }
   *[other] { " " }of { at-most-birds }
}{ $colour ->
    [same] { " " }of the same colour
   *[other] { "" }
}{ $count ->
    [one] { "" }
   *[other] { " " }each
}.
command-cover_top = The top { $n ->
    [one] { n-cards } of the discard pile covers
   *[other] { n-cards } of the discard pile one by one cover
} { $where ->
    [end] an end card
    [off] an off-route card
    [off_end] an off-route end card
    [route] a card of the route
   *[any] a card of your choice
}, if it fits.
command-move = Move ({ $n }) end { $n ->
    [one] card
   *[other] cards
} to another legal place.
command-add = Add { $count_shown } { cards } from hand{ $attach ->
    [mine] { " " }directly beyond your card
   *[any] { "" }
}{ $birds ->
    [0] { "" }
   *[other] { " " }with { at-most-birds }
}{ $colour ->
    [owned] { " " }in a colour whose plumage you own
   *[other] { "" }
}{ $then ->
    [0] { "" }
    [one] { " " }with up to { $then_shown } more bird than the card it joins
   *[other] { " " }with up to { $then_shown } more birds than the card it joins
}.
command-add_top = { $from ->
    [stock] { $n ->
        [one] Turn up the top { n-cards } of the stock: add it if you can, otherwise discard it
       *[other] Turn up the top { n-cards } of the stock one by one: add what fits, discard the rest
    }
   *[discard] { $n ->
        [one] Add the top { n-cards } of the discard pile, if it fits
       *[other] Add the top { n-cards } of the discard pile; stop when one does not fit
    }
}.
command-claim = { $then ->
    [0] Take
    [one] Return { $then } of your plumages, then take
   *[other] Return { $then } of your plumages, then take
} { $count_shown } free { $count ->
    [one] plumage
   *[other] plumages
}{ $birds ->
    [0] { "" }
   *[other] { " " }in a colour with { at-most-birds } on the branch
}.
command-strip = An opponent with more plumages than you returns ({ $n }) of them; they choose which.
command-swap = You may swap a plumage of yours for an opponent’s in a colour with at most ({ $n }) { $n ->
    [one] bird
   *[other] birds
} on the branch.

## What to do now

prompt-grow = How does the branch grow this turn?
prompt-lay = Choose a card from your hand to add.
prompt-lay_place = Choose where to add it.
prompt-target = You added two cards. Whose way will you walk?
prompt-fork = The way forks: choose a direction.
prompt-discard = Choose a card to discard.
prompt-give = Choose a card to give back.
prompt-dig = Choose a card from the top of the discard pile.
prompt-pay = You may discard a card of this colour.
prompt-player = Choose a player.
prompt-price = You may discard a card: its colour says what you harvest.
prompt-pluck = Choose an end card.
prompt-prune = Choose a card: it goes, with everything beyond it.
prompt-bank = You may put a card on your scoring pile.
prompt-cover = You may pick a hand card to lay over another.
prompt-cover_place = Choose the card that it covers.
prompt-top_cover = Choose a card for the top of the discard pile to cover.
prompt-lift = Choose an end card to move.
prompt-drop = Choose where it goes.
prompt-add = You may add a card from your hand.
prompt-add_place = Choose where to add it.
prompt-top_add = Choose where the turned-up card goes.
prompt-claim = Take a plumage from the table.
prompt-return = Choose one of your plumages to return.
prompt-swap_theirs = You may choose a plumage to get in a swap.
prompt-swap_mine = Choose the plumage you give for it.
prompt-wait = Waiting for { $player }.
prompt-over = The game is over.

## Buttons

decision-grow = { $how ->
    [plumage] Add a card and take its plumage
    [draw] Add a card and draw one
    [two] Add two cards
   *[pass] Pass: draw two cards
}
decision-card = Card { $card }
decision-place = Place { $place }
decision-player = { $player }
decision-plumage = { colour-name } plumage
decision-skip = Skip

## Log

event-laid = { $you ->
    [yes] You add
   *[no] { $player } adds
} { card-tag }{ where }.
event-passed = { $you ->
    [yes] You pass
   *[no] { $player } passes
}.
event-took_pass = { $you ->
    [yes] You take
   *[no] { $player } takes
} the pass card.
event-took_plumage = { $you ->
    [yes] You take
   *[no] { $player } takes
} the { colour-name } plumage.
event-returned_plumage = { $you ->
    [yes] You put
   *[no] { $player } puts
} the { colour-name } plumage back on the table.
event-swapped = { $you ->
    [yes] You get
   *[no] { $player } gets
} the { colour-name } plumage { $other_you ->
    [yes] from you
   *[no] from { $other }
} for { $given ->
    [yellow] the yellow one
    [black] the black one
    [red] the red one
    [blue] the blue one
    [grey] the grey one
   *[white] the white one
}.
event-chirped = { card-nom } { $you ->
    [yes] tells you
   *[no] tells { $player }
}: { command-word } ({ $number }).
event-bonus = { $you ->
    [yes] Bonus for you
   *[no] Bonus for { $player }
}: { card-tag } says { command-word } ({ $number }).
event-skipped = { $you ->
    [yes] You do nothing more
   *[no] { $player } does nothing more
} here.
event-nothing = Nothing here that { $you ->
    [yes] you can do
   *[no] { $player } can do
}.
event-cut = The way is cut: { $you ->
    [yes] you stop here
   *[no] { $player } stops here
}.
event-drew = { $you ->
    [yes] You draw
   *[no] { $player } draws
} { card-tag }.
event-drew_unseen = { $you ->
    [yes] You draw
   *[no] { $player } draws
} { $count } { cards }.
event-stole = { $you ->
    [yes] You take
   *[no] { $player } takes
} { card-tag } { $other_you ->
    [yes] from you
   *[no] from { $other }
}.
event-stole_unseen = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $count } { cards } at random { $other_you ->
    [yes] from you
   *[no] from { $other }
}.
event-gave = { $you ->
    [yes] You give
   *[no] { $player } gives
} { card-tag } { $other_you ->
    [yes] to you
   *[no] to { $other }
}.
event-gave_unseen = { $you ->
    [yes] You give
   *[no] { $player } gives
} { $count } { cards } { $other_you ->
    [yes] to you
   *[no] to { $other }
}.
event-discarded = { $you ->
    [yes] You discard
   *[no] { $player } discards
} { card-tag }.
event-salvaged = { $you ->
    [yes] You take
   *[no] { $player } takes
} { card-tag } from the discard pile.
event-removed = { $you ->
    [yes] You remove
   *[no] { $player } removes
} { card-tag }{ where }.
event-harvested = { $you ->
    [yes] You harvest
   *[no] { $player } harvests
} { card-tag }{ where }.
event-picked_up = { $you ->
    [yes] You take
   *[no] { $player } takes
} { card-tag }{ where }, into hand.
event-cut_off = { card-nom } is cut off and falls.
event-banked = { $you ->
    [yes] You put
   *[no] { $player } puts
} { card-tag } on the scoring pile.
event-covered = { $you ->
    [yes] You cover
   *[no] { $player } covers
} a card with { card-by }{ where }.
event-exchanged = { $you ->
    [yes] You exchange
   *[no] { $player } exchanges
} { card-old } for { card-tag }{ where }.
event-moved = { $you ->
    [yes] You move
   *[no] { $player } moves
} { card-tag } to another place{ where }.
event-turned_up = { card-nom } is turned up from the stock.
event-bare = The branch is bare: plumages and pass card go back to the table.
event-full = Nothing more fits on the branch: it is scored.
event-all_passed = Everybody has passed: the branch is scored.
event-passed_over = { $you ->
    [yes] You hold no card that could start a branch and are passed over.
   *[no] { $player } holds no card that could start a branch and is passed over.
}
event-scored = { $you ->
    [yes] You score
   *[no] { $player } scores
} { colour-name }: { $birds ->
    [one] { $birds } bird
   *[other] { $birds } birds
}.
event-unclaimed = Nobody has the { colour-name } plumage: { $birds ->
    [one] { $birds } bird flies
   *[other] { $birds } birds fly
} off unscored.
event-reshuffled = The stock has run out. The discard pile is shuffled into a new one.
event-ran_out = The stock has run out for the second time: the game ends.
event-dried_up = For two rounds there has been nothing to draw: the game ends.
event-won_thirty = { $you ->
    [yes] You win
   *[no] { $player } wins
} with { $points } points!
event-won_most = { $you ->
    [yes] You win
   *[no] { $player } wins
} with the most points: { $points }.

## What is good about a decision: parts of one sentence, whose subject is the decision

reason-points = scores { $birds ->
    [one] { $birds } point
   *[other] { $birds } points
}
reason-plumage = takes the { colour-name } plumage, with { $birds } { colour-name } { $birds ->
    [one] bird
   *[other] birds
} on the branch
reason-mine = makes it { $birds } { colour-name } { $birds ->
    [one] bird
   *[other] birds
} on the branch, where the plumage is yours
reason-free = makes it { $birds } { colour-name } { $birds ->
    [one] bird
   *[other] birds
} on the branch, where the plumage is still free
reason-way = { $count ->
    [one] lets { $count } bird on the way tell you what to do
   *[other] lets { $count } cards on the way tell you what to do
}
reason-hand = brings a card with { $birds ->
    [one] { $birds } bird
   *[other] { $birds } birds
} into your hand
reason-parts = parts with a { colour-name } card with { birds-on-card }
reason-pass = takes the pass card
reason-waits = brings two cards instead of a walk

## Refusals

refusal-CHP-10 = Only the first card of a branch joins the trunk, and it has to; the rest grows from that card.
refusal-CHP-11 = A new card must join the branch by exactly one of its connections.
refusal-CHP-12 = There is something on that place already.
refusal-CHP-13 = Too many birds: no more than on the card it would join.
refusal-kind = That is not what is asked now: { $wanted ->
    [grow] choose how to grow
    [card] choose a card
    [place] choose a place
    [player] choose a player
   *[plumage] choose a plumage
}.
refusal-skip = This can’t be skipped.
refusal-grow_plumage = No card of yours fits whose plumage is on the table.
refusal-grow_draw = No card of yours fits on the branch: you can only pass.
refusal-grow_pass = You have chosen already.
refusal-two = Two cards have to be laid, and the first so that a second one still fits.
refusal-plumage_taken = The { colour-name } plumage is not on the table.
refusal-not_held = You don’t hold that card.
refusal-no_place = That card fits nowhere the command or the rules allow.
refusal-card = The command does not allow that card.
refusal-dig = That card is not among the top ones of the discard pile.
refusal-place = The command does not reach that place.
refusal-same_place = A moved card has to go to another place.
refusal-player = Nothing can be done with that player.
refusal-plumage = That plumage can’t be chosen.
refusal-bare = While the branch is bare, no plumage can be taken.
refusal-over = The game is already over.

## The result

score-thirty = { $points } points: the goal of 30 is reached
score-most = The stock is used up: the most points win
score-tie = Equal points: the player whose turn it was, or the next one, is ahead
score-pile = { $points ->
    [one] { $points } point
   *[other] { $points } points
} on { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## Words on the board

word-branch = Branch
word-trunk = Trunk
word-stock = Stock
word-discard = Discard pile
word-hand = Hand
word-points = Points
word-pile = Scoring pile
word-plumage = Plumage
word-pass_card = Pass card
word-route = Route
word-bonus = Bonus
word-covered = Covered
word-known = Known cards
word-adrift = In somebody’s hand
word-birds = Birds
word-turn = Turn
word-you = You

## Rules page

rules-title = How to play The Bird Told Me To Do It
rules-lead = You all grow one branch. Add cards, do what the birds on the way to them say, and own the plumage of the colour that has the most birds when the branch is scored. Thirty points win.
rules-components = What’s in the box
rules-setup = Getting ready
rules-turn = Your turn
rules-adding = Adding a card
rules-chirping = Chirping
rules-scoring = Scoring the branch
rules-game_end = When the game ends
rules-rulings = Fine points

## Rules: components

rule-CHP-1 = There are 48 bird cards: eight in each of six colours. A card shows one to four birds, its value, a piece of branch with one to three connections, and a command with a circled number.
rule-CHP-2 = Besides, there are six plumage cards, one for each colour, a trunk and a pass card.
rule-CHP-3 = Cards are never turned: a connection stays on the left, on the right, above or below.
rule-CHP-4 = Four or five players shuffle two bird decks together. Trunk, plumages and pass card stay single.

## Rules: getting ready

rule-CHP-5 = The trunk lies in the middle. It has a connection on the left and one on the right.
rule-CHP-6 = Everybody gets a card face up; the most birds begin. Those who tie get another card each until one is ahead. Then all are dealt up to six cards, those face up included, and take them into their hands.
rule-CHP-7 = The rest is the stock, face down. There is no discard pile yet; plumages and pass card lie on the table.

## Rules: a turn

rule-CHP-8 = First the branch grows, in one of four ways: (a) add a card and take the plumage of its colour, if it is on the table; (b) add a card and draw one; (c) add two cards; (d) draw two cards. The last one is a pass: take the pass card if nobody has it, and your turn is over.
rule-CHP-9 = As soon as anybody does anything but pass, the pass card goes back to the table.

## Rules: adding

rule-CHP-10 = The first card of a branch joins the trunk, on its left or right. Everything else grows from that card: nothing more may join the trunk.
rule-CHP-11 = A new card joins the branch by exactly one of its connections: both cards have one on the side where they touch. Its other connections may point into the air, or at a card that has none there, but may not join a second card.
rule-CHP-12 = A card is not added on top of another. One cell holds one card. (Assumed: that cards lie on a square grid. The rulebook speaks of covering a card partly, so that printed cards may lie more freely.)
rule-CHP-13 = A card may show at most as many birds as the one it joins. The trunk sets no limit.

## Rules: chirping

rule-CHP-14 = Having added a card, walk from the trunk to it and carry out every command on the way, one after another. If you added two, first choose one of them.
rule-CHP-15 = A card that has changed before you reach it counts as it is when you get there.
rule-CHP-16 = If the way to your card is cut, you stop.
rule-CHP-17 = If cards have been attached beyond your card, you have to go on with them. Where the way forks, choose any direction in which there is something left to carry out.
rule-CHP-18 = After the walk there is a bonus: turn the top card of the stock onto the discard pile and carry out its command. There is none after a pass.
rule-CHP-19 = The circled number grows by one for every other card of the same colour on the route, before or behind, cards beyond yours included. Once you have passed a fork, the side you left no longer counts.
rule-CHP-20 = If colours change during a command, its own number stays; later ones may change.
rule-CHP-21 = What everybody can see to be possible must be done, even if only in part. What needs something secret in your hand, such as a card of some colour, may be skipped as if you had none, and so may adding a card. A plain discard may not be skipped while you hold a card.
rule-CHP-22 = The bonus card is not on the route, and nothing boosts it.

## Rules: scoring

rule-CHP-23 = If no card could be added anywhere at the end of a turn, the branch is scored.
rule-CHP-24 = It is also scored when a turn comes round to the player with the pass card: everybody has passed.
rule-CHP-25 = Count the birds of each colour. Whoever owns the plumage of the colour with the most takes all its cards: a point for each bird. If nobody owns it, nobody scores.
rule-CHP-26 = Colours that tie for the most are all scored.
rule-CHP-27 = Covered cards don’t count and are never scored, not even when the card above is taken.
rule-CHP-28 = Then all other bird cards are discarded, plumages and pass card go back to the table, and the next player who holds a card for it starts a new branch.
rule-CHP-29 = Whenever there is no bird card left on the branch, plumages and pass card go back to the table. So a pass before the first card brings no pass card.

## Rules: the end

rule-CHP-30 = Thirty points on your scoring pile win the game. If several get there at once, the most points win.
rule-CHP-31 = When the stock runs out for the first time, the discard pile is shuffled into a new one. The second time the turn stops at once, the branch is scored, and the most points win.
rule-CHP-32 = If points are equal, the player whose turn it was is ahead, or else the next one in turn order.

## Rules: fine points

rule-CHP-R1 = Whether the branch is full depends on all the cards of the deck, not on those in the hands.
rule-CHP-R2 = The stock has run out the moment its last card leaves it. If there is no discard pile then, the next draw shuffles whatever has come together by that time; if there is nothing, nothing is drawn.
rule-CHP-R3 = Thirty points win at once, in the middle of a turn too.
rule-CHP-R4 = Your card is the one you walk to. If it is covered, you carry out what lies there now; if its place is empty, the way is cut.
rule-CHP-R5 = For the bonus card, the route is the one you have just walked.
rule-CHP-R6 = Without cards you can only pass.
rule-CHP-R7 = The table reaches fifteen cells from the trunk in each direction.
rule-CHP-R8 = Taking random cards from a hand that has fewer takes all of them.
rule-CHP-R9 = A command’s number is fixed when it begins. Where it speaks of several things, they are done one at a time, and you look again before each what is possible; you do as many as you can.
rule-CHP-R10 = Before each single thing you may skip whatever uses a card from your hand (adding, covering, exchanging, paying, putting on the scoring pile) and whatever says “you may”. A plain discard and giving back are not among them, and all the rest must be done while it can be. Skipping ends the command.
rule-CHP-R11 = “This, then that”: do each part as far as possible, even if the other was not. With an empty hand, “draw one more than you discarded” draws one.
rule-CHP-R12 = The route is the path to your card, and beyond it every place that a command of this turn has filled and that hangs on your card through such places only. A card laid in growth beyond yours is not part of it. If a place of the path becomes empty, the path ends before it for good.
rule-CHP-R13 = A place is carried out once at most. A card laid over the place where you are, or one you have passed, is not carried out.
rule-CHP-R14 = A cut way still brings the bonus. The bonus card lies on the discard pile while you carry it out, and what it adds beyond your card is not carried out.
rule-CHP-R15 = Cards discarded at the same moment go in reading order: upper row first, left to right, at each place from the lowest card up.
rule-CHP-R16 = If a top card leaves its place, what lay under it is discarded. In an exchange it stays.
rule-CHP-R17 = A card to be moved is lifted first; its new place has to be legal without it, and another one. The card at the trunk is not moved. Moving a card away from the path cuts it.
rule-CHP-R18 = When the stock runs out for the first time, the last card is not shuffled in. The second time it still goes where it was going (a card turned up: to the discard pile), and nothing else is done.
rule-CHP-R19 = If the pass card brings on the scoring, that player’s turn has begun: ties are broken from there, and that player starts the new branch.
rule-CHP-R20 = Who holds more cards than you is compared once, at the beginning.
rule-CHP-R21 = While the branch is bare, no plumage can be taken.
rule-CHP-R22 = Ties for the start are broken by the newest cards alone. If the stock can’t give one to everybody tied, the first of them in seat order begins.
rule-CHP-R23 = You may choose to add two cards only if two can be laid, and the first has to leave room for a second.
rule-CHP-R24 = The colour you pay must be one in which there is a card to harvest. “Altogether” counts places, not what is covered in them.
rule-CHP-R25 = If nothing was drawn in two rounds of turns because there was nothing to draw, the game ends as if the stock had run out for the second time.
rule-CHP-R26 = When a new branch is to be started after a scoring, whoever holds no card with a connection on the left or right is passed over: no turn, no pass, no draw. If nobody holds one, the player whose turn it would be can only pass. Where the trunk is bare for another reason, nobody is passed over.

## Rules: the deck

rules-assumed = The printed list of cards is not public. That there are six colours of eight different cards is confirmed; everything on the cards here – birds, connections, commands – is our own deck, made to fit what the rulebook tells. If you own the printed game, you can type its cards into a file and play with that.
rules-table-card = Card
rules-table-birds = Birds
rules-table-sides = Connections
rules-table-command = Command

## Positions that cannot be

position-cards = { $face }: { $placed } are placed, but there is { $there }
position-twice = { $place } is named twice
position-joins_two = { $place } joins two cards
position-both_sides = it grows on one side of the trunk only
position-loose = { $place } does not hang on the trunk
position-plumage = it lies on the table while the branch is empty
position-command = does not go with the phase { $phase }
position-growth = which one it is has to be said
position-picked = a card of the hand is needed
position-not_picked = does not go with the phase { $phase }
position-route = there is no card at { $place }
position-order = { $place } does not follow { $before }
position-known = the hand does not hold that
