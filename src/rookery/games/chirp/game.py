"""The descriptor, put together from the files of this folder."""

from __future__ import annotations

from pathlib import Path

from ...core.game import Game, LongTurns
from .actions import CATALOGUE
from .cards import component_tables
from .heuristic import evaluate, rate
from .knowledge import FEATURES, features, guess
from .meta import META
from .refusals import REFUSAL, refuse
from .rules import answer, apply, cannot, deal, legal, play_on, question, setup
from .sketch import sketch
from .state import LAYOUT, MOST_OPTIONS, complete, components, prepare
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
    most_legal=MOST_OPTIONS,
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
    prepare=prepare,
    rate=rate,
    evaluate=evaluate,
    long_turns=LongTurns(deal, answer, play_on, cannot, question),
)
