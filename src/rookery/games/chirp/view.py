"""What a seat, or a spectator, is shown. Nothing else of a game leaves the house."""

from __future__ import annotations

import functools
from typing import Any

import msgspec
import numpy as np

from ...core.events import EventKind
from ...core.records import NOBODY, Record
from ...core.text import Line
from .actions import CARD, CATALOGUE, GROW_BY
from .cards import command
from .deck import CARDS_PER_COLOUR, COLOURS, COLUMNS, FACES, SIDES, WORDS, Card
from .events import DREW, EVENTS, GAVE, STOLE
from .places import NO_CELL, TRUNK, cell_name, coordinates
from .refusals import cells_around, joins, refusal
from .scoring import POINTS_TO_WIN
from .state import (
    FRESH,
    GROW,
    GROWTHS,
    LAY_PLACE,
    LAYOUT,
    NONE,
    PHASES,
    SPECTATOR,
    TARGET,
    Cards,
    DeckTable,
    count_faces,
    covered_at,
    places_of,
    slot_in,
)


class Sentence(msgspec.Struct):
    """Something to be said: a text's key and its arguments."""

    key: str
    args: dict[str, str | int]


class Face(msgspec.Struct):
    """What a card shows."""

    colour: str
    birds: int
    sides: str
    command: Sentence


class Spot(msgspec.Struct):
    """A place of the branch: x to the right of the trunk and y up, its top card, what lies under
    it from the lowest, the place it hangs on, and its number, boosted while it is on the route."""

    place: str
    x: int
    y: int
    card: str
    under: list[str]
    parent: list[int]
    on_route: bool
    number: int


class Step(msgspec.Struct):
    """A card on a way that could be walked, with the number it would have there."""

    place: str
    card: str
    number: int


class Obstacle(msgspec.Struct):
    """Why something may not be chosen: the clause, and the text that says so."""

    clause: str
    key: str
    args: dict[str, str | int]


class Chirp(msgspec.Struct):
    """The command being carried out: its card, its boosted number, the things left to do, and the
    place it is carried out at (None for the bonus, and if that place is gone)."""

    card: str
    number: int
    left: int
    place: str | None
    bonus: bool
    command: Sentence


class Hand(msgspec.Struct):
    """A seat's cards. `cards` is there for the seat itself; `known` is what the viewer knows."""

    size: int
    known: list[str]
    cards: list[str] | None = None


class Colour(msgspec.Struct):
    """A colour on the branch: its birds, who owns its plumage, and whether it would be scored."""

    birds: int
    owner: int | None
    leads: bool


class View(msgspec.Struct):
    """The table as one seat sees it (`you`), or a spectator (`you` is None)."""

    you: int | None
    turn: int | None
    phase: str
    current: int
    growth: str | None
    branch: list[Spot]
    route: list[str]
    walked: int
    mine: str | None
    chirp: Chirp | None
    picked: str | None
    lifted: str | None
    other: int | None
    hands: list[Hand]
    colours: dict[str, Colour]
    pass_card: int | None
    points: list[int]
    goal: int
    piles: list[list[str]]
    stock: int
    reshuffled: bool
    discard: list[str]
    adrift: list[str]
    walks: dict[str, list[Step]]
    """For whoever chooses where to lay a card, or which of two to walk to: the way to each place,
    from the trunk, as it would be walked if nothing changed."""
    obstacles: dict[str, Obstacle]
    """For the seat to move: what to say if a growth or a card of the hand is not legal. (Those
    that are legal are here as well, with nothing meant by it.)"""
    told: list[Sentence]
    """What happened in the last decision, as this seat may read it."""
    faces: dict[str, Face]


def view(s: Record, seat: int | None) -> View:
    players = int(s["players"])
    turn = int(s["turn"])
    fields = LAYOUT.fields
    cards = cards_of(s)
    you = SPECTATOR if seat is None else seat
    spots = _spots(s, cards)
    shown = View(
        you=seat,
        turn=_seat(turn),
        phase=PHASES[s["phase"]],
        current=int(s["current"]),
        growth=None if s["growth"] == NONE else GROWTHS[s["growth"]],
        branch=spots,
        route=[cell_name(cell) for cell in s["route"]["cards"][: int(s["route"]["n"])].tolist()],
        walked=int(s["walked"]),
        mine=_place(int(s["mine"])),
        chirp=None if turn == NOBODY else _chirp(s, cards),
        picked=FACES[s["picked"]] if s["picked"] != NONE and seat == turn else None,
        lifted=_place(int(s["lifted"])),
        other=_seat(int(s["other"])),
        hands=[
            Hand(
                size=len(_listed(s["hands"][other])),
                known=_listed(s["known"][you][other]),
                cards=_listed(s["hands"][other]) if other == seat else None,
            )
            for other in range(players)
        ],
        colours=_colours(s, spots, cards),
        pass_card=_seat(int(s["pass_card"])),
        points=s["scores"][:players].tolist(),
        goal=POINTS_TO_WIN,
        piles=[_listed(s["piles"][other]) for other in range(players)],
        stock=int(s["stock"]["n"]),
        reshuffled=bool(s["reshuffled"]),
        discard=fields["discard"].read(s["discard"], players),  # type: ignore[arg-type]
        adrift=_listed(s["adrift"]["cards"][you]),
        walks=_walks(_readable(s), cards) if seat == turn else {},
        obstacles=_obstacles(_readable(s)) if seat == turn else {},
        told=[Sentence(line.key, dict(line.args)) for line in lines(s, seat)],
        faces={},
    )
    shown.faces = {face: shown_face(cards[face]) for face in _faces_in(shown)}
    return shown


@functools.cache
def _deck_of(table: bytes) -> dict[str, Card]:
    """The cards of a table, from the rows in its record: a record does not know the file."""
    rows = np.frombuffer(table, DeckTable.dtype)[0]["cards"]
    cards = {}
    for index, face in enumerate(FACES):
        row = dict(zip(COLUMNS, rows[index].tolist(), strict=True))
        sides = "".join(side for bit, side in enumerate(SIDES) if row["sides"] >> bit & 1)
        colour = COLOURS[index // CARDS_PER_COLOUR]
        cards[face] = Card(face, colour, row["birds"], sides, WORDS[row["word"]], row["n"], row)
    return cards


def cards_of(s: Record) -> dict[str, Card]:
    return _deck_of(s["deck"].tobytes())


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _listed(cards: object) -> list[str]:
    return Cards().read(cards, 0)


def _place(cell: int) -> str | None:
    return None if cell == NO_CELL else cell_name(cell)


def _route(s: Record) -> list[int]:
    """The cells of the route, and of what hangs beyond its end (CHP-R12)."""
    route: list[int] = s["route"]["cards"][: int(s["route"]["n"])].tolist()
    if not route or s["cut"] or s["mine"] == NO_CELL:
        return route
    places = s["branch"]["places"][: int(s["branch"]["n"])]
    fresh = places[places["mark"] & FRESH != 0]
    waiting = list(zip(fresh["cell"].tolist(), fresh["parent"].tolist(), strict=True))
    beyond = [route[-1]]
    for cell in beyond:
        beyond += [at for at, parent in waiting if parent == cell]
    return route + beyond[1:]


def _lying(s: Record, cell: int) -> Any:
    """A place of the branch as the record has it."""
    branch = s["branch"]
    return branch["places"][slot_in(int(branch["grid"][cell]))]


def _readable(s: Record) -> Record:
    """With attributes."""
    return np.asarray(s).reshape(1).view(np.recarray)[0]


def _boosted(way: list[Card], card: Card) -> int:
    """CHP-19: a card's number among those on its way, itself one of them."""
    return card.n + sum(other.colour == card.colour for other in way) - 1


def _walks(s: Record, cards: dict[str, Card]) -> dict[str, list[Step]]:
    """CHP-14: the way from the trunk to wherever the picked card may come to lie, or to each of
    the two cards laid."""
    if s.phase == LAY_PLACE:
        ends = [
            (cell, s.picked, neighbours[0])
            for cell in cells_around(s)
            if len(neighbours := joins(s, s.picked, cell)) == 1
        ]
    elif s.phase == TARGET:
        laid = [_lying(s, cell) for cell in s.laid.cards[: s.laid.n].tolist()]
        ends = [(place["cell"], place["face"], place["parent"]) for place in laid]
    else:
        return {}
    walks = {}
    for cell, face, joined in ends:
        way = [(int(cell), cards[FACES[face]])]
        at = int(joined)
        while at != TRUNK:
            place = _lying(s, at)
            way.insert(0, (at, cards[FACES[place["face"]]]))
            at = int(place["parent"])
        among = [card for _, card in way]
        walks[cell_name(int(cell))] = [
            Step(cell_name(on), card.face, _boosted(among, card)) for on, card in way
        ]
    return walks


def _obstacles(s: Record) -> dict[str, Obstacle]:
    if s.phase == GROW:
        asked = [GROW_BY + growth for growth in range(len(GROWTHS))]
    else:
        asked = [CARD + face for face in np.nonzero(count_faces(s.hands[s.turn]))[0].tolist()]
    found = {}
    for number in asked:
        why = refusal(s, number)
        found[CATALOGUE[number].text] = Obstacle(why.clause, why.key, dict(why.args))
    return found


def _spots(s: Record, cards: dict[str, Card]) -> list[Spot]:
    branch = s["branch"]
    route = _route(s)
    among = [cards[FACES[_lying(s, cell)["face"]]] for cell in route]
    spots = []
    for cell, face, _ in sorted(places_of(branch)):
        parent = int(_lying(s, cell)["parent"])
        under = [FACES[card] for card in covered_at(branch, cell)]
        x, y = coordinates(cell)
        card = cards[FACES[face]]
        spots.append(
            Spot(
                place=cell_name(cell),
                x=x,
                y=y,
                card=FACES[face],
                under=under,
                parent=list(coordinates(parent)),
                on_route=cell in route,
                number=_boosted(among, card) if cell in route else card.n,
            )
        )
    return spots


def _chirp(s: Record, cards: dict[str, Card]) -> Chirp | None:
    if s["command"] == NONE:
        return None
    card = cards[FACES[s["command"]]]
    number = int(s["number"])
    at = int(s["walked"])
    on_branch = not s["bonus"] and at < s["route"]["n"]
    return Chirp(
        card=card.face,
        number=number,
        left=int(s["left"]),
        place=cell_name(int(s["route"]["cards"][at])) if on_branch else None,
        bonus=bool(s["bonus"]),
        command=_command(card, number),
    )


def _command(card: Card, number: int) -> Sentence:
    line = command(card, number)
    return Sentence(line.key, dict(line.args))


def shown_face(card: Card) -> Face:
    return Face(card.colour, card.birds, card.sides, _command(card, card.n))


def _colours(s: Record, spots: list[Spot], cards: dict[str, Card]) -> dict[str, Colour]:
    birds = dict.fromkeys(COLOURS, 0)
    for spot in spots:
        birds[cards[spot.card].colour] += cards[spot.card].birds
    most = max(birds.values())
    return {
        colour: Colour(count, _seat(int(s["plumage"][index])), 0 < count == most)
        for index, (colour, count) in enumerate(birds.items())
    }


def _faces_in(shown: View) -> list[str]:
    """All cards that this view names, in the order of the deck."""
    named = {card for spot in shown.branch for card in (spot.card, *spot.under)}
    named.update(shown.discard, shown.adrift, *shown.piles)
    for hand in shown.hands:
        named.update(hand.known, hand.cards or [])
    if shown.chirp is not None:
        named.add(shown.chirp.card)
    named.update(
        str(line.args[name]) for line in shown.told for name in _CARDS if name in line.args
    )
    return [face for face in FACES if face in named]


# --- The log ----------------------------------------------------------------------------------

_CARDS = ("card", "old")
"""Which arguments of a line name a card."""

_SECRET = {DREW: "event-drew_unseen", STOLE: "event-stole_unseen", GAVE: "event-gave_unseen"}


def lines(s: Record, seat: int | None) -> list[Line]:
    """The log: cards drawn are told to who drew them, cards that change hands unseen to the two
    concerned. Cards come with their colour and birds."""
    log: list[Line] = []
    cards = cards_of(s)
    for kind, player, line in EVENTS.read(s):
        if _may_read(kind, player, line, seat):
            log.append(_with_card(line, cards))
            continue
        args = {name: value for name, value in line.args.items() if name != "card"}
        unseen = Line(_SECRET[EVENTS.kinds.index(kind)], args | {"count": 1})
        if log and log[-1].key == unseen.key and _but_count(log[-1]) == args:
            unseen = Line(unseen.key, args | {"count": int(log[-1].args["count"]) + 1})
            log.pop()
        log.append(unseen)
    return log


def _may_read(kind: EventKind, player: int, line: Line, seat: int | None) -> bool:
    if EVENTS.kinds.index(kind) not in _SECRET:
        return True
    return seat is not None and seat in (player, line.args.get("other"))


def _with_card(line: Line, cards: dict[str, Card]) -> Line:
    if "card" not in line.args:
        return line
    card = cards[str(line.args["card"])]
    return Line(line.key, {**line.args, "colour": card.colour, "birds": card.birds})


def _but_count(line: Line) -> dict[str, str | int]:
    return {name: value for name, value in line.args.items() if name != "count"}


def result(s: Record) -> list[Line]:
    """Why the game ended, and what everybody has; who is ahead of an equal, by CHP-32."""
    players = int(s["players"])
    scores = s["scores"][:players].tolist()
    places = s["places"][:players].tolist()
    winner = places.index(1)
    thirty = scores[winner] >= POINTS_TO_WIN
    explained = [Line("score-thirty" if thirty else "score-most", {"points": scores[winner]})]
    if scores.count(scores[winner]) > 1:
        explained.append(Line("score-tie", {}))
    return explained + [
        Line(
            "score-pile",
            {"player": seat, "points": scores[seat], "cards": len(_listed(s["piles"][seat]))},
        )
        for seat in range(players)
    ]
