"""Bots from outside are found by name; what they do wrong is said, and costs nobody else."""

from __future__ import annotations

import pickle
import signal
import sys
import threading
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from rookery.bots import plugged
from rookery.bots.asking import TimeIsUp, ask, in_time
from rookery.bots.bot import find_bot
from rookery.core.errors import BadSetup, BotFailed
from rookery.core.match import Match

from . import outsiders

OUTSIDERS = "tests.bots.outsiders"


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    path, entered = list(sys.path), dict(plugged._entered)
    yield
    sys.path[:] = path
    plugged._entered.clear()
    plugged._entered.update(entered)


@pytest.mark.parametrize("name", ["Magpie", "ByNumber", "ByText", "magpie"])
def test_a_bot_is_found_in_its_module(name: str) -> None:
    match = Match("cubirds", 2, seed=1)
    bot = find_bot(f"{OUTSIDERS}:{name}", 7)
    assert ask(bot, match) == match.legal()[-1]
    assert getattr(bot, "seed", 0) == (0 if name == "magpie" else 7)


def test_a_file_in_the_folder_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "nestling_of_mine.py").write_text(
        "class Nestling:\n    def decide(self, seat):\n        return seat.legal()[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    match = Match("cubirds", 2, seed=1)
    assert ask(find_bot("nestling_of_mine:Nestling", 1), match) == match.legal()[0]


def test_a_package_gives_its_bots_names(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("magpie", f"{OUTSIDERS}:Magpie", plugged.GROUP)

    def points(group: str, name: str = "magpie") -> list[EntryPoint]:
        return [point] if (group, name) == (plugged.GROUP, "magpie") else []

    monkeypatch.setattr(plugged, "entry_points", points)
    assert "magpie" in plugged.names()
    assert isinstance(find_bot("magpie", 1), outsiders.Magpie)
    with pytest.raises(BadSetup, match="Did you mean magpie"):
        find_bot("magpi", 1)


def test_a_name_can_be_given_here() -> None:
    plugged.enter("pie", outsiders.Magpie)
    assert isinstance(find_bot("pie", 1), outsiders.Magpie)


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("no_such_module:Bot", "No module named"),
        (f"{OUTSIDERS}:Nobody", "has no attribute 'Nobody'"),
        (f"{OUTSIDERS}:Idle", r"it has no decide\(seat\)"),
        (f"{OUTSIDERS}:HERE", "a class is needed"),
        ("nobody", "module:Class"),
    ],
)
def test_what_is_no_bot_is_refused_in_one_line(name: str, what: str) -> None:
    with pytest.raises(BadSetup, match=what) as refused:
        find_bot(name, 1)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Nonsense", "None is no decision"),
        ("Illegal", "is not legal"),
        ("Quits", "SystemExit: 3"),
        ("Sleeps", "longer than 0.1 seconds"),
        ("Loops", "longer than 0.1 seconds"),
        ("OfAnotherTime", r"a bot gets its seat, not the match.*outsiders\.py, line"),
    ],
)
def test_a_failure_names_the_bot_and_the_decision(name: str, what: str) -> None:
    match = Match("cubirds", 2, seed=1)
    match.play(match.legal()[0])
    before = match.to_json()
    with pytest.raises(BotFailed, match=f"bot {name}, decision 2: .*{what}") as failed:
        ask(find_bot(f"{OUTSIDERS}:{name}", 1), match, name, limit=0.1)
    assert match.to_json() == before
    again = pickle.loads(pickle.dumps(failed.value))
    assert (str(again), again.number) == (str(failed.value), 2)


def test_one_that_cannot_even_be_made_has_failed() -> None:
    with pytest.raises(BotFailed, match=r"decision 0: FileNotFoundError: weights\.bin"):
        find_bot(f"{OUTSIDERS}:Unborn", 1)


def test_time_is_up_away_from_the_main_thread_too() -> None:
    raised: list[BaseException] = []
    never = threading.Event()

    def work() -> None:
        try:
            in_time(never.wait, 0.05)
        except TimeIsUp as up:
            raised.append(up)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join(60)
    never.set()
    assert raised


def test_an_alarm_of_somebody_else_still_rings() -> None:
    """A test's own, for one."""
    before = signal.getsignal(signal.SIGALRM)
    left = signal.getitimer(signal.ITIMER_REAL)[0]
    assert in_time(lambda: 5, 1_000) == 5
    assert signal.getsignal(signal.SIGALRM) is before
    assert (signal.getitimer(signal.ITIMER_REAL)[0] > 0) == (left > 0)
