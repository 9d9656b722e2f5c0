"""What a seat can know: `guess` deals the rest anew, `features` puts it into numbers."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.random import WORDS, below, next_word
from ...core.records import NOBODY, pop, push, shuffle
from .branch.filling import birds_in, tally_birds
from .branch.places import CELLS, NO_CELL, REACH, WIDTH
from .branch.route import on_route
from .deck import COLOURS, KINDS
from .hands import card_number, clear_tail, copies_in_play, hand_size
from .record import Record
from .rules import count_options
from .sets import NO_CARDS, become, how_many, put, size_of, write_counts
from .state import (
    GROWTHS,
    LIST_AT,
    NONE,
    OPTIONS_AT,
    PHASES,
    SEATS,
    SPECTATOR,
)
from .wide import wide

TRIES = 200
"""Deals that are tried before one is taken that puts a card adrift into a hand where it cannot be,
or leaves the seat to move without the choice that it has."""


@compiled
def guess(s: Record, seat: int, rng: Any) -> None:
    """Deal the other hands and the stock anew, every deal that fits what the seat has seen being
    equally likely, and replace the generator.

    What the viewer knows to be in a hand stays there. Cards adrift go into the hands that may hold
    them, everything else unseen anywhere. Another seat in the middle of a choice gets cards that
    leave it one, and has picked any of them.
    """
    viewer = SPECTATOR if seat == NOBODY else seat
    for i in range(WORDS):
        s.rng[i] = next_word(rng)
    forget_what_others_know(s, viewer)
    others_move = s.turn != NOBODY and s.turn != seat
    for _ in range(TRIES):
        fits = deal_anew(s, seat, viewer, rng)
        if others_move and s.picked != NONE:
            s.picked = any_card(s, wide(s.turn), rng)
        if fits and (not others_move or has_a_choice(s)):
            break
    clear_tail(s.stock)


@compiled
def forget_what_others_know(s: Record, viewer: int) -> None:
    """What another seat knows of hands may be something that the viewer does not. What a spectator
    knows, everybody does."""
    for other in range(SEATS):
        if other != viewer:
            become(s.adrift.cards[other], NO_CARDS, NO_CARDS)
            for owner in range(wide(s.players)):
                s.adrift.holds[other, owner] = NO_CARDS
                become(s.known[other, owner], NO_CARDS, NO_CARDS)


@compiled
def deal_anew(s: Record, seat: int, viewer: int, rng: Any) -> bool:
    """Deal once; False if a card adrift came into a hand where it cannot be.

    The unseen cards are shuffled and those adrift put on top; then the uppermost cards, as many as
    the hands need, are shuffled and dealt. So each way to put the cards adrift into the hands, and
    the others anywhere, is equally likely. Cards adrift are marked by being KINDS higher.
    """
    needed = 0
    for other in range(wide(s.players)):
        if other != seat:
            known = s.known[viewer, other]
            size = hand_size(s, other) - size_of(known)
            become(s.hands[other], wide(known.once), wide(known.twice))
            s.scratch[other] = size
            needed += size
    gather_unseen(s, viewer)
    shuffle(s.stock, rng)
    for face in range(KINDS):
        for _ in range(how_many(s.adrift.cards[viewer], face)):
            push(s.stock, KINDS + face)
    lowest = s.stock.n - needed
    for i in range(s.stock.n - 1, lowest, -1):
        j = lowest + below(rng, i - lowest + 1)
        card = s.stock.cards[i]
        s.stock.cards[i] = s.stock.cards[j]
        s.stock.cards[j] = card
    fits = True
    for other in range(wide(s.players)):
        if other != seat:
            for _ in range(s.scratch[other]):
                face = wide(pop(s.stock))
                if face >= KINDS:
                    face -= KINDS
                    fits = fits and s.adrift.holds[viewer, other] >> face & 1 == 1
                put(s.hands[other], face)
            s.scratch[other] = 0
    return fits


@compiled
def gather_unseen(s: Record, viewer: int) -> None:
    """Into the stock goes what the viewer sees nowhere, counted from what lies open and from the
    hands as far as they are known, so that nothing hidden can shine through."""
    left = s.scratch[LIST_AT : LIST_AT + KINDS]
    for face in range(KINDS):
        left[face] = copies_in_play(s) - how_many(s.adrift.cards[viewer], face)
        for seat in range(wide(s.players)):
            left[face] -= how_many(s.hands[seat], face) + how_many(s.piles[seat], face)
    for slot in range(s.branch.n):
        left[s.branch.places[slot].face] -= 1
    for i in range(s.branch.under_n):
        left[s.branch.under_face[i]] -= 1
    for i in range(s.discard.n):
        left[s.discard.cards[i]] -= 1
    s.stock.n = 0
    for face in range(KINDS):
        for _ in range(left[face]):
            push(s.stock, face)
        left[face] = 0


@compiled
def any_card(s: Record, seat: int, rng: Any) -> int:
    """One of the cards of a hand."""
    size = hand_size(s, seat)
    if size == 0:
        return NONE
    return card_number(s, seat, below(rng, size))


@compiled
def has_a_choice(s: Record) -> bool:
    n = count_options(s)
    s.scratch[OPTIONS_AT] = 0
    return n > 1


# Features, all whole numbers below 128; seats are counted from the one that looks, colours and
# faces in the order of the deck:
#   phase (26) · seat to move (5) · whose turn it is (5) · players (5) · growth (4)
#   command (48), its number, part, things left, bonus (4) · own picked card (48)
#   stock, times shuffled, discard pile's size (3) · discard pile per face (48), its top five (5)
#   per colour: owner of the plumage (6 × 5), birds on the branch (6) · holder of the pass card (5)
#   per seat: hand size, points (2), cards known to be in the hand (48), scoring pile (48)
#   cards adrift (48) · own hand (48)
#   the first 48 places in reading order: card, x, y, on the route, pile under it (5 each)
SHOWN_OF_DISCARD = 5
SHOWN_PLACES = 48
PER_PLACE = 5
MOST_SHOWN = 127
FEATURES = (
    len(PHASES)
    + 3 * SEATS
    + len(GROWTHS)
    + KINDS
    + 4
    + KINDS
    + 3
    + KINDS
    + SHOWN_OF_DISCARD
    + len(COLOURS) * (SEATS + 1)
    + SEATS
    + SEATS * (2 + 2 * KINDS)
    + 2 * KINDS
    + SHOWN_PLACES * PER_PLACE
)


@compiled
def features(s: Record, seat: int, out: Any) -> None:
    """What `seat` knows, in a fixed number of int8."""
    for i in range(FEATURES):
        out[i] = 0
    at = turn_features(s, seat, out)
    at = table_features(s, seat, out, at)
    for i in range(wide(s.players)):
        other = seat + i if seat + i < s.players else seat + i - s.players
        out[at] = hand_size(s, other)
        out[at + 1] = min(int(s.scores[other]), MOST_SHOWN)
        write_counts(s.known[seat, other], out, at + 2)
        write_counts(s.piles[other], out, at + 2 + KINDS)
        at += 2 + 2 * KINDS
    at += (SEATS - s.players) * (2 + 2 * KINDS)
    write_counts(s.adrift.cards[seat], out, at)
    write_counts(s.hands[seat], out, at + KINDS)
    branch_features(s, out, at + 2 * KINDS)


@compiled
def mark_seat(s: Record, out: Any, at: int, who: int, seat: int) -> int:
    """One of five: a seat, counted from the one that looks; none for nobody."""
    if who != NOBODY:
        out[at + (who - seat if who >= seat else who - seat + s.players)] = 1
    return at + SEATS


@compiled
def turn_features(s: Record, seat: int, out: Any) -> int:
    out[s.phase] = 1
    at = len(PHASES)
    at = mark_seat(s, out, at, wide(s.turn), seat)
    at = mark_seat(s, out, at, wide(s.current), seat)
    out[at + s.players - 1] = 1
    at += SEATS
    if s.growth != NONE:
        out[at + s.growth] = 1
    at += len(GROWTHS)
    if s.command != NONE:
        out[at + s.command] = 1
    at += KINDS
    out[at] = min(int(s.number), MOST_SHOWN)
    out[at + 1] = s.part
    out[at + 2] = min(int(s.left), MOST_SHOWN)
    out[at + 3] = s.bonus
    at += 4
    if s.picked != NONE and s.turn == seat:
        out[at + s.picked] = 1
    return at + KINDS


@compiled
def table_features(s: Record, seat: int, out: Any, at: int) -> int:
    out[at] = s.stock.n
    out[at + 1] = s.reshuffled
    out[at + 2] = s.discard.n
    at += 3
    for i in range(s.discard.n):
        out[at + s.discard.cards[i]] += 1
    at += KINDS
    for depth in range(min(SHOWN_OF_DISCARD, int(s.discard.n))):
        out[at + depth] = s.discard.cards[s.discard.n - 1 - depth] + 1
    at += SHOWN_OF_DISCARD
    tally = tally_birds(s)
    for colour in range(len(COLOURS)):
        at = mark_seat(s, out, at, wide(s.plumage[colour]), seat)
        out[at] = min(birds_in(tally, colour), MOST_SHOWN)
        at += 1
    return mark_seat(s, out, at, wide(s.pass_card), seat)


@compiled
def branch_features(s: Record, out: Any, at: int) -> None:
    """Place by place in reading order."""
    last = NO_CELL
    for _ in range(min(SHOWN_PLACES, int(s.branch.n))):
        slot, next_one = NONE, CELLS
        for i in range(s.branch.n):
            cell = wide(s.branch.places[i].cell)
            if last < cell < next_one:
                slot, next_one = i, cell
        last = next_one
        out[at] = s.branch.places[slot].face + 1
        out[at + 1] = last % WIDTH - REACH
        out[at + 2] = REACH + 1 - last // WIDTH
        out[at + 3] = 1 if on_route(s, slot) else 0
        for i in range(s.branch.under_n):
            out[at + 4] += s.branch.under_cell[i] == last
        at += PER_PLACE
