"""The rules of Pluck, clause by clause. Compiled: no allocation, no exceptions."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import NOBODY, next_seat, note, pop, push, shuffle
from .actions import SEND
from .cards import COPIES, HAND, KINDS, MORE_KINDS_THAN_PLAYERS, VISITS
from .events import PLUCKED, RIPENED, SENT, SQUABBLED
from .meta import OPEN_HANDS
from .record import Record
from .state import NONE

MOST_LEGAL = KINDS


@compiled
def setup(s: Record) -> None:
    """PLU-2: three birds for everybody; PLU-3: the others are set aside, and seat 0 leads."""
    for species in range(s.players + MORE_KINDS_THAN_PLAYERS):
        for _ in range(COPIES):
            push(s.aside, species)
    shuffle(s.aside, s.rng)
    for seat in range(s.players):
        for _ in range(HAND):
            s.hands[seat, pop(s.aside)] += 1
    begin_visit(s, 0)


@compiled
def legal(s: Record, out: Any) -> int:
    """PLU-5: any bird of the hand."""
    n = 0
    for species in range(KINDS):
        if s.hands[s.turn, species] > 0:
            out[n] = SEND + species
            n += 1
    return n


@compiled
def apply(s: Record, a: int) -> None:
    """One decision and everything that follows from it without a choice."""
    s.decisions += 1
    send(s, a - SEND)
    while s.turn != NOBODY and s.visit == VISITS:
        send(s, last_bird(s))


@compiled
def last_bird(s: Record) -> int:
    """PLU-5: at the last visit nobody has a choice."""
    bird = NONE
    for species in range(KINDS):
        if s.hands[s.turn, species] > 0:
            bird = species
    return bird


@compiled
def begin_visit(s: Record, leader: int) -> None:
    """PLU-4: one berry more ripens than last time."""
    s.visit += 1
    s.bush += s.visit
    s.leader = leader
    s.turn = leader
    for seat in range(s.players):
        s.sent[seat] = NONE
    note(s, RIPENED, leader, s.visit)


@compiled
def send(s: Record, species: int) -> None:
    """PLU-5: one bird from the hand, for all to see; the last one ends the visit."""
    s.hands[s.turn, species] -= 1
    s.sent[s.turn] = species
    if not s.options[OPEN_HANDS]:
        s.revelations += 1
    note(s, SENT, s.turn, species)
    s.turn = next_seat(s, s.turn)
    if s.turn == s.leader:
        end_visit(s)


@compiled
def end_visit(s: Record) -> None:
    """PLU-6: the largest bird that is alone of its size plucks; PLU-7: if there is none, the
    berries stay, and the next seat leads."""
    winner = largest_alone(s)
    if winner == NOBODY:
        note(s, SQUABBLED, s.leader, s.bush)
    else:
        s.berries[winner] += s.bush
        note(s, PLUCKED, winner, s.sent[winner], s.bush)
        s.bush = 0
    for seat in range(s.players):
        s.gone[s.sent[seat]] += 1
        s.sent[seat] = NONE
    if s.visit == VISITS:
        end_game(s)
    else:
        begin_visit(s, next_seat(s, s.leader) if winner == NOBODY else winner)


@compiled
def largest_alone(s: Record) -> int:
    """PLU-6: whose bird is the largest of those that have no equal; NOBODY if none is alone."""
    winner = NOBODY
    for seat in range(s.players):
        alone = True
        for other in range(s.players):
            if other != seat and s.sent[other] == s.sent[seat]:
                alone = False
        if alone and (winner == NOBODY or s.sent[seat] > s.sent[winner]):
            winner = seat
    return winner


@compiled
def end_game(s: Record) -> None:
    """PLU-8: most berries win; equal numbers share the place."""
    s.turn = NOBODY
    for seat in range(s.players):
        s.scores[seat] = s.berries[seat]
        s.places[seat] = 1
        for other in range(s.players):
            if s.berries[other] > s.berries[seat]:
                s.places[seat] += 1
