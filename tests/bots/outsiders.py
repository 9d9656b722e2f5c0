"""Bots as strangers write them: one that plays, and some that fail."""

from __future__ import annotations

import os
import time
from typing import Any

from rookery.core.catalogue import Decision
from rookery.core.seat import Seat


class Magpie:
    """Takes the last decision of the list."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def decide(self, seat: Seat) -> Decision:
        return seat.legal()[-1]


class ByNumber(Magpie):
    def decide(self, seat: Seat) -> Any:
        return int(seat.choices[-1])


class ByText(Magpie):
    def decide(self, seat: Seat) -> Any:
        return seat.legal()[-1].text


class Raises:
    """In the third decision that it is asked for."""

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, seat: Seat) -> Any:
        self.asked += 1
        if self.asked == 3:
            raise ZeroDivisionError("no feathers")
        return seat.legal()[0]


class Sleeps:
    def decide(self, seat: Seat) -> Any:
        time.sleep(1_000)


class Loops:
    """And swallows whatever can be swallowed."""

    def decide(self, seat: Seat) -> Any:
        while True:
            try:
                time.sleep(0.001)
            except Exception:
                pass


class Quits:
    def decide(self, seat: Seat) -> Any:
        raise SystemExit(3)


class Nonsense:
    def decide(self, seat: Seat) -> Any:
        return None


class Illegal:
    def decide(self, seat: Seat) -> Any:
        return next(d for d in seat.game.catalogue if d not in seat.choices)


class OfAnotherTime:
    def decide(self, match: Any) -> Any:
        return match.legal()[match.turn]


class Unborn:
    def __init__(self) -> None:
        raise FileNotFoundError("weights.bin")


class Idle:
    """No bot at all."""


magpie = Magpie()
HERE = os.getpid()
