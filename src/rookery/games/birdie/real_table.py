"""The scoring helper for people at a real table: they say what lies there, in full or by the
beginnings of names, and get the best way to score it (see scoring.py)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from ...core.compile import compiled
from ...core.errors import BadSetup, one_of
from ...core.game import ScoringHelper
from ...core.text import Texts
from .best_cut import cut
from .best_removals import remove_best
from .cards import BIRDS, FEATURES, LONGEST_ROW, SEASONS
from .flaps import ASSUMED, check_column
from .scoring import ADVANCED, BEST, DESK, FIELDS, ROWS_LOOKED_AT, Best, begin


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """The row from left to right (spring-robin, "spring robin" and sp-r are the same), the boxes
    that are filled already, the flaps marked already, and the highest number of anybody else in
    each bird box: trophies count only if that is given. `column` are the points beside the squares
    of the flaps column; none: the column that is assumed."""

    row: list[str]
    filled: list[str] = []
    flaps: int = 0
    rivals: dict[str, int] | None = None
    advanced: bool = False
    column: list[int] = []


def read(question: Question) -> Question:
    """The same with full names, if it makes sense."""
    if len(question.row) > LONGEST_ROW:
        raise BadSetup(f"row: no row has more than {LONGEST_ROW} cards")
    column = check_column(question.column) if question.column else ASSUMED
    if not 0 <= question.flaps < len(column):
        raise BadSetup(f"flaps: from 0 to {len(column) - 1} can be marked, not {question.flaps}")
    rivals = question.rivals
    if rivals is not None:
        rivals = {
            _named(bird, BIRDS, "rivals"): min(max(number, 0), LONGEST_ROW)
            for bird, number in rivals.items()
        }
    return msgspec.structs.replace(
        question,
        row=[_card(text) for text in question.row],
        filled=sorted({_named(text, FEATURES, "filled") for text in question.filled}),
        rivals=rivals,
    )


@partial(compiled, at_once=True)
def solve(asked: Any, bests: Any, desks: Any, most: int) -> None:
    """The best that can be done."""
    best, desk = bests[0].shown, desks[0]
    begin(asked, desk)
    if asked[ADVANCED + 1] != 0:
        remove_best(desk, most, best)
    else:
        cut(desk, best)
        best.exact = True
    best.total = best.points + best.flaps + best.trophies


def _card(text: str) -> str:
    """`spring-robin`, or as much of it as is clear."""
    parts = re.split(r"[\s_-]+", text.strip())
    if len(parts) != 2:
        raise BadSetup(f"row: {text!r}: a card is a season and a bird, for example spring-robin")
    return f"{_named(parts[0], SEASONS, 'row')}_{_named(parts[1], BIRDS, 'row')}"


def _named(text: str, names: Sequence[str], where: str) -> str:
    """A name by its beginning."""
    found = [name for name in names if text and name.startswith(text.strip().lower())]
    if len(found) != 1:
        raise BadSetup(f"{where}: {one_of(names)}, not {text!r}")
    return found[0]


def explain(best: Best, texts: Texts) -> list[str]:
    title = "helper-title-removals" if best.removals else "helper-title-cut"
    steps = _removals(best, texts) if best.removals else _sets(best, texts)
    total = {"total": best.total, "points": best.points}
    return [
        texts.say(title),
        *(f"  {step}" for step in steps or [texts.say("helper-none")]),
        texts.say("helper-total", **total, flaps=best.flaps, trophies=best.trophies),
        texts.say("helper-exact" if best.exact else "helper-limit"),
    ]


def _sets(best: Best, texts: Texts) -> list[str]:
    return [
        texts.say("helper-set", feature=a.feature, count=a.count, start=a.start, end=a.end)
        for a in best.sets
    ]


def _removals(best: Best, texts: Texts) -> list[str]:
    """Each removal with what flies off after it; at the end the rest of the row."""
    steps: list[str] = []
    for removal in best.removals:
        steps.append(texts.say("helper-remove", card=removal.card, place=removal.place))
        for a in removal.sets:
            written = "yes" if a.written else "no"
            fly = texts.say("helper-fly", feature=a.feature, count=a.count, written=written)
            steps.append(f"  {fly}")
    return [*steps, texts.say("helper-clear")]


HELPER = ScoringHelper(
    Question, read, explain, fields=FIELDS, best=BEST, solve=solve, desk=DESK, most=ROWS_LOOKED_AT
)
