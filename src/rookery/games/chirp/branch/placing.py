"""Where a card may be laid, whatever for: in growth, by a command, or because it is being moved.
Compiled."""

from __future__ import annotations

from typing import Any

from ....core.compile import compiled
from ..commands.adding import attached_to, over
from ..growth import lays_the_first_of_two, leave_a_second
from ..record import Record
from ..state import ADD_PLACE, DROP, LAY_PLACE, TOP_ADD
from ..wide import wide
from .filling import AS_MANY, as_places, top_card, turn_sides
from .openings import add_places
from .places import NO_CELL
from .shapes import sides_of


@compiled
def list_places(s: Record, out: Any, most: int) -> int:
    """For the picked card; or the top of the discard pile; or the card that is lifted. CHP-R17: its
    new place must be another, and legal without it, so that its sides are closed meanwhile."""
    face, forgiven, beyond, closed = wide(s.picked), AS_MANY, NO_CELL, 0
    if s.phase == ADD_PLACE:
        forgiven, beyond = over(s), attached_to(s)
    elif s.phase == TOP_ADD:
        if s.discard.n == 0:
            return 0
        face = wide(s.discard.cards[s.discard.n - 1])
    elif s.phase == DROP:
        face = top_card(s, wide(s.lifted))
        closed = sides_of(wide(s.deck.form[face]))
    first_of_two = s.phase == LAY_PLACE and lays_the_first_of_two(s)
    turn_sides(s, wide(s.lifted), closed)
    n = add_places(s, face, forgiven, beyond, out, len(out) if first_of_two else most)
    turn_sides(s, wide(s.lifted), closed)
    if first_of_two:
        n = leave_a_second(s, n, out)
    return as_places(n, out)
