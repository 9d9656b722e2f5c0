"""What is stored about a table when it is made, as one typed record."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Status = Literal["waiting", "playing", "over", "abandoned"]


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think. `move`: so many seconds for every turn. `game`: so many in all, and
    `increment` more for every turn finished."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: int = 0
    increment: int = 0


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, bool | int | str]
    seed: str
    """256 bits in hexadecimal. It leaves the server when the game is over, and not before."""
    invite_hash: str
    owner: str
    clock: ClockRule
    at_zero: Literal["bot_moves", "seat_lost"]
    watch: Literal["anyone", "link", "nobody"]
    listed: bool
    shuffle_seats: bool
    pace: bool
    created_at: int
    status: Status
    replay_public: bool
    due_at: int | None = None
    origin: str = ""
    """Where it was made: the address, hashed. Tables of one place share the room in the lobby."""
    attended_at: int = 0
    """When somebody who keeps it in the lobby was last known to be there."""
    tournament: str = ""
    """Of which it is a game, if it is one."""

    def to_columns(self) -> dict[str, Any]:
        columns = msgspec.structs.asdict(self)
        columns["options"] = msgspec.json.encode(self.options).decode()
        columns["clock"] = msgspec.json.encode(self.clock).decode()
        return columns

    @classmethod
    def from_columns(cls, columns: Any) -> TableRow:
        plain = {str(name): value for name, value in columns.items()}
        plain["options"] = msgspec.json.decode(plain["options"])
        plain["clock"] = msgspec.json.decode(plain["clock"])
        return msgspec.convert(plain, cls)
