"""What a bot's process is asked, and what it answers: one line of JSON each."""

from __future__ import annotations

import msgspec


class Question(msgspec.Struct, frozen=True):
    table: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    seed: str
    decisions: list[int]
    seat: int
    bot: str
    bot_seed: int


class Answer(msgspec.Struct, frozen=True):
    """`error` if the bot could not decide."""

    decision: int = -1
    error: str = ""
