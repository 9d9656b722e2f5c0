"""Compiling behind: in a process of its own, with nothing to do for anybody else in it.

A process that compiles needs much memory, which it does not give back, and lets none of its threads
work meanwhile. So a *job* is a module that uses some functions until they are compiled, run as a
child at the lowest priority; what it leaves on disk is then found by everybody.
"""

from __future__ import annotations

import atexit
import itertools
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ..compiling import BEHIND, FIRST, SETTING, save_folder, when
from . import is_kept
from .lock import let_go, take

START_S = 1.0
"""What ends sooner than this has no use for compiled rules."""
LOOK_S = 0.5
"""Between two looks at whether another process has done a job."""
ATTEMPTS = 3


@dataclass
class Job:
    """`python -m module arguments` does what is `done` then."""

    module: str
    arguments: tuple[str, ...]
    done: Callable[[], bool]
    soon: bool = False
    """Before those that nobody waits for."""
    number: int = 0
    failures: int = 0
    ended: Future[None] = field(default_factory=Future)
    """Done, or it cannot be done; cancelled when everything is given up."""

    @property
    def name(self) -> str:
        return "-".join((self.module, *self.arguments))

    def end(self) -> None:
        with suppress(InvalidStateError):  # it was given up
            self.ended.set_result(None)


class Behind:
    """Does one job after another. `report` hears of each: the job, how many seconds it took, and
    whether it was done."""

    def __init__(
        self, report: Callable[[Job, float, bool], None] | None = None, start_s: float = 0.0
    ) -> None:
        self._report = report
        self._start_s = start_s
        self._numbers = itertools.count()
        self._jobs: dict[str, Job] = {}
        self._waiting: list[Job] = []
        self._current: tuple[Job, subprocess.Popen[bytes]] | None = None
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._closed = False

    def ask(
        self, done: Callable[[], bool], module: str, *arguments: str, soon: bool = False
    ) -> Job | None:
        """Have something compiled; None if that has been done."""
        if done():
            return None
        asked = Job(module, arguments, done, soon)
        with self._changed:
            job = self._jobs.setdefault(asked.name, asked)
            if job is asked:
                job.number = next(self._numbers)
                self._waiting.append(job)
            job.soon = job.soon or soon
            if soon and job in self._waiting and self._current is not None:
                current, process = self._current
                if not current.soon:
                    process.kill()  # it begins again later, where it was
            if self._thread is None and not self._closed:
                self._thread = threading.Thread(target=self._work, name="compiles", daemon=True)
                self._thread.start()
            self._changed.notify()
        return job

    def close(self) -> None:
        """What is being compiled is given up."""
        with self._changed:
            self._closed = True
            if self._current is not None:
                self._current[1].kill()
            self._changed.notify()
        if self._thread is not None:
            self._thread.join()
        for job in self._jobs.values():
            job.ended.cancel()

    def _work(self) -> None:
        with self._changed:
            self._changed.wait_for(lambda: self._closed, self._start_s)
        while (job := self._next()) is not None:
            if job.done():
                job.end()
            elif (lock := take(path := save_folder() / f"compiling-{job.name}")) is None:
                with self._changed:  # another process is at it
                    self._waiting.append(job)
                    self._changed.wait_for(lambda: self._closed, LOOK_S)
            else:
                try:
                    self._do(job, lock)
                finally:
                    let_go(path, lock)

    def _next(self) -> Job | None:
        with self._changed:
            self._changed.wait_for(lambda: self._closed or self._waiting)
            if self._closed:
                return None
            job = min(self._waiting, key=lambda job: (not job.soon, job.failures, job.number))
            self._waiting.remove(job)
            return job

    def _run(self, job: Job, lock: int) -> int:
        """How its process ended."""
        with self._changed:
            process = None if self._closed else _start(job, lock)
            if process is None:
                return 1
            self._current = job, process
        with process:
            return process.wait()

    def _do(self, job: Job, lock: int) -> None:
        began = time.monotonic()
        code = self._run(job, lock)
        with self._changed:
            self._current = None
            if self._closed:
                return
            given_way = code < 0 and not job.soon and any(other.soon for other in self._waiting)
            job.failures += code != 0 and not given_way
            again = code != 0 and job.failures < ATTEMPTS
            if again:
                self._waiting.append(job)
        if not again:
            if self._report is not None:
                self._report(job, time.monotonic() - began, code == 0)
            job.end()


def _start(job: Job, lock: int) -> subprocess.Popen[bytes] | None:
    try:
        return subprocess.Popen(
            [sys.executable, "-m", job.module, *job.arguments],
            env={**os.environ, SETTING: FIRST},
            stdin=subprocess.PIPE,  # when it is closed, this process is gone
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=(lock,) if os.name == "posix" else (),
            start_new_session=True,  # Ctrl+C is for the parent, which ends it
        )
    except OSError:
        return None  # no memory, or too many files


def work_behind() -> None:
    """In the child: at the lowest priority, and only as long as its parent runs."""
    if hasattr(os, "nice"):
        os.nice(19)

    def watch() -> None:
        os.read(0, 1)  # nothing ever comes: this returns when the other end is gone
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


_own: Behind | None = None
_seen: set[tuple[str, ...]] = set()
_announce: Callable[[], None] | None = None


def see_to(root: Any, module: str, *arguments: str) -> None:
    """In a process that does not wait for the compiler: have a function compiled behind."""
    global _own
    if when() != BEHIND or (module, *arguments) in _seen:
        return
    _seen.add((module, *arguments))
    if is_kept(root):
        return
    if _own is None:
        _own = Behind(start_s=START_S)
        atexit.register(_own.close)
        _say_once()
    _own.ask(partial(is_kept, root), module, *arguments, soon=True)


def announce_with(say: Callable[[], None]) -> None:
    """How somebody in front of this process is told that it will get faster."""
    global _announce
    _announce = say


def _say_once() -> None:
    if _announce is not None:
        _announce()
    elif (sys.stderr is not None and sys.stderr.isatty()) or "ipykernel" in sys.modules:
        print(
            "The rules are not compiled on this machine yet: they run interpreted while that is"
            " done behind, once, and then get faster.",
            file=sys.stderr,
        )
