"""What server and browser must agree on, written once: close codes, what the API refuses, paths of
pages, the marks of players, limits. (Messages are in `protocol.py` and `rest.py`.)

`python -m rookery.server.typescript` writes `web/src/lib/contract.gen.ts` from this file.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Literal
from urllib.parse import quote, urlencode


class Close(IntEnum):
    """Why the server closes a socket."""

    RESTART = 1012
    TRY_LATER = 1013
    TOO_MANY = 4001
    FORBIDDEN = 4003
    NOT_FOUND = 4004
    SILENT = 4008
    """No `hello` came in time."""
    RULES_GONE = 4010
    SET_ASIDE = 4011
    """The table is broken, and was put aside."""
    CANCELLED = 4012
    SENT_AWAY = 4013
    BANNED = 4014
    """By those who look after the house."""
    TOO_FAST = 4029
    """A flood of messages."""


FINAL: Final = (
    Close.TOO_MANY,
    Close.FORBIDDEN,
    Close.NOT_FOUND,
    Close.RULES_GONE,
    Close.SET_ASIDE,
    Close.CANCELLED,
    Close.SENT_AWAY,
    Close.BANNED,
    Close.TOO_FAST,
)
"""After these nobody comes back by themselves: a page says what happened instead."""

ErrorCode = Literal[
    # the request itself
    "bad_request", "method_not_allowed", "unsupported_type", "too_large", "invalid", "not_found",
    "forbidden", "banned",
    # the server
    "internal", "unavailable", "crowded", "too_many",
    # names and accounts
    "name_invisible", "name_not_allowed", "name_too_long", "name_taken", "wrong_password",
    "has_account", "no_account", "link_gone", "no_programs",
    # notices
    "unreachable", "no_mail", "no_days",
    # a table
    "rules_gone", "set_aside", "busy", "too_many_tables", "cancelled", "started", "over",
    "not_over",
    # its seats
    "seated", "not_seated", "seat_taken", "seat_open", "seat_changed", "your_seat", "full",
    "sent_away", "not_away", "out_of_time",
    # hints and chat
    "not_your_turn", "thinking", "no_hint", "own_line", "too_many_notes",
    # moderation
    "not_in_force", "silenced",
    # tournaments
    "not_entered", "tournament_over", "tournament_full", "too_late", "still_playing",
    "too_many_tournaments",
]  # fmt: skip
"""Why the API refuses a request. The site says each in the reader's language (`error-…`)."""

PAGES: Final = {
    "front": "/",
    "play": "/play/{id}",
    "table": "/t/{id}",
    "replay": "/replay/{id}",
    "local": "/l/{id}",
    "local_replay": "/l/{id}/replay",
    "learn": "/learn/{id}",
    "rules": "/rules/{id}",
    "score": "/score/{id}",
    "puzzles": "/puzzles",
    "puzzles_of": "/puzzles/{id}",
    "puzzle": "/puzzle/{id}",
    "edit": "/edit/{id}",
    "settings": "/settings",
    "account": "/account",
    "new_password": "/new-password",
    "confirm_mail": "/confirm-mail",
    "unsubscribe": "/unsubscribe",
    "games": "/games",
    "person": "/people/{id}",
    "ratings": "/ratings/{id}",
    "admin": "/admin",
    "tournaments": "/tournaments",
    "new_tournament": "/new-tournament",
    "tournament": "/tournaments/{id}",
}
"""Where the site's pages are; `{id}` is a game's or a table's. Tables under `/l/` are played in the
browser that they are in: the server knows nothing of them."""

FORMER_PAGES: Final = {"/table/{id}": "table"}
"""Paths that were given out once, and the page that each leads to."""

REVIEW: Final = 1
"""The version of how reviews are made: figures of another one are not compared with these."""
MARKS: Final = 8
"""How many marks there are for players (a colour, a shape and a pattern each): at least as many as
the largest table has seats, so that no two players at a table ever share one."""

LIMITS: Final = {
    "name": 24,
    "title": 60,
    "chat": 500,
    "note": 500,
    "notes": 100,
    "seats": MARKS,
    "bot": 40,
    "act": 80,
    "invite": 80,
    "token": 80,
    "option": 40,
    "option_text": 32_768,
    "take_backs": 100,
    "number": 2_147_483_647,
    "version": 2**53 - 1,
    "password_from": 8,
    "password": 200,
    "webhook": 500,
    "endpoint": 1_000,
    "mail": 254,
    "mail_key": 600,
    "zone": 64,
    "session": 24,
    "reset_key": 80,
    "person": 24,
    "ban_hours": 87_600,
    "clock_seconds": 2_592_000,
    "clock_increment": 86_400,
    "rounds": 20,
    "arena_minutes": 720,
    "starts_in": 20_160,
    "bots": 16,
}
"""The longest texts, counted in characters, and the largest numbers that the server takes."""


def path_to(page: str, id: str = "", **query: str) -> str:
    """The address of a page, as the API gives it out."""
    path = PAGES[page].replace("{id}", quote(id, safe=""))
    return f"{path}?{urlencode(query)}" if query else path
