"""A game at every seat count and with every option: what the laws run over."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from ..core.game import Game
from ..core.match import Match
from ..core.meta import Meta, Option, OptionValue
from ..core.random import below, generator
from ..core.registry import find_game


class Table(NamedTuple):
    game_id: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]

    @property
    def game(self) -> Game:
        return find_game(self.game_id)

    def match(self, seed: int) -> Match:
        return Match(self.game_id, self.players, dict(self.options), seed)

    def __str__(self) -> str:
        options = "".join(f"-{name}={value}" for name, value in self.options)
        return f"{self.game_id}-{self.players}{options}"


def values(option: Option) -> tuple[OptionValue, ...]:
    """The values of an option worth a table of their own: all of them, or for a number its
    default."""
    if option.choices:
        return option.choices
    return (False, True) if isinstance(option.default, bool) else (option.default,)


def tables_of(meta: Meta) -> list[Table]:
    usual = [option for option in meta.options if not option.small]
    names = [option.name for option in usual]
    combinations = list(product(*(values(option) for option in usual)))
    return [
        *(
            Table(meta.id, players, tuple(zip(names, combination, strict=True)))
            for players in meta.seats
            for combination in combinations
        ),
        *(
            Table(meta.id, 2, ((option.name, option.small),))
            for option in meta.options
            if option.small
        ),
    ]


def play_at_random(match: Match, choices: int, decisions: int = 1_000_000) -> Match:
    """Random decisions, fixed by the seed `choices`; to the end unless told how many."""
    rng = generator(choices)
    while not match.over and len(match.decisions) < decisions:
        match.play(match.legal()[below(rng, len(match.choices))])
    return match
