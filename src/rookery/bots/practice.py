"""Uses a bot until its search is compiled (see core/compile/behind.py).

python -m rookery.bots.practice cubirds hawk 2
"""

from __future__ import annotations

import sys

from ..core.compile.behind import work_behind
from ..core.match import Match
from .bot import find_bot

MODULE = "rookery.bots.practice"
DECISIONS = 20
"""Enough that there was something to choose from, and something to remember."""


def practise(game: str, bot: str, players: int) -> None:
    match = Match(game, players, seed=0)
    thinks = find_bot(bot, 0, timed=False)
    for _ in range(DECISIONS):
        if not match.over:
            match.play(thinks.decide(match.seat()))


if __name__ == "__main__":
    work_behind()
    practise(sys.argv[1], sys.argv[2], int(sys.argv[3]))
