"""What goes over HTTP about people and their accounts (see `rest.py`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from .contract import LIMITS
from .protocol import SeatNumber
from .rest import Colour, Name, Password, Request

TypedPassword = Annotated[str, Meta(max_length=LIMITS["password"])]
"""One that may be wrong."""


class Me(msgspec.Struct):
    id: str
    name: str
    colour: int
    account: str | None
    program: bool = False
    """Not a person, but a program that plays from outside, and is shown as one."""


class MeChange(Request):
    """`program`: say that you are one. That holds for good."""

    name: Name | None = None
    colour: Colour | None = None
    program: Literal[True] | None = None


class Credentials(Request):
    name: Name
    password: Password


class LogIn(Request):
    name: Name
    password: TypedPassword


class NewPassword(Request):
    old: TypedPassword
    new: Password


class Reset(Request):
    """`key` is what the link to a new password carries behind its #."""

    key: Annotated[str, Meta(max_length=LIMITS["reset_key"])]
    password: Password


class Farewell(Request):
    """Guests have no password."""

    password: TypedPassword = ""


class SessionInfo(msgspec.Struct):
    """A device by which you come. Times are seconds since 1970."""

    id: str
    device: str
    """Its browser and system, as far as they are known."""
    created_at: float
    seen_at: float
    """To the hour."""
    here: bool


class Export(msgspec.Struct):
    """All that is kept of you. `tables` have the seats that are yours and what you have said;
    games as such are in the save files."""

    me: Me
    created_at: float
    sessions: list[SessionInfo]
    tables: list[dict[str, Any]]
    mutes: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    webhooks: list[dict[str, Any]]
    results: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    profiles: list[dict[str, Any]]
    entrants: list[dict[str, Any]]
    """The tournaments."""
    contacts: list[dict[str, Any]]
    push_devices: list[dict[str, Any]]
    reviews: list[dict[str, Any]]
    vacations: list[dict[str, Any]]


class Rating(msgspec.Struct):
    """What somebody is worth at a game: nineteen times of twenty it is between `value` less
    `give_or_take` and `value` and `give_or_take`."""

    value: int
    give_or_take: int
    games: int


class Against(msgspec.Struct):
    """Games against people (null), or with a kind of bot as the strongest of the others."""

    bot: str | None
    played: int
    won: int


class Point(msgspec.Struct):
    """One game on the way. `rating` is what it was after it, if the game counted. `luck` (as a
    share of a win) and `accuracy` (of 100) are of your own review of it, if you have seen one."""

    at: float
    won: bool
    rating: int | None
    luck: float | None = None
    accuracy: float | None = None


class Reviewed(msgspec.Struct):
    """Means over the games of the course that you have seen reviewed, each with its standard error
    (null for one game)."""

    games: int
    luck: float
    luck_error: float | None
    accuracy: float
    accuracy_error: float | None


class SeatFigures(Request):
    """`luck` and `skill` as shares of a win, `accuracy` and its `uncertainty` of 100."""

    seat: SeatNumber
    luck: Annotated[float, Meta(ge=-LIMITS["seats"], le=LIMITS["seats"])]
    skill: Annotated[float, Meta(ge=-LIMITS["seats"], le=LIMITS["seats"])]
    accuracy: Annotated[float, Meta(ge=0, le=100)]
    uncertainty: Annotated[float, Meta(ge=0, le=100)]


class ReviewFigures(Request):
    """What your device made of a finished game."""

    version: Annotated[int, Meta(ge=0, le=LIMITS["number"])]
    worlds: Annotated[int, Meta(ge=0, le=LIMITS["number"])]
    seats: Annotated[list[SeatFigures], Meta(max_length=LIMITS["seats"])]


class FiguresKept(msgspec.Struct):
    """Of how many seats: those that were yours to the end of the game."""

    seats: int


class GameStats(msgspec.Struct):
    """`course` begins with the earliest of the last hundred games. `reviewed` is for your own eyes:
    nobody has checked those figures, and they never count."""

    game: str
    played: int
    won: int
    against: list[Against]
    rating: Rating | None
    course: list[Point]
    reviewed: Reviewed | None = None


class Profile(msgspec.Struct):
    """What somebody has played. Without `numbers` there are no ratings in it."""

    name: str
    public: bool
    numbers: bool
    games: list[GameStats]


class ProfileChange(Request):
    """`numbers`: whether you want to see ratings, and be in the lists of the best."""

    public: bool | None = None
    numbers: bool | None = None


class Player(msgspec.Struct):
    """A seat of a finished game. `name` is empty for people who have not chosen to be seen."""

    name: str
    bot: str | None
    place: int
    score: int
    you: bool
    away: bool
    """A bot finished the game for them."""


class Played(msgspec.Struct):
    """A finished game. `change` is what it did to the rating."""

    table: str
    game: str
    ended_at: float
    players: list[Player]
    replay: bool
    """You may look at it step by step."""
    rated: bool
    change: int | None


class BoardLine(msgspec.Struct):
    """Somebody in the list of the best. Bots are there as a measure: they have a `bot`."""

    rank: int | None
    name: str
    bot: str | None
    person: str | None
    """Whose profile can be looked at."""
    rating: Rating
    you: bool
    program: bool = False
    """A program that somebody lets play from outside."""


class Board(msgspec.Struct):
    """The best of a game, those first who surely are. `you` is null as long as you have no rating
    there, or want to see none."""

    lines: list[BoardLine]
    you: Rating | None
    games_missing: int
    """How many games you have to finish until you have one."""
