"""What a bot's process is asked, and what it answers: one line of JSON each."""

from __future__ import annotations

import msgspec

from ...core.text import Line
from ..protocol import Legal


class ProposalInfo(msgspec.Struct, frozen=True):
    """What is worth thinking about: a decision, the share of the win it promises, what would be
    decided in one go with it, and why: parts of one sentence."""

    decision: int
    text: str
    share: float
    plan: list[Legal]
    reasons: list[Line]


class Question(msgspec.Struct, frozen=True):
    """What `bot` would do; with no bot named, what there is to think about."""

    table: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    seed: str
    decisions: list[int]
    seat: int
    bot: str
    bot_seed: int
    seconds: float | None = None
    """How long to think at most, when others are waiting."""


class Answer(msgspec.Struct, frozen=True):
    """`error` if the bot could not decide."""

    decision: int = -1
    options: list[ProposalInfo] = []
    error: str = ""
