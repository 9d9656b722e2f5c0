"""What a seat can know: `guess` deals the rest anew, `features` puts it into numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.random import WORDS, below, next_word
from ...core.records import NOBODY, pop, push, shuffle
from .actions import LEFT
from .cards import BIG_FLOCK, COPIES, KINDS, ROWS, SMALL_FLOCK
from .meta import EXPERT, META
from .record import Record
from .state import PHASES

EXACT_TRIES = 16
"""Deals that `guess` tries before it takes the likeliest of them. With two players the first one
is always good; with three almost always one of the first five."""

TRIES = 500
"""Deals tried before what was shown is forgotten: a spectator at a table of five with an empty
deck can need that many."""

_FRACTION_BITS, _UNIT = np.uint64(11), 2.0**-53

SEATS = META.seats.stop - 1


@compiled
def guess(s: Record, seat: int, rng: Any) -> None:
    """Deal the other hands' unseen cards and the deck anew, every deal that fits what is publicly
    known being equally likely, and replace the generator.

    The unseen cards of one seat, those of which most is known first, can be picked one after
    another: each pick leaves the same number of ways for the next, since what the first may be
    the second may be too. Between seats that does not hold: a deal then comes with a weight, and
    is taken with that probability. If none of EXACT_TRIES is, one of them is, by their weights.
    """
    for i in range(WORDS):
        s.rng[i] = next_word(rng)
    restricted = deal_what_is_restricted(s, seat, rng)
    s.deck.n = 0
    for species in range(KINDS):
        for _ in range(s.scratch[species]):
            push(s.deck, species)
    for i in range(2 * KINDS):
        s.scratch[i] = 0
    shuffle(s.deck, rng)
    for other in range(s.players):
        if other != seat:
            for level in range(1 if restricted else KINDS + 1):
                for _ in range(s.unseen[other, level]):
                    s.hands[other, pop(s.deck)] += 1


@compiled
def deal_what_is_restricted(s: Record, seat: int, rng: Any) -> bool:
    """Deal the unseen cards of which something is known; False if no way was found to."""
    total = 0.0
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    for attempt in range(TRIES):
        gather_pool(s, seat)
        w, x, y, z = rng[0], rng[1], rng[2], rng[3]
        weight = try_deal(s, seat, rng)
        if weight == 1.0 or fraction(rng) < weight:
            return True
        total += weight
        if fraction(rng) * total < weight:
            a, b, c, d = w, x, y, z  # the generator as it was: enough to deal it again
        if attempt >= EXACT_TRIES and total > 0.0:
            break
    gather_pool(s, seat)
    if total == 0.0:
        return False
    w, x, y, z = rng[0], rng[1], rng[2], rng[3]
    rng[0], rng[1], rng[2], rng[3] = a, b, c, d
    try_deal(s, seat, rng)
    rng[0], rng[1], rng[2], rng[3] = w, x, y, z
    return True


@compiled
def fraction(rng: Any) -> float:
    """A number from 0 to 1."""
    return float(next_word(rng) >> _FRACTION_BITS) * _UNIT


@compiled
def gather_pool(s: Record, seat: int) -> None:
    """Count into `scratch`, twice, the cards whose place `seat` does not know; they leave the
    other hands. Counted from what is visible, so that nothing hidden can shine through."""
    for other in range(s.players):
        if other != seat:
            for species in range(KINDS):
                s.hands[other, species] = s.known[other, species]
    for species in range(KINDS):
        n = COPIES[species] - s.discard[species]
        for other in range(s.players):
            n -= s.hands[other, species] + s.collections[other, species]
        s.scratch[species] = n
    for row in range(ROWS):
        birds = s.rows[row]
        for run in range(birds.n):
            s.scratch[birds.species[run]] -= birds.count[run]
    for species in range(KINDS):
        s.scratch[KINDS + species] = s.scratch[species]


@compiled
def try_deal(s: Record, seat: int, rng: Any) -> float:
    """Deal the restricted cards from `scratch` seat by seat. The weight of the result: how much
    fewer ways than at first the picks found; 0 if one found none."""
    weight = 1.0
    for other in range(s.players):
        if other == seat:
            continue
        recent = s.recent[other]
        dealt = 0
        for level in range(KINDS, 0, -1):
            for _ in range(s.unseen[other, level]):
                left, at_first = 0, 0
                for i in range(level, KINDS):
                    left += s.scratch[recent[i]]
                    at_first += s.scratch[KINDS + recent[i]]
                if left == 0:
                    return 0.0
                weight *= left / (at_first - dealt)
                pick = below(rng, left)
                i = level
                while pick >= s.scratch[recent[i]]:
                    pick -= s.scratch[recent[i]]
                    i += 1
                s.scratch[recent[i]] -= 1
                s.hands[other, recent[i]] += 1
                dealt += 1
    return weight


# Features, all whole numbers below 128; seats are counted from the one that looks:
#   phase (3) · seat to move (5) · dealer (5) · players (5) · expert (1) · deck (1)
#   discard (8) · per row and species: how many (32), and which run from the left, from 1 (32)
#   own hand (8) · per seat: hand size (5), known cards (40), collection (40)
#   per row, side and species: the birds that a lay there catches, the flocks that they would make
#   ready, and how many of those are of species not collected yet (192)
PER_ROW = 2 * KINDS
PER_SEAT = 1 + 2 * KINDS
PER_SIDE = 3 * KINDS
FEATURES = (
    len(PHASES)
    + 3 * SEATS
    + 2
    + KINDS
    + ROWS * PER_ROW
    + KINDS
    + SEATS * PER_SEAT
    + ROWS * 2 * PER_SIDE
)


@compiled
def features(s: Record, seat: int, out: Any) -> None:
    """What `seat` knows, in a fixed number of int8."""
    for i in range(FEATURES):
        out[i] = 0
    at = 0
    out[at + s.phase] = 1
    at += len(PHASES)
    if s.turn != NOBODY:
        out[at + (s.turn - seat) % s.players] = 1
    at += SEATS
    out[at + (s.dealer - seat) % s.players] = 1
    at += SEATS
    out[at + s.players - 1] = 1
    at += SEATS
    out[at] = s.options[EXPERT]
    out[at + 1] = s.deck.n
    at += 2
    for species in range(KINDS):
        out[at + species] = s.discard[species]
    at += KINDS
    for row in range(ROWS):
        birds = s.rows[row]
        for run in range(birds.n):
            out[at + birds.species[run]] = birds.count[run]
            out[at + KINDS + birds.species[run]] = run + 1
        at += PER_ROW
    for species in range(KINDS):
        out[at + species] = s.hands[seat, species]
    at += KINDS
    for i in range(s.players):
        other = (seat + i) % s.players
        size = 0
        for species in range(KINDS):
            size += s.hands[other, species]
            out[at + 1 + species] = s.known[other, species]
            out[at + 1 + KINDS + species] = s.collections[other, species]
        out[at] = size
        at += PER_SEAT
    at = FEATURES - ROWS * 2 * PER_SIDE
    for row in range(ROWS):
        for side in range(2):
            lay_features(s, seat, row, side, out, at)
            at += PER_SIDE


@compiled
def lay_features(s: Record, seat: int, row: int, side: int, out: Any, at: int) -> None:
    """What a lay of each species at one end would bring (CUB-9): from that end inwards, every run
    catches what was passed before it."""
    birds = s.rows[row]
    caught, flocks, new = 0, 0, 0
    for step in range(birds.n):
        run = step if side == LEFT else birds.n - 1 - step
        species, count = birds.species[run], birds.count[run]
        out[at + species] = caught
        out[at + KINDS + species] = flocks
        out[at + 2 * KINDS + species] = new
        held = s.hands[seat, species]
        caught += count
        flocks += held < BIG_FLOCK[species] <= held + count
        if held < SMALL_FLOCK[species] <= held + count:
            flocks += 1
            new += s.collections[seat, species] == 0
