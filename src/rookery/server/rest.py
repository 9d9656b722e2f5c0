"""What goes over HTTP: the bodies of requests and answers. OpenAPI and TypeScript are generated
from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from .bots.question import ProposalInfo
from .contract import LIMITS, MARKS, ErrorCode
from .protocol import SeatInfo, SeatNumber
from .storage.rows import ClockRule, Status

Name = Annotated[str, Meta(min_length=1, max_length=8 * LIMITS["name"])]
"""As it was typed; `names.py` says what fits: one sign that is seen can be several characters."""
Colour = Annotated[int, Meta(ge=0, lt=MARKS)]
Title = Annotated[str, Meta(max_length=LIMITS["title"])]
BotName = Annotated[str, Meta(max_length=LIMITS["bot"])]
Password = Annotated[str, Meta(min_length=LIMITS["password_from"], max_length=LIMITS["password"])]
OptionValue = bool | int | str
OptionName = Annotated[str, Meta(max_length=LIMITS["option"])]
WantedValue = bool | int | Annotated[str, Meta(max_length=LIMITS["option_text"])]
GameName = Annotated[str, Meta(max_length=LIMITS["option"])]


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """A body that a client sends: what it does not know is a mistake."""


class Error(msgspec.Struct):
    """Why a request failed: a code for programs, the field if there is one, a line for people in
    their language (`Accept-Language`). What exactly was wrong is said in English: by `message` to
    those who read it, by `detail` to others."""

    error: ErrorCode
    field: str | None
    message: str
    detail: str | None = None


class Done(msgspec.Struct):
    ok: Literal[True] = True


class OptionInfo(msgspec.Struct):
    name: str
    default: OptionValue
    smallest: int
    largest: int
    choices: list[str | int]
    typed: bool
    """A short text, rather than what stands in a file."""
    engine: bool
    """A limit of the machine: most people leave it as it is."""


class GameInfo(msgspec.Struct):
    id: str
    seats: list[int]
    usual: int
    """How many play it most of the time."""
    unofficial: list[int]
    """Those of the seats' numbers that the published game is not made for."""
    options: list[OptionInfo]
    rules_version: int
    bots: list[str]


class Section(msgspec.Struct):
    name: str
    clauses: list[str]


class RulesPage(msgspec.Struct):
    """Names and clause IDs; their texts are in the game's Fluent files."""

    sections: list[Section]
    assumed: list[str]
    begins: str = ""
    """The clause that says who begins."""
    behind: dict[str, str] = {}
    """The clause behind a reason, by its text, where one clause says it."""


class Shape(msgspec.Struct, omit_defaults=True):
    """A field of a view. `names` are those of a name, of what is counted or of the cards of a pile,
    or the keys of a table; `of` is what there is several of, or what may be null; `fields` are a
    group's."""

    kind: Literal[
        "number", "seat", "flag", "name", "counts", "pile", "list", "per_seat", "table", "maybe",
        "group", "sentence",
    ]  # fmt: skip
    names: list[str] = []
    of: Shape | None = None
    fields: dict[str, Shape] = {}


class DecisionKind(msgspec.Struct):
    """A kind of decision: `text` is how one is written, with its parameters in braces."""

    kind: str
    text: str
    parameters: dict[str, list[str | int]]


class Declared(msgspec.Struct):
    """What any game can be drawn by: of what its view is made, and what can be decided."""

    view: Shape
    decisions: list[DecisionKind]


class NewSeat(Request):
    """`me`: the one who makes the table (several: one person plays them in turn, hot-seat)."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None
    name: Name | None = None


class TableChange(Request):
    """An empty title takes it away."""

    title: Title


class SeatChange(Request):
    name: Name


class Fill(Request):
    bot: BotName


class NewClock(Request):
    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=LIMITS["clock_seconds"])] = 0
    increment: Annotated[int, Meta(ge=0, le=LIMITS["clock_increment"])] = 0


class NewTable(Request):
    game: GameName
    players: Annotated[int, Meta(ge=1, le=LIMITS["seats"])]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=LIMITS["seats"])]
    options: Annotated[dict[OptionName, WantedValue], Meta(max_length=LIMITS["option"])] = {}
    clock: NewClock = msgspec.field(default_factory=NewClock)
    at_zero: Literal["bot_moves", "seat_lost"] = "bot_moves"
    watch: Literal["anyone", "link", "nobody"] = "link"
    listed: bool = False
    shuffle_seats: bool = False
    pace: bool = True


class TableMade(msgspec.Struct):
    """`url` is the link for those who are invited."""

    id: str
    invite: str
    url: str


class TableInfo(msgspec.Struct):
    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, OptionValue]
    status: Status
    title: str
    host: int | None
    """The owner's seat."""
    seats: list[SeatInfo]
    """Without names for those who are not invited to a private table."""
    clock: ClockRule
    at_zero: Literal["bot_moves", "seat_lost"]
    watch: Literal["anyone", "link", "nobody"]
    listed: bool
    created_at: float
    moved_at: float
    """When something last happened there."""
    owner: bool
    """The table is yours."""
    invite: str | None
    """For those who sit there and the owner: the link that lets others in has it."""
    replay: bool
    """The game has ended, and you may look at its replay."""
    your_turn: bool
    version: int
    kept_seats: list[int] = []
    """The seats that a bot plays for you: take them back with `return`."""
    tournament: str = ""
    """Of which it is a game, if it is one."""
    ended_by_rules: bool = False
    """Its rules have changed, and today's lead elsewhere: it has no result, but a replay."""


class Lobby(msgspec.Struct):
    open: list[TableInfo]
    running: list[TableInfo]


class Hint(msgspec.Struct):
    """The best decisions of a position, the best one first."""

    options: list[ProposalInfo]


class Join(Request):
    invite: Annotated[str, Meta(max_length=LIMITS["invite"])] | None = None
    name: Name | None = None
    colour: Colour | None = None
    seat: SeatNumber | None = None


class Pair(Request):
    game: GameName


class Paired(msgspec.Struct):
    """Where you sit now."""

    id: str
    url: str


class Joined(msgspec.Struct):
    """`token` opens the seat's socket from anywhere (`?token=`): it is shown this once."""

    seat: int
    token: str


class Leave(Request):
    bot: BotName | None = None


class SeatBot(Request):
    bot: BotName | None = None


class Rematch(msgspec.Struct):
    """The new table and its link; null as long as others are waited for."""

    id: str | None
    url: str | None


class ReplayInfo(msgspec.Struct):
    """A finished game; its steps are fetched one by one."""

    game: str
    rules_version: int
    players: int
    names: list[str]
    options: dict[str, OptionValue]
    seed: str
    commitment: str
    steps: int
    public: bool
    decisions: list[str]


class ReplayChange(Request):
    public: bool


class ReplayNote(msgspec.Struct):
    """What somebody who played noted at a moment of the game: `mark` is "!", "?" or empty."""

    number: int
    step: int
    mark: str
    text: str
    seat: int
    name: str
    yours: bool


class ReplayNotes(msgspec.Struct):
    """`may_write`: you played."""

    may_write: bool
    notes: list[ReplayNote]


class NewNote(Request):
    """An empty one takes away what you noted there."""

    mark: Literal["", "!", "?"] = ""
    text: Annotated[str, Meta(max_length=LIMITS["note"])] = ""


class SavedSeat(Request):
    """Who sat there: a bot's kind, or a person's name."""

    name: Name
    bot: BotName | None = None


class HandedOver(Request):
    """A game that was played without a server."""

    save: msgspec.Raw
    """The save file."""
    seats: Annotated[list[SavedSeat], Meta(min_length=1, max_length=LIMITS["seats"])]


class ReplayMade(msgspec.Struct):
    """`url` is the link for everybody."""

    id: str
    url: str


class Mute(Request):
    """Whoever said a line, or sits somewhere: seats may be shuffled before you are heard."""

    seat: SeatNumber | None = None
    line: Annotated[int, Meta(ge=1, le=LIMITS["number"])] | None = None


class Notify(Request):
    """Where to post `{"table", "seat", "url"}` when it is your turn and you are away."""

    webhook: Annotated[str, Meta(max_length=LIMITS["webhook"])] | None


DeedName = Literal[
    "silence", "ban", "lift", "remove_line", "remove_name", "remove_table", "settle", "appoint",
    "dismiss",
]  # fmt: skip


class NewDeed(Request):
    """Something to be done by those who look after the house: about a line of chat, somebody, or a
    table. `hours`: null for good. `address`: also whoever comes from where they do."""

    act: Literal["silence", "ban", "lift", "remove_line", "remove_name", "remove_table", "settle"]
    person: Annotated[str, Meta(max_length=24)] = ""
    table: Annotated[str, Meta(max_length=24)] = ""
    line: Annotated[int, Meta(ge=1, le=LIMITS["number"])] | None = None
    deed: Annotated[int, Meta(ge=1, le=LIMITS["number"])] | None = None
    """The one to lift."""
    hours: Annotated[int, Meta(ge=1, le=LIMITS["ban_hours"])] | None = None
    address: bool = False
    why: Annotated[str, Meta(max_length=LIMITS["chat"])] = ""


class DeedInfo(msgspec.Struct):
    """What was done, when, by whom and why; an operator at the terminal has no name."""

    number: int
    at: float
    by: str
    act: DeedName
    person: str
    name: str
    address: bool
    table: str
    until: float | None
    why: str
    in_force: bool


class ReportedLine(msgspec.Struct):
    number: int
    person: str
    name: str
    text: str
    at: float


class ReportInfo(msgspec.Struct):
    """A line that somebody reported, with what was said around it, oldest first."""

    table: str
    game: str
    number: int
    person: str
    name: str
    account: str | None
    times: int
    """By how many."""
    before: int
    """How often something was done about this person before."""
    lines: list[ReportedLine]


class PersonFound(msgspec.Struct):
    id: str
    name: str
    account: str | None
    since: float


class Moderation(msgspec.Struct):
    """What waits to be looked at, what holds now, and what was done last."""

    reports: list[ReportInfo]
    in_force: list[DeedInfo]
    log: list[DeedInfo]


class Health(msgspec.Struct):
    status: Literal["ok", "unavailable"]
    version: str


def plain(value: Any) -> bytes:
    return msgspec.json.encode(value)
