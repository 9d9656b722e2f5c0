"""A bot decides the same from the same seed, with nothing compiled, with all, and in between."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rookery.bots.practice import practise
from rookery.core.compile import INTERPRETED
from rookery.core.compiling import cache_folder
from rookery.core.practice import practise as practise_rules

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is ever compiled")

PROGRAM = """
import os, sys, time
from rookery.bots.bot import find_bot
from rookery.bots.tree import grower, opinion_of
from rookery.core.match import Match

bot, full_cache = sys.argv[1], sys.argv[2]
match = Match("cubirds", 2, seed=4)
thinks = find_bot(bot, 7, timed=False)
game = match.game

def decide():
    match.play(thinks.decide(match.seat()))

def compiled():
    search = bot == "chick" or grower(game, opinion_of(game)).overloads
    return bool(game.kernels.step.overloads and search)

for _ in range(6):
    decide()
before = compiled()
if full_cache:
    os.environ["ROOKERY_CACHE"] = full_cache
    given_up = time.monotonic() + 120
    while not compiled():
        assert time.monotonic() < given_up, "nobody has read it"
        find_bot(bot, 1, timed=False).decide(match.seat())
        match.copy().play(match.legal()[0])
for _ in range(6):
    decide()
print(before, compiled(), *match.decisions)
"""


def decided(bot: str, how: str, cache: Path, then: Path | str = "") -> list[str]:
    """Whether it was compiled in the middle and at the end, and what was decided."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, bot, str(then)],
        env={**os.environ, "ROOKERY_COMPILE": how, "ROOKERY_CACHE": str(cache)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split(maxsplit=2)


@pytest.mark.parametrize("bot", ["chick", "hawk"])
def test_the_same_decisions_before_and_after_the_rules_are_compiled(
    bot: str, tmp_path: Path
) -> None:
    practise_rules("cubirds")
    practise("cubirds", bot, 2)
    full = cache_folder()
    *states, compiled = decided(bot, "first", full)
    assert states == ["True", "True"]
    *states, interpreted = decided(bot, "elsewhere", tmp_path)
    assert states == ["False", "False"]
    *states, changed = decided(bot, "elsewhere", tmp_path, full)
    assert states == ["False", "True"]
    assert interpreted == compiled
    assert changed == compiled


PRACTICE = """
from rookery.core.practice import practise
from rookery.core.registry import find_game
practise("cubirds")
kernels = vars(find_game("cubirds").kernels)
print(*(name for name, kernel in kernels.items() if not kernel.overloads))
"""


def test_practice_leaves_nothing_to_be_compiled_that_tables_need() -> None:
    """Batches are for simulations, and positions are completed by interpreted rules, once each."""
    done = subprocess.run([sys.executable, "-c", PRACTICE], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("complete play_games\n", "")
