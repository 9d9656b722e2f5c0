"""What goes over HTTP about tournaments (see `rest.py`)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .contract import LIMITS
from .rest import BotName, GameName, Name, NewClock, OptionName, OptionValue, Request, WantedValue
from .rest import Title as TournamentTitle
from .storage.rows import ClockRule

TournamentStatus = Literal["waiting", "running", "over", "cancelled"]


def _usual_clock() -> NewClock:
    return NewClock("game", 300, 5)


class NewTournament(Request):
    """An arena lasts so many `minutes`, a Swiss tournament so many `rounds`. It starts by itself,
    `starts_in` minutes from now. With `same_deals` all tables of a round are dealt the same."""

    title: TournamentTitle
    kind: Literal["arena", "swiss"]
    game: GameName
    players: Annotated[int, Meta(ge=2, le=LIMITS["seats"])]
    options: Annotated[dict[OptionName, WantedValue], Meta(max_length=LIMITS["option"])] = (
        msgspec.field(default_factory=dict)
    )
    clock: NewClock = msgspec.field(default_factory=_usual_clock)
    rounds: Annotated[int, Meta(ge=1, le=LIMITS["rounds"])] = 5
    minutes: Annotated[int, Meta(ge=1, le=LIMITS["arena_minutes"])] = 60
    starts_in: Annotated[int, Meta(ge=0, le=LIMITS["starts_in"])] = 10
    same_deals: bool = False
    bots: Annotated[list[BotName], Meta(max_length=LIMITS["bots"])] = msgspec.field(
        default_factory=list
    )
    """Who of them take part."""
    listed: bool = True


class TournamentMade(msgspec.Struct):
    id: str
    url: str


class Enter(Request):
    name: Name | None = None


class TournamentInfo(msgspec.Struct):
    """A tournament in a list. Times are seconds since 1970."""

    id: str
    title: str
    kind: Literal["arena", "swiss"]
    game: str
    players: int
    """At a table."""
    clock: ClockRule
    rounds: int
    minutes: int
    same_deals: bool
    status: TournamentStatus
    starts_at: float
    people: int
    bots: int
    """How many take part."""


class Tournaments(msgspec.Struct):
    """`yours` are those that you take part in, or have made, and that are not over."""

    yours: list[TournamentInfo]
    running: list[TournamentInfo]
    coming: list[TournamentInfo]
    over: list[TournamentInfo]


TieName = Literal["average", "opponents", "won", "deals"]
"""What tells those apart who have as many points: points a game, the points of those they met, how
often they won, how much they made of the same cards as others."""


class StandingLine(msgspec.Struct):
    rank: int
    player: int
    name: str
    bot: str | None
    here: bool
    """Will be paired again."""
    points: float
    played: int
    ties: list[float]
    """In the order of `tie_breaks`."""


class GameLine(msgspec.Struct):
    """A game of a tournament; `points` are empty as long as it is played."""

    table: str
    round: int
    players: list[int]
    points: list[float]
    void: bool


class Tournament(msgspec.Struct):
    """A tournament as it stands. `number` grows with everything that happens."""

    info: TournamentInfo
    number: int
    options: dict[str, OptionValue]
    yours: bool
    """You have made it, or look after the house: you may start it earlier or call it off."""
    round: int
    ends_at: float | None
    """Of an arena: when no more games begin."""
    next_round_at: float | None
    """Between two rounds."""
    why: str
    """Why it ended: `rounds`, `time`, `few` who were there, or `called_off`."""
    tie_breaks: list[TieName]
    standings: list[StandingLine]
    games: list[GameLine]
    """Those being played, and the last ones before."""
    byes: list[int]
    """Who sits out this round."""
    you: int | None
    """Which player you are."""
    waiting: bool
    """You are about to be paired."""
    table: str | None
    """Where you play now."""
