"""What a seat can know: `guess` deals the rest anew, `features` puts it into numbers."""

from __future__ import annotations

from typing import Any

from ...core.compiled import compiled
from ...core.random import WORDS, below, next_word
from ...core.records import NOBODY, Record, pop, push, shuffle
from .cards import COPIES, KINDS, ROWS
from .meta import EXPERT, META
from .state import PHASES

TRIES = 2_000
"""How often `guess` starts over before it settles for a deal that is not quite uniform. With two
players every try succeeds; with five about one in a dozen does."""

SEATS = META.seats.stop - 1


@compiled
def guess(s: Record, seat: int, rng: Any) -> None:
    """Deal the other hands' unseen cards and the deck anew, every deal that fits what is publicly
    known being equally likely, and replace the generator.

    The unseen cards of one seat, those of which most is known first, can be picked one after
    another: each pick leaves the same number of ways for the next, since what the first may be
    the second may be too. Between seats that does not hold, so a pick that earlier seats made
    scarcer is kept only with the probability that makes up for it; otherwise all starts over.
    """
    for i in range(WORDS):
        s.rng[i] = next_word(rng)
    for attempt in range(TRIES):
        gather_pool(s, seat)
        if deal_restricted(s, seat, rng, attempt == TRIES - 1):
            break
    s.deck.n = 0
    for species in range(KINDS):
        for _ in range(s.scratch[species]):
            push(s.deck, species)
    for i in range(2 * KINDS):
        s.scratch[i] = 0
    shuffle(s.deck, rng)
    for other in range(s.players):
        if other != seat:
            for _ in range(s.unseen[other, 0]):
                s.hands[other, pop(s.deck)] += 1


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
def deal_restricted(s: Record, seat: int, rng: Any, settle: bool) -> bool:
    """Deal those unseen cards of which something is known; False to start over."""
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
                if left == 0 or not (settle or below(rng, at_first - dealt) < left):
                    return False
                pick = below(rng, left)
                i = level
                while pick >= s.scratch[recent[i]]:
                    pick -= s.scratch[recent[i]]
                    i += 1
                s.scratch[recent[i]] -= 1
                s.hands[other, recent[i]] += 1
                dealt += 1
    return True


# Features, all whole numbers below 128; seats are counted from the one that looks:
#   phase (3) · seat to move (5) · dealer (5) · players (5) · expert (1) · deck (1)
#   discard (8) · per row and species: how many (32), and which run from the left, from 1 (32)
#   own hand (8) · per seat: hand size (5), known cards (40), collection (40)
FEATURES = len(PHASES) + 3 * SEATS + 2 + KINDS + 2 * ROWS * KINDS + KINDS + SEATS * (1 + 2 * KINDS)


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
        at += 2 * KINDS
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
        at += 1 + 2 * KINDS
