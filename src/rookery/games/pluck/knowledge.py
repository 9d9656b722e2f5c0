"""What a seat can know: `guess` deals the rest anew, `features` puts it into numbers."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.random import WORDS, next_word
from ...core.records import NOBODY, pop, push, shuffle
from .cards import COPIES, HAND, KINDS, MORE_KINDS_THAN_PLAYERS
from .meta import OPEN_HANDS
from .record import Record
from .state import NONE, SEATS


@compiled
def guess(s: Record, seat: int, rng: Any) -> None:
    """Deal the birds that `seat` has not seen anew, every deal being equally likely, and replace
    the generator. Gathered from what it sees, so that nothing hidden can shine through."""
    for i in range(WORDS):
        s.rng[i] = next_word(rng)
    gather_unseen(s, seat)
    shuffle(s.aside, rng)
    for other in range(s.players):
        if not sees_hand(s, seat, other):
            for _ in range(birds_in_hand(s, other)):
                s.hands[other, pop(s.aside)] += 1


@compiled
def sees_hand(s: Record, seat: int, other: int) -> bool:
    """PLU-2: one's own, or all of them where hands are open."""
    return seat == other or s.options[OPEN_HANDS] == 1


@compiled
def birds_in_hand(s: Record, seat: int) -> int:
    return HAND + 1 - s.visit - (s.sent[seat] != NONE) if s.turn != NOBODY else 0


@compiled
def gather_unseen(s: Record, seat: int) -> None:
    """All birds that `seat` does not see lie aside, and leave the hands they may be in."""
    s.aside.n = 0
    for species in range(s.players + MORE_KINDS_THAN_PLAYERS):
        unseen = COPIES - s.gone[species]
        for other in range(s.players):
            if s.sent[other] == species:
                unseen -= 1
            if sees_hand(s, seat, other):
                unseen -= s.hands[other, species]
            else:
                s.hands[other, species] = 0
        for _ in range(unseen):
            push(s.aside, species)
    for i in range(s.aside.n, len(s.aside.cards)):
        s.aside.cards[i] = 0


# Features, all whole numbers below 128; seats are counted from the one that looks:
#   seat to move (4) · leader (4) · players (4) · visit (1) · bush (1) · birds gone (6)
#   per seat: berries (1), birds in hand that the looker sees (6), bird sent (6)
PER_SEAT = 1 + 2 * KINDS
FEATURES = 3 * SEATS + 2 + KINDS + SEATS * PER_SEAT


@compiled
def features(s: Record, seat: int, out: Any) -> None:
    """What `seat` knows, in a fixed number of int8."""
    for i in range(FEATURES):
        out[i] = 0
    if s.turn != NOBODY:
        out[(s.turn - seat) % s.players] = 1
    out[SEATS + (s.leader - seat) % s.players] = 1
    out[2 * SEATS + s.players - 1] = 1
    at = 3 * SEATS
    out[at], out[at + 1] = s.visit, s.bush
    at += 2
    for species in range(KINDS):
        out[at + species] = s.gone[species]
    at += KINDS
    for i in range(s.players):
        other = (seat + i) % s.players
        out[at] = s.berries[other]
        if sees_hand(s, seat, other):
            for species in range(KINDS):
                out[at + 1 + species] = s.hands[other, species]
        if s.sent[other] != NONE:
            out[at + 1 + KINDS + s.sent[other]] = 1
        at += PER_SEAT
