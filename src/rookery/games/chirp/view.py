"""What a seat, or a spectator, is shown. Nothing else of a game leaves the house but its log."""

from __future__ import annotations

from typing import Any

from ...core.bits import lowest_bit
from ...core.compile import compiled
from ...core.records import NOBODY, Flag, Many, Name, Number, PerSeat, Pile, Seat
from ...core.views import Each, Group, List, Maybe, Part, Pool, Table, ViewLayout
from .actions import CARD, CATALOGUE, GROW_BY, PLACE
from .branch.filling import birds_in, slot_at, tally_birds
from .branch.places import DIRECTIONS, NO_CELL, PLACES, REACH, TRUNK, WIDTH, place_of, step
from .branch.route import on_route
from .deck import COLOURS, FACES, KINDS, SIDES
from .record import Record
from .refusals import SENTENCE, cell_beside, joined_by, refuse
from .says import COMMAND, say_command
from .scoring import POINTS_TO_WIN
from .sets import colour_of, how_many, size_of
from .state import (
    ALL_CARDS,
    GROW,
    GROWTHS,
    LAY_PLACE,
    NONE,
    PHASES,
    SEATS,
    SPECTATOR,
    TARGET,
    is_empty,
)  # fmt: skip
from .told import HAS_CARD, LINES, OLD_CARD_AT, tell
from .wide import wide

CARDS = Pile(FACES, ALL_CARDS)
SIDES_OPEN = tuple(
    "".join(side for bit, side in enumerate(SIDES) if mask >> bit & 1)
    for mask in range(1 << DIRECTIONS)
)
GROWTHS_AND_CARDS = tuple(decision.text for decision in CATALOGUE)[:PLACE]
MOST_WALKS = ALL_CARDS + 4
MOST_STEPS = MOST_WALKS * (ALL_CARDS + 2) // 2
"""The longest walks together: a single line of cards, each with an open side beside."""


class Face(Group):
    """What a card shows."""

    colour = Name(COLOURS)
    birds = Number("i1")
    sides = Name(SIDES_OPEN)
    command = COMMAND


class Spot(Group):
    """A place of the branch: x to the right of the trunk and y up, its top card, what lies under
    it from the lowest, the place it hangs on, and its number, boosted while it is on the route."""

    place = Name(PLACES)
    x = Number("i1")
    y = Number("i1")
    card = Name(FACES)
    under = Part("covered")
    parent = Many(2, Number("i1"))
    on_route = Flag()
    number = Number()


class Step(Group):
    """A card on a way that could be walked, with the number it would have there."""

    place = Name(PLACES)
    card = Name(FACES)
    number = Number()


class Chirp(Group):
    """The command being carried out: its card, its boosted number, the things left to do, and the
    place it is carried out at (None for the bonus, and if that place is gone)."""

    card = Name(FACES)
    number = Number()
    left = Number()
    place = Name(PLACES, optional=True)
    bonus = Flag()
    command = COMMAND


class Hand(Group):
    """A seat's cards. `cards` is there for the seat itself; `known` is what the viewer knows."""

    size = Number()
    known = CARDS
    cards = Maybe(CARDS)


class Colour(Group):
    """A colour on the branch: its birds, who owns its plumage, and whether it would be scored."""

    birds = Number()
    owner = Seat(optional=True)
    leads = Flag()


class View(Group):
    """The table as one seat sees it (`you`), or a spectator (`you` is None)."""

    you = Seat(optional=True)
    turn = Seat(optional=True)
    phase = Name(PHASES)
    current = Seat()
    growth = Name(GROWTHS, optional=True)
    branch = List(ALL_CARDS, Spot())
    route = Pile(PLACES, ALL_CARDS)
    walked = Number("i1")
    mine = Name(PLACES, optional=True)
    chirp = Chirp(optional=True)
    picked = Name(FACES, optional=True)
    lifted = Name(PLACES, optional=True)
    other = Seat(optional=True)
    hands = PerSeat(Hand(), SEATS)
    colours = Each(COLOURS, Colour())
    pass_card = Seat(optional=True)
    points = PerSeat(Number("i4"), SEATS)
    goal = Number()
    piles = PerSeat(CARDS, SEATS)
    stock = Number()
    reshuffled = Flag()
    discard = Pile(FACES, ALL_CARDS, top_first=True)
    adrift = CARDS
    walks = Table(PLACES, Part("steps"), MOST_WALKS)
    """For whoever chooses where to lay a card, or which of two to walk to: the way to each place,
    from the trunk, as it would be walked if nothing changed."""
    obstacles = Table(GROWTHS_AND_CARDS, SENTENCE, KINDS)
    """For the seat to move: what to say if a growth or a card of the hand is not legal. (Those
    that are legal are here as well, with nothing meant by it.)"""
    told = LINES
    """What happened in the last decision, as this seat may read it."""
    faces = Table(FACES, Face())
    cells = Pool(4 * ALL_CARDS + 4, Number())
    """Not shown: room to sort cells in."""
    covered = Pool(ALL_CARDS, Name(FACES))
    steps = Pool(MOST_STEPS, Step())


VIEW = ViewLayout(View())


@compiled
def show(s: Record, seat: int, v: Any) -> None:
    moves = seat == s.turn
    viewer = seat if seat >= 0 else SPECTATOR
    v.you = seat
    v.turn = s.turn
    v.phase = s.phase
    v.current = s.current
    v.growth = s.growth
    v.walked = s.walked
    v.mine = place_or_none(wide(s.mine))
    v.lifted = place_or_none(wide(s.lifted))
    v.other = s.other
    v.pass_card = s.pass_card
    v.goal = POINTS_TO_WIN
    v.stock = s.stock.n
    v.reshuffled = s.reshuffled
    if moves:
        v.picked = s.picked
        show_walks(s, v)
        show_obstacles(s, v.obstacles)
    named = show_branch(s, v)
    for i in range(s.route.n):
        v.route.cards[i] = place_of(wide(s.route.cards[i]))
    v.route.n = s.route.n
    if s.turn != NOBODY and s.command != NONE:
        show_chirp(s, v.chirp)
        named |= 1 << wide(s.command)
    for other in range(s.players):
        hand = v.hands[other]
        hand.size = size_of(s.hands[other])
        named |= list_cards(s.known[viewer, other], hand.known)
        if other == seat:
            hand.cards.there = 1
            named |= list_cards(s.hands[other], hand.cards.value)
        named |= list_cards(s.piles[other], v.piles[other])
        v.points[other] = s.scores[other]
    named |= list_cards(s.adrift.cards[viewer], v.adrift)
    for i in range(s.discard.n):
        v.discard.cards[i] = s.discard.cards[i]
        named |= 1 << wide(s.discard.cards[i])
    v.discard.n = s.discard.n
    show_colours(s, v)
    tell(s, seat, v.told)
    for i in range(v.told.n):
        line = v.told.items[i]
        if HAS_CARD[line[0]]:
            named |= 1 << wide(line[2])
        if OLD_CARD_AT[line[0]]:
            named |= 1 << wide(line[OLD_CARD_AT[line[0]]])
    show_faces(s, named, v.faces)


@compiled
def place_or_none(cell: int) -> int:
    return place_of(cell) if cell != NO_CELL else -1


@compiled
def list_cards(cards: Any, pile: Any) -> int:
    """Cards in no order as a list, in the order of the deck; which faces, as a set."""
    once, twice, n = wide(cards.once), wide(cards.twice), 0
    found = once
    while once:
        face = lowest_bit(once)
        once &= once - 1
        for _ in range(1 + (twice >> face & 1)):
            pile.cards[n] = face
            n += 1
    pile.n = n
    return found


@compiled
def show_branch(s: Record, v: Any) -> int:
    """All places in reading order; which faces lie there, as a set."""
    on_way, named, n, covered = 0, 0, 0, 0  # `on_way`: cards of each colour, eight bits each
    for slot in range(s.branch.n):
        if on_route(s, wide(slot)):
            on_way += 1 << 8 * colour_of(wide(s.branch.places[slot].face))
        sort_in(v.cells, wide(s.branch.places[slot].cell))
    for i in range(s.branch.n):
        cell = wide(v.cells.items[i])
        slot = slot_at(s, cell)
        place, spot = s.branch.places[slot], v.branch.items[n]
        face, parent = wide(place.face), wide(place.parent)
        spot.place = place_of(cell)
        spot.x, spot.y = cell % WIDTH - REACH, REACH + 1 - cell // WIDTH
        spot.card = face
        spot.parent[0], spot.parent[1] = parent % WIDTH - REACH, REACH + 1 - parent // WIDTH
        spot.number = s.deck.cards[face].n
        if on_route(s, slot):
            spot.on_route = 1
            spot.number = boosted(s, face, on_way)
        named |= 1 << face
        spot.under.start = covered
        before = covered
        for k in range(s.branch.under_n):
            if s.branch.under_cell[k] == cell:
                v.covered.items[covered] = s.branch.under_face[k]
                named |= 1 << wide(s.branch.under_face[k])
                covered += 1
        spot.under.n = covered - before
        n += 1
    v.covered.n = covered
    v.branch.n = n
    return named


@compiled
def sort_in(cells: Any, cell: int) -> None:
    """Put a cell where it belongs in reading order, unless it is there."""
    at = wide(cells.n)
    while at > 0 and cells.items[at - 1] > cell:
        at -= 1
    if at > 0 and cells.items[at - 1] == cell:
        return
    for i in range(cells.n, at, -1):
        cells.items[i] = cells.items[i - 1]
    cells.items[at] = cell
    cells.n += 1


@compiled
def boosted(s: Record, face: int, on_way: int) -> int:
    """CHP-19: a card's number among those on its way, itself one of them."""
    return int(s.deck.cards[face].n + (on_way >> 8 * colour_of(face) & 255) - 1)


@compiled
def show_chirp(s: Record, chirp: Any) -> None:
    chirp.there = 1
    chirp.card = s.command
    chirp.number = s.number
    chirp.left = s.left
    chirp.bonus = s.bonus
    if not s.bonus and s.walked < s.route.n:
        chirp.place = place_of(wide(s.route.cards[s.walked]))
    say_command(s.deck.cards[s.command], wide(s.number), chirp.command)


@compiled
def show_colours(s: Record, v: Any) -> None:
    tally, most = tally_birds(s), 1
    for colour in range(len(COLOURS)):
        most = max(most, birds_in(tally, colour))
    for colour in range(len(COLOURS)):
        shown = v.colours[colour]
        shown.birds = birds_in(tally, colour)
        shown.owner = s.plumage[colour]
        shown.leads = birds_in(tally, colour) == most


@compiled
def show_faces(s: Record, named: int, faces: Any) -> None:
    """All cards that this view names, in the order of the deck."""
    n = 0
    while named:
        face = lowest_bit(named)
        named &= named - 1
        faces.keys[n] = face
        shown = faces.items[n]
        shown.colour = colour_of(face)
        shown.birds = s.deck.cards[face].birds
        shown.sides = s.deck.cards[face].sides
        say_command(s.deck.cards[face], wide(s.deck.cards[face].n), shown.command)
        n += 1
    faces.n = n


# --- Ways to walk -------------------------------------------------------------------------------


@compiled
def show_walks(s: Record, v: Any) -> None:
    """CHP-14: the way from the trunk to wherever the picked card may come to lie, or to each of the
    two cards laid, as it would be walked if nothing changed."""
    if s.phase == LAY_PLACE:
        for i in range(max(s.branch.n, 1)):
            for direction in range(DIRECTIONS):
                cell = cell_beside(s, wide(i), wide(direction))
                if is_empty(wide(s.branch.grid[cell])):
                    sort_in(v.cells, cell)
        for i in range(v.cells.n):
            cell = wide(v.cells.items[i])
            joined = joined_by(s, wide(s.picked), cell)
            if joined != 0 and joined & (joined - 1) == 0:
                show_walk(s, v, cell, wide(s.picked), cell + step(lowest_bit(joined)))
        v.cells.n = 0
    elif s.phase == TARGET:
        for i in range(s.laid.n):
            place = s.branch.places[slot_at(s, wide(s.laid.cards[i]))]
            show_walk(s, v, wide(place.cell), wide(place.face), wide(place.parent))


@compiled
def show_walk(s: Record, v: Any, cell: int, face: int, joined: int) -> None:
    """Written from its end, at the end of the pool, backwards: the number of steps comes first."""
    steps, on_way, at = 1, 1 << 8 * colour_of(face), joined
    while at != TRUNK:
        place = s.branch.places[slot_at(s, at)]
        on_way += 1 << 8 * colour_of(wide(place.face))
        steps += 1
        at = wide(place.parent)
    way = v.walks.items[v.walks.n]
    way.start, way.n = v.steps.n, steps
    v.walks.keys[v.walks.n] = place_of(cell)
    v.walks.n += 1
    v.steps.n += steps
    at, last = cell, v.steps.n - 1
    for i in range(steps):
        if i > 0:
            place = s.branch.places[slot_at(s, at)]
            face = wide(place.face)
        shown = v.steps.items[last - i]
        shown.place = place_of(at)
        shown.card = face
        shown.number = boosted(s, face, on_way)
        at = joined if i == 0 else wide(s.branch.places[slot_at(s, at)].parent)


@compiled
def show_obstacles(s: Record, shown: Any) -> None:
    """What to say if a growth or a card of the hand is not legal."""
    first, last = (GROW_BY, CARD) if s.phase == GROW else (CARD, CARD + KINDS)
    for number in range(first, last):
        if s.phase == GROW or how_many(s.hands[s.turn], number - CARD):
            shown.keys[shown.n] = number
            refuse(s, wide(number), shown.items[shown.n])
            shown.n += 1
