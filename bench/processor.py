"""Who got the processor: how long scripts, server and bots stood in line for one. On a machine that
has much else to do, a table that stands still may only wait for that."""

from __future__ import annotations

import os
from collections import defaultdict
from contextlib import suppress
from pathlib import Path

from rookery.server import supervise
from rookery.server.bots import host

ROLES = {host.WORKER[-1]: "bots", supervise.WORKER[-1]: "server"}
TICK_S = 1 / os.sysconf("SC_CLK_TCK")


def descendants(process: int) -> list[int]:
    """Of a process, itself included, whichever of its threads has started them."""
    found = [process]
    with suppress(OSError):  # it has ended
        for thread in Path(f"/proc/{process}/task").iterdir():
            for child in (thread / "children").read_text().split():
                found += descendants(int(child))
    return found


def role_of(process: int, root: int) -> str:
    if process == os.getpid():
        return "scripts"
    command = Path(f"/proc/{process}/cmdline").read_text().split("\0")
    return next((role for name, role in ROLES.items() if name in command), "") or (
        "server" if process == root else "compiler"
    )


class Processor:
    """`look` is to be called often. A table's next change waits for scripts, for a worker, and
    perhaps for a bot; of those the one counts, from look to look, that stood in line longest."""

    def __init__(self, server: int) -> None:
        self._server = server
        self._waited: dict[int, float] = {}
        self._used: dict[int, float] = {}
        self.denied_s = 0.0
        self.waited_s: dict[str, float] = defaultdict(float)
        self.used_s: dict[str, float] = defaultdict(float)

    def look(self) -> None:
        longest: dict[str, float] = defaultdict(float)
        for process in (os.getpid(), *descendants(self._server)):
            with suppress(OSError, IndexError, ValueError):  # it has ended
                role = role_of(process, self._server)
                wait = int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9
                stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
                used = (int(stat[11]) + int(stat[12])) * TICK_S
                longest[role] = max(longest[role], wait - self._waited.get(process, wait))
                self.used_s[role] += used - self._used.get(process, 0.0)
                self._waited[process], self._used[process] = wait, used
        for role, waited in longest.items():
            self.waited_s[role] += waited
        self.denied_s += max(longest[role] for role in ("scripts", "server", "bots"))
