"""The descriptor, put together from the files of this folder."""

from __future__ import annotations

from pathlib import Path

from ...core.game import Game
from .actions import CATALOGUE
from .cards import component_tables
from .features import FEATURES, features
from .heuristic import evaluate, rate
from .knowledge import guess
from .meta import META
from .positions import complete
from .real_table import HELPER
from .refusals import REFUSAL, refuse
from .rules import MOST_LEGAL, apply, legal, setup
from .sketch import sketch
from .state import LAYOUT, components, prepare
from .told import LOG, RESULT, explain, tell
from .view import VIEW, show

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
    view=VIEW,
    show=show,
    log=LOG,
    tell=tell,
    refusal=REFUSAL,
    refuse=refuse,
    result=RESULT,
    explain=explain,
    components=components,
    complete=complete,
    sketch=sketch,
    component_tables=component_tables,
    asked_alone=frozenset({"done"}),
    prepare=prepare,
    scoring_helper=HELPER,
    rate=rate,
    evaluate=evaluate,
    patience=100,  # to the end of the round: what a row becomes is seen only there
)
