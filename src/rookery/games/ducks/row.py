"""The row of six places and the duck deck beside it. Masks have bit 0 for the head."""

from __future__ import annotations

from ...core.compile import compiled
from ...core.records import NOBODY, insert, pop
from .cards import EMPTY, LAST, NO_DUCK, PLACES, SPLASH, WATER
from .events import SPLASH_LOST, SWAM_IN, SWAM_UNDER, tell
from .record import Record


@compiled
def ducks_of(s: Record, colour: int) -> int:
    """DCK-R4: where the ducks of a colour lie on top."""
    mask = 0
    for place in range(PLACES):
        if s.row.card[place] == colour:
            mask |= 1 << place
    return mask


@compiled
def all_ducks(s: Record) -> int:
    """Where ducks lie on top, of whatever colour."""
    mask = 0
    for place in range(PLACES):
        if EMPTY < s.row.card[place] < WATER:
            mask |= 1 << place
    return mask


@compiled
def pairs(s: Record) -> int:
    """Where a duck hides below another."""
    mask = 0
    for place in range(PLACES):
        if s.row.hides[place] != NO_DUCK:
            mask |= 1 << place
    return mask


@compiled
def splashes(s: Record) -> int:
    """Where a splash lies."""
    mask = 0
    for place in range(PLACES):
        if s.row.splash[place] != NOBODY:
            mask |= 1 << place
    return mask


@compiled
def swap(s: Record, a: int, b: int) -> None:
    """Exchange the cards of two places, with all that belongs to them (DCK-28, DCK-29)."""
    row = s.row
    row.card[a], row.card[b] = row.card[b], row.card[a]
    row.hides[a], row.hides[b] = row.hides[b], row.hides[a]
    row.splash[a], row.splash[b] = row.splash[b], row.splash[a]


@compiled
def close_gap(s: Record, gap: int) -> None:
    """DCK-11: the cards to the right of a gap move left; the last place is empty then."""
    for place in range(gap, LAST):
        s.row.card[place] = s.row.card[place + 1]
        s.row.hides[place] = s.row.hides[place + 1]
        s.row.splash[place] = s.row.splash[place + 1]
    clear_place(s, LAST)


@compiled
def clear_place(s: Record, place: int) -> None:
    s.row.card[place] = EMPTY
    s.row.hides[place] = NO_DUCK
    s.row.splash[place] = NOBODY


@compiled
def refill(s: Record) -> None:
    """DCK-11: new cards from the top of the duck deck, at the right end. (DCK-R1: there are enough
    except when a draw ends the game.)"""
    for place in range(PLACES):
        if s.row.card[place] == EMPTY and s.duck_deck.n > 0:
            s.row.card[place] = pop(s.duck_deck)
            s.known_bottom = min(s.known_bottom, s.duck_deck.n)
            s.revelations += 1
            tell(s, SWAM_IN, s.turn, place, s.row.card[place])


@compiled
def put_under_deck(s: Record, card: int) -> None:
    """A card goes to the bottom of the duck deck before everybody's eyes."""
    insert(s.duck_deck, 0, card)
    s.known_bottom += 1
    tell(s, SWAM_UNDER, s.turn, card)


@compiled
def lose_splash(s: Record, place: int) -> None:
    """DCK-R6: a splash whose duck leaves the row is discarded at once."""
    if s.row.splash[place] != NOBODY:
        tell(s, SPLASH_LOST, s.row.splash[place], s.row.card[place])
        s.row.splash[place] = NOBODY
        s.discard[SPLASH] += 1
