### Sitting Ducks: every text of the game, in English.

## The game on the front page

title = Sitting Ducks
tagline = Shoot at their ducks, save your own, and have the last colour afloat.
about = Six places in a pond, ducks of all colours, and everybody has a gun. Hang up targets, fire, nudge your ducks out of the way, hide them or let them dive, and keep hunting even when yours are gone. The last colour on the water wins. For 3 to 6 players; 2 can play as well, though the published game does not foresee it.

## Options

option-move_cap = Longest game, in moves
option-move_cap-help = A safety net against a game without end: after so many moves whoever has the most ducks left wins; equal numbers share the win.
option-size = Size
option-size-help = Tiny: a very small game for two that can be solved exactly, for research.
option-size-full = Full
option-size-tiny = Tiny

## Ducks and water: names and helper forms

card-name = { $card ->
    [blue] Blue duck
    [orange] Orange duck
    [green] Green duck
    [pink] Pink duck
    [yellow] Yellow duck
    [white] White duck
   *[water] Water
}
# As the subject of a sentence, at its beginning.
duck-nom = { $card ->
    [blue] The blue duck
    [orange] The orange duck
    [green] The green duck
    [pink] The pink duck
    [yellow] The yellow duck
    [white] The white duck
   *[water] Water
}
# In the middle of a sentence.
duck-low = { $card ->
    [blue] a blue duck
    [orange] an orange duck
    [green] a green duck
    [pink] a pink duck
    [yellow] a yellow duck
    [white] a white duck
   *[water] water
}
# As the object of a verb.
duck-acc = { duck-low }
# After "the splash on".
duck-gen = { $card ->
    [blue] the blue duck
    [orange] the orange duck
    [green] the green duck
    [pink] the pink duck
    [yellow] the yellow duck
   *[white] the white duck
}
# The duck that covers another, after "hides under".
cover-acc = { $cover ->
    [blue] a blue one
    [orange] an orange one
    [green] a green one
    [pink] a pink one
    [yellow] a yellow one
   *[white] a white one
}
colour-name = { $colour ->
    [blue] Blue
    [orange] Orange
    [green] Green
    [pink] Pink
    [yellow] Yellow
   *[white] White
}

## Action cards

action-name = { $card ->
    [aim] Aim
    [fire] Fire
    [double_barrel] Double barrel
    [hip_shot] Hip shot
    [misfire] Misfire
    [double_shot] Double shot
    [aim_left] Aim left
    [aim_right] Aim right
    [march] March
    [fall_back] Fall back
    [step_ahead] Step ahead
    [rocket_duck] Rocket duck
    [rearrange] Rearrange
    [duck_dance] Duck dance
    [hide] Hide
    [splash] Splash
    [peace_duck] Peace duck
   *[resurrection] Resurrection
}
# What a card does, in a few words.
action-help = { $card ->
    [aim] Hang a target over a free place.
    [fire] Shoot what is under a target.
    [double_barrel] Hang two targets side by side.
    [hip_shot] Shoot any card, target or not.
    [misfire] Shoot the card next to a target.
    [double_shot] Shoot two neighbours, both under targets.
    [aim_left] Move a target one place left.
    [aim_right] Move a target one place right.
    [march] The head goes under the deck, everybody moves up.
    [fall_back] Swap your duck with the card to its right.
    [step_ahead] Swap your duck with the card to its left.
    [rocket_duck] Your duck flies to the head of the row.
    [rearrange] Put the row in any order.
    [duck_dance] Shuffle the row into the deck, lay six new cards.
    [hide] Slip your duck under a neighbouring duck.
    [splash] A duck dives: no shot can hurt it until your next turn.
    [peace_duck] Take all targets down.
   *[resurrection] A shot duck goes under the duck deck again.
}

## What to do now

prompt-play = Play one of your cards.
prompt-throw = None of your cards can be used. Throw one away.
prompt-aim = Choose a free place for the target.
prompt-fire = Choose the target to fire at.
prompt-double_barrel = Choose the left one of two free places side by side; if there are none, one free place.
prompt-hip_shot = Choose any card of the row to shoot at.
prompt-misfire = Choose the target that misses. The card next to it is hit.
prompt-misfire_side = Which neighbour is hit?
prompt-double_shot = Choose the left one of two targets side by side.
prompt-aim_left = Choose the target to move left.
prompt-aim_right = Choose the target to move right.
prompt-fall_back = Choose your duck that swaps with the card to its right.
prompt-step_ahead = Choose your duck that swaps with the card to its left.
prompt-rocket_duck = Choose your duck that flies to the head of the row.
prompt-rearrange = Choose the card that comes next, from the head on.
prompt-hide = Choose your duck that hides.
prompt-hide_side = Under which neighbour does it hide?
prompt-splash = Choose a duck that dives.
prompt-resurrection = Choose the colour of the duck that comes back.
prompt-wait = Waiting for { $player }.
prompt-over = The game is over.

## Buttons

decision-play = Play “{ action-name }”
decision-throw = Throw away “{ action-name }”
decision-place = Place { $place }
decision-side = { $side ->
    [left] The one on the left
   *[right] The one on the right
}
decision-colour = { colour-name }

## Log

event-played = { $you ->
    [yes] You play
   *[no] { $player } plays
} “{ action-name }”.
event-only_card = { $you ->
    [yes] You have
   *[no] { $player } has
} no choice: only “{ action-name }” can be played.
event-threw = { $you ->
    [yes] You can’t use any card and throw
   *[no] { $player } can’t use any card and throws
} “{ action-name }” away.
event-aimed = { $you ->
    [yes] You hang
   *[no] { $player } hangs
} a target over place { $place }.
event-target_moved = { $you ->
    [yes] You move
   *[no] { $player } moves
} the target from place { $place } to place { $to }.
event-targets_removed = { $you ->
    [yes] You make
   *[no] { $player } makes
} peace: { $count ->
    [one] the only target is
   *[other] all { $count } targets are
} taken down.
event-shot = Bang! { duck-nom } in place { $place } is hit.
event-shot_water = Nothing but water in place { $place }.
event-shot_splash = { duck-nom } in place { $place } is under water: not a feather is hurt.
event-surfaced = { duck-nom } in place { $place } has lost its cover.
event-out_of_ducks = { $you ->
    [yes] You have no ducks left, and hunt on
   *[no] { $player } has no ducks left, and hunts on
}.
event-swam_under = { $card ->
    [water] A water card goes
   *[other] { duck-nom } goes
} under the deck.
event-swam_in = { $card ->
    [water] Place { $place }: just water comes in.
   *[other] Place { $place }: { duck-low } swims in.
}
event-swapped = { duck-nom } changes from place { $place } to place { $to }.
event-rocketed = { $place ->
    [1] Pff! { duck-nom } is at the head of the row already: the rocket moves nothing.
   *[other] Whoosh! { duck-nom } flies from place { $place } to the head of the row.
}
event-rearranged = { $you ->
    [yes] You put
   *[no] { $player } puts
} the row in a new order.
event-danced = The whole row dances back into the deck, and six cards come out again.
event-hid = { duck-nom } from place { $place } hides under { cover-acc }.
event-splashed = { duck-nom } in place { $place } dives.
event-splash_lifted = { $you ->
    [yes] You take
   *[no] { $player } takes
} the splash away: { duck-gen } in place { $place } is back in sight.
event-splash_lost = The splash on { duck-gen } is discarded, because the duck leaves the row.
event-resurrected = { $you ->
    [yes] You bring
   *[no] { $player } brings
} { duck-acc } back to life.
event-drew = { $you ->
    [yes] You draw
   *[no] { $player } draws
} “{ action-name }”.
event-reshuffled = The last action card is drawn. The discard pile is shuffled into a new deck.
event-more = And on it goes: more than this log can hold.
event-won = { $you ->
    [yes] You win
   *[no] { $player } wins
}: no other colour is left afloat!
event-nobody_won = Not one duck is left. Nobody wins.
event-move_cap = The decision limit is reached. Whoever has the most ducks left wins.

## What is good about a card: parts of one sentence, whose subject is the card

reason-wins = wins the game
reason-shoots = shoots a duck of { $other }, who has { $left } left
reason-out = shoots the last duck of { $other }
reason-aims = aims at a duck of { $other } in place { $place }
reason-aims_water = hangs the target over water in place { $place }, where it hurts nobody yet
reason-saves = { $count ->
    [one] gets your duck out of a target
   *[other] gets { $count } of your ducks out of targets
}
reason-exposes = { $count ->
    [one] brings another hunter’s duck under a target
   *[other] brings { $count } ducks of others under targets
}
reason-peace = { $count ->
    [0] takes all targets away
    [one] takes all targets away, one of them over your duck
   *[other] takes all targets away, { $count } of them over your ducks
}
reason-hides = hides your duck under another
reason-dives = keeps your duck safe from the next shot
reason-revives = brings a shot duck of yours back
reason-head = lets your duck be the next to swim to safety
reason-orders = puts the ducks where it suits you
reason-shuffles = mixes the row anew
reason-throws = costs a card that could not be used
reason-quiet = keeps the better cards in your hand
reason-harmless = uses up a shot and a target without hurting anybody
reason-costs = costs you a duck of your own

## Refusals

refusal-DCK-3 = Nobody plays that colour.
refusal-DCK-7 = You play one card from your hand and carry it out, step by step. This isn’t the step.
refusal-DCK-9 = You may throw a card away only if none of your three can be used, and it must be one of them.
refusal-DCK-14 = A target needs a free place.
refusal-DCK-15 = You can fire only at a place under a target.
refusal-DCK-16 = Choose the left one of two free places side by side, or one free place if there are no two.
refusal-DCK-17 = Choose the place you shoot at.
refusal-DCK-18 = Choose a target, then a card of the row right next to it.
refusal-DCK-19 = A double shot takes two targets side by side; choose the left one.
refusal-DCK-20 = A target moves left only onto a free place of the sky.
refusal-DCK-21 = A target moves right only onto a free place of the sky.
refusal-DCK-23 = Only your own duck with a card to its right can fall back.
refusal-DCK-24 = Only your own duck with a card to its left can step ahead.
refusal-DCK-25 = Only your own duck in the row can take the rocket.
refusal-DCK-26 = Choose a card that has no new place yet.
refusal-DCK-28 = Only your own duck can hide, and only under a duck right next to it.
refusal-DCK-29 = Only a duck in the row can dive, and not one that has dived already.
refusal-DCK-30 = There are no targets to take down.
refusal-DCK-31 = Only a duck that was shot can come back.
refusal-DCK-R3 = A pair can’t hide, nor can a duck under a splash, and nobody fits under a pair.
refusal-DCK-R6 = There is a splash on that duck already.
refusal-over = The game is already over.

## The result

score-last_colour = The last colour afloat
score-nobody = No duck is left: a draw without a winner
score-move_cap = The decision limit is reached: the most ducks win
score-shared = Equal numbers share the win
score-rest = Only winning counts: everybody else shares the next place, however many ducks are left
score-ducks = { $count ->
    [0] No ducks left
    [one] { $count } duck left
   *[other] { $count } ducks left
}

## Words on the board

word-row = Row
word-place = Place
word-head = Head of the row
word-target = Target
word-splash = Splash
word-hidden = Hidden
word-water = Water
word-hand = Hand
word-hands = Hands
word-duck_deck = Duck deck
word-action_deck = Action deck
word-discard = Discard pile
word-known_bottom = Known at the bottom
word-new_order = New order
word-colour = Colour
word-afloat = Afloat
word-shot = Shot
word-out = Out of ducks
word-left = Left
word-right = Right
word-turn = Turn
word-you = You

## Rules page

rules-title = How to play Sitting Ducks
rules-lead = Some of the ducks in the pond are yours, the others belong to your rivals. Keep yours alive and shoot the rest: the last colour afloat wins.
rules-components = What’s in the box
rules-setup = Getting ready
rules-turn = Your turn
rules-game_end = When the game ends
rules-shooting = Cards that aim and shoot
rules-swimming = Cards that move ducks
rules-others = Other cards
rules-rulings = Fine points

## Rules: components

rule-DCK-1 = The duck deck has 6 ducks in each of 6 colours and 5 cards of plain water. There are 54 action cards of 18 kinds, 6 pieces of sky and 6 targets.

## Rules: getting ready

rule-DCK-2 = The six pieces of sky lie side by side and number the places from 1 to 6. Place 1, on the left, is the head of the row. Each piece of sky has room for one target.
rule-DCK-3 = Everybody has a colour; here it goes by seat. One duck of it lies in front of its owner as a marker and takes no part. Colours that nobody plays stay in the box.
rule-DCK-4 = The other 5 ducks of each colour in play and the 5 water cards are shuffled into the duck deck. Its top six cards, from left to right, are the row.
rule-DCK-5 = The action cards are shuffled and everybody gets 3. As soon as the last one has been drawn, the discard pile becomes a new deck: with the card just played, without splashes that lie in the row.
rule-DCK-6 = The owner of the leftmost duck starts, then play goes clockwise.

## Rules: a turn

rule-DCK-7 = Play exactly one card from your hand and do what it says. You have to, even if it hurts you.
rule-DCK-8 = Discard it and draw another, so that you have 3 again. A splash stays in the row for now, but you draw all the same.
rule-DCK-9 = If none of your 3 cards can be carried out, discard one, draw one, and your turn is over. As long as one of them can, nothing may be thrown away. (Narrower than the rulebook, which says “may”: here you have to.)
rule-DCK-10 = A shot duck goes to the player of its colour. With no ducks left you still hunt on.
rule-DCK-11 = All six places stay filled: when a card leaves, those to its right move left, and new ones from the duck deck join at the right end. A hidden duck or a splash shares a place with another card. Targets never move along.

## Rules: the end

rule-DCK-12 = The game ends as soon as row and duck deck together hold ducks of a single colour, hidden ones included. That colour wins.
rule-DCK-13 = If a double shot gets the very last ducks of both colours, the game is a draw without a winner.
rule-DCK-13a = The winner is first and everybody else second. In a draw everybody is first and nobody wins.

## Rules: aiming and shooting

rule-DCK-14 = Aim: hang a target over a place that has none. If none is free, the card can’t be played.
rule-DCK-15 = Fire: shoot a card under a target, whoever hung it there. The target goes. A duck is shot; water stays. A duck hidden under the shot one stays, as told under “Hide”. Without a target the card can’t be played.
rule-DCK-16 = Double barrel: hang targets over two free places side by side. Only if there are no such two, hang one over a single free place. If none is free, the card can’t be played.
rule-DCK-17 = Hip shot: shoot any card of the row, aimed at or not. If it was under a target, that goes too. Water stays. The card can always be played.
rule-DCK-18 = Misfire: choose a target and a card next to the one below it. That neighbour is shot, and the chosen target goes; a target over the neighbour itself stays. Water stays. Without a target the card can’t be played.
rule-DCK-19 = Double shot: shoot two neighbouring cards that are both under targets; both targets go. Water stays. Without two such cards this can’t be played.
rule-DCK-20 = Aim left: move a target one place to the left, not onto another target and not off the sky. If no target can move, the card can’t be played.
rule-DCK-21 = Aim right: the same, one place to the right.

## Rules: moving ducks

rule-DCK-22 = March: the whole row moves one place to the left. Its head goes to the bottom of the duck deck, and the top card of the deck comes in on the right. The card can always be played.
rule-DCK-23 = Fall back: swap one of your own ducks with the card to its right. It mustn’t be the last of the row; without such a duck the card can’t be played.
rule-DCK-24 = Step ahead: swap one of your own ducks with the card to its left. It mustn’t be the head; without such a duck the card can’t be played.
rule-DCK-25 = Rocket duck: one of your own ducks moves to the head of the row, and the cards it passes move right.
rule-DCK-26 = Rearrange: put the cards of the row in any order; none leaves and none comes. A splash stays on its duck, a hidden duck under its cover. The card can always be played.
rule-DCK-27 = Duck dance: everything in the row goes back into the duck deck, hidden ducks too; splashes are discarded. Shuffle, and lay six new cards. The card can always be played.

## Rules: other cards

rule-DCK-28 = Hide: put one of your own ducks under a duck right next to it, left or right. The row closes up and is filled. From now on the two move as one card. In a march both go under the deck, the hidden duck at the very bottom, and come back one by one. When the cover is shot, the hidden duck stays in that place, unprotected. Without a duck next to yours the card can’t be played.
rule-DCK-29 = Splash: lay this card on any duck of the row, whoever’s it is. It stays until your next turn begins and is then discarded, before you look at what you can play. A shot at that duck uses up its target but hurts nobody; after a misfire the target over the diving duck stays, after a hip shot it goes. The splash moves with its duck; on a pair it lies on the cover. Water can’t dive. If every duck of the row has a splash, the card can’t be played.
rule-DCK-30 = Peace duck: take all targets down. Without a target the card can’t be played.
rule-DCK-31 = Resurrection: put any shot duck, whoever’s it is, at the bottom of the duck deck. The markers are not shot ducks. If no duck has been shot, the card can’t be played. A card that would only take a target away, or do nothing at all (a hip shot into the water), still counts as one that can be carried out.

## Rules: fine points

rule-DCK-R1 = Thanks to the five water cards the six places are always filled while two colours live. Only a draw leaves one of them empty.
rule-DCK-R2 = A march always goes through the deck. If the deck is empty, a single card at the head comes straight back at the right end. A pair goes under as two cards and only the upper one comes back. A splash on the head is discarded.
rule-DCK-R3 = A cover hides one duck at most: a pair can’t hide, nobody can hide under a pair, and a duck under a splash can’t hide either. Hiding under a diving duck is fine. (Narrower than the rulebook, which is silent.)
rule-DCK-R4 = Your duck, for cards that move or hide it, is one of your colour lying on top. A hidden duck moves only with its cover.
rule-DCK-R5 = Any of your ducks in the row can take the rocket, the one at the head too: then nothing moves.
rule-DCK-R6 = A duck has room for one splash. If it leaves the row, in a march or a dance, the splash is discarded at once. (The first half is narrower than the rulebook, which is silent.)
rule-DCK-R7 = A splash on the cover protects the hidden duck as well. If one of the two ducks of a double shot has dived, it survives; the other shot counts as usual.
rule-DCK-R8 = A double shot hits both places as they are, before the row closes up.
rule-DCK-R9 = Whether the game is over is checked after the whole action and before the draw: the played card is discarded, and nobody draws.
rule-DCK-R10 = While a splash lies in the row, it isn’t part of the discard pile.
rule-DCK-R11 = “Rearrange” may leave the row as it was.
rule-DCK-R12 = Nothing makes a game end if everybody stays peaceful. So there is a limit, 5,000 decisions unless the table sets another: after that the most ducks left win, and equal numbers share the win. Ordinary games take a few hundred.

## Rules: the tables of cards

rules-assumed = None of the figures is our guess: two published lists of the action cards agree. The published game is for 3 to 6 players; playing it with 2 is our own, unofficial addition.
rules-table-duck = Duck deck
rules-table-action = Action card
rules-table-cards = Cards

## Positions that cannot be

position-row = { $places } cards are needed
position-bottom = at most { $there }, the cards in duck_deck
position-ducks = { card-name }: { $placed } are placed, but there are only { $there }
position-actions = { action-name }: { $placed } are placed, but there are only { $there }
position-over = ducks of two colours must be left
