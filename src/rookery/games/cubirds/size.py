"""The tiny game: seven birds of three species, small enough to be listed to its last history, for
exact values. Whatever depends on the size of the game is asked here.

The other cards lie on the discard pile from the start, and that stays where it is (CUB-17), so that
all chance is in the deal.
"""

from __future__ import annotations

import numpy as np

from ...core.compile import compiled
from .cards import BIRDS_IN_A_NEW_ROW, COPIES, HAND, ROWS
from .meta import EXPERT, MOVE_CAP, SIZE, TINY
from .record import Record

TINY_COPIES = np.array([3, 2, 2, 0, 0, 0, 0, 0], np.int8)
TINY_ROWS = 1
TINY_BIRDS_IN_A_NEW_ROW = 2
TINY_HAND = 2
TINY_MOVES = 6


@compiled
def is_tiny(s: Record) -> bool:
    return bool(s.options[SIZE] == TINY)


@compiled
def in_play(s: Record, species: int) -> int:
    return int(TINY_COPIES[species] if is_tiny(s) else COPIES[species])


@compiled
def rows(s: Record) -> int:
    return TINY_ROWS if is_tiny(s) else ROWS


@compiled
def birds_in_a_new_row(s: Record) -> int:
    return TINY_BIRDS_IN_A_NEW_ROW if is_tiny(s) else BIRDS_IN_A_NEW_ROW


@compiled
def cards_in_a_hand(s: Record) -> int:
    return TINY_HAND if is_tiny(s) else HAND


@compiled
def has_first_birds(s: Record) -> bool:
    """CUB-5, CUB-7: not in the expert variant; a tiny game has no cards for it."""
    return not s.options[EXPERT] and not is_tiny(s)


@compiled
def most_moves(s: Record) -> int:
    """CUB-R6: a tiny game is over after a few, or there would be no end to what can be listed."""
    return min(int(s.options[MOVE_CAP]), TINY_MOVES) if is_tiny(s) else int(s.options[MOVE_CAP])


@compiled
def goes_back(s: Record) -> bool:
    """CUB-17: the discard pile becomes the deck; in a tiny game it stays where it is, so that
    there is no chance after the deal."""
    return not is_tiny(s)
