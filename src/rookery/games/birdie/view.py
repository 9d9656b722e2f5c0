"""What a seat, or a spectator, is shown. Nothing else of a game leaves the house."""

from __future__ import annotations

from typing import Any

import msgspec

from ...core.records import NOBODY, Record
from ...core.text import Line
from .cards import BIRDS, CARDS, FEATURES, FLAPS, POINTS_PER_TROPHY, ROUNDS
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
    STACKING,
    WOODPECKER_TO,
    History,
    hand_size,
)


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


class Wire(msgspec.Struct):
    """The row of the player who is scoring, from left to right. `start`, `end` and `feature` say
    what the decision at hand is about: the card to move, the set begun, the gap (between `start`
    and the place before it)."""

    cards: list[str]
    sets: list[Set]
    guest: str | None
    start: int | None
    end: int | None
    feature: str | None
    lowest: int | None


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


_STARTED = (WOODPECKER_TO, CUT_END, CUT_FEATURE, GAP_FEATURE, GAP_PIGEON)
_HISTORY = History()


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
    )


def _read(s: Record, field: str) -> Any:
    """A field as readable data."""
    return LAYOUT.fields[field].read(s[field], int(s["players"]))


def _player(s: Record, other: int, seat: int | None, order: list[int]) -> Player:
    own = other == seat
    remembered = own and bool(s["options"][OPEN_MEMORY])
    return Player(
        hand=hand_size(s, other),
        deck=int(s["decks"][other]["n"]),
        passed=other in order,
        past=[
            Past(entry.get("took"), entry.get("stacked"), entry.get("hand", 0))
            for entry in _HISTORY.read(s["history"][other], 0)
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
        flap_points=FLAPS[flaps],
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
    )


def lines(s: Record, seat: int | None) -> list[Line]:
    """The log: everybody reads the same."""
    return [line for _, _, line in EVENTS.read(s)]


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
            "score-flaps": {"count": flaps, "points": FLAPS[flaps]},
            "score-passes": {"points": sum(s["passes"][seat].tolist())},
            "score-trophies": {"count": trophies, "points": POINTS_PER_TROPHY * trophies},
            "score-total": {"points": scores[seat]},
        }
        explained += [Line(key, {"player": seat, **args}) for key, args in parts.items()]
    if scores.count(max(scores)) > 1:
        winner = s["places"].tolist().index(1)
        explained.append(Line("score-tie", {"player": winner, "round": ROUNDS}))
    return explained
