"""Our own random play, measured as the peers are: one core, processor time, whole games."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from importlib.metadata import version

import numpy as np

from peers import Figure
from rookery import Match, find_game, game_ids
from rookery.core.random import generator

GAMES_PER_CALL = 2_000
FIRST_DECISION = """
import time
begin = time.perf_counter()
from rookery import Match
match = Match({game!r}, seed=1)
match.play(match.legal()[0])
print(time.perf_counter() - begin)
"""


def measure(seconds: float) -> list[Figure]:
    """All games at every seat count in compiled loops, and from Python at the fewest seats."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    figures = []
    for game_id in game_ids():
        seats = find_game(game_id).meta.seats
        figures += [compiled_loop(game_id, players, seconds) for players in seats]
        figures.append(python_loop(game_id, seats.start, seconds))
    return figures


def compiled_loop(game_id: str, players: int, seconds: float) -> Figure:
    game = find_game(game_id)
    state, blank = game.layout.blank(lean=True), game.blank(players, {}, lean=True)
    chooser, out = generator(0), game.legal_buffer()
    lengths, shares = np.zeros(GAMES_PER_CALL, np.int32), np.zeros(players)
    game.kernels.play_games(state, blank, chooser, out, np.uint64(0), lengths, shares)
    decisions, seed, begin = 0, 1, time.process_time()
    while (elapsed := time.process_time() - begin) < seconds:
        decisions += game.kernels.play_games(
            state, blank, chooser, out, np.uint64(seed * GAMES_PER_CALL), lengths, shares
        )
        seed += 1
    return figure(f"{game_id}, {players} players", "compiled loop", decisions, elapsed)


def python_loop(game_id: str, players: int, seconds: float) -> Figure:
    """`Match.choices` and `Match.play`: the public API, one call per decision."""
    rnd = random.Random(1).random
    decisions, seed, begin = 0, 0, time.process_time()
    while (elapsed := time.process_time() - begin) < seconds:
        match = Match(game_id, players, seed=seed)
        while not match.over:
            choices = match.choices
            match.play(choices[int(rnd() * len(choices))])
        decisions += len(match.decisions)
        seed += 1
    return figure(f"{game_id}, {players} players", "Python loop", decisions, elapsed)


def first_decision(game_id: str) -> float:
    """Seconds from the start of a process's own code to its first decision, compiled rules on
    disk; the better of two."""
    times = []
    for _ in range(3):
        program = FIRST_DECISION.format(game=game_id)
        run = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
        times.append(float(run.stdout))
    return min(times[1:])


def figure(game: str, method: str, decisions: int, seconds: float) -> Figure:
    per_second = decisions / seconds
    return Figure("rookery", game, method, per_second, decisions, seconds, version("rookery"))
