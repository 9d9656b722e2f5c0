"""Rules that change under games that are being played. A table of an earlier version is played by
the rules of today as far as these lead where it went. Where they do not, its game is ended: by no
fault of anybody's, so without a result (`Story.strayed`, `House._load`)."""

from __future__ import annotations

from ...core.errors import RookeryError
from ...core.registry import find_meta
from ..storage.rows import TableRow


class RulesGone(RookeryError):
    """The game, or the version of its rules that the table was started under, is not here."""


def has_other_rules(row: TableRow) -> bool:
    """Whether the table was begun by another version of its game's rules."""
    return find_meta(row.game).rules_version != row.rules_version


def check_rules(row: TableRow) -> None:
    """`RulesGone` for a table that only another server can show: it waits for that one."""
    try:
        current = find_meta(row.game).rules_version
    except RookeryError:
        raise RulesGone(f"the game {row.game!r} is not here any more") from None
    if current < row.rules_version:
        raise RulesGone(
            f"this table plays {row.game} by version {row.rules_version} of its rules,"
            f" and only version {current} is here"
        )


def check_same_rules(row: TableRow, why: object) -> None:
    """`RulesGone` for a table that cannot be read: no wonder, if its rules were others."""
    if has_other_rules(row):
        raise RulesGone(
            f"this table plays {row.game} by version {row.rules_version} of its rules;"
            f" by today's its game goes otherwise: {why}"
        )
