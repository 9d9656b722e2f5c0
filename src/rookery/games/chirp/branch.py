"""The branch: where a card may be added or may cover, and how places are filled and emptied.
Compiled."""

from __future__ import annotations

from typing import Any

from ...core.compiled import compiled
from ...core.records import NOBODY, Record, note, push
from .actions import PLACE
from .deck import COLOURS, MOST_BIRDS
from .events import BARE, CUT_OFF, REMOVED
from .hands import colour_of, lowest
from .places import (
    DIRECTIONS,
    DOWN,
    LEFT,
    NO_CELL,
    RIGHT,
    STEP,
    TRUNK,
    UP,
    WIDTH,
    place_of,
)
from .shapes import BIRDS_UP_TO, SIDE_SETS, WITH_SIDE, sides_of
from .state import EMPTY, LIST_AT, in_grid, slot_in
from .wide import constant, wide

AS_MANY = constant(0)
"""Birds: not more than on the card it is attached to (CHP-13)."""
GROWN = constant(0)
FRESH = constant(1)
"""Whether a place was filled in growth, or by a command of this turn (CHP-R12)."""
FIRST = constant(0)

# --- Looking ----------------------------------------------------------------------------------


@compiled
def filled(s: Record, cell: int) -> bool:
    return bool(s.branch.grid[cell] > EMPTY)


@compiled
def slot_at(s: Record, cell: int) -> int:
    """The place of a cell, as its index in the list; negative if no card lies there."""
    return slot_in(wide(s.branch.grid[cell]))


@compiled
def top_card(s: Record, cell: int) -> int:
    return wide(s.branch.places[slot_at(s, cell)].face)


@compiled
def parent_of(s: Record, cell: int) -> int:
    """The cell that a place is attached to; NO_CELL for the trunk and for empty cells."""
    slot = slot_at(s, cell)
    return wide(s.branch.places[slot].parent) if slot >= 0 else NO_CELL


@compiled
def open_around(s: Record, cell: int) -> int:
    """In which directions something lies beside a cell that is open towards it: four bits."""
    grid = s.branch.grid
    left = wide(grid[cell - 1]) >> RIGHT & 1
    right = wide(grid[cell + 1]) >> LEFT & 1
    above = wide(grid[cell - WIDTH]) >> DOWN & 1
    below = wide(grid[cell + WIDTH]) >> UP & 1
    return left << LEFT | right << RIGHT | above << UP | below << DOWN


@compiled
def shape_of(s: Record, face: int, over: int) -> int:
    """The shape of a card, as a set. `over`: so many birds too many are forgiven."""
    shape = wide(s.deck.form[face]) - SIDE_SETS * over
    return 1 << (shape if shape >= 0 else sides_of(shape))


@compiled
def shapes_of(s: Record, cards: int, over: int) -> int:
    """The shapes of a set of cards."""
    shapes = 0
    while cards:
        shapes |= shape_of(s, lowest(cards), over)
        cards &= cards - 1
    return shapes


@compiled
def with_shapes(s: Record, cards: int, over: int, shapes: int) -> int:
    """Those of a set of cards that have one of some shapes."""
    found, rest = 0, cards
    while rest:
        face = lowest(rest)
        rest &= rest - 1
        if shapes & shape_of(s, face, over):
            found |= 1 << face
    return found


@compiled
def is_end(s: Record, cell: int) -> bool:
    """An end card: nothing is attached beyond it."""
    sides = wide(s.branch.grid[cell])
    for direction in range(DIRECTIONS):
        if sides >> direction & 1 and parent_of(s, wide(cell + STEP[direction])) == cell:
            return False
    return True


@compiled
def count_birds(s: Record, colour: int) -> int:
    """Birds of a colour on the branch; CHP-27: covered cards count for nothing."""
    birds = 0
    for slot in range(s.branch.n):
        face = s.branch.places[slot].face
        if colour_of(face) == colour:
            birds += s.deck.cards[face].birds
    return birds


# --- Adding (CHP-10 … CHP-13) -----------------------------------------------------------------


@compiled
def attachment(s: Record, face: int, cell: int) -> int:
    """CHP-11: the cell of the one card that a new card would join, NO_CELL if it is none or
    several. CHP-10: the trunk is joined by the first card and by no other. CHP-12: no cell that
    is taken."""
    if s.branch.grid[cell] != EMPTY:
        return NO_CELL
    joined = open_around(s, cell) & sides_of(wide(s.deck.form[face]))
    if joined == 0 or joined & (joined - 1):
        return NO_CELL
    direction = (joined >> 1) - (joined >> 3)
    beside = wide(cell + STEP[direction])
    return beside if (beside == TRUNK) == (s.branch.n == 0) else NO_CELL


@compiled
def as_places(n: int, out: Any) -> int:
    """Cells, in place, to decisions."""
    for i in range(n):
        out[i] = PLACE + place_of(wide(out[i]))
    return n


@compiled
def fill_place(s: Record, face: int, cell: int, fresh: int) -> None:
    """Lay a card on an empty cell. `fresh`: GROWN or FRESH."""
    parent = attachment(s, face, cell)
    slot, form = wide(s.branch.n), wide(s.deck.form[face])
    place = s.branch.places[slot]
    place.cell = cell
    place.parent = parent
    place.face = face
    place.form = form
    place.fresh = fresh
    s.branch.n = slot + 1
    s.branch.grid[cell] = in_grid(slot, form)


# --- Covering ---------------------------------------------------------------------------------


@compiled
def shapes_that_cover(s: Record, slot: int) -> int:
    """The shapes that connect to the same trunk-side neighbour as the card of a place, and join no
    card that it did not join."""
    cell, parent = wide(s.branch.places[slot].cell), s.branch.places[slot].parent
    connecting, joining = 0, 0
    around = open_around(s, cell)
    for direction in range(DIRECTIONS):
        if around >> direction & 1:
            beside = wide(cell + STEP[direction])
            if beside == parent:
                connecting = wide(WITH_SIDE[direction])
            elif parent_of(s, beside) != cell:
                joining |= wide(WITH_SIDE[direction])
    return (connecting & ~joining) * wide(BIRDS_UP_TO[MOST_BIRDS])


@compiled
def lay_over(s: Record, face: int, cell: int) -> int:
    """Put a card in the place of the top one, which is returned. Attached cards that it no longer
    connects to are cut off, all at the same moment."""
    slot, form = slot_at(s, cell), wide(s.deck.form[face])
    place = s.branch.places[slot]
    old = wide(place.face)
    lost = sides_of(wide(place.form)) & ~form
    place.face = face
    place.form = form
    s.branch.grid[cell] = in_grid(slot, form)
    n = FIRST
    for direction in range(DIRECTIONS):
        beside = wide(cell + STEP[direction])
        if lost >> direction & 1 and parent_of(s, beside) == cell:
            n = gather_from(s, beside, n)
    discard_gathered(s, n, CUT_OFF)
    return old


@compiled
def cover_place(s: Record, face: int, cell: int) -> None:
    """The old card stays where it is, under the new one."""
    old = top_card(s, cell)
    s.branch.under_cell[s.branch.under_n] = cell
    s.branch.under_face[s.branch.under_n] = old
    s.branch.under_n += 1
    lay_over(s, face, cell)


# --- Emptying ---------------------------------------------------------------------------------


@compiled
def gather_from(s: Record, cell: int, n: int) -> int:
    """List a place and all beyond it in `scratch`, after the `n` that are there; how many then."""
    cells = s.scratch[LIST_AT:]
    cells[n] = cell
    done = n
    n += 1
    while done < n:
        sides = wide(s.branch.grid[cells[done]])
        for direction in range(DIRECTIONS):
            beside = wide(cells[done] + STEP[direction])
            if sides >> direction & 1 and parent_of(s, beside) == cells[done]:
                cells[n] = beside
                n += 1
        done += 1
    return n


@compiled
def places_beyond(s: Record, cell: int) -> int:
    """How many places a card and all beyond it take (CHP-R24: covered cards do not count)."""
    n = gather_from(s, cell, FIRST)
    for i in range(n):
        s.scratch[LIST_AT + i] = 0
    return n


@compiled
def discard_gathered(s: Record, n: int, event: int) -> None:
    """CHP-R15: in reading order, at each place from the lowest card to the top."""
    cells = s.scratch[LIST_AT:]
    for i in range(1, n):
        cell = wide(cells[i])
        j = i
        while j > 0 and cells[j - 1] > cell:
            cells[j] = cells[j - 1]
            j -= 1
        cells[j] = cell
    for i in range(n):
        cell = wide(cells[i])
        face = top_card(s, cell)
        empty_place(s, cell)
        push(s.discard, face)
        note(s, event, wide(s.current), face, place_of(cell))
        cells[i] = 0
    if n > 0:
        look_for_bare_trunk(s)


@compiled
def remove_from(s: Record, cell: int) -> None:
    """Discard a card, what lies under it, and all beyond it."""
    discard_gathered(s, gather_from(s, cell, FIRST), REMOVED)


@compiled
def empty_place(s: Record, cell: int) -> None:
    """CHP-R16: the top card leaves (the caller says where to), what lay under it is discarded.
    CHP-R12: a route through this place ends before it, for good."""
    branch = s.branch
    kept = 0
    for i in range(branch.under_n):
        if branch.under_cell[i] == cell:
            push(s.discard, wide(branch.under_face[i]))
        else:
            branch.under_cell[kept] = branch.under_cell[i]
            branch.under_face[kept] = branch.under_face[i]
            kept += 1
    for i in range(kept, branch.under_n):
        branch.under_cell[i] = 0
        branch.under_face[i] = 0
    branch.under_n = kept
    slot, last = slot_at(s, cell), wide(branch.n) - 1
    branch.grid[cell] = EMPTY
    if slot != last:
        place = branch.places[slot]
        other = branch.places[last]
        place.cell = other.cell
        place.parent = other.parent
        place.face = other.face
        place.form = other.form
        place.fresh = other.fresh
        branch.grid[place.cell] = in_grid(slot, wide(place.form))
    forget_last_place(s)
    cut_route(s, cell)


@compiled
def forget_last_place(s: Record) -> None:
    """Take the last place off the list, and its traces out of memory."""
    s.branch.n -= 1
    place = s.branch.places[s.branch.n]
    place.cell = 0
    place.parent = 0
    place.face = 0
    place.form = 0
    place.fresh = 0


@compiled
def cut_route(s: Record, cell: int) -> None:
    """CHP-16, CHP-R12: if the place is on the route, the route ends before it."""
    for i in range(s.route.n):
        if s.route.cards[i] == cell:
            s.cut = 1
            for j in range(i, s.route.n):
                if s.route.cards[j] == s.mine:
                    s.mine = NO_CELL
                s.route.cards[j] = 0
            s.route.n = i
            return


@compiled
def look_for_bare_trunk(s: Record) -> None:
    """CHP-29: with no bird card on the branch, plumage and pass cards go back to the table."""
    if s.branch.n == 0:
        note(s, BARE, wide(s.current))
        return_plumage_and_pass(s)


@compiled
def return_plumage_and_pass(s: Record) -> None:
    for colour in range(len(COLOURS)):
        s.plumage[colour] = NOBODY
    s.pass_card = NOBODY
