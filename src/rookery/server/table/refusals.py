"""Refusals that are not a matter of the game's rules. Their texts are in `server/text`."""

from __future__ import annotations

from ...core import text
from ...core.errors import IllegalDecision
from .. import protocol


class Refusal(Exception):
    """Something that cannot be done, and why; it changed nothing."""

    def __init__(self, message: protocol.Refused) -> None:
        super().__init__(message.reason)
        self.message = message


def stale(id: str | None) -> Refusal:
    return Refusal(protocol.Refused(id, "stale", "refused-stale", {}))


def not_your_turn(id: str | None) -> Refusal:
    return Refusal(protocol.Refused(id, "not_your_turn", "refused-not-your-turn", {}))


def not_your_seat(id: str | None) -> Refusal:
    return Refusal(protocol.Refused(id, "not_your_seat", "refused-not-your-seat", {}))


def not_playing(id: str | None) -> Refusal:
    return Refusal(protocol.Refused(id, "not_playing", "refused-not-playing", {}))


def nothing_to_take_back(id: str | None) -> Refusal:
    return Refusal(protocol.Refused(id, "nothing_to_take_back", "refused-nothing-to-take-back", {}))


def taken_back_enough(id: str | None, most: int) -> Refusal:
    return Refusal(
        protocol.Refused(id, "taken_back_enough", "refused-taken-back-enough", {"most": most})
    )


def unreadable(id: str | None) -> Refusal:
    return Refusal(protocol.Refused(id, "unreadable", "refused-unreadable", {}))


def unavailable(id: str | None) -> Refusal:
    return Refusal(protocol.Refused(id, "unavailable", "refused-unavailable", {}))


def too_fast(id: str | None) -> Refusal:
    return Refusal(protocol.Refused(id, "too_fast", "refused-too-fast", {}))


def too_long(id: str | None, most: int) -> Refusal:
    return Refusal(protocol.Refused(id, "too_long", "refused-too-long", {"most": most}))


def muted(id: str | None) -> Refusal:
    return Refusal(protocol.Refused(id, "muted", "refused-muted", {}))


def illegal(id: str | None, error: IllegalDecision) -> Refusal:
    args = {name: value for name, value in error.arguments.items() if isinstance(value, str | int)}
    return Refusal(protocol.Refused(id, "illegal", error.key, args, error.clause))


def forbidden(id: str | None, why: text.Refusal) -> Refusal:
    """By the rules of the game."""
    return Refusal(protocol.Refused(id, "illegal", why.key, why.args, why.clause))
