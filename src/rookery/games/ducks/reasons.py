"""What is good about a decision: parts of a sentence whose subject is the card played."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.views import List, Sentence, ViewLayout, noted, say
from .cards import DUCKS_IN_PLAY, MARCH, PLACES, WATER
from .events import (
    AIMED,
    DANCED,
    DREW,
    HID,
    ONLY_CARD,
    PLAYED,
    REARRANGED,
    RESURRECTED,
    ROCKETED,
    SHOT,
    SHOT_SPLASH,
    SHOT_WATER,
    SPLASHED,
    SWAPPED,
    TARGET_MOVED,
    TARGETS_REMOVED,
    THREW,
    WON,
)
from .record import Record

_OTHER = {"other": None}
REASONS = ViewLayout(
    List(
        3 * PLACES,
        Sentence(
            {
                "reason-wins": {},
                "reason-shoots": {"other": None, "left": None},
                "reason-out": _OTHER,
                "reason-aims": {"other": None, "place": None},
                "reason-aims_water": {"place": None},
                "reason-saves": {"count": None},
                "reason-exposes": {"count": None},
                "reason-peace": {"count": None},
                "reason-hides": {},
                "reason-dives": {},
                "reason-revives": {},
                "reason-head": {},
                "reason-orders": {},
                "reason-shuffles": {},
                "reason-throws": {},
                "reason-quiet": {},
                "reason-harmless": {},
                "reason-costs": {},
            }
        ),
    )
)
(
    WINS, SHOOTS, OUT, AIMS, AIMS_WATER, SAVES, EXPOSES, PEACE, HIDES, DIVES, REVIVES, HEAD, ORDERS,
    SHUFFLES, THROWS, QUIET, HARMLESS, COSTS,
) = range(18)  # fmt: skip


@compiled
def reason(before: Record, after: Record, seat: int, lines: Any) -> None:
    """Up to where the next card is played, which may be another hand's only one. What swims in is
    not spoken of."""
    cards, harmless = 0, False
    for i in range(noted(after)):
        event = after.events.items[i]
        kind = event[0]
        cards += kind in (PLAYED, THREW)
        if kind in (ONLY_CARD, DREW) or cards > 1:
            break
        harmless |= kind in (SHOT_WATER, SHOT_SPLASH)
        if kind == WON and event[1] == seat:
            say(lines, WINS)
        elif kind == PLAYED and event[2] == MARCH:
            say_of_march(before, seat, lines)
        elif event[1] == seat:
            say_of_event(before, seat, event, lines)
    if cards > 0 and lines.n == 0:
        say(lines, HARMLESS if harmless else QUIET)


@compiled
def say_of_event(s: Record, seat: int, event: Any, lines: Any) -> None:
    kind, place = event[0], event[2]
    if kind == SHOT and event[3] == seat:
        say(lines, COSTS)
    elif kind == SHOT:
        left = DUCKS_IN_PLAY - s.shot[event[3]] - 1
        if left > 0:
            say(lines, SHOOTS, event[3], left)
        else:
            say(lines, OUT, event[3])
    elif kind == AIMED:
        say_of_target(s, seat, place, lines)
    elif kind == TARGET_MOVED:
        if s.row.card[place] == seat and s.row.card[event[3]] != seat:
            say(lines, SAVES, 1)
        say_of_target(s, seat, event[3], lines)
    elif kind == TARGETS_REMOVED:
        saved = 0
        for at in range(PLACES):
            saved += s.row.card[at] == seat and s.targets >> at & 1
        say(lines, PEACE, saved)
    elif kind == SWAPPED:
        say_of_moves(s, seat, event[3], event[4], lines)
    elif kind == ROCKETED:
        say_saved(s, seat, event[3], 0, lines)
        say(lines, HEAD)
    elif kind == HID:
        say(lines, HIDES)
    elif kind == SPLASHED:
        say(lines, DIVES)
    elif kind == RESURRECTED and event[2] == seat:
        say(lines, REVIVES)
    elif kind == REARRANGED:
        say(lines, ORDERS)
    elif kind == DANCED:
        say(lines, SHUFFLES)
    elif kind == THREW:
        say(lines, THROWS)


@compiled
def say_of_target(s: Record, seat: int, place: int, lines: Any) -> None:
    card = s.row.card[place]
    if card == WATER:
        say(lines, AIMS_WATER, place + 1)
    elif 0 <= card != seat:
        say(lines, AIMS, card, place + 1)


@compiled
def say_saved(s: Record, seat: int, place: int, to: int, lines: Any) -> None:
    if s.row.card[place] == seat and s.targets >> place & 1 and not s.targets >> to & 1:
        say(lines, SAVES, 1)


@compiled
def say_of_moves(s: Record, seat: int, place: int, to: int, lines: Any) -> None:
    """Two neighbours change places."""
    saved, exposed = 0, 0
    for way in range(2):
        at, there = (place, to) if way == 0 else (to, place)
        card, was, is_now = s.row.card[at], s.targets >> at & 1, s.targets >> there & 1
        saved += card == seat and was and not is_now
        exposed += 0 <= card < WATER and card != seat and is_now and not was
    say_counts(saved, exposed, lines)


@compiled
def say_of_march(s: Record, seat: int, lines: Any) -> None:
    """Everybody moves up by one, and the head swims under."""
    saved, exposed = 0, 0
    for at in range(PLACES):
        card, was = s.row.card[at], s.targets >> at & 1
        is_now = at > 0 and s.targets >> (at - 1) & 1
        saved += card == seat and was and not is_now
        exposed += 0 <= card < WATER and card != seat and is_now and not was
    say_counts(saved, exposed, lines)


@compiled
def say_counts(saved: int, exposed: int, lines: Any) -> None:
    if saved > 0:
        say(lines, SAVES, saved)
    if exposed > 0:
        say(lines, EXPOSES, exposed)
