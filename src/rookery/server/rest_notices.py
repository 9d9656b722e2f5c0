"""What goes over HTTP about how people are told of their turn (see `rest.py`)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .contract import LIMITS
from .rest import Name, Request
from .rest_people import TypedPassword

Language = Annotated[str, Meta(pattern="^(en|ru|pl)$")]
MinuteOfDay = Annotated[int, Meta(ge=0, lt=24 * 60)]


class Notices(msgspec.Struct):
    """`push_key` is what a browser wants to know before it gives an address out; `devices` are the
    browsers that are told, `here` says whether this is one. Between `quiet_from` and `quiet_to`
    (minutes of the day in `zone`) nothing is told; both the same: always."""

    push_key: str
    devices: int
    here: bool
    mail_offered: bool
    mail: str | None
    by_mail: bool
    quiet_from: int
    quiet_to: int
    zone: str


class NoticesChange(Request):
    by_mail: bool | None = None
    quiet_from: MinuteOfDay | None = None
    quiet_to: MinuteOfDay | None = None
    zone: Annotated[str, Meta(max_length=LIMITS["zone"])] | None = None
    language: Language | None = None


class NewPushDevice(Request):
    """What a browser gives out (`PushSubscription`)."""

    endpoint: Annotated[str, Meta(max_length=LIMITS["endpoint"])]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Language


class Key(Request):
    """What a link carries behind its #, or a browser was sent."""

    key: Annotated[str, Meta(max_length=LIMITS["mail_key"])]


class NewAddress(Request):
    address: Annotated[str, Meta(max_length=LIMITS["mail"])]
    password: TypedPassword
    language: Language


class Vacation(msgspec.Struct):
    """`until` when you are on one, in seconds since 1970; how many days you have left this year."""

    until: float | None
    days_left: int


class NewVacation(Request):
    days: Annotated[int, Meta(ge=1, le=366)]


class LostPassword(Request):
    name: Name
