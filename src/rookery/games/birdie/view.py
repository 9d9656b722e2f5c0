"""What a seat, or a spectator, is shown. Nothing else of a game leaves the house."""

from __future__ import annotations

from typing import Any

import msgspec

from ...core.records import NOBODY, Record
from ...core.text import Line
from .cards import BIRDS, CARDS, FEATURES, FLAPS, POINTS_PER_TROPHY, ROUNDS
from .events import EVENTS
from .meta import OPEN_MEMORY
from .sheet import total
from .state import BEFORE, LAYOUT, NO_CARD, PHASES, STACKING, hand_size


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


_STARTED = ("woodpecker_to", "cut_end", "cut_feature", "gap_feature", "gap_pigeon")


def view(s: Record, seat: int | None) -> View:
    players = int(s.players)
    turn = int(s.turn)
    shown = LAYOUT.describe(s)
    scoring = turn != NOBODY and s.phase >= BEFORE
    trophies: list[int] = shown["trophies"]  # type: ignore[assignment]
    return View(
        you=seat,
        turn=None if turn == NOBODY else turn,
        phase=PHASES[s.phase],
        round=int(s.round_number),
        advanced=bool(s.options[0]),
        open_row=[card or None for card in shown["open_row"]],  # type: ignore[attr-defined]
        deck=int(s.deck.n),
        under=int(s.under.n),
        stopped=bool(s.stopped),
        order=shown["order"],  # type: ignore[arg-type]
        scored=int(s.scored),
        players=[_player(s, shown, other, seat) for other in range(players)],
        trophies={
            bird: None if holder == NOBODY else holder
            for bird, holder in zip(BIRDS, trophies, strict=True)
        },
        stack=_stack(s, shown, seat) if turn != NOBODY and s.phase == STACKING else None,
        wire=_wire(s, shown) if scoring else None,
        out=shown["out"],  # type: ignore[arg-type]
    )


def _player(s: Record, shown: Any, other: int, seat: int | None) -> Player:
    own = other == seat
    remembered = own and bool(s.options[OPEN_MEMORY])
    return Player(
        hand=hand_size(s, other),
        deck=int(s.decks[other].n),
        passed=other in shown["order"],
        past=[
            Past(entry.get("took"), entry.get("stacked"), entry.get("hand", 0))
            for entry in shown["history"][other]
        ],
        sheet=_sheet(s, shown, other),
        cards=[name for name, n in shown["hands"][other].items() for _ in range(n)]
        if own
        else None,
        order=shown["decks"][other] if remembered else None,
    )


def _spread(counts: dict[str, int]) -> list[str]:
    return [name for name, n in counts.items() for _ in range(n)]


def _sheet(s: Record, shown: Any, seat: int) -> Sheet:
    flaps = int(s.flaps[seat])
    here = int(s.round_number) - 1
    return Sheet(
        boxes=shown["boxes"][seat],
        flaps=flaps,
        flap_points=FLAPS[flaps],
        passes=[
            points if number < here or (number == here and seat in shown["order"]) else None
            for number, points in enumerate(shown["passes"][seat])
        ],
        used=shown["used"][seat],
        trophies=[bird for bird, at in zip(BIRDS, shown["trophies"], strict=True) if at == seat],
        total=total(s, seat),
    )


def _stack(s: Record, shown: Any, seat: int | None) -> Stack:
    if seat != s.turn:
        return Stack(int(s.staged.n))
    slots = [slot for slot, staged in enumerate(shown["staged_slots"], start=1) if staged]
    return Stack(int(s.staged.n), shown["staged"], slots)


def _wire(s: Record, shown: Any) -> Wire:
    phase = PHASES[s.phase]
    return Wire(
        cards=shown["decks"][int(s.turn)],
        sets=[Set(**entry) for entry in shown["sets"]],
        guest=None if s.guest == NO_CARD else CARDS[s.guest],
        start=int(s.mark) + 1 if phase in _STARTED else None,
        end=int(s.mark_end) + 1 if phase == "cut_feature" else None,
        feature=FEATURES[s.mark_feature] if phase == "gap_pigeon" else None,
        lowest=int(s.lowest) or None,
    )


def lines(s: Record, seat: int | None) -> list[Line]:
    """The log: everybody reads the same."""
    return [line for _, _, line in EVENTS.read(s)]


def result(s: Record) -> list[Line]:
    """Every sheet added up, and who wins a tie."""
    explained = []
    players = int(s.players)
    for seat in range(players):
        boxes = s.boxes[seat].tolist()
        birds, seasons = sum(boxes[: len(BIRDS)]), sum(boxes[len(BIRDS) :])
        trophies = sum(1 for holder in s.trophies if holder == seat)
        flaps = int(s.flaps[seat])
        parts = {
            "score-seasons": {"points": seasons},
            "score-birds": {"points": birds},
            "score-flaps": {"count": flaps, "points": FLAPS[flaps]},
            "score-passes": {"points": sum(s.passes[seat].tolist())},
            "score-trophies": {"count": trophies, "points": POINTS_PER_TROPHY * trophies},
            "score-total": {"points": int(s.scores[seat])},
        }
        explained += [Line(key, {"player": seat, **args}) for key, args in parts.items()]
    best = max(s.scores[:players].tolist())
    if s.scores[:players].tolist().count(best) > 1:
        winner = s.places[:players].tolist().index(1)
        explained.append(Line("score-tie", {"player": winner, "round": ROUNDS}))
    return explained
