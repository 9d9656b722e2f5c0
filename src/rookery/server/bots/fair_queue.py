"""A queue in which everybody who waits gets a turn: one guest's thirty tables of bots do not
keep another guest's single one waiting. What can wait comes after everything else."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Line(OrderedDict[str, deque[T]], Generic[T]):
    """Owners in the order of their turns, each with what they wait for."""

    def count(self) -> int:
        return sum(len(items) for items in self.values())

    def put(self, owner: str, item: T) -> None:
        self.setdefault(owner, deque()).append(item)

    def next(self) -> T:
        owner, items = self.popitem(last=False)
        item = items.popleft()
        if items:
            self[owner] = items  # to the end of the line
        return item


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        self._first: Line[T] = Line()
        self._later: Line[T] = Line()
        self._count = asyncio.Semaphore(0)

    def __len__(self) -> int:
        """Those that cannot wait."""
        return self._first.count()

    @property
    def later(self) -> int:
        return self._later.count()

    def put(self, owner: str, item: T, *, can_wait: bool = False) -> None:
        (self._later if can_wait else self._first).put(owner, item)
        self._count.release()

    async def get(self) -> T:
        """The next owner's oldest item."""
        await self._count.acquire()
        return (self._first or self._later).next()
