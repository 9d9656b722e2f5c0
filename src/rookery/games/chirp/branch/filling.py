"""The branch: where a card may be added or may cover, and how places are filled and emptied.
Compiled."""

from __future__ import annotations

from typing import Any

from ....core.bits import lowest_bit
from ....core.compile import compiled
from ....core.records import NOBODY, note, push
from ..actions import PLACE
from ..deck import COLOURS, MOST_BIRDS
from ..events import BARE, CUT_OFF, REMOVED
from ..record import Record
from ..sets import colour_of
from ..state import (
    AROUND,
    LIST_AT,
    ON_ROUTE,
    TRUNK_SHAPE,
    around_in,
    cell_before,
    cell_behind,
    in_grid,
    is_empty,
    loose_side,
    slot_in,
)
from ..wide import constant, wide
from .places import LEFT, NO_CELL, RIGHT, TRUNK, facing, place_of, step, towards
from .shapes import SIDE_SETS, birds_of, sides_of, with_any_side, with_birds_up_to, with_side

AS_MANY = constant(0)
"""Birds: not more than on the card it is attached to (CHP-13)."""
GROWN = constant(0)
"""A place filled in growth, not by a command: it is not FRESH."""
FIRST = constant(0)
TALLIED = 10
"""Bits for the birds of a colour: there are 384 at most, and six colours in 64 bits."""

# --- Looking ----------------------------------------------------------------------------------


@compiled
def filled(s: Record, cell: int) -> bool:
    return slot_at(s, cell) >= 0


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
def joined_to(s: Record, cell: int) -> int:
    """In which directions the card of a cell is joined to another, or to the trunk: four bits."""
    held = wide(s.branch.grid[cell])
    return held & around_in(held)


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
        shapes |= shape_of(s, lowest_bit(cards), over)
        cards &= cards - 1
    return shapes


@compiled
def with_shapes(s: Record, cards: int, over: int, shapes: int) -> int:
    """Those of a set of cards that have one of some shapes."""
    found, rest = 0, cards
    while rest:
        face = lowest_bit(rest)
        rest &= rest - 1
        if shapes & shape_of(s, face, over):
            found |= 1 << face
    return found


@compiled
def is_end(s: Record, cell: int) -> bool:
    """An end card: nothing is attached beyond it. It is joined to one card alone, then."""
    joined = joined_to(s, cell)
    return joined & (joined - 1) == 0


@compiled
def tally_birds(s: Record) -> int:
    """Birds of each colour on the branch, in one number; CHP-27: covered cards count for
    nothing."""
    tally = 0
    for slot in range(s.branch.n):
        place = s.branch.places[slot]
        tally += birds_of(wide(place.form)) << TALLIED * colour_of(wide(place.face))
    return tally


@compiled
def birds_in(tally: int, colour: int) -> int:
    return tally >> TALLIED * colour & (1 << TALLIED) - 1


# --- Adding (CHP-10 … CHP-13) -----------------------------------------------------------------


@compiled
def attachment(s: Record, face: int, cell: int) -> int:
    """CHP-11: the cell of the one card that a new card would join, NO_CELL if it is none or
    several. CHP-10: the trunk is joined by the first card and by no other. CHP-12: no cell that
    is taken."""
    held = wide(s.branch.grid[cell])
    joined = around_in(held) & sides_of(wide(s.deck.form[face]))
    if not is_empty(held) or joined == 0 or joined & (joined - 1):
        return NO_CELL
    beside = cell + step(lowest_bit(joined))
    return beside if (beside == TRUNK) == (s.branch.n == 0) else NO_CELL


@compiled
def as_places(n: int, out: Any) -> int:
    """Cells, in place, to decisions."""
    for i in range(n):
        out[i] = PLACE + place_of(wide(out[i]))
    return n


@compiled
def fill_place(s: Record, face: int, cell: int, mark: int) -> None:
    """Lay a card on an empty cell. `mark`: GROWN or FRESH."""
    parent, form = attachment(s, face, cell), wide(s.deck.form[face])
    if s.branch.n == 0:
        forget_loose(s, FIRST)
    else:
        forget_loose_side(s, cell, towards(parent, cell))
    slot = wide(s.branch.n)
    place = s.branch.places[slot]
    place.cell = cell
    place.parent = parent
    place.face = face
    place.form = form
    place.mark = mark
    s.branch.fresh |= mark
    s.branch.n = slot + 1
    put_down(s, slot, form, cell)
    list_loose_sides(s, form, cell)


# --- Sides ------------------------------------------------------------------------------------


@compiled
def put_down(s: Record, slot: int, form: int, cell: int) -> None:
    """Put the card of a place into the grid."""
    s.branch.grid[cell] += in_grid(slot, form)
    turn_sides(s, cell, sides_of(form))


@compiled
def lift(s: Record, cell: int) -> None:
    """Take a card out of the grid, though not off the list of places."""
    held = wide(s.branch.grid[cell])
    s.branch.grid[cell] = around_in(held) << AROUND
    turn_sides(s, cell, sides_of(held))


@compiled
def turn_sides(s: Record, cell: int, sides: int) -> None:
    """The card of a cell opens or closes some sides: the cells beside it learn of it."""
    while sides:
        direction = lowest_bit(sides)
        sides &= sides - 1
        s.branch.grid[cell + step(direction)] ^= 1 << AROUND + facing(direction)


@compiled
def list_loose_sides(s: Record, form: int, cell: int) -> None:
    """Those of a card that nothing is joined to."""
    sides = sides_of(form) & ~around_in(wide(s.branch.grid[cell]))
    while sides:
        push(s.branch.loose, loose_side(cell, lowest_bit(sides), form))
        sides &= sides - 1


@compiled
def forget_loose_side(s: Record, cell: int, direction: int) -> None:
    """The one that leads to a cell in a direction."""
    loose = s.branch.loose
    for i in range(loose.n):
        side = wide(loose.cards[i])
        if cell_behind(side) == cell and side & 3 == direction:
            loose.cards[i] = loose.cards[loose.n - 1]
            forget_loose(s, wide(loose.n) - 1)
            return


@compiled
def forget_loose(s: Record, kept: int) -> None:
    """All but the first few of the list, and their traces in memory."""
    loose = s.branch.loose
    for i in range(kept, loose.n):
        loose.cards[i] = 0
    loose.n = kept


@compiled
def forget_loose_sides(s: Record, cell: int) -> None:
    """Those of one card."""
    loose, kept = s.branch.loose, 0
    for i in range(loose.n):
        side = wide(loose.cards[i])
        if cell_before(side) != cell:
            loose.cards[kept] = side
            kept += 1
    forget_loose(s, kept)


# --- Covering ---------------------------------------------------------------------------------


@compiled
def shapes_that_cover(s: Record, slot: int) -> int:
    """The shapes that connect to the same trunk-side neighbour as the card of a place, and join no
    card that it did not join."""
    cell, parent = wide(s.branch.places[slot].cell), wide(s.branch.places[slot].parent)
    held = wide(s.branch.grid[cell])
    joining = around_in(held) & ~held
    return with_birds_up_to(MOST_BIRDS, with_side(towards(cell, parent)) & ~with_any_side(joining))


@compiled
def lay_over(s: Record, face: int, cell: int) -> None:
    """Put a card in the place of the top one. Attached cards that it no longer connects to are cut
    off, all at the same moment."""
    slot, form = slot_at(s, cell), wide(s.deck.form[face])
    place = s.branch.places[slot]
    before = wide(place.form)
    lost = joined_to(s, cell) & ~form
    forget_loose_sides(s, cell)
    place.face = face
    place.form = form
    turned = sides_of(before ^ form)
    s.branch.grid[cell] ^= turned
    turn_sides(s, cell, turned)
    list_loose_sides(s, form, cell)
    discard_beyond(s, cell, lost)


@compiled
def keep_under(s: Record, face: int, cell: int) -> None:
    """A card that is going to be covered."""
    s.branch.under_cell[s.branch.under_n] = cell
    s.branch.under_face[s.branch.under_n] = face
    s.branch.under_n += 1


# --- Emptying ---------------------------------------------------------------------------------


@compiled
def gather_from(s: Record, cell: int, n: int) -> int:
    """List a place and all beyond it in `scratch`, after the `n` that are there; how many then."""
    cells = s.scratch[LIST_AT:]
    cells[n] = cell
    done = n
    n += 1
    while done < n:
        at = wide(cells[done])
        parent, joined = parent_of(s, at), joined_to(s, at)
        while joined:
            beside = at + step(lowest_bit(joined))
            joined &= joined - 1
            if beside != parent:
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


@compiled
def discard_beyond(s: Record, cell: int, directions: int) -> None:
    """What hung on a card in some directions is cut off, all at the same moment."""
    n = FIRST
    while directions:
        n = gather_from(s, cell + step(lowest_bit(directions)), n)
        directions &= directions - 1
    discard_gathered(s, n, CUT_OFF)


@compiled
def remove_from(s: Record, cell: int) -> None:
    """Discard a card, what lies under it, and all beyond it."""
    discard_gathered(s, gather_from(s, cell, FIRST), REMOVED)
    look_for_bare_trunk(s)


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
    place = branch.places[slot]
    on_route = place.mark & ON_ROUTE
    forget_loose_sides(s, cell)
    lift(s, cell)
    loosen_parent(s, cell, wide(place.parent))
    if slot != last:
        other = branch.places[last]
        place.cell = other.cell
        place.parent = other.parent
        place.face = other.face
        place.form = other.form
        place.mark = other.mark
        branch.grid[place.cell] += in_grid(slot, 0) - in_grid(last, 0)
    forget_places(s, last)
    if on_route:
        cut_route(s, cell)


@compiled
def loosen_parent(s: Record, cell: int, parent: int) -> None:
    """A card has left a cell: the side of its parent that leads there is loose again, unless that
    card is gone, too, or cut it off."""
    at, direction = slot_at(s, parent), towards(parent, cell)
    if at >= 0 and around_in(wide(s.branch.grid[cell])) >> facing(direction) & 1:
        push(s.branch.loose, loose_side(parent, direction, wide(s.branch.places[at].form)))
    elif parent == TRUNK:
        loosen_trunk(s)


@compiled
def forget_places(s: Record, kept: int) -> None:
    """All but the first of the list, and their traces in memory."""
    for slot in range(kept, s.branch.n):
        place = s.branch.places[slot]
        place.cell = 0
        place.parent = 0
        place.face = 0
        place.form = 0
        place.mark = 0
    s.branch.n = kept


@compiled
def forget_branch(s: Record) -> None:
    """All cards have been lifted: the lists are emptied, too; the trunk's sides are loose."""
    forget_places(s, FIRST)
    for i in range(s.branch.under_n):
        s.branch.under_cell[i] = 0
        s.branch.under_face[i] = 0
    s.branch.under_n = 0
    forget_loose(s, FIRST)
    loosen_trunk(s)


@compiled
def loosen_trunk(s: Record) -> None:
    for side in (LEFT, RIGHT):
        push(s.branch.loose, loose_side(wide(TRUNK), wide(side), wide(TRUNK_SHAPE)))


@compiled
def cut_route(s: Record, cell: int) -> None:
    """CHP-16, CHP-R12: the route ends before a place that was on it."""
    s.cut = 1
    route, kept = s.route, 0
    while route.cards[kept] != cell:
        kept += 1
    for i in range(kept, route.n):
        slot = slot_at(s, wide(route.cards[i]))
        if slot >= 0:
            s.branch.places[slot].mark &= ~ON_ROUTE
        if route.cards[i] == s.mine:
            s.mine = NO_CELL
        route.cards[i] = 0
    route.n = kept


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
