"""How a good player looks at the table: which colour will win the branch and who owns its plumage,
what the birds on a route will do for the one who walks it, what a card in hand is good for.

Everything is measured in points. Only what the seat to move can know is looked at: its own hand,
and what lies open.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.exact import exp
from ...core.records import NOBODY, next_seat
from .actions import CARD, GROW_BY, PLACE, PLUMAGE, SEAT, SKIP
from .branch.filling import (
    AS_MANY,
    FIRST,
    attachment,
    birds_in,
    gather_from,
    parent_of,
    tally_birds,
    top_card,
)
from .branch.openings import add_places
from .branch.places import NO_CELL, TRUNK, cell_of
from .branch.route import hangs_beyond
from .commands.adding import attached_to, over
from .deck import (
    ABSENT,
    ADD,
    ADD_TOP,
    ANY_COLOUR,
    BANK,
    CLAIM,
    COLOURS,
    COVER,
    COVER_TOP,
    DIG,
    DISCARD,
    DRAW,
    KINDS,
    ME,
    MOVE,
    OPPONENT,
    PAY,
    PLUCK,
    PRUNE,
    REFILL,
    REWARD_DRAW,
    RICHER,
    SALVAGE,
    STEAL,
    STRIP,
    THE_NUMBER,
    TO_DISCARD,
    TO_HAND,
)
from .hands import birds_on, hand_size
from .record import Record
from .sets import colour_of, how_many
from .state import (
    ADD_CARD,
    ADD_PLACE,
    BANK_CARD,
    CLAIM_COLOUR,
    COVER_CARD,
    COVER_PLACE,
    DIG_CARD,
    FORK,
    GROW,
    LAY,
    LAY_PLACE,
    LIST_AT,
    MOST_OPTIONS,
    PASS,
    PAY_CARD,
    PLAYER,
    PLUCK_PLACE,
    PRICE,
    PRUNE_PLACE,
    RETURN_COLOUR,
    SWAP_MINE,
    SWAP_THEIRS,
    TARGET,
    TOP_ADD,
    TOP_COVER,
    TWO_CARDS,
    WITH_DRAW,
    WITH_PLUMAGE,
)
from .wide import constant, wide

DRAWN = 0.6  # a card from the stock
KEPT = 0.35  # a card in hand, whatever it is
BANKABLE = 0.35  # the share of its birds that a red or white card may still become
OWN_COLOUR = 0.25  # a card in hand of a colour whose plumage is mine, per bird
LEADS = np.array([0.55, 0.4, 0.28, 0.18, 0.1, 0.05])  # chance to be scored, by birds behind
THEIRS = 0.7  # what a rival's hope counts for, measured in one's own
HARVEST = 1.7  # a harvest that is possible, before its target is chosen
TAKEN = 0.9  # a card taken at random
LOST = 0.5  # a card that somebody else loses
LAID = 0.5  # a card added by a command
CLAIMED = 1.3  # a plumage
BONUS = 0.6  # the bonus card
LONG_WAY = 0.9  # how much of a command further along the route still happens
STEEP = 0.22  # how much more a seat wins that is a point ahead
SURE = 32.0  # points that are as good as won
HELD = 0.15  # a card in hand, when seats are compared
HALF = 2
ALONE = constant(0)  # no other card of its colour on the route


@compiled
def rate(s: Record, out: Any, n: int, scores: Any) -> None:
    """Rate the legal decisions of the seat to move: more is better."""
    birds = scores[len(scores) // HALF : len(scores) // HALF + len(COLOURS)]
    tally = tally_birds(s)
    for colour in range(len(COLOURS)):
        birds[colour] = birds_in(tally, colour)
    me = wide(s.turn)
    for i in range(n):
        scores[i] = rate_one(s, wide(out[i]), me, birds)


@compiled
def rate_one(s: Record, a: int, me: int, birds: Any) -> float:
    phase = s.phase
    if a == SKIP:
        return 0.0
    if phase == GROW:
        return rate_growth(s, a - GROW_BY, me, birds)
    if phase == LAY:
        return best_place(s, a - CARD, me, birds, s.growth == WITH_PLUMAGE)
    if phase in (LAY_PLACE, TARGET):
        return rate_place(s, cell_of(a - PLACE), me)
    if phase == FORK:
        return service(s, top_card(s, cell_of(a - PLACE)), ALONE, me)
    if phase in (ADD_CARD, ADD_PLACE, TOP_ADD):
        return rate_addition(s, a, me, birds)
    if phase in (COVER_CARD, COVER_PLACE, TOP_COVER):
        return rate_cover(s, a, me, birds)
    if phase in (PLUCK_PLACE, PRUNE_PLACE):
        return rate_removal(s, cell_of(a - PLACE), me, birds)
    if phase in (CLAIM_COLOUR, RETURN_COLOUR, SWAP_THEIRS, SWAP_MINE):
        return rate_plumage(s, a - PLUMAGE, me, birds)
    if phase == PLAYER:
        other = a - SEAT
        return float(s.scores[other]) + hope(s, other, birds) + 0.1 * hand_size(s, other)
    if a >= PLACE:
        return 0.0
    return rate_card(s, a - CARD, me)


# --- The branch -------------------------------------------------------------------------------


@compiled
def chance_of(birds: Any, colour: int) -> float:
    """How likely a colour is to be scored."""
    most = 0.0
    for other in range(len(COLOURS)):
        most = max(most, birds[other])
    behind = wide(most - birds[colour])
    return float(LEADS[min(behind, len(LEADS) - 1)])


@compiled
def hope(s: Record, seat: int, birds: Any) -> float:
    """What a seat may expect of the branch with the plumages it owns."""
    total = 0.0
    for colour in range(len(COLOURS)):
        if s.plumage[colour] == seat:
            total += birds[colour] * chance_of(birds, colour)
    return total


@compiled
def outlook(s: Record, me: int, birds: Any) -> float:
    """My hope less that of the others."""
    total = hope(s, me, birds)
    other = next_seat(s, me)
    while other != me:
        total -= THEIRS * hope(s, other, birds)
        other = next_seat(s, other)
    return total


@compiled
def with_birds(s: Record, me: int, birds: Any, face: int, times: float) -> float:
    """The outlook with a card more (`times` 1) or less (−1)."""
    change = times * s.deck.cards[face].birds
    birds[colour_of(face)] += change
    value = outlook(s, me, birds)
    birds[colour_of(face)] -= change
    return value


@compiled
def service(s: Record, face: int, others: int, me: int) -> float:
    """What a command does for the one who carries it out, with so many others of its colour."""
    told = s.deck.cards[face]
    word, number = told.word, float(told.n + others)
    if word == DRAW:
        return DRAWN * number - KEPT * float(told.then)
    if word in (SALVAGE, DIG):
        return DRAWN * (min(number, float(s.discard.n)) if word == SALVAGE else 1.0)
    if word == REFILL:
        return DRAWN * max(number - hand_size(s, me), 0.0)
    if word == PAY:
        each = DRAWN if told.who == REWARD_DRAW else TAKEN
        times = min(number, held_of(s, me, wide(told.colour)))
        return (each * float(told.then) - KEPT) * times
    if word == DISCARD:
        if told.who == OPPONENT:
            return LOST * number
        drawn = 0.0 if told.then == ABSENT else DRAWN * (number + told.then)
        return (drawn - KEPT * number) if told.who == ME else 0.0
    if word == STEAL:
        if told.who == RICHER:
            return TAKEN * number * richer(s, me)
        return TAKEN * number * (0.25 if told.then else 1.0)
    if word == PLUCK:
        if told.to == TO_DISCARD:
            return 0.0
        return DRAWN if told.to == TO_HAND else HARVEST
    if word == BANK:
        return bankable(s, face, number, me)
    return quiet_service(word, told.count == THE_NUMBER, number)


@compiled
def quiet_service(word: int, counts: bool, number: float) -> float:
    """Commands whose use depends on what is done with them."""
    if word in (ADD, ADD_TOP):
        return LAID * (number if counts else 1.0)
    if word == CLAIM:
        return CLAIMED * (number if counts else 1.0)
    if word == STRIP:
        return LOST * number
    if word in (PRUNE, COVER, COVER_TOP, MOVE):
        return LAID
    return LOST


@compiled
def held_of(s: Record, me: int, colour: int) -> float:
    held = 0
    for face in range(KINDS):
        if colour_of(face) == colour:
            held += how_many(s.hands[me], face)
    return float(held)


@compiled
def richer(s: Record, me: int) -> int:
    """How many hold more cards."""
    own, found = hand_size(s, me), 0
    for seat in range(wide(s.players)):
        found += hand_size(s, seat) > own
    return found


@compiled
def bankable(s: Record, command: int, number: float, me: int) -> float:
    """The birds that a command puts on the scoring pile from my hand."""
    told = s.deck.cards[command]
    times = number if told.count == THE_NUMBER else float(told.count)
    most = number if told.most == THE_NUMBER else float(told.most)
    total = 0.0
    for birds in range(4, 0, -1):
        for face in range(KINDS):
            fits = told.colour in (ANY_COLOUR, colour_of(face)) and birds_on(s, face) == birds
            if fits and how_many(s.hands[me], face) > 0 and birds <= most and times > 0:
                total += birds - KEPT
                times -= 1
    return total


@compiled
def walk(s: Record, last: int, face: int, me: int) -> float:
    """What a route does that ends with `face`, attached to the cell `last`: each command with the
    boost of its colour, those further from the trunk a little less sure."""
    total = service(s, face, like_it(s, last, face, face), me)
    while last not in (TRUNK, NO_CELL):
        here = top_card(s, last)
        total = service(s, here, like_it(s, last, face, here), me) + LONG_WAY * total
        last = parent_of(s, last)
    return total


@compiled
def like_it(s: Record, last: int, face: int, card: int) -> int:
    """How many cards from `face` and `last` down to the trunk share a card's colour."""
    found = wide(colour_of(face) == colour_of(card))
    while last not in (TRUNK, NO_CELL):
        found += colour_of(top_card(s, last)) == colour_of(card)
        last = parent_of(s, last)
    return found - 1


# --- Growth -----------------------------------------------------------------------------------


@compiled
def rate_growth(s: Record, growth: int, me: int, birds: Any) -> float:
    if growth == PASS:
        # A pass gains two cards; if it brings on the scoring, the branch as it is counts.
        return HALF * DRAWN + (outlook(s, me, birds) if s.pass_card != NOBODY else 0.0)
    first, second = -99.0, -99.0
    for face in range(KINDS):
        if how_many(s.hands[me], face) > 0:
            value = best_place(s, face, me, birds, growth == WITH_PLUMAGE)
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
    if growth == WITH_DRAW:
        return first + DRAWN
    if growth == TWO_CARDS:
        return first + 0.3 * max(second, 0.0) - KEPT
    return first


@compiled
def best_place(s: Record, face: int, me: int, birds: Any, plumage: bool) -> float:
    """The best that laying a card can do; with its plumage, if that is what comes along."""
    colour = colour_of(face)
    if plumage and s.plumage[colour] != NOBODY:
        return -99.0
    cells = s.scratch[LIST_AT : LIST_AT + MOST_OPTIONS]
    n = add_places(s, face, AS_MANY, NO_CELL, cells, len(cells))
    if n == 0:
        return -99.0
    best = -99.0
    for i in range(n):
        best = max(best, walk(s, attachment(s, face, wide(cells[i])), face, me) + BONUS)
        cells[i] = 0
    if plumage:
        s.plumage[colour] = me
    value = best + with_birds(s, me, birds, face, 1.0) - keep(s, face, me)
    if plumage:
        s.plumage[colour] = NOBODY
    return value


@compiled
def rate_place(s: Record, cell: int, me: int) -> float:
    """Where to lay the picked card, or which of two to walk to."""
    if s.phase == TARGET:
        return walk(s, parent_of(s, cell), top_card(s, cell), me)
    return walk(s, attachment(s, wide(s.picked), cell), wide(s.picked), me)


# --- Commands ---------------------------------------------------------------------------------


@compiled
def keep(s: Record, face: int, me: int) -> float:
    """What a card in hand is worth."""
    birds = float(s.deck.cards[face].birds)
    value = KEPT + 0.05 * birds
    for other in range(KINDS):
        if s.deck.cards[other].word == BANK and s.deck.cards[other].colour == colour_of(face):
            value += BANKABLE * birds
            break
    if s.plumage[colour_of(face)] == me:
        value += OWN_COLOUR * birds
    return value


@compiled
def rate_card(s: Record, face: int, me: int) -> float:
    """A card to take, to bank, to pay with, or to part with."""
    value = keep(s, face, me)
    if s.phase == DIG_CARD:
        return value
    if s.phase == BANK_CARD:
        return float(s.deck.cards[face].birds) - 0.3 * value
    if s.phase == PAY_CARD:
        each = DRAWN if s.deck.cards[s.command].who == REWARD_DRAW else TAKEN
        return each * float(s.deck.cards[s.command].then) - value
    if s.phase == PRICE:
        return HARVEST - value
    return -value


@compiled
def rate_addition(s: Record, a: int, me: int, birds: Any) -> float:
    """A card added by a command: what it does to the count, and what it will say if it lies beyond
    the card walked to."""
    if s.phase == ADD_CARD:
        face = a - CARD
        cells = s.scratch[LIST_AT : LIST_AT + MOST_OPTIONS]
        n = add_places(s, face, over(s), attached_to(s), cells, len(cells))
        best = -99.0
        for i in range(n):
            best = max(best, added(s, face, wide(cells[i]), me, birds))
            cells[i] = 0
        return best - keep(s, face, me)
    face = wide(s.picked) if s.phase == ADD_PLACE else wide(s.discard.cards[s.discard.n - 1])
    return added(s, face, cell_of(a - PLACE), me, birds)


@compiled
def added(s: Record, face: int, cell: int, me: int, birds: Any) -> float:
    value = with_birds(s, me, birds, face, 1.0) - outlook(s, me, birds)
    joined = attachment(s, face, cell)
    ends_there = s.route.n > 0 and not s.cut and joined == s.route.cards[s.route.n - 1]
    if ends_there or hangs_beyond(s, joined):
        value += service(s, face, ALONE, me)
    return value


@compiled
def rate_cover(s: Record, a: int, me: int, birds: Any) -> float:
    """A new card for an old one. (Which place a hand card will cover is seen when it is due.)"""
    if s.phase == COVER_CARD:
        face = a - CARD
        gain = with_birds(s, me, birds, face, 1.0) - outlook(s, me, birds)
        return gain + 0.3 * service(s, face, ALONE, me) - keep(s, face, me) + KEPT
    face = wide(s.picked) if s.phase == COVER_PLACE else wide(s.discard.cards[s.discard.n - 1])
    old = top_card(s, cell_of(a - PLACE))
    birds[colour_of(old)] -= s.deck.cards[old].birds
    value = with_birds(s, me, birds, face, 1.0)
    birds[colour_of(old)] += s.deck.cards[old].birds
    return value - outlook(s, me, birds)


@compiled
def rate_removal(s: Record, cell: int, me: int, birds: Any) -> float:
    """Cards that leave the branch, and what the first of them is worth where it goes."""
    face = top_card(s, cell)
    cells = s.scratch[LIST_AT : LIST_AT + MOST_OPTIONS]
    n = gather_from(s, cell, FIRST)
    for i in range(n):
        gone = top_card(s, wide(cells[i]))
        birds[colour_of(gone)] -= s.deck.cards[gone].birds
    value = outlook(s, me, birds)
    for i in range(n):
        gone = top_card(s, wide(cells[i]))
        birds[colour_of(gone)] += s.deck.cards[gone].birds
        cells[i] = 0
    value -= outlook(s, me, birds)
    if s.deck.cards[s.command].word == PLUCK and s.deck.cards[s.command].to != TO_DISCARD:
        to_hand = s.deck.cards[s.command].to == TO_HAND
        value += keep(s, face, me) if to_hand else float(s.deck.cards[face].birds)
    if s.mine == cell:
        value -= BONUS
    return value


@compiled
def rate_plumage(s: Record, colour: int, me: int, birds: Any) -> float:
    """A plumage to take, or to give away."""
    worth = float(birds[colour]) * chance_of(birds, colour)
    for face in range(KINDS):
        if how_many(s.hands[me], face) > 0 and colour_of(face) == colour:
            worth += OWN_COLOUR * float(s.deck.cards[face].birds)
    if s.phase in (RETURN_COLOUR, SWAP_MINE):
        return -worth
    if s.phase == SWAP_THEIRS:
        cheapest = 99.0
        for own in range(len(COLOURS)):
            if s.plumage[own] == me:
                cheapest = min(cheapest, float(birds[own]) * chance_of(birds, own))
        return worth * (1.0 + THEIRS) - cheapest * (1.0 + THEIRS)
    return worth


@compiled
def evaluate(s: Record, shares: Any) -> None:
    """Each seat's share of the win, from its points, its plumages and its hand."""
    tally, most = tally_birds(s), 0
    for colour in range(len(COLOURS)):
        most = max(most, birds_in(tally, colour))
    total = 0.0
    for seat in range(wide(s.players)):
        strength = float(s.scores[seat]) + HELD * hand_size(s, seat)
        for colour in range(len(COLOURS)):
            if s.plumage[colour] == seat:
                birds = birds_in(tally, colour)
                strength += birds * LEADS[min(most - birds, len(LEADS) - 1)]
        shares[seat] = exp(STEEP * min(strength, SURE))
        total += shares[seat]
    for seat in range(wide(s.players)):
        shares[seat] /= total
