"""Compiling behind: what is not compiled yet runs interpreted, whoever compiles may be killed, and
nobody is told more than one line."""

from __future__ import annotations

import os
import pty
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rookery.core.compile import INTERPRETED, is_kept
from rookery.core.compile.behind import ATTEMPTS, Behind, Job
from rookery.core.compile.lock import alone, take
from rookery.core.compile.reach import reached
from rookery.core.compile.twin import call_plainly
from rookery.core.compiling import SCRATCH

from .cooks import MODULE, double, never, octuple, treble

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is ever compiled")
PATIENCE_S = 120


@pytest.fixture(autouse=True)
def nothing_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty cache, and a process that does not wait for the compiler."""
    cache = tmp_path / "cache"
    monkeypatch.setenv("ROOKERY_CACHE", str(cache))
    monkeypatch.setenv("ROOKERY_COMPILE", "elsewhere")
    yield cache
    os.environ.pop(SCRATCH, None)


class Kitchen:
    """Compiles behind, and notes what it hears of that."""

    def __init__(self, folder: Path) -> None:
        self.done: queue.SimpleQueue[tuple[str, bool]] = queue.SimpleQueue()
        self.behind = Behind(report=lambda job, seconds, done: self.done.put((job.name, done)))
        self.folder = folder
        folder.mkdir(exist_ok=True)

    def ask_to_wait(self, name: str, soon: bool = False) -> Job:
        job = self.behind.ask(
            partial(is_kept, never), MODULE, "wait", str(self.folder), name, soon=soon
        )
        assert job is not None
        return job

    def at_work(self, name: str) -> int:
        """The process that is at a job now; a note of one is taken once."""
        given_up = time.monotonic() + PATIENCE_S
        while time.monotonic() < given_up:
            for note in self.folder.glob(f"{name}.[0-9]*"):
                note.unlink()
                return int(note.suffix[1:])
            time.sleep(0.01)
        raise AssertionError(f"nobody is at {name}")

    def close(self) -> None:
        self.behind.close()


def check_that_it_gets_compiled(function: Any, kitchen: Kitchen) -> None:
    before = function(21)
    assert not function.overloads
    job = kitchen.behind.ask(partial(is_kept, function), MODULE, "compile", function.__name__)
    assert job is not None
    job.ended.result(PATIENCE_S)
    assert kitchen.done.get(timeout=PATIENCE_S) == (job.name, True)
    assert is_kept(function)
    done = partial(is_kept, function)
    assert kitchen.behind.ask(done, MODULE, "compile", function.__name__) is None
    given_up = time.monotonic() + PATIENCE_S
    while not function.overloads:
        assert time.monotonic() < given_up
        assert function(21) == before
        time.sleep(0.01)
    assert function(21) == before


def test_a_call_is_interpreted_until_somebody_has_compiled_it(
    tmp_path: Path, nothing_compiled: Path
) -> None:
    with closing(Kitchen(tmp_path / "notes")) as kitchen:
        check_that_it_gets_compiled(double, kitchen)
    assert list(nothing_compiled.glob("double-*"))


def test_a_second_thread_waits_for_what_the_first_one_makes_of_a_function(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Twins find their names one after the other."""
    begun, go_on = threading.Event(), threading.Event()

    def slowly(function: Any) -> dict[str, Any]:
        begun.set()
        go_on.wait()
        return reached(function)

    monkeypatch.setattr("rookery.core.compile.twin.reached", slowly)
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(call_plainly, octuple, 1)
        begun.wait()
        second = threads.submit(call_plainly, octuple, 1)
        wait([second], timeout=0.1)  # were it to go wrong
        go_on.set()
        assert (first.result(), second.result()) == (8, 8)


def test_where_the_cache_cannot_be_written_there_is_another_for_the_time_being(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("ROOKERY_CACHE", str(tmp_path / "file" / "cache"))
    with closing(Kitchen(tmp_path / "notes")) as kitchen:
        check_that_it_gets_compiled(treble, kitchen)


def test_whoever_is_killed_while_compiling_begins_again_but_not_for_ever(tmp_path: Path) -> None:
    with closing(Kitchen(tmp_path / "notes")) as kitchen:
        job = kitchen.ask_to_wait("stubborn")
        for _ in range(ATTEMPTS):
            assert not job.ended.done()
            os.kill(kitchen.at_work("stubborn"), signal.SIGKILL)
        assert kitchen.done.get(timeout=PATIENCE_S) == (job.name, False)
        job.ended.result(PATIENCE_S)


def test_what_is_played_comes_first_and_the_other_is_not_held_to_have_failed(
    tmp_path: Path,
) -> None:
    with closing(Kitchen(tmp_path / "notes")) as kitchen:
        later = kitchen.ask_to_wait("later")
        kitchen.at_work("later")
        kitchen.ask_to_wait("soon", soon=True)
        for _ in range(ATTEMPTS):
            os.kill(kitchen.at_work("soon"), signal.SIGKILL)
        kitchen.at_work("later")
        assert later.failures == 0


def test_what_is_given_up_ends(tmp_path: Path) -> None:
    with closing(Kitchen(tmp_path / "notes")) as kitchen:
        job = kitchen.ask_to_wait("given up")
        process = kitchen.at_work("given up")
    assert job.ended.cancelled()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


ORPHAN = """
import sys, time
from rookery.core.compile.behind import Behind
from tests.core.cooks import MODULE
Behind().ask(lambda: False, MODULE, "wait", *sys.argv[1:])
time.sleep(600)
"""


def test_whoever_compiles_ends_with_its_parent_however_that_ends(
    tmp_path: Path, nothing_compiled: Path
) -> None:
    kitchen = Kitchen(tmp_path / "notes")
    command = [sys.executable, "-c", ORPHAN, str(kitchen.folder), "orphan"]
    with subprocess.Popen(command) as parent:
        kitchen.at_work("orphan")
        parent.kill()
    (lock,) = nothing_compiled.glob("compiling-*")
    with alone(lock):  # it had that
        pass


LOCKING = """
import os, sys
from pathlib import Path
from rookery.core.compile.lock import alone, take
lock, inside = Path(sys.argv[1]), Path(sys.argv[2])
for _ in range(200):
    with alone(lock):
        os.close(os.open(inside, os.O_CREAT | os.O_EXCL))
        assert take(lock) is None
        inside.unlink()
"""


def test_only_one_holds_a_lock_and_nothing_is_left_of_it(tmp_path: Path) -> None:
    lock = tmp_path / "compiling-something"
    command = [sys.executable, "-c", LOCKING, str(lock), str(tmp_path / "inside")]
    crowd = [subprocess.Popen(command) for _ in range(3)]
    assert [one.wait() for one in crowd] == [0, 0, 0]
    assert list(tmp_path.iterdir()) == []


def test_where_nothing_can_be_written_everybody_holds_the_lock(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for _ in range(2):
        with alone(tmp_path / "file" / "compiling-something"):
            pass


LIBRARY = """
import sys
from rookery import Match
for game in ("cubirds", "biblios"):
    match = Match(game, seed=1)
    for _ in range(20):
        match.play(match.legal()[0])
    assert not match.game.kernels.step.overloads, "somebody waited for the compiler"
    print(match.digest())
"""


def library(how: str, stderr: int) -> str:
    """What a program has come to that uses the library."""
    environment = {**os.environ, "ROOKERY_COMPILE": how}
    command = [sys.executable, "-c", LIBRARY]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=stderr)
    assert done.returncode == 0
    return done.stdout.decode()


def test_somebody_in_front_of_it_is_told_once_that_it_will_get_faster(
    nothing_compiled: Path,
) -> None:
    # Whoever holds these is the one who compiles: it is us, and we do not.
    jobs = [f"compiling-rookery.core.practice-{game}" for game in ("cubirds", "biblios")]
    locks = [take(nothing_compiled / job) for job in jobs]
    ours, theirs = pty.openpty()
    played = library("behind", theirs)
    os.close(theirs)
    with open(ours, "rb", buffering=0) as screen:
        said = screen.read(10_000) or b""
    assert said.count(b"\n") == 1
    assert b"interpreted" in said
    assert len(played.splitlines()) == 2
    assert [path.name for path in nothing_compiled.iterdir() if "step" in path.name] == []
    for lock in locks:
        assert lock is not None
        os.close(lock)


def test_a_program_that_nobody_looks_at_says_nothing(tmp_path: Path) -> None:
    said = tmp_path / "said"
    with said.open("wb") as file:
        library("behind", file.fileno())
    assert said.read_bytes() == b""
