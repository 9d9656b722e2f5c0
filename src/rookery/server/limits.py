"""How much one person, or one address, may ask for in a minute.

What costs a worker's own time is counted by that worker. What is rarer, and matters to the whole
house (guests, logins, tables, hints, returns, talk, mails), is counted in the database where
several workers share one, so that it makes no difference which of them is asked.
"""

from __future__ import annotations

from collections.abc import Callable

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from .settings import Settings
from .storage import counts
from .storage.store import Store
from .storage.writer import Unavailable

SHARED = frozenset(("guests", "logins", "tables", "hints", "returns", "chat", "mails", "pushes"))
PEOPLE_AT_AN_ADDRESS = 6
"""A household, a class or a club behind one address may do so many times what one person may."""


class TooMany(Exception):
    """Enough for now."""


class Limits:
    def __init__(self, settings: Settings, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._per_minute = {
            "requests": settings.requests_per_minute,
            "changes": settings.changes_per_minute,
            "previews": settings.previews_per_minute,
            "guests": settings.guests_per_minute,
            "logins": settings.logins_per_minute,
            "tables": settings.tables_per_minute,
            "hints": settings.hints_per_minute,
            "guesses": settings.guesses_per_minute,
            "returns": settings.returns_per_minute,
            "chat": settings.chat_per_minute,
            "mails": settings.mails_per_minute,
            "pushes": settings.pushes_per_minute,
        }

    async def spend(self, what: str, person: str = "", place: str = "") -> None:
        """`TooMany` if there is nothing left to spend."""
        most = self._per_minute[what]
        if person:
            await self._hit(what, person, most)
            most *= PEOPLE_AT_AN_ADDRESS
        if place:
            await self._hit(what, place, most)

    async def _hit(self, what: str, who: str, most: int) -> None:
        if not self._limiter.hit(RateLimitItemPerMinute(most), what, who):
            raise TooMany
        if what in SHARED and self._store.shared:
            try:
                count = await self._store.count(counts.one_more(what, who, self._now()))
            except Unavailable:
                return  # who could do harm with that has no database to do it in
            if count > most:
                raise TooMany
