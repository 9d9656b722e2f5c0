"""Asking a bot, whoever wrote it: what it does wrong is said with its name and the decision."""

from __future__ import annotations

import signal
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import TypeVar

from ..core.catalogue import Decision
from ..core.errors import BotFailed, UnreadableDecision
from ..core.match import Match
from .bot import Bot
from .random import RandomBot

T = TypeVar("T")
HOUSE = __name__.rpartition(".")[0]


class TimeIsUp(BaseException):
    """Not an `Exception`, so that a bot that catches those hears of it all the same."""


def ask(
    bot: Bot,
    match: Match,
    name: str = "",
    seconds: float | None = None,
    limit: float | None = None,
) -> Decision:
    """What the bot decides for the seat to move. `BotFailed` if it raises, answers with anything
    but a legal decision, or takes longer than `limit` seconds; `seconds` is what it is told."""
    if type(bot) is RandomBot:  # it looks at nothing, so nothing has to be made for it
        return match.game.catalogue[bot.pick(match.choices)]
    seat = match.seat(seconds, getattr(bot, "looks", True))
    if _is_of_the_house(bot):
        return bot.decide(seat)
    name = name or type(bot).__name__
    number = len(match.decisions) + 1
    try:
        answer = in_time(lambda: bot.decide(seat), limit)
    except TimeIsUp:
        raise BotFailed(name, number, f"it took longer than {limit:g} seconds") from None
    except (Exception, SystemExit) as error:
        raise BotFailed(name, number, f"{type(error).__name__}: {error}{_place(error)}") from error
    try:
        decision = match.game.catalogue.read(answer)
    except UnreadableDecision as error:
        raise BotFailed(name, number, str(error)) from None
    if decision not in match.choices:
        refusal = match.refusal(decision)
        reason = match.game.texts("en").say(refusal.key, **refusal.args)
        raise BotFailed(name, number, f"{decision} is not legal: {reason} ({refusal.clause})")
    return decision


def _is_of_the_house(bot: Bot) -> bool:
    return type(bot).__module__.rpartition(".")[0] == HOUSE


def _place(error: BaseException) -> str:
    """Where in the bot's own code it happened."""
    house = str(Path(__file__).parents[1])
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if not frame.filename.startswith(house):
            return f" ({Path(frame.filename).name}, line {frame.lineno})"
    return ""


def in_time(work: Callable[[], T], limit: float | None) -> T:
    """What the work gives; `TimeIsUp` if it takes longer. In a main thread an alarm ends it;
    elsewhere it is left to itself."""
    if limit is None:
        return work()
    at_the_top = threading.current_thread() is threading.main_thread()
    if at_the_top and hasattr(signal, "setitimer"):
        return _with_alarm(work, limit)
    return _beside(work, limit)


def _with_alarm(work: Callable[[], T], limit: float) -> T:
    def ring(number: int, frame: FrameType | None) -> None:
        raise TimeIsUp

    before = signal.signal(signal.SIGALRM, ring)
    # Again and again: a bot may be in the middle of something that swallows the first one.
    timer = signal.setitimer(signal.ITIMER_REAL, limit, 1.0)
    try:
        return work()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)
        signal.setitimer(signal.ITIMER_REAL, *timer)


def _beside(work: Callable[[], T], limit: float) -> T:
    given: list[T] = []
    raised: list[BaseException] = []

    def run() -> None:
        try:
            given.append(work())
        except BaseException as error:
            raised.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(limit)
    if raised:
        raise raised[0]
    if not given:
        raise TimeIsUp
    return given[0]
