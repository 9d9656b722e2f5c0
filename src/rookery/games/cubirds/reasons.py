"""What is good about a turn: parts of a sentence whose subject is the turn."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.views import List, Sentence, ViewLayout, noted, say
from .cards import BIG_FLOCK, KINDS, SMALL_FLOCK, SPECIES
from .events import FLOCKED, LAID, ROUND_OVER, STAYED, TOOK, WON_PAIRS, WON_SEVEN
from .heuristic import hand_size
from .record import Record
from .state import DRAWING

_BIRDS = {"count": None, "species": SPECIES}
REASONS = ViewLayout(
    List(
        4 * KINDS,
        Sentence(
            {
                "reason-wins": {},
                "reason-flock": {"shown": None, "species": SPECIES, "kept": None},
                "reason-collection": {"count": None},
                "reason-takes": _BIRDS,
                "reason-takes_two": {**_BIRDS, "count2": None, "species2": SPECIES},
                "reason-takes_many": {"count": None, "kinds": None},
                "reason-ready": _BIRDS,
                "reason-big": _BIRDS,
                "reason-nearly": _BIRDS,
                "reason-round": {"count": None},
                "reason-cheap": _BIRDS,
                "reason-draw": {},
                "reason-keep": {},
                "reason-stay": {},
            }
        ),
    )
)
(
    WINS,
    FLOCK,
    COLLECTION,
    TAKES,
    TAKES_TWO,
    TAKES_MANY,
    READY,
    BIG,
    NEARLY,
    ROUND,
    CHEAP,
    DRAW,
    KEEP,
    STAY,
) = range(14)


@compiled
def reason(before: Record, after: Record, seat: int, lines: Any) -> None:
    """What is drawn, dealt or filled up is not spoken of: nobody knows it beforehand."""
    flocked, laid, stayed = -1, -1, False
    for i in range(noted(after)):
        event = after.events.items[i]
        if event[1] != seat:
            continue
        if event[0] in (WON_SEVEN, WON_PAIRS):
            say(lines, WINS)
        elif event[0] == FLOCKED:
            flocked = event[2]
            say(lines, FLOCK, event[3], event[2], event[4])
        elif event[0] == LAID:
            laid = i
        elif event[0] == STAYED:
            stayed = True
    if flocked >= 0 and before.collections[seat, flocked] == 0:
        say(lines, COLLECTION, species_in(after, seat))
    taken = say_what_is_taken(after, seat, lines)
    said = lines.n
    for i in range(noted(after)):
        event = after.events.items[i]
        if event[0] == TOOK and event[1] == seat and event[3] != flocked and lines.n == said:
            say_what_may_flock(event[3], before.hands[seat, event[3]], event[2], lines)
        elif event[0] == ROUND_OVER and event[1] == seat:
            say(lines, ROUND, lost_by_others(before, seat))
    if laid >= 0 and taken == 0:
        say(lines, CHEAP, after.events.items[laid, 2], after.events.items[laid, 3])
    elif before.phase == DRAWING and lines.n == 0:
        say(lines, DRAW if after.revelations > before.revelations else KEEP)
    elif stayed and lines.n == 0:
        say(lines, STAY)


@compiled
def say_what_is_taken(after: Record, seat: int, lines: Any) -> int:
    """How many species."""
    kinds, birds, first = 0, 0, 0
    for i in range(noted(after)):
        event = after.events.items[i]
        if event[0] == TOOK and event[1] == seat:
            first = i if kinds == 0 else first
            kinds, birds = kinds + 1, birds + event[2]
    count, species = after.events.items[first, 2], after.events.items[first, 3]
    if kinds == 1:
        say(lines, TAKES, count, species)
    elif kinds == 2:  # they are noted one after the other
        second = after.events.items[first + 1]
        say(lines, TAKES_TWO, count, species, second[2], second[3])
    elif kinds > 2:
        say(lines, TAKES_MANY, birds, kinds)
    return kinds


@compiled
def say_what_may_flock(species: int, held: int, taken: int, lines: Any) -> None:
    """What flock the birds taken make possible: one is enough."""
    holds = held + taken
    if held < BIG_FLOCK[species] <= holds:
        say(lines, BIG, holds, species)
    elif held < SMALL_FLOCK[species] <= holds:
        say(lines, READY, holds, species)
    elif holds == SMALL_FLOCK[species] - 1:
        say(lines, NEARLY, holds, species)


@compiled
def species_in(s: Record, seat: int) -> int:
    found = 0
    for species in range(KINDS):
        found += s.collections[seat, species] > 0
    return found


@compiled
def lost_by_others(s: Record, seat: int) -> int:
    lost = 0
    for other in range(s.players):
        if other != seat:
            lost += hand_size(s, other)
    return lost
