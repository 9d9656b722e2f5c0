"""The rules of CuBirds, clause by clause. Compiled: no allocation, no exceptions."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import NOBODY, next_seat, note, pop, push, shuffle
from .actions import DECLINE, DRAW, FLOCK, LAY, PLACES, RIGHT, STAY
from .cards import BIG_FLOCK, COPIES, KINDS, SMALL_FLOCK
from .events import (
    DEALT,
    DECLINED,
    DREW,
    FLOCKED,
    HAND_DISCARDED,
    LAID,
    MOVE_CAPPED,
    REFILLED,
    RESHUFFLED,
    ROUND_OVER,
    SHORT_DECK,
    STAYED,
    TOOK,
    WON_PAIRS,
    WON_SEVEN,
)
from .record import Record, RowRecord
from .size import (
    birds_in_a_new_row,
    cards_in_a_hand,
    goes_back,
    has_first_birds,
    in_play,
    most_moves,
    rows,
)
from .state import DRAWING, FLOCKING, LAYING

NO_CARD = -1
CARDS_TO_DRAW = 2
SPECIES_TO_WIN = 7
BIG_SPECIES_TO_WIN = 2
BIRDS_OF_A_BIG_SPECIES = 3
MOST_LEGAL = KINDS * PLACES


@compiled
def setup(s: Record) -> None:
    """CUB-2: seat 0 deals, and moves first."""
    s.turn = 0
    s.dealer = 0
    for species in range(KINDS):
        for _ in range(in_play(s, species)):
            push(s.deck, species)
    shuffle(s.deck, s.rng)
    for row in range(rows(s)):
        lay_new_row(s, row)
    shuffle_discard_into_deck(s)
    for species in range(KINDS):
        s.discard[species] = COPIES[species] - in_play(s, species)
    for seat in range(s.players):
        for species in range(KINDS):
            s.recent[seat, species] = species
    deal_hands(s)
    if has_first_birds(s):
        give_first_birds(s)


@compiled
def lay_new_row(s: Record, row: int) -> None:
    """CUB-3: three birds of different species; the later one of a pair is put aside (here: on
    the discard pile, which goes back into the deck before the deal)."""
    birds = s.rows[row]
    while birds.n < birds_in_a_new_row(s):
        species = pop(s.deck)
        if run_of(birds, species) == NO_CARD:
            add_right(birds, species, 1)
        else:
            s.discard[species] += 1


@compiled
def give_first_birds(s: Record) -> None:
    """CUB-5: one more card each, face up (CUB-7: not in the expert variant)."""
    for seat in range(s.players):
        s.collections[seat, pop(s.deck)] += 1


@compiled
def legal(s: Record, out: Any) -> int:
    """CUB-8, CUB-11, CUB-12: the decisions of the phase, in the catalogue's order."""
    n = 0
    hand = s.hands[s.turn]
    if s.phase == LAYING:
        for species in range(KINDS):
            if hand[species] > 0:
                for place in range(2 * rows(s)):
                    out[n] = LAY + species * PLACES + place
                    n += 1
    elif s.phase == DRAWING:
        out[0] = DRAW
        out[1] = DECLINE
        n = 2
    else:
        for species in range(KINDS):
            if can_flock(hand, species):
                out[n] = FLOCK + species
                n += 1
        out[n] = STAY
        n += 1
    return n


@compiled
def apply(s: Record, a: int) -> None:
    """One decision and everything that follows from it without a choice."""
    s.decisions += 1
    if a < DRAW:
        place = (a - LAY) % PLACES
        lay_birds(s, (a - LAY) // PLACES, place // 2, place % 2)
    elif a == DRAW:
        draw_two(s)
        offer_flock(s)
    elif a == DECLINE:
        note(s, DECLINED, s.turn)
        offer_flock(s)
    elif a < STAY:
        make_flock(s, a - FLOCK)
        end_turn(s)
    else:
        note(s, STAYED, s.turn)
        end_turn(s)
    if s.turn != NOBODY and s.decisions >= most_moves(s):
        end_by_move_cap(s)


# --- Rows -----------------------------------------------------------------------------------


@compiled
def run_of(birds: RowRecord, species: int) -> int:
    """Where the birds of a species stand in a row, as a run; NO_CARD if there are none."""
    for run in range(birds.n):
        if birds.species[run] == species:
            return run
    return NO_CARD


@compiled
def add_right(birds: RowRecord, species: int, count: int) -> None:
    birds.species[birds.n] = species
    birds.count[birds.n] = count
    birds.n += 1


@compiled
def add_left(birds: RowRecord, species: int, count: int) -> None:
    for run in range(birds.n, 0, -1):
        birds.species[run] = birds.species[run - 1]
        birds.count[run] = birds.count[run - 1]
    birds.species[0] = species
    birds.count[0] = count
    birds.n += 1


@compiled
def caught_at(birds: RowRecord, species: int, side: int) -> int:
    """CUB-9: how many birds stand between an end of a row and the run of a species in it."""
    run = run_of(birds, species)
    if run == NO_CARD:
        return 0
    caught = 0
    for other in range(run + 1 if side == RIGHT else 0, birds.n if side == RIGHT else run):
        caught += birds.count[other]
    return caught


@compiled
def take_run(s: Record, row: int, run: int) -> None:
    """Birds of a row go into the hand of the seat to move, in the open."""
    birds = s.rows[row]
    species, count = birds.species[run], birds.count[run]
    s.hands[s.turn, species] += count
    s.known[s.turn, species] += count
    note(s, TOOK, s.turn, count, species, row)


@compiled
def take_between(s: Record, row: int, run: int, side: int) -> None:
    """CUB-9: take every bird between the end laid at and the species' own run; close up."""
    birds = s.rows[row]
    if side == RIGHT:
        for taken in range(run + 1, birds.n):
            take_run(s, row, taken)
        birds.n = run + 1
    else:
        for taken in range(run):
            take_run(s, row, taken)
        for left in range(run, birds.n):
            birds.species[left - run] = birds.species[left]
            birds.count[left - run] = birds.count[left]
        birds.n -= run


@compiled
def refill_row(s: Record, row: int) -> None:
    """CUB-10: a row of a single species gets cards from the deck, at the right, until it has
    two; CUB-R3: or as many as there are."""
    birds = s.rows[row]
    while birds.n == 1:
        species = draw_card(s)
        if species == NO_CARD:
            return
        s.revelations += 1
        note(s, REFILLED, s.turn, species, row)
        if species == birds.species[0]:
            birds.count[0] += 1
        else:
            add_right(birds, species, 1)


# --- A turn ---------------------------------------------------------------------------------


@compiled
def lay_birds(s: Record, species: int, row: int, side: int) -> None:
    """CUB-8: all cards of the species go to one end of one row."""
    birds = s.rows[row]
    count = s.hands[s.turn, species]
    s.hands[s.turn, species] = 0
    show_all_of(s, s.turn, species, count)
    note(s, LAID, s.turn, count, species, row, side)
    took = caught_at(birds, species, side) > 0
    run = run_of(birds, species)
    if run == NO_CARD:
        if side == RIGHT:
            add_right(birds, species, count)
        else:
            add_left(birds, species, count)
    else:
        birds.count[run] += count
        take_between(s, row, run, side)
    refill_row(s, row)
    # CUB-11: a draw is offered if nothing was taken; CUB-R3: and if there is a card at all.
    if not took and cards_to_draw(s):
        s.phase = DRAWING
    else:
        offer_flock(s)


@compiled
def draw_two(s: Record) -> None:
    """CUB-11: the top two cards of the deck, or what there is (CUB-R2)."""
    for _ in range(CARDS_TO_DRAW):
        species = draw_card(s)
        if species != NO_CARD:
            take_unseen(s, s.turn, species)
            note(s, DREW, s.turn, species)


@compiled
def can_flock(hand: Any, species: int) -> bool:
    """CUB-13: at least the small-flock number."""
    return bool(hand[species] >= SMALL_FLOCK[species])


@compiled
def offer_flock(s: Record) -> None:
    """CUB-12: asked only if a flock is possible; otherwise the turn ends."""
    hand = s.hands[s.turn]
    for species in range(KINDS):
        if can_flock(hand, species):
            s.phase = FLOCKING
            return
    end_turn(s)


@compiled
def make_flock(s: Record, species: int) -> None:
    """CUB-12: show all; two of a big flock join the collection, one of a small flock; the rest
    is discarded. CUB-14: nothing ever takes a bird out of a collection."""
    count = s.hands[s.turn, species]
    kept = 2 if count >= BIG_FLOCK[species] else 1
    s.hands[s.turn, species] = 0
    show_all_of(s, s.turn, species, count)
    s.collections[s.turn, species] += kept
    s.discard[species] += count - kept
    note(s, FLOCKED, s.turn, species, count, kept)


@compiled
def end_turn(s: Record) -> None:
    """CUB-R4: a win comes before the end of the round."""
    if wins(s, s.turn):
        return
    s.phase = LAYING
    for species in range(KINDS):
        if s.hands[s.turn, species] > 0:
            s.turn = next_seat(s, s.turn)
            return
    end_round(s)


# --- Cards ----------------------------------------------------------------------------------


@compiled
def cards_to_draw(s: Record) -> bool:
    """CUB-R3: an empty deck with a discard pile still offers a draw."""
    if s.deck.n > 0:
        return True
    if not goes_back(s):
        return False
    for species in range(KINDS):
        if s.discard[species] > 0:
            return True
    return False


@compiled
def draw_card(s: Record) -> int:
    """CUB-17: the top of the deck; an empty deck is made anew at the moment a card is needed."""
    if s.deck.n == 0:
        if not cards_to_draw(s):
            return NO_CARD
        shuffle_discard_into_deck(s)
        note(s, RESHUFFLED, s.turn)
    return pop(s.deck)


@compiled
def shuffle_discard_into_deck(s: Record) -> None:
    for species in range(KINDS):
        for _ in range(s.discard[species]):
            push(s.deck, species)
        s.discard[species] = 0
    shuffle(s.deck, s.rng)
    s.revelations += 1


@compiled
def take_unseen(s: Record, seat: int, species: int) -> None:
    """A card from the deck into a hand: only its owner sees it."""
    s.hands[seat, species] += 1
    s.unseen[seat, 0] += 1
    s.revelations += 1


@compiled
def show_all_of(s: Record, seat: int, species: int, count: int) -> None:
    """All of a seat's cards of a species are laid or shown: everybody learns that the rest of the
    hand has none. (See state.py for `recent` and `unseen`.)

    Which of its unseen cards they were, the others do not learn: those of which most is known are
    struck off first, so that what is held to be known of the rest is never wrong.
    """
    recent, unseen = s.recent[seat], s.unseen[seat]
    surprises = count - s.known[seat, species]
    s.known[seat, species] = 0
    rank = 0
    while recent[rank] != species:
        rank += 1
    for level in range(rank, -1, -1):
        struck = min(surprises, unseen[level])
        unseen[level] -= struck
        surprises -= struck
    unseen[rank + 1] += unseen[rank]
    for level in range(rank, 0, -1):
        unseen[level] = unseen[level - 1]
        recent[level] = recent[level - 1]
    unseen[0] = 0
    recent[0] = species


# --- Rounds and the end -----------------------------------------------------------------------


@compiled
def end_round(s: Record) -> None:
    """CUB-15: the other hands are discarded, the rows stay. CUB-16: who emptied the hand deals."""
    note(s, ROUND_OVER, s.turn)
    for seat in range(s.players):
        for species in range(KINDS):
            count = s.hands[seat, species]
            if count > 0:
                s.discard[species] += count
                s.hands[seat, species] = 0
                note(s, HAND_DISCARDED, seat, species, count)
            s.known[seat, species] = 0
            s.unseen[seat, species] = 0
        s.unseen[seat, KINDS] = 0
    s.revelations += 1
    s.dealer = s.turn
    available = s.deck.n
    for species in range(KINDS):
        if goes_back(s):
            available += s.discard[species]
    if available < cards_in_a_hand(s) * s.players:
        end_by_short_deck(s)
    else:
        note(s, DEALT, s.dealer)
        deal_hands(s)


@compiled
def deal_hands(s: Record) -> None:
    """CUB-4, CUB-16: eight cards each, to the dealer first, then clockwise."""
    seat = s.dealer
    for _ in range(s.players):
        for _ in range(cards_in_a_hand(s)):
            take_unseen(s, seat, draw_card(s))
        seat = next_seat(s, seat)


@compiled
def wins(s: Record, seat: int) -> bool:
    """CUB-18: seven species; CUB-19: two species with three birds each."""
    species_collected = 0
    big_species = 0
    for species in range(KINDS):
        if s.collections[seat, species] > 0:
            species_collected += 1
        if s.collections[seat, species] >= BIRDS_OF_A_BIG_SPECIES:
            big_species += 1
    if species_collected >= SPECIES_TO_WIN:
        note(s, WON_SEVEN, seat)
    elif big_species >= BIG_SPECIES_TO_WIN:
        note(s, WON_PAIRS, seat)
    else:
        return False
    count_collections(s)
    for other in range(s.players):
        s.places[other] = 2
    s.places[seat] = 1
    s.turn = NOBODY
    return True


@compiled
def end_by_short_deck(s: Record) -> None:
    """CUB-20: too few cards to deal."""
    note(s, SHORT_DECK, s.turn)
    largest_collection_wins(s)


@compiled
def end_by_move_cap(s: Record) -> None:
    """CUB-R6: a game that nobody ends."""
    note(s, MOVE_CAPPED, s.turn)
    largest_collection_wins(s)


@compiled
def count_collections(s: Record) -> int:
    """CUB-R5: the score is the size of the collection; the largest one."""
    largest = 0
    for seat in range(s.players):
        size = 0
        for species in range(KINDS):
            size += s.collections[seat, species]
        s.scores[seat] = size
        largest = max(largest, size)
    return largest


@compiled
def largest_collection_wins(s: Record) -> None:
    """CUB-20, CUB-21: equal collections share the win; CUB-R5: all others come second."""
    largest = count_collections(s)
    for seat in range(s.players):
        s.places[seat] = 1 if s.scores[seat] == largest else 2
    s.turn = NOBODY
