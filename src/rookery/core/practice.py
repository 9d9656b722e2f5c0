"""Uses everything that tables ask of a game's rules, until it is compiled (see compile/behind.py).

python -m rookery.core.practice cubirds
"""

from __future__ import annotations

import sys
from contextlib import suppress

import numpy as np

from .compile.behind import work_behind
from .errors import IllegalDecision
from .match import Match
from .random import below, generator

MODULE = "rookery.core.practice"


def practise(game: str) -> None:
    """A whole game, so that `explain` is what comes last."""
    match = Match(game, seed=0)
    if match.game.reasons is not None:
        match.game.kernels.reason(match.state, match.state, 0, match.game.reasons.new())
    if helper := match.game.scoring_helper:
        helper.answer(helper.question([]))
    kernels, rng = match.game.kernels, generator(0)
    kernels.legal(match.state, match.game.legal_buffer())
    kernels.guess(match.copy().state, 0, rng)
    kernels.features(match.state, 0, np.zeros(match.game.feature_count, np.int8))
    _look(match)
    while not match.over:
        with suppress(IllegalDecision):
            match.play(match.game.catalogue[below(rng, len(match.game.catalogue))])
        if not match.over:
            match.play(match.legal()[below(rng, len(match.choices))])
        _look(match)
    match.outcome()


def _look(match: Match) -> None:
    for seat in (0, None):
        match.view(seat)
        match.log(seat)


if __name__ == "__main__":
    work_behind()
    practise(sys.argv[1])
