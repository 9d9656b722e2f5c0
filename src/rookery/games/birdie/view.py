"""What a seat, or a spectator, is shown. Nothing else of a game leaves the house."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ...core.records import NOBODY, Record
from ...core.text import Line
from .cards import BIRDS, CARDS, FEATURES, POINTS_PER_TROPHY, ROUNDS
from .events import EVENTS
from .meta import ADVANCED, OPEN_MEMORY
from .sheet import total
from .state import (
    BEFORE,
    CUT_END,
    CUT_FEATURE,
    GAP_FEATURE,
    GAP_PIGEON,
    LAYOUT,
    NO_CARD,
    PHASES,
    REMOVING,
    STACKING,
    WOODPECKER_TO,
    History,
    hand_size,
)
from .turns import points_for_passing


class Sheet(msgspec.Struct):
    """A player's sheet. A pass box is None until the player passes in that round."""

    boxes: dict[str, int]
    flaps: int
    flap_points: int
    passes: list[int | None]
    used: dict[str, int]
    trophies: list[str]
    total: int


class Past(msgspec.Struct):
    """Something that everybody saw in this round: a card taken into the hand, or a stack: its two
    cards of the open row (none where nobody saw them) and how many came from the hand."""

    took: str | None
    stacked: list[str] | None
    hand: int


class Player(msgspec.Struct):
    """What is in front of a seat. `cards` and `order` are there for the seat itself, `order` (the
    personal deck from the bottom up) only where the table plays with open memory (BRD-R5)."""

    hand: int
    deck: int
    passed: bool
    past: list[Past]
    sheet: Sheet
    cards: list[str] | None = None
    order: list[str] | None = None


class Stack(msgspec.Struct):
    """A stack that is being put together. Only its owner sees the cards, from the bottom up, and
    which places of the open row they come from."""

    size: int
    cards: list[str] | None = None
    slots: list[int] | None = None


class Set(msgspec.Struct):
    """A set of the row on the wire: its first and last place, counted from 1."""

    start: int
    end: int
    feature: str


class Meet(msgspec.Struct):
    """Advanced game: the set that takes off first if a card is removed (BRD-35), from its first to
    its last place in the row as it is, the removed card among them."""

    feature: str
    start: int
    end: int


class Wire(msgspec.Struct):
    """The row of the player who is scoring, from left to right, and the sets cut from it: in the
    phases of cutting they are only pencilled (BRD-R1), then written. `start`, `end` and `feature`
    say what the decision at hand is about: the card to move, the set begun, the gap (between
    `start` and the place before it). `meets` says for each card what its removal would join:
    nothing, one set, or two to choose from (BRD-36)."""

    cards: list[str]
    sets: list[Set]
    guest: str | None
    start: int | None
    end: int | None
    feature: str | None
    lowest: int | None
    meets: list[list[Meet]]


How = Literal["removed", "wrote", "lost", "pigeon", "rest"]


class Flown(msgspec.Struct):
    """Cards that left a row with the last decision, group after group: a card removed, a set that
    was written, lost or given up to the pigeon, the rest of the row."""

    seat: int
    how: How
    feature: str | None
    cards: list[str]


class View(msgspec.Struct):
    """The table as one seat sees it (`you`), or a spectator (`you` is None)."""

    you: int | None
    turn: int | None
    phase: str
    round: int
    advanced: bool
    open_row: list[str | None]
    deck: int
    under: int
    stopped: bool
    order: list[int]
    scored: int
    players: list[Player]
    trophies: dict[str, int | None]
    stack: Stack | None
    wire: Wire | None
    out: dict[str, int]
    column: list[int]
    """What the squares of the flaps column are worth, the first one first."""
    pass_points: int | None
    """What the player to move would write for passing now."""
    flown: list[Flown]


_STARTED = (WOODPECKER_TO, CUT_END, CUT_FEATURE, GAP_FEATURE, GAP_PIGEON)
_HISTORY = History()
_BECAME: dict[str, How] = {"wrote": "wrote", "lost": "lost", "pigeon": "pigeon"}
"""Events that say what became of the cards that flew off before them."""


def view(s: Record, seat: int | None) -> View:
    players = int(s["players"])
    turn = int(s["turn"])
    playing = turn != NOBODY
    phase = int(s["phase"])
    order = _read(s, "order")
    return View(
        you=seat,
        turn=turn if playing else None,
        phase=PHASES[phase],
        round=int(s["round_number"]),
        advanced=bool(s["options"][ADVANCED]),
        open_row=[None if card == NO_CARD else CARDS[card] for card in s["open_row"].tolist()],
        deck=int(s["deck"]["n"]),
        under=int(s["under"]["n"]),
        stopped=bool(s["stopped"]),
        order=order,
        scored=int(s["scored"]),
        players=[_player(s, other, seat, order) for other in range(players)],
        trophies={
            bird: None if holder == NOBODY else holder
            for bird, holder in zip(BIRDS, s["trophies"].tolist(), strict=True)
        },
        stack=_stack(s, seat) if playing and phase == STACKING else None,
        wire=_wire(s, phase) if playing and phase >= BEFORE else None,
        out=_read(s, "out"),
        column=s["column"]["points"][1 : int(s["column"]["squares"]) + 1].tolist(),
        pass_points=points_for_passing(s) if playing and phase < BEFORE else None,
        flown=_flown(s),
    )


def _read(s: Record, field: str) -> Any:
    """A field as readable data."""
    return LAYOUT.fields[field].read(s[field], int(s["players"]))


def _player(s: Record, other: int, seat: int | None, order: list[int]) -> Player:
    own = other == seat
    remembered = own and bool(s["options"][OPEN_MEMORY])
    history: Any = _HISTORY.read(s["history"][other], 0)
    return Player(
        hand=hand_size(s, other),
        deck=int(s["decks"][other]["n"]),
        passed=other in order,
        past=[
            Past(entry.get("took"), entry.get("stacked"), entry.get("hand", 0)) for entry in history
        ],
        sheet=_sheet(s, other, order),
        cards=_hand(s, other) if own else None,
        order=_row(s, other) if remembered else None,
    )


def _hand(s: Record, seat: int) -> list[str]:
    counts = s["hands"][seat].tolist()
    return [name for name, n in zip(CARDS, counts, strict=True) for _ in range(n)]


def _row(s: Record, seat: int) -> list[str]:
    deck = s["decks"][seat]
    return [CARDS[card] for card in deck["cards"][: deck["n"]].tolist()]


def _sheet(s: Record, seat: int, order: list[int]) -> Sheet:
    flaps = int(s["flaps"][seat])
    here = int(s["round_number"]) - 1
    holders = s["trophies"].tolist()
    return Sheet(
        boxes=_named(FEATURES, s["boxes"][seat]),
        flaps=flaps,
        flap_points=int(s["column"]["points"][flaps]),
        passes=[
            points if number < here or (number == here and seat in order) else None
            for number, points in enumerate(s["passes"][seat].tolist())
        ],
        used=_named(BIRDS, s["used"][seat]),
        trophies=[bird for bird, holder in zip(BIRDS, holders, strict=True) if holder == seat],
        total=total(s, seat),
    )


def _named(names: tuple[str, ...], counts: Any) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts.tolist(), strict=True) if n}


def _stack(s: Record, seat: int | None) -> Stack:
    staged = s["staged"]
    size = int(staged["n"])
    if seat != s["turn"]:
        return Stack(size)
    slots = [slot for slot, taken in enumerate(s["staged_slots"].tolist(), start=1) if taken]
    return Stack(size, [CARDS[card] for card in staged["cards"][:size].tolist()], slots)


def _wire(s: Record, phase: int) -> Wire:
    guest = int(s["guest"])
    return Wire(
        cards=_row(s, int(s["turn"])),
        sets=[Set(**entry) for entry in _read(s, "sets")],
        guest=None if guest == NO_CARD else CARDS[guest],
        start=int(s["mark"]) + 1 if phase in _STARTED else None,
        end=int(s["mark_end"]) + 1 if phase == CUT_FEATURE else None,
        feature=FEATURES[s["mark_feature"]] if phase == GAP_PIGEON else None,
        lowest=int(s["lowest"]) or None,
        meets=_meets(_row(s, int(s["turn"]))) if phase == REMOVING else [],
    )


def _meets(row: list[str]) -> list[list[Meet]]:
    """BRD-35, BRD-36: what the removal of each card would join."""
    features = [frozenset(card.split("_")) for card in row]
    meets: list[list[Meet]] = [[] for _ in row]
    for place in range(1, len(row) - 1):
        shared = features[place - 1] & features[place + 1]
        meets[place] = [_meet(features, place, name) for name in FEATURES if name in shared]
    return meets


def _meet(features: list[frozenset[str]], place: int, feature: str) -> Meet:
    start, end = place - 1, place + 1
    while start > 0 and feature in features[start - 1]:
        start -= 1
    while end < len(features) - 1 and feature in features[end + 1]:
        end += 1
    return Meet(feature, start + 1, end + 1)


def _flown(s: Record) -> list[Flown]:
    """Read from what was noted: the cards of a group come before what became of them."""
    groups: list[Flown] = []
    cards: list[str] = []
    who = NOBODY
    for kind, seat, line in EVENTS.read(s):
        if kind.name == "flew":
            cards.append(str(line.args["card"]))
            who = seat
            continue
        if kind.name == "removed":
            groups.append(Flown(seat, "removed", None, [str(line.args["card"])]))
        elif cards and kind.name in _BECAME:
            feature = line.args.get("feature")
            named = None if feature is None else str(feature)
            groups.append(Flown(seat, _BECAME[kind.name], named, cards))
        elif cards:
            groups.append(Flown(who, "rest", None, cards))
        cards = []
    if cards:
        groups.append(Flown(who, "rest", None, cards))
    return groups


def lines(s: Record, seat: int | None) -> list[Line]:
    """The log: everybody reads the same."""
    return [line for kind, _, line in EVENTS.read(s) if kind.name != "flew"]


def result(s: Record) -> list[Line]:
    """Every sheet added up, and who wins a tie."""
    explained = []
    players = int(s["players"])
    scores = s["scores"].tolist()[:players]
    for seat in range(players):
        boxes = s["boxes"][seat].tolist()
        trophies = s["trophies"].tolist().count(seat)
        flaps = int(s["flaps"][seat])
        parts = {
            "score-seasons": {"points": sum(boxes[len(BIRDS) :])},
            "score-birds": {"points": sum(boxes[: len(BIRDS)])},
            "score-flaps": {"count": flaps, "points": int(s["column"]["points"][flaps])},
            "score-passes": {"points": sum(s["passes"][seat].tolist())},
            "score-trophies": {"count": trophies, "points": POINTS_PER_TROPHY * trophies},
            "score-total": {"points": scores[seat]},
        }
        explained += [Line(key, {"player": seat, **args}) for key, args in parts.items()]
    if scores.count(max(scores)) > 1:
        winner = s["places"].tolist().index(1)
        explained.append(Line("score-tie", {"player": winner, "round": ROUNDS}))
    return explained
