"""What a seat, or a spectator, is shown. Nothing else of a game leaves the house."""

from __future__ import annotations

import msgspec
import numpy as np

from ...core.records import NOBODY, Record
from ...core.text import Line
from .actions import PLACES
from .cards import KINDS, SPECIES
from .events import DREW, EVENTS
from .rules import catches
from .state import LAYING, PHASES


class Hand(msgspec.Struct):
    """A seat's cards. `cards` is there for the seat itself; `known` is what everybody knows."""

    size: int
    known: dict[str, int]
    cards: dict[str, int] | None = None


class View(msgspec.Struct):
    """The table as one seat sees it (`you`), or a spectator (`you` is None)."""

    you: int | None
    turn: int | None
    phase: str
    dealer: int
    rows: list[list[str]]
    hands: list[Hand]
    collections: list[dict[str, int]]
    deck: int
    discard: dict[str, int]
    catches: dict[str, list[int]]
    """When you are to lay: how many birds each of your species would catch (CUB-9) at every end,
    1L, 1R, 2L, 2R …: the outermost ones of that row."""


def view(s: Record, seat: int | None) -> View:
    players = int(s["players"])
    turn = int(s["turn"])
    hands, known = s["hands"].tolist(), s["known"].tolist()
    return View(
        you=seat,
        turn=None if turn == NOBODY else turn,
        phase=PHASES[s["phase"]],
        dealer=int(s["dealer"]),
        rows=_rows(s),
        hands=[
            Hand(
                size=sum(hands[other]),
                known=_counts(known[other]),
                cards=_counts(hands[other]) if other == seat else None,
            )
            for other in range(players)
        ],
        collections=[_counts(held) for held in s["collections"][:players].tolist()],
        deck=int(s["deck"]["n"]),
        discard=_counts(s["discard"].tolist()),
        catches=_catches(s, seat) if seat == turn and s["phase"] == LAYING else {},
    )


def _rows(s: Record) -> list[list[str]]:
    rows = s["rows"]
    lengths, kinds, counts = (rows[part].tolist() for part in ("n", "species", "count"))
    return [
        [name for run in range(length) for name in [SPECIES[kind[run]]] * count[run]]
        for length, kind, count in zip(lengths, kinds, counts, strict=True)
    ]


def _catches(s: Record, seat: int) -> dict[str, list[int]]:
    caught = np.zeros((KINDS, PLACES), np.int16)
    catches(s, caught.reshape(-1))
    held = s["hands"][seat].tolist()
    return {name: ends for name, ends, n in zip(SPECIES, caught.tolist(), held, strict=True) if n}


def lines(s: Record, seat: int | None) -> list[Line]:
    """The log: cards drawn from the deck are told to the one who drew them."""
    log: list[Line] = []
    for kind, player, line in EVENTS.read(s):
        if kind is not EVENTS.kinds[DREW] or player == seat:
            log.append(line)
        elif log and log[-1].key == "event-drew_unseen":
            log[-1] = Line(log[-1].key, {"player": player, "count": 2})
        else:
            log.append(Line("event-drew_unseen", {"player": player, "count": 1}))
    return log


def result(s: Record) -> list[Line]:
    """Why the winners won, then what everybody has collected."""
    explained = []
    scores = s["scores"].tolist()
    winners = [seat for seat in range(int(s["players"])) if s["places"][seat] == 1]
    for kind, seat, _ in EVENTS.read(s):
        if kind.name == "won_seven":
            explained.append(Line("score-seven", {"player": seat}))
        elif kind.name == "won_pairs":
            explained.append(Line("score-pairs", {"player": seat}))
    if len(winners) > 1:
        explained.append(Line("score-shared"))
    return explained + [
        Line("score-collection", {"player": seat, "count": scores[seat]})
        for seat in range(int(s["players"]))
    ]


def _counts(stored: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(SPECIES, stored, strict=True) if n}
