"""A bots' process with bots that misbehave: `python bad_bots.py`."""

from __future__ import annotations

import os
import sys
import time
from types import ModuleType
from typing import Any

from rookery.bots import bot as bots
from rookery.server.bots.thinker import main


class Bad:
    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, match: Any) -> int:
        if self.name == "raises":
            raise RuntimeError("I have no idea")
        if self.name == "hangs":
            time.sleep(1_000_000)
        if self.name == "dies":
            os._exit(1)
        if self.name == "chatters":
            print("I think I will win")
        if self.name == "cheats":
            return 10**6
        return int(match.choices[0])


module = ModuleType("bad_bots_module")
module.make = lambda name, seed, timed=True: Bad(name)  # type: ignore[attr-defined]
sys.modules["bad_bots_module"] = module
for name in ("raises", "hangs", "dies", "chatters", "cheats", "honest"):
    bots._MODULES[name] = "bad_bots_module"

if __name__ == "__main__":
    main()
