"""Scoring the branch, and the end of the game. Compiled."""

from __future__ import annotations

from ...core.compile import compiled
from ...core.records import NOBODY, next_seat, note, push
from .branch.filling import (
    birds_in,
    forget_branch,
    lift,
    return_plumage_and_pass,
    tally_birds,
    top_card,
)
from .branch.places import NO_CELL
from .deck import COLOURS
from .events import BANKED, SCORED, UNCLAIMED, WON_MOST, WON_THIRTY
from .hands import birds_on, leave_openly
from .record import Record
from .sets import colour_of, put
from .state import LIST_AT
from .wide import wide

POINTS_TO_WIN = 30


@compiled
def put_on_pile(s: Record, seat: int, face: int) -> None:
    """A point per bird."""
    put(s.piles[seat], face)
    s.scores[seat] += birds_on(s, face)


@compiled
def bank_from_hand(s: Record, face: int) -> None:
    """A hand card goes on the own scoring pile."""
    leave_openly(s, wide(s.current), face)
    put_on_pile(s, wide(s.current), face)
    note(s, BANKED, wide(s.current), face)


@compiled
def score_branch(s: Record) -> None:
    """CHP-25: the owner of the plumage of the most numerous colour takes all its cards. CHP-26:
    colours tied for the most are scored together. CHP-28: all other cards are discarded."""
    tally, most = tally_birds(s), 0
    for colour in range(len(COLOURS)):
        most = max(most, birds_in(tally, colour))
    scored = 0
    for colour in range(len(COLOURS)):
        if most > 0 and birds_in(tally, colour) == most:
            if s.plumage[colour] != NOBODY:
                scored |= 1 << colour
                note(s, SCORED, wide(s.plumage[colour]), colour, most)
            else:
                note(s, UNCLAIMED, wide(s.current), colour, most)
    clear_branch(s, scored)
    return_plumage_and_pass(s)


@compiled
def clear_branch(s: Record, scored: int) -> None:
    """Cards of the colours in `scored` go to the owners of their plumage, the others to the
    discard pile, in reading order (CHP-R15). CHP-27: only the top card of a place counts."""
    cells, n = s.scratch[LIST_AT:], wide(s.branch.n)
    for i in range(n):
        cell = wide(s.branch.places[i].cell)
        j = i
        while j > 0 and cells[j - 1] > cell:
            cells[j] = cells[j - 1]
            j -= 1
        cells[j] = cell
    for i in range(n):
        cell = wide(cells[i])
        cells[i] = 0
        face = top_card(s, cell)
        for under in range(s.branch.under_n):
            if s.branch.under_cell[under] == cell:
                push(s.discard, wide(s.branch.under_face[under]))
        if scored >> colour_of(face) & 1:
            put_on_pile(s, wide(s.plumage[colour_of(face)]), face)
        else:
            push(s.discard, face)
        lift(s, cell)
    forget_branch(s)


@compiled
def forget_route(s: Record) -> None:
    """The turn's route and its traces on the branch."""
    for i in range(s.route.n):
        s.route.cards[i] = 0
    s.route.n = 0
    s.walked = 0
    s.cut = 0
    s.mine = NO_CELL
    for slot in range(s.branch.n):
        s.branch.places[slot].mark = 0
    s.branch.fresh = 0


@compiled
def look_for_thirty(s: Record) -> bool:
    """CHP-30: 30 points win; several at once: the most."""
    for seat in range(wide(s.players)):
        if s.scores[seat] >= POINTS_TO_WIN:
            winner = rank_seats(s)
            note(s, WON_THIRTY, winner, wide(s.scores[winner]))
            return True
    return False


@compiled
def most_points_win(s: Record) -> None:
    """CHP-31."""
    winner = rank_seats(s)
    note(s, WON_MOST, winner, wide(s.scores[winner]))


@compiled
def rank_seats(s: Record) -> int:
    """The game is over: places by points; CHP-32: ties go to the seat whose turn it was, then in
    turn order. The winner."""
    seat = wide(s.current)
    winner = seat
    for order in range(wide(s.players)):
        better = 0
        other = wide(s.current)
        for later in range(wide(s.players)):
            if s.scores[other] > s.scores[seat] or (
                s.scores[other] == s.scores[seat] and later < order
            ):
                better += 1
            other = next_seat(s, other)
        s.places[seat] = better + 1
        if better == 0:
            winner = seat
        seat = next_seat(s, seat)
    s.turn = NOBODY
    return winner
