"""How a good hunter looks at the pond: whose duck is worth a shot, which one is in danger, and what
a card does to that.

Everything is measured in own ducks: losing one costs 1. A duck is in danger under a target, a
little beside one, and hardly anywhere else; what a card is worth is the change of all that, plus
what it hits, less what it might be worth later. Only what everybody sees is looked at, and the
own hand; rivals differ by their ducks alone, never by who they are.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.exact import power
from ...core.records import NOBODY
from .actions import COLOUR, PLACE, SIDE, THROW
from .cards import (
    ACTIONS,
    AIM,
    AIM_LEFT,
    AIM_RIGHT,
    COLOURS,
    DOUBLE_BARREL,
    DOUBLE_SHOT,
    DUCK_DANCE,
    DUCKS_IN_PLAY,
    FALL_BACK,
    FIRE,
    HIP_SHOT,
    MARCH,
    MISFIRE,
    NO_DUCK,
    PEACE_DUCK,
    PLACES,
    REARRANGE,
    RESURRECTION,
    ROCKET_DUCK,
    SPLASH,
    STEP_AHEAD,
    WATER,
)
from .record import Record
from .rules import card_in_play, uses
from .shooting import free_places, neighbour, sides_beside
from .state import HIDE_SIDE, MISFIRE_SIDE, PLAYING, THROWING
from .swimming import sides_to_hide

# How strong a colour looks by its ducks left: a seat's prospects are its share of the sum.
STRENGTH = np.array([0.0, 1.0, 2.4, 4.0, 5.7, 7.5])
SPITE = 0.2  # what a rival's duck is worth to somebody who has none left to lose

# How likely a duck is shot before its owner can do anything about it.
UNDER_A_TARGET = 0.5
NEXT_INTO_A_TARGET = 0.22  # to the right of one: any card that moves the row takes it there
BESIDE_A_TARGET = 0.05  # to the left of one
ANYWHERE = 0.02
HIDDEN = 0.01

# What a card may be worth later: it is not played for less than that if there is another.
KEPT = {
    "fire": 0.1,
    "double_barrel": 0.05,
    "hip_shot": 0.3,
    "misfire": 0.1,
    "double_shot": 0.3,
    "fall_back": 0.05,
    "step_ahead": 0.05,
    "rocket_duck": 0.1,
    "rearrange": 0.3,
    "duck_dance": 0.1,
    "hide": 0.2,
    "splash": 0.05,
    "peace_duck": 0.2,
    "resurrection": 0.3,
}
LATER = np.array([KEPT.get(card, 0.0) for card in ACTIONS])
SAFE_FOR_LONG = 0.15  # a hidden duck stays hidden
DIVED = 0.8  # how much of the danger a splash takes away

# How often each seat wins, fitted to 140,000 games by looks. A seat's chance is its share of the
# sum of ducks left to a power: by how many colours are afloat, because many hunters level what one
# duck more is worth. Ducks left counts the danger in the row, in the long run, and the hand.
POWER = np.array([1.0, 1.0, 0.91, 0.67, 0.43, 0.40, 0.25])
RISK_UNDER_A_TARGET = 0.67
RISK_NEXT_INTO_A_TARGET = 0.44
RISK_BESIDE_A_TARGET = 0.39
RISK_IN_THE_ROW = 0.34
RISK_SPLASHED = 0.17
SAFETY_OF_HIDING = 0.58
HARDLY_ANY = 0.15  # ducks left, at the least, for a colour that is afloat
ONLY_RESURRECTION = 0.02  # the strength of a colour that is not
IN_HAND = {
    "aim": -0.03,
    "fire": -0.07,
    "hip_shot": 0.36,
    "misfire": 0.14,
    "double_shot": -0.2,
    "aim_left": -0.09,
    "aim_right": -0.09,
    "march": -0.06,
    "fall_back": -0.16,
    "step_ahead": -0.11,
    "rocket_duck": 0.03,
    "rearrange": 0.05,
    "duck_dance": -0.04,
    "hide": 0.18,
    "splash": 0.1,
    "peace_duck": -0.09,
    "resurrection": 1.07,
}
HELD = np.array([IN_HAND.get(card, 0.0) for card in ACTIONS])

# How a card changes the row, for `exposure`.
AS_IT_IS, CLOSED, SWAPPED, ROCKETED = range(4)


@compiled
def rate(s: Record, out: Any, n: int, scores: Any) -> None:
    """Rate the legal decisions of the seat to move: more is better."""
    worth = scores[len(scores) // 2 :]
    weigh_ducks(s, worth)
    for i in range(n):
        if s.phase == PLAYING:
            scores[i] = best_gain(s, out[i], worth) - LATER[out[i]]
        elif s.phase == THROWING:
            scores[i] = -LATER[out[i] - THROW]
        elif s.phase == MISFIRE_SIDE:
            scores[i] = gain_of_misfire(s, s.chosen - 1, out[i] - SIDE, worth)
        elif s.phase == HIDE_SIDE:
            scores[i] = gain_of_hiding(s, s.chosen - 1, out[i] - SIDE, worth)
        else:
            card = card_in_play(s)
            first = COLOUR if card == RESURRECTION else PLACE
            scores[i] = gain(s, card, out[i] - first, worth)


@compiled
def weigh_ducks(s: Record, worth: Any) -> None:
    """What it is worth to the seat to move that a duck of a colour is shot: −1 for its own."""
    total = 0.0
    for seat in range(s.players):
        total += STRENGTH[DUCKS_IN_PLAY - s.shot[seat]]
    own = STRENGTH[DUCKS_IN_PLAY - s.shot[s.turn]]
    own_loss = 0.0  # for somebody who can only wait to be resurrected
    if s.shot[s.turn] < DUCKS_IN_PLAY:
        own_loss = own / total - share_after_a_shot(s, s.turn, own, total)
    for seat in range(len(COLOURS)):
        worth[seat] = 0.0
    for seat in range(s.players):
        if s.shot[seat] == DUCKS_IN_PLAY:
            continue
        if seat == s.turn:
            worth[seat] = -1.0
        elif own_loss > 0.0:
            worth[seat] = (share_after_a_shot(s, seat, own, total) - own / total) / own_loss
        else:
            worth[seat] = SPITE * (DUCKS_IN_PLAY - s.shot[seat]) / DUCKS_IN_PLAY


@compiled
def share_after_a_shot(s: Record, seat: int, own: float, total: float) -> float:
    """The chance of the seat to move once a duck of a colour is gone."""
    ducks = DUCKS_IN_PLAY - s.shot[seat]
    lost = STRENGTH[ducks] - STRENGTH[ducks - 1]
    left = total - lost
    if seat == s.turn:
        own -= lost
    return own / left if left > 0.0 else 0.0


# --- Danger ---------------------------------------------------------------------------------------


@compiled
def danger(targets: int, place: int) -> float:
    """How likely it is that a duck in a place is shot soon."""
    if targets >> place & 1:
        return UNDER_A_TARGET
    if place > 0 and targets >> (place - 1) & 1:
        return NEXT_INTO_A_TARGET
    if targets >> (place + 1) & 1:
        return BESIDE_A_TARGET
    return ANYWHERE


@compiled
def comes_from(place: int, change: int, at: int) -> int:
    """From which place a card comes if the row closes at a gap, two cards swap (this and the next)
    or one flies to the head."""
    if change == CLOSED:
        return place if place < at else place + 1
    if change == SWAPPED:
        if place == at:
            return at + 1
        return at if place == at + 1 else place
    if change == ROCKETED:
        if place == 0:
            return at
        return place - 1 if place <= at else place
    return place


@compiled
def exposure(s: Record, targets: int, change: int, at: int, worth: Any) -> float:
    """What all ducks in danger are worth together, once targets and row have changed."""
    total = 0.0
    for place in range(PLACES):
        source = comes_from(place, change, at)
        if source < PLACES:
            total += danger(targets, place) * what_is_at_stake(s, source, worth)
    return total


@compiled
def what_is_at_stake(s: Record, place: int, worth: Any) -> float:
    """What a shot at a place is worth; a splash leaves a little of that, for later."""
    card = s.row.card[place]
    if card == WATER:
        return 0.0
    stake = worth[card]
    if s.row.splash[place] != NOBODY:
        stake *= 1.0 - DIVED
    if s.row.hides[place] != NO_DUCK:
        stake += HIDDEN * worth[s.row.hides[place]]
    return float(stake)


@compiled
def hit_value(s: Record, place: int, worth: Any) -> float:
    """What a shot at a place brings at once."""
    card = s.row.card[place]
    if card == WATER or s.row.splash[place] != NOBODY:
        return 0.0
    return float(worth[card])


@compiled
def after_a_shot(s: Record, place: int, targets: int, worth: Any) -> float:
    """What a shot brings, and the danger in which it leaves everybody."""
    card = s.row.card[place]
    if card == WATER or s.row.splash[place] != NOBODY:
        return exposure(s, targets, AS_IT_IS, 0, worth)
    if s.row.hides[place] != NO_DUCK:
        rest = exposure(s, targets, AS_IT_IS, 0, worth)
        uncovered = np.float64(worth[s.row.hides[place]]) - worth[card]
        return float(worth[card] + rest + danger(targets, place) * uncovered)
    return float(worth[card]) + exposure(s, targets, CLOSED, place, worth)


# --- What a card gains ----------------------------------------------------------------------------


@compiled
def best_gain(s: Record, card: int, worth: Any) -> float:
    """The most that a card can be used for."""
    mask = uses(s, card)
    best = -1e9
    if card == REARRANGE:
        return gain_of_rearranging(s, worth)
    option = 0
    while mask != 0:
        if mask & 1:
            best = max(best, gain(s, card, option, worth))
        mask >>= 1
        option += 1
    return best


@compiled
def gain(s: Record, card: int, option: int, worth: Any) -> float:
    """What it is worth to use a card like this."""
    targets = int(s.targets)
    here = 1 << option
    now = exposure(s, targets, AS_IT_IS, 0, worth)
    if card == AIM:
        return exposure(s, targets | here, AS_IT_IS, 0, worth) - now
    if card == DOUBLE_BARREL:
        free = free_places(s)
        pair = here | here << 1 if free & free >> 1 != 0 else here
        return exposure(s, targets | pair, AS_IT_IS, 0, worth) - now
    if card in (FIRE, HIP_SHOT):
        return after_a_shot(s, option, targets & ~here, worth) - now
    if card == DOUBLE_SHOT:
        both = hit_value(s, option, worth) + hit_value(s, option + 1, worth)
        return both + exposure(s, targets & ~(here | here << 1), AS_IT_IS, 0, worth) - now
    if card == AIM_LEFT:
        return exposure(s, targets & ~here | here >> 1, AS_IT_IS, 0, worth) - now
    if card == AIM_RIGHT:
        return exposure(s, targets & ~here | here << 1, AS_IT_IS, 0, worth) - now
    if card == MARCH:
        return exposure(s, targets, CLOSED, 0, worth) - now
    if card == FALL_BACK:
        return exposure(s, targets, SWAPPED, option, worth) - now
    if card == STEP_AHEAD:
        return exposure(s, targets, SWAPPED, option - 1, worth) - now
    if card == ROCKET_DUCK:
        return exposure(s, targets, ROCKETED, option, worth) - now
    if card == DUCK_DANCE:
        return -now
    if card == SPLASH:
        return -DIVED * danger(targets, option) * float(worth[s.row.card[option]])
    if card == PEACE_DUCK:
        return exposure(s, 0, AS_IT_IS, 0, worth) - now
    if card == RESURRECTION:
        return gain_of_resurrecting(s, option, worth)
    if card == REARRANGE:
        return gain_of_pick(s, option, worth)
    best = -1e9
    sides = sides_beside(option) if card == MISFIRE else sides_to_hide(s, option)
    for side in range(2):
        if sides >> side & 1:
            if card == MISFIRE:
                best = max(best, gain_of_misfire(s, option, side, worth))
            else:
                best = max(best, gain_of_hiding(s, option, side, worth))
    return best


@compiled
def gain_of_misfire(s: Record, place: int, side: int, worth: Any) -> float:
    targets = int(s.targets)
    left = targets & ~(1 << place)
    now = exposure(s, targets, AS_IT_IS, 0, worth)
    return after_a_shot(s, neighbour(place, side), left, worth) - now


@compiled
def gain_of_hiding(s: Record, place: int, side: int, worth: Any) -> float:
    """The duck is out of danger for long, all the longer the safer its cover is."""
    targets = int(s.targets)
    now = exposure(s, targets, AS_IT_IS, 0, worth)
    cover = neighbour(place, side)
    safety = SAFE_FOR_LONG * (1.0 - danger(targets, cover if cover < place else place))
    return exposure(s, targets, CLOSED, place, worth) - now + safety


@compiled
def gain_of_resurrecting(s: Record, colour: int, worth: Any) -> float:
    """An own duck back is worth one, everything to somebody who has none; a rival's is a loss."""
    if colour == s.turn:
        return 1.0 if s.shot[colour] < DUCKS_IN_PLAY else 2.0
    return -SPITE if s.shot[colour] == DUCKS_IN_PLAY else -float(worth[colour])


@compiled
def gain_of_rearranging(s: Record, worth: Any) -> float:
    """Roughly: the best victims under all targets, in place of what lies there."""
    best = 0.0
    for place in range(PLACES):
        best = max(best, what_is_at_stake(s, place, worth))
    total = 0.0
    for place in range(PLACES):
        if int(s.targets) >> place & 1:
            total += UNDER_A_TARGET * (best - what_is_at_stake(s, place, worth))
    return total


@compiled
def gain_of_pick(s: Record, place: int, worth: Any) -> float:
    """A card for the next place of a new order: rivals where it is more dangerous than in the
    places still to be filled, own ducks where it is less."""
    to = s.order.n
    later, places = 0.0, 0
    for other in range(to + 1, PLACES):
        later += danger(int(s.targets), other)
        places += 1
    edge = danger(int(s.targets), to) - later / max(places, 1)
    return edge * what_is_at_stake(s, place, worth)


# --- Who is ahead ---------------------------------------------------------------------------------


@compiled
def evaluate(s: Record, shares: Any) -> None:
    """Each seat's share of the win, from its ducks left, the danger they are in and its hand."""
    afloat = 0
    for seat in range(s.players):
        afloat += s.shot[seat] < DUCKS_IN_PLAY
    total = 0.0
    for seat in range(s.players):
        if s.shot[seat] == DUCKS_IN_PLAY:
            shares[seat] = ONLY_RESURRECTION
        else:
            count = max(ducks_to_count_on(s, seat), HARDLY_ANY)
            shares[seat] = power(count, POWER[afloat])
        total += shares[seat]
    for seat in range(s.players):
        shares[seat] /= total


@compiled
def ducks_to_count_on(s: Record, seat: int) -> float:
    """The ducks a seat has left, less those it will lose, more those that its hand will save."""
    ducks = float(DUCKS_IN_PLAY - s.shot[seat])
    for place in range(PLACES):
        if s.row.card[place] == seat:
            ducks -= risk(s, place)
        if s.row.hides[place] == seat:
            ducks += SAFETY_OF_HIDING
    hand = s.hands[seat]
    for i in range(hand.n):
        ducks += HELD[hand.cards[i]]
    return ducks


@compiled
def risk(s: Record, place: int) -> float:
    """What a duck in a place is worse off than one in the deck, in the long run."""
    targets = int(s.targets)
    if s.row.splash[place] != NOBODY:
        return RISK_SPLASHED
    if targets >> place & 1:
        return RISK_UNDER_A_TARGET
    if place > 0 and targets >> (place - 1) & 1:
        return RISK_NEXT_INTO_A_TARGET
    if targets >> (place + 1) & 1:
        return RISK_BESIDE_A_TARGET
    return RISK_IN_THE_ROW
