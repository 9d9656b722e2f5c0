"""What is good about a decision: parts of a sentence whose subject is the decision."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import NOBODY
from ...core.views import List, Sentence, ViewLayout, noted, say
from .branch.filling import attachment, birds_in, parent_of, tally_birds
from .branch.places import NO_CELL, TRUNK, cell_of
from .deck import COLOURS
from .events import (
    BANKED,
    CHIRPED,
    DISCARDED,
    HARVESTED,
    LAID,
    PASSED,
    PICKED_UP,
    TOOK_PASS,
    TOOK_PLUMAGE,
)
from .hands import birds_on
from .record import Record
from .sets import colour_of
from .state import GROW, LAY, LAY_PLACE
from .wide import wide

_BIRDS = {"colour": COLOURS, "birds": None}
REASONS = ViewLayout(
    List(
        32,
        Sentence(
            {
                "reason-points": {"birds": None},
                "reason-plumage": _BIRDS,
                "reason-mine": _BIRDS,
                "reason-free": _BIRDS,
                "reason-way": {"count": None},
                "reason-hand": {"birds": None},
                "reason-parts": _BIRDS,
                "reason-pass": {},
                "reason-waits": {},
            }
        ),
    )
)
POINTS, PLUMAGE, MINE, FREE, WAY, HAND, PARTS, FIRST_TO_PASS, WAITS = range(9)


@compiled
def reason(before: Record, after: Record, seat: int, lines: Any) -> None:
    """Of a turn only what the seat does by itself, up to the first command on its way, and of an
    answer only what it says itself: what comes after cards that are drawn is unknown."""
    grows = before.phase in (GROW, LAY, LAY_PLACE)
    laid = False
    for i in range(noted(after)):
        event = after.events.items[i]
        kind, word = wide(event[0]), wide(event[2])
        if event[1] != seat or (kind == CHIRPED and i > 0):
            break
        if kind == LAID:
            if laid or not grows:
                break
            laid = True
            say_of_card_laid(before, seat, word, cell_of(wide(event[3])), lines)
        elif kind == TOOK_PLUMAGE:
            say_of_plumage(before, word, lines)
        elif kind == TOOK_PASS:
            say(lines, FIRST_TO_PASS)
        elif kind == PASSED:
            say(lines, WAITS)
            break
        elif not grows:
            say_of_points(before, kind, word, lines)
            break


@compiled
def say_of_plumage(s: Record, colour: int, lines: Any) -> None:
    """With the card laid it is more than free: it is taken."""
    for i in range(lines.n):
        if lines.items[i, 0] == FREE and lines.items[i, 1] == colour:
            lines.items[i, 0] = PLUMAGE
            return
    say(lines, PLUMAGE, colour, birds_in(tally_birds(s), colour))


@compiled
def say_of_points(s: Record, kind: int, word: int, lines: Any) -> None:
    if kind in (HARVESTED, BANKED):
        say(lines, POINTS, birds_on(s, word))
    elif kind == DISCARDED:
        say(lines, PARTS, colour_of(word), birds_on(s, word))
    elif kind == PICKED_UP:
        say(lines, HAND, birds_on(s, word))


@compiled
def say_of_card_laid(s: Record, seat: int, face: int, cell: int, lines: Any) -> None:
    """Whose colour it makes stronger, and how far the walk to it is."""
    colour = colour_of(face)
    birds = birds_in(tally_birds(s), colour) + birds_on(s, face)
    owner = wide(s.plumage[colour])
    if owner == seat:
        say(lines, MINE, colour, birds)
    elif owner == NOBODY:
        say(lines, FREE, colour, birds)
    at, way = attachment(s, face, cell), 1
    while at not in (TRUNK, NO_CELL):
        way += 1
        at = parent_of(s, at)
    if way > 1:
        say(lines, WAY, way)
