"""The descriptor, put together from the files of this folder."""

from __future__ import annotations

from pathlib import Path

from ...core.game import Game
from .actions import CATALOGUE
from .cards import component_tables
from .heuristic import evaluate, rate
from .knowledge import FEATURES, features, guess
from .meta import META
from .positions import complete
from .refusals import refusal
from .rules import MOST_LEGAL, apply, legal, setup
from .sketch import sketch
from .state import LAYOUT, components
from .view import lines, result, view

GAME = Game(
    meta=META,
    layout=LAYOUT,
    catalogue=CATALOGUE,
    folder=Path(__file__).parent,
    setup=setup,
    legal=legal,
    apply=apply,
    guess=guess,
    features=features,
    feature_count=FEATURES,
    most_legal=MOST_LEGAL,
    refusal=refusal,
    view=view,
    lines=lines,
    result=result,
    components=components,
    complete=complete,
    sketch=sketch,
    component_tables=component_tables,
    amounts=frozenset({"bid"}),
    rate=rate,
    evaluate=evaluate,
)
