"""Token buckets: so many a second, and a few more at once."""

from __future__ import annotations

import time

from .limits import PEOPLE_AT_AN_ADDRESS

MOST_KEPT = 10_000


class Bucket:
    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._filled_at = time.monotonic()

    @property
    def full(self) -> bool:
        self._fill()
        return self._tokens >= self._burst

    def take(self) -> bool:
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def _fill(self) -> None:
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._filled_at) * self._rate)
        self._filled_at = now


class Buckets:
    """One for every person, and a larger one for every address."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, person: str, place: str) -> bool:
        return self._bucket(f"person {person}", 1).take() and (
            not place or self._bucket(f"place {place}", PEOPLE_AT_AN_ADDRESS).take()
        )

    def _bucket(self, who: str, people: int) -> Bucket:
        if who not in self._buckets:
            if len(self._buckets) >= MOST_KEPT:
                self._buckets = {w: b for w, b in self._buckets.items() if not b.full}
            self._buckets[who] = Bucket(self._rate * people, self._burst * people)
        return self._buckets[who]
