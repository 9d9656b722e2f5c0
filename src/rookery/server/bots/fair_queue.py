"""A queue in which everybody who waits gets a turn: one guest's thirty tables of bots do not
keep another guest's single one waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()
        self._count = asyncio.Semaphore(0)

    def __len__(self) -> int:
        return sum(len(items) for items in self._waiting.values())

    def put(self, owner: str, item: T) -> None:
        self._waiting.setdefault(owner, deque()).append(item)
        self._count.release()

    async def get(self) -> T:
        """The next owner's oldest item."""
        await self._count.acquire()
        owner, items = self._waiting.popitem(last=False)
        item = items.popleft()
        if items:
            self._waiting[owner] = items  # to the end of the line
        return item
