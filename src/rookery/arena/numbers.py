"""How sure one can be: intervals for shares and means, and ratings."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from statistics import NormalDist
from typing import Any

import numpy as np

from ..core.extras import need
from .play import Result

CONFIDENCE = 0.95
RESAMPLES = 400


def wilson(wins: float, games: float, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's interval for a share; everything is possible after no games."""
    if games <= 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games)
    reach *= math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def bootstrap(
    deals: Sequence[Any], statistic: Callable[[Sequence[Any]], float], seed: int = 0
) -> tuple[float, float]:
    """The middle 95 % of a statistic over resampled deals. Games of one deal are dealt the same
    cards and belong together, so deals are what is drawn."""
    rng = np.random.default_rng(seed)
    values = [
        statistic([deals[i] for i in rng.integers(0, len(deals), len(deals))])
        for _ in range(RESAMPLES)
    ]
    low, high = np.quantile(values, [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2])
    return float(low), float(high)


def ratings(results: Sequence[Result], bots: int) -> list[tuple[float, float]]:
    """Skill and its uncertainty by openskill, game after game. A bot on several seats of a game is
    one side of it, as good as the best of its places."""
    model = need("openskill.models", "arena").PlackettLuce()
    skills = [model.rating() for _ in range(bots)]
    for result in results:
        best: dict[int, int] = {}
        for bot, place in zip(result.seats, result.places, strict=True):
            best[bot] = min(place, best.get(bot, place))
        if len(best) > 1:
            rated = model.rate([[skills[bot]] for bot in best], ranks=list(best.values()))
            for bot, (skill,) in zip(best, rated, strict=True):
                skills[bot] = skill
    return [(float(skill.mu), float(skill.sigma)) for skill in skills]
