"""What goes over a table's socket: one typed union for each direction.

A client connects to `/api/tables/{id}/socket`, says `hello` with the last version it saw, and
gets a `welcome` and an `update`. From then on every change of the table is an `update` with a
higher version. TypeScript types are generated from this file (see `typescript.py`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..core.text import Line
from .contract import LIMITS
from .storage.rows import ClockRule

Number = Annotated[int, Meta(ge=0, le=LIMITS["number"])]
Version = Annotated[int, Meta(ge=0, le=LIMITS["version"])]
SeatNumber = Annotated[int, Meta(ge=0, lt=LIMITS["seats"])]

# --- From the client --------------------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """First message. `version` is the last one seen, −1 for none."""

    version: Annotated[int, Meta(ge=-1, le=LIMITS["version"])] = -1


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    """Play a decision. `id` is made up by the client: resent with the same one, it is played
    once. `version` is the table's version that the player saw; `seat` matters when one person
    holds several (hot-seat)."""

    id: str
    seat: SeatNumber
    version: Version
    decision: Number


class TakeBack(msgspec.Struct, tag="take_back", forbid_unknown_fields=True):
    """Take the last decision of the draft back."""

    id: str
    seat: SeatNumber
    version: Version


class Ask(msgspec.Struct, tag="ask", forbid_unknown_fields=True):
    """Why a decision, given as its text, may not be chosen now: `refused` says so, and nothing is
    played. One that may is only acknowledged."""

    id: str
    decision: Annotated[str, msgspec.Meta(max_length=80)]


class Imagine(msgspec.Struct, tag="imagine", forbid_unknown_fields=True):
    """The position as the seat to move, which is yours, may imagine it: for programs that search.
    Answered by `imagined`, or `refused`."""

    id: str
    seat: SeatNumber


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    id: str
    text: str


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """`at` comes back in the `pong`."""

    at: Annotated[float, Meta(ge=0, le=2**53)]


FromClient = Hello | Act | TakeBack | Ask | Imagine | Say | Ping

# --- From the server --------------------------------------------------------------------------


class Legal(msgspec.Struct):
    """A legal decision: the number to send, and its typed form to draw it by."""

    decision: int
    text: str
    typed: dict[str, str | int]


class StandIn(msgspec.Struct):
    """Why a bot plays for the one whose name is on the seat, and since when (seconds)."""

    why: Literal["left", "away", "time"]
    since: float


class SeatInfo(msgspec.Struct):
    """Who sits where. `kind` is how the seat is filled; `presence` says whether somebody is
    there: `away` is a lost connection within its grace period, `left` is on purpose."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    colour: int
    bot: str | None
    presence: Literal["here", "away", "left"]
    yours: bool
    grace_ms: int | None = None
    """While away: how long until the others may put a bot there; None: they may not."""
    stand_in: StandIn | None = None
    """A bot plays here for somebody who may come back."""
    out_of_time: bool = False
    """The clock is at zero, and until it has time again a bot moves."""
    program: bool = False
    """Who sits here is no person, but a program from outside."""


class Clock(msgspec.Struct):
    """Milliseconds left per seat (None: no clock), as of the moment of sending; the one of
    `running` goes down."""

    left_ms: list[int] | None
    running: int | None


class OutcomeInfo(msgspec.Struct):
    places: list[int]
    scores: list[int]
    winners: list[int]
    lines: list[Line]


NoteKind = Literal[
    "joined", "started", "left", "left_to_bot", "replaced", "returned", "waited", "timed_out",
    "vacation", "vacation_over", "bot_failed", "lost_seat", "abandoned", "rematch_offered",
    "rematch_agreed", "rematch_declined", "rules_changed",
]  # fmt: skip


class Note(msgspec.Struct):
    """What happened to the people at the table, to be told between the lines of the log: it
    stands after the first `after` of them. `name` is the one it is about, `seat` where; `bot` in
    `args` is a bot's, `by` the name of the one who decided."""

    kind: NoteKind
    after: int
    at: float
    seat: int | None
    name: str
    args: dict[str, str | int]


class RematchOffer(msgspec.Struct):
    """Who wants to play again, by seats. The new table is made when nobody is waited for any more:
    those who are not there are not. With all the others declining, the one who offered is asked
    whether to go on without them: agreeing again makes the table."""

    agreed: list[int]
    declined: list[int]
    waiting_for: list[int]


class Welcome(msgspec.Struct, tag="welcome"):
    """Where the client is. Sent first, and again when something of it changes (it joined, left, the
    seats were shuffled at the start, the table became the reader's, somebody was muted)."""

    table: str
    game: str
    rules_version: int
    players: int
    options: dict[str, bool | int | str]
    clock: ClockRule
    at_zero: Literal["bot_moves", "seat_lost"]
    your_seats: list[int]
    owner: bool
    """The table is the reader's, who may not sit there (see `host` in the update)."""
    invite: str | None
    """For those who sit there and the owner: it makes the link that lets others in."""
    commitment: str
    """SHA-256 of the seed, fixed before the first card: the seed itself comes at the end."""
    kept_seats: list[int] = []
    """The seats that a bot plays for the reader, who may take them back."""
    muted: list[int] = []
    """The seats of those whom the reader does not want to hear."""
    stand_in: str = ""
    """The bot that plays on for those who leave or run out of time."""
    grace_ms: int | None = None
    """How long a seat is kept for somebody who is away; None: the clock decides."""
    tournament: str = ""
    """Of which it is a game, if it is one."""


class Update(msgspec.Struct, tag="update"):
    """The table as this client may see it, complete: each replaces the one before.

    `version` counts the table's changes that this client could see; it never goes down. When only
    presence or clocks change, it stays the same. `view` is the game's own, as the game wrote it
    (`null` before the start), with the decisions of an unfinished draft, if it is the reader's.
    `log` holds the lines from `log_from` on: a client cuts its log there and appends. `notes` are
    cut at `notes_from`.
    """

    version: int
    status: Literal["waiting", "playing", "over", "abandoned"]
    title: str
    """What the owner calls the table; may be empty."""
    host: int | None
    """The seat of the owner, who can name the table, send people away and cancel it."""
    seats: list[SeatInfo]
    turn: int | None
    seat: int | None
    """The seat whose view this is; None for a spectator."""
    view: msgspec.Raw
    legal: list[Legal]
    draft: int
    """How many decisions of the reader's own can be taken back."""
    log_from: int
    log: list[Line]
    clock: Clock
    outcome: OutcomeInfo | None = None
    seed: str | None = None
    """When the game is over: for those who played it. Others find it in the replay, if that is
    public."""
    rematch: str | None = None
    """The id of the table where the same people play again, once there is one."""
    rematch_offer: RematchOffer | None = None
    """After the end: who has said what about playing again. None: nobody has said anything."""
    notes_from: int = 0
    notes: list[Note] = []


class Acknowledged(msgspec.Struct, tag="acknowledged"):
    """The act is durable (or, in a draft, kept)."""

    id: str
    version: int


class Imagined(msgspec.Struct, tag="imagined"):
    """A whole position, in which everything that the seat cannot know is dealt anew: as likely as
    any other deal that fits what the seat has seen. It reads like a scenario's position."""

    id: str
    version: int
    position: dict[str, Any]


class Refused(msgspec.Struct, tag="refused"):
    """The act changed nothing. `key` and `args` say why in the reader's language; `clause` names
    the rule if one forbids it."""

    id: str | None
    reason: Literal[
        "illegal", "stale", "not_your_turn", "not_your_seat", "unreadable", "too_fast", "too_long",
        "nothing_to_take_back", "taken_back_enough", "not_playing", "muted", "unavailable",
    ]  # fmt: skip
    key: str
    args: dict[str, str | int]
    clause: str | None = None


class Said(msgspec.Struct, tag="said"):
    """A line of chat. `room` keeps spectators' talk from the players until the end."""

    number: int
    room: Literal["players", "spectators"]
    seat: int | None
    name: str
    text: str
    at: float


class Pong(msgspec.Struct, tag="pong"):
    at: float


class Closing(msgspec.Struct, tag="closing"):
    """The server is going away for a moment: come back with `hello`."""

    reason: Literal["restart", "idle", "gone"]


FromServer = Welcome | Update | Acknowledged | Imagined | Refused | Said | Pong | Closing


class _Signed(msgspec.Struct):
    id: str | None = None


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(FromClient)
_ID_DECODER = msgspec.json.Decoder(_Signed)


def encode(message: FromServer) -> bytes:
    return _ENCODER.encode(message)


def decode(text: str | bytes) -> FromClient:
    """Read a client's message; `msgspec.DecodeError` if it is none."""
    message: FromClient = _DECODER.decode(text)
    return message


def id_of(text: str | bytes) -> str | None:
    """The id of a message that makes no sense otherwise, for the answer to carry."""
    try:
        found = _ID_DECODER.decode(text).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return found and found[: LIMITS["act"]]
