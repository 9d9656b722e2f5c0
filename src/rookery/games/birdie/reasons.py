"""What is good about a decision: parts of a sentence whose subject is the decision."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.views import List, Sentence, ViewLayout, noted, say
from .cards import BIRDS, BOXES, CARDS_TO_STACK, FEATURES, FEATURES_OF, KINDS
from .events import (
    COPIED,
    GAVE_UP,
    MOVED,
    PASSED,
    PENCILLED,
    ROBIN_CAME,
    TOOK,
    TROPHY,
    WROTE,
)
from .events import STACKED as STACKED_CARD
from .record import PileRecord, Record
from .sheet import empty_boxes
from .state import BEFORE, STACKING

_SET = {"count": None, "feature": FEATURES}
_POINTS = {"points": None}
REASONS = ViewLayout(
    List(
        64,
        Sentence(
            {
                "reason-trophy": {"bird": BIRDS},
                "reason-writes": _SET,
                "reason-copies": _SET,
                "reason-pencils": _SET,
                "reason-run": _SET,
                "reason-joins": _SET,
                "reason-ability": {"bird": BIRDS},
                "reason-stacks": {"count": None},
                "reason-passes": _POINTS,
                "reason-flaps": {},
                "reason-robin": {},
            }
        ),
    )
)
TROPHIES, WRITES, COPIES, PENCILS, RUN, JOINS, ABILITY, STACKS, PASSES, FLAPS, ROBIN = range(11)
SHORTEST_RUN = 2


@compiled
def reason(before: Record, after: Record, seat: int, lines: Any) -> None:
    """Only what the seat does is spoken of, and no card that comes from the deck."""
    stacked, moved = after.phase == STACKING and after.turn == seat, False
    for i in range(noted(after)):
        event = after.events.items[i]
        if event[1] == seat and event[0] == TROPHY:
            say(lines, TROPHIES, event[2])
    for i in range(noted(after)):
        event = after.events.items[i]
        kind = event[0]
        if event[1] != seat:
            continue
        if kind == WROTE:
            say(lines, WRITES, event[3], event[2])
        elif kind == COPIED:
            say(lines, COPIES, event[3], event[2])
        elif kind == PENCILLED:
            say(lines, PENCILS, event[3], event[2])
        elif kind == TOOK:
            say_of_card_taken(before, seat, event[2], lines)
        elif kind == PASSED:
            say(lines, PASSES, event[2])
        elif kind == GAVE_UP:
            say(lines, FLAPS)
        elif kind == ROBIN_CAME:
            say(lines, ROBIN)
        stacked = stacked or kind == STACKED_CARD
        moved = moved or kind == MOVED
    if (stacked and after.phase < BEFORE) or moved:
        say_of_runs(before, after, seat, lines)


@compiled
def say_of_runs(before: Record, after: Record, seat: int, lines: Any) -> None:
    """The longest runs that got longer, of features whose boxes are empty."""
    empty = empty_boxes(before, seat)
    start, cards = lines.n, after.decks[seat].n - before.decks[seat].n
    staged = after.phase == STACKING and after.turn == seat
    if staged:
        cards += after.staged.n
    longest, best = SHORTEST_RUN - 1, -1
    for feature in range(BOXES):
        if empty >> feature & 1:
            was = longest_run(before.decks[seat], before.staged, 0, feature)
            now = longest_run(
                after.decks[seat], after.staged, after.staged.n if staged else 0, feature
            )
            if now > was and now > longest:
                longest, best = now, feature
    if best >= 0:
        say(lines, RUN, longest, best)
    if cards >= CARDS_TO_STACK and lines.n == start:
        say(lines, STACKS, cards)


@compiled
def longest_run(deck: PileRecord, staged: PileRecord, more: int, feature: int) -> int:
    """How many cards in a row have a feature, with the first cards staged on top of the deck."""
    longest, run = 0, 0
    for i in range(deck.n + more):
        card = deck.cards[i] if i < deck.n else staged.cards[i - deck.n]
        run = run + 1 if FEATURES_OF[card] >> feature & 1 else 0
        longest = max(longest, run)
    return longest


@compiled
def say_of_card_taken(s: Record, seat: int, card: int, lines: Any) -> None:
    """What it joins in the hand; or that it is the first of its bird, with an ability."""
    empty = empty_boxes(s, seat)
    most, best, birds = 0, -1, 0
    for feature in range(BOXES):
        if not FEATURES_OF[card] >> feature & 1:
            continue
        held = 0
        for other in range(KINDS):
            if FEATURES_OF[other] >> feature & 1:
                held += s.hands[seat, other]
        if feature < len(BIRDS):
            birds = held
        if empty >> feature & 1 and held > most:
            most, best = held, feature
    if best >= 0:
        say(lines, JOINS, most + 1, best)
    if birds == 0:
        say(lines, ABILITY, card // (KINDS // len(BIRDS)))
