"""How much one guest, or one address, may ask for."""

from __future__ import annotations

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter
from starlette.requests import Request

from ..place import place_of
from ..settings import Settings
from .errors import ApiError


class Limits:
    """Kept in memory: each worker counts for itself."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._items = {
            "requests": RateLimitItemPerMinute(settings.requests_per_minute),
            "changes": RateLimitItemPerMinute(settings.changes_per_minute),
            "guests": RateLimitItemPerMinute(settings.guests_per_minute),
            "logins": RateLimitItemPerMinute(settings.logins_per_minute),
        }

    def check(self, name: str, request: Request, who: str = "") -> None:
        who = who or place_of(request.client.host if request.client else "")
        if not self._limiter.hit(self._items[name], name, who):
            raise ApiError(429, "too_many", "too many requests; wait a little and try again")
