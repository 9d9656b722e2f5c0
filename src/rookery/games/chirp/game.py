"""The descriptor, put together from the files of this folder."""

from __future__ import annotations

from ...core.assemble import assemble
from ...core.game import LongTurns
from .rules import answer, cannot, deal, play_on, question
from .state import MOST_OPTIONS

GAME = assemble(
    __package__,
    most_legal=MOST_OPTIONS,
    long_turns=LongTurns(deal, answer, play_on, cannot, question),
)
