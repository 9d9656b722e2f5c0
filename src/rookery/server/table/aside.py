"""Tables that are out of order. One that cannot be served is set aside: its people are told so,
it is tried again, but rarely, and nobody else notices."""

from __future__ import annotations

from collections.abc import Callable

import structlog

from ...core.errors import RookeryError

FIRST_S = 60.0
CEILING_S = 3_600.0

log = structlog.get_logger()


class SetAside(RookeryError):
    """The table is out of order: what is written about it cannot be made sense of."""

    def __init__(self, table: str) -> None:
        super().__init__(
            "this table is out of order and has been set aside; the others are not affected"
        )
        self.table = table


class Aside:
    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._tables: dict[str, tuple[int, int]] = {}
        """How often in a row, and until when."""

    def __len__(self) -> int:
        return len(self._tables)

    def put(self, table: str, error: BaseException) -> SetAside:
        """Set a table aside; what to tell those who ask for it."""
        times = self._tables.get(table, (0, 0))[0] + 1
        pause_s = min(CEILING_S, FIRST_S * 2 ** min(times - 1, 30))
        self._tables[table] = times, self._now() + int(pause_s * 1000)
        log.error("table is set aside", table=table, seconds=pause_s, exc_info=error)
        return SetAside(table)

    def check(self, table: str) -> None:
        """`SetAside`, until it is time to try again."""
        if self._now() < self.until(table):
            raise SetAside(table)

    def until(self, table: str) -> int:
        return self._tables[table][1] if table in self._tables else 0

    def mended(self, table: str) -> None:
        if self._tables.pop(table, None):
            log.info("table is in order again", table=table)
