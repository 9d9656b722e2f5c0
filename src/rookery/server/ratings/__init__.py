"""Ratings by openskill: people and bots in one scale, a game for itself. The levels of bots are
anchors: what they are worth was measured in the arena (`anchors.toml`) and does not change, so that
somebody who has only played bots can be compared to everybody else."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

BEGINNER = 25.0
UNSURE = BEGINNER / 3
BETA = BEGINNER / 6
"""openskill's own figures: where everybody begins, how unsure that is, and how much luck there is
in one game."""
SHOWN_BEGINNER, SHOWN_STEP = 1500, 40
ENOUGH_GAMES = 3
"""Before that nobody is shown a number."""


class Skill(NamedTuple):
    mu: float = BEGINNER
    sigma: float = UNSURE

    @property
    def shown(self) -> int:
        """As people know it from chess."""
        return round(SHOWN_BEGINNER + SHOWN_STEP * (self.mu - BEGINNER))

    @property
    def give_or_take(self) -> int:
        """Nineteen times of twenty it is right to within this."""
        return round(2 * SHOWN_STEP * self.sigma)


@functools.cache
def anchors(game: str) -> dict[str, Skill]:
    """What the bots are worth at a game, as far as that has been measured."""
    with (Path(__file__).parent / "anchors.toml").open("rb") as file:
        return {bot: Skill(*worth) for bot, worth in tomllib.load(file).get(game, {}).items()}


@functools.cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=BEGINNER, sigma=UNSURE, beta=BETA)


def after(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """What a game says of those who played it; who had the same place played as well."""
    model = _model()
    sides = [[model.create_rating([skill.mu, skill.sigma])] for skill in skills]
    return [Skill(float(r.mu), float(r.sigma)) for (r,) in model.rate(sides, ranks=list(places))]
