"""What goes over HTTP about people and their accounts (see `rest.py`)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from .contract import LIMITS
from .rest import Colour, Name, Password, Request

TypedPassword = Annotated[str, Meta(max_length=LIMITS["password"])]
"""One that may be wrong."""


class Me(msgspec.Struct):
    id: str
    name: str
    colour: int
    account: str | None


class MeChange(Request):
    name: Name | None = None
    colour: Colour | None = None


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
