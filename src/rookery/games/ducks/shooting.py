"""The cards that aim and shoot: DCK-14 to DCK-21, and the peace duck."""

from __future__ import annotations

from ...core.compile import compiled
from ...core.records import NOBODY
from .actions import LEFT
from .cards import DUCKS_IN_PLAY, LAST, NO_DUCK, PLACES, WATER
from .events import (
    AIMED,
    OUT_OF_DUCKS,
    SHOT,
    SHOT_SPLASH,
    SHOT_WATER,
    SURFACED,
    TARGET_MOVED,
    TARGETS_REMOVED,
    tell,
)
from .record import Record
from .row import close_gap, refill

# --- Where a card may be used: masks of places -------------------------------------------------


@compiled
def free_places(s: Record) -> int:
    """DCK-2, DCK-14: a sky place holds at most one target."""
    return ~int(s.targets) & ((1 << PLACES) - 1)


@compiled
def double_barrel_places(s: Record) -> int:
    """DCK-16: the left one of two adjacent free places; only if there are none, a free place."""
    free = free_places(s)
    both = free & free >> 1
    return both if both != 0 else free


@compiled
def double_shot_places(s: Record) -> int:
    """DCK-19: the left one of two adjacent targets."""
    targets = int(s.targets)
    return targets & targets >> 1


@compiled
def targets_to_move_left(s: Record) -> int:
    """DCK-20: not onto a target, not off the sky."""
    targets = int(s.targets)
    return targets & ~(targets << 1) & ~1


@compiled
def targets_to_move_right(s: Record) -> int:
    """DCK-21: not onto a target, not off the sky."""
    targets = int(s.targets)
    return targets & ~(targets >> 1) & ~(1 << LAST)


@compiled
def sides_beside(place: int) -> int:
    """DCK-18: a neighbour to the left, to the right, or both, as a mask of sides."""
    if place == 0:
        return 0b10
    return 0b01 if place == LAST else 0b11


@compiled
def neighbour(place: int, side: int) -> int:
    return place - 1 if side == LEFT else place + 1


# --- What it does ------------------------------------------------------------------------------


@compiled
def put_target(s: Record, place: int) -> None:
    """DCK-14: a target hangs over a place."""
    s.targets |= 1 << place
    tell(s, AIMED, s.turn, place)


@compiled
def put_two_targets(s: Record, place: int) -> None:
    """DCK-16: on this place and the next, or on this one alone if there was no free pair."""
    free = free_places(s)
    put_target(s, place)
    if free & free >> 1 != 0:
        put_target(s, place + 1)


@compiled
def take_target(s: Record, place: int) -> None:
    s.targets &= ~(1 << place)


@compiled
def move_target(s: Record, place: int, to: int) -> None:
    """DCK-20, DCK-21: one place left or right."""
    take_target(s, place)
    s.targets |= 1 << to
    tell(s, TARGET_MOVED, s.turn, place, to)


@compiled
def remove_all_targets(s: Record) -> None:
    """DCK-30: peace."""
    count = 0
    for place in range(PLACES):
        count += int(s.targets) >> place & 1
    s.targets = 0
    tell(s, TARGETS_REMOVED, s.turn, count)


@compiled
def hit(s: Record, place: int) -> bool:
    """A shot at what lies in a place; True if the place falls empty.

    Water stays (DCK-15), and so does a duck under a splash (DCK-29), with what it hides (DCK-R7).
    Otherwise the duck goes to its owner (DCK-10); a duck hidden below it stays (DCK-28).
    """
    row = s.row
    card = row.card[place]
    if card == WATER:
        tell(s, SHOT_WATER, s.turn, place)
        return False
    if row.splash[place] != NOBODY:
        tell(s, SHOT_SPLASH, s.turn, place, card)
        return False
    s.shot[card] += 1
    tell(s, SHOT, s.turn, place, card)
    if s.shot[card] == DUCKS_IN_PLAY:
        tell(s, OUT_OF_DUCKS, card)
    if row.hides[place] == NO_DUCK:
        return True
    row.card[place] = row.hides[place]
    row.hides[place] = NO_DUCK
    tell(s, SURFACED, s.turn, place, row.card[place])
    return False


@compiled
def shoot(s: Record, place: int) -> None:
    """DCK-15, DCK-17: shoot what lies in a place; a target over it goes."""
    take_target(s, place)
    if hit(s, place):
        close_gap(s, place)
        refill(s)


@compiled
def shoot_beside(s: Record, place: int, side: int) -> None:
    """DCK-18: the neighbour is shot, the chosen target goes; one over the neighbour stays."""
    take_target(s, place)
    victim = neighbour(place, side)
    if hit(s, victim):
        close_gap(s, victim)
        refill(s)


@compiled
def shoot_two(s: Record, place: int) -> None:
    """DCK-19: this place and the next, both targets go. DCK-R8: both shots before the row moves."""
    take_target(s, place)
    take_target(s, place + 1)
    left_falls = hit(s, place)
    if hit(s, place + 1):
        close_gap(s, place + 1)
    if left_falls:
        close_gap(s, place)
    refill(s)
