"""How many sockets one person, or one place, has open at this worker. The files that they take are
the worker's own, so it counts for itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class Crowd:
    def __init__(self, most: int) -> None:
        self._most = most
        self._there: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._there.total()

    @contextmanager
    def one_of(self, who: str) -> Iterator[bool]:
        """Whether there is room for one more; if so, they are there until the block is left."""
        if self._there[who] >= self._most:
            yield False
            return
        self._there[who] += 1
        try:
            yield True
        finally:
            self._there[who] -= 1
            if not self._there[who]:
                del self._there[who]
