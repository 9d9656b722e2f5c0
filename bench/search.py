"""How fast the search is, beside OpenSpiel's IS-MCTS, in one run on one core.

    python bench/search.py                         # ours, and OpenSpiel's if it is installed here
    python bench/search.py --peer-python PYTHON    # OpenSpiel's from another environment

An iteration guesses the hidden cards, walks down the tree and plays the game to its end at
random: the same work on both sides. OpenSpiel has no CuBirds, so its games are those of similar
length; beside iterations stands how many decisions an iteration plays. Seconds are the process's
own processor time. Writes bench/results/search.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import asdict, dataclass, replace
from importlib import import_module
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import process_time

RESULTS = Path(__file__).parent / "results" / "search.md"
PEER_GAMES = ("gin_rummy", "hearts", "oh_hell", "euchre")  # the card games that its IS-MCTS takes
SEED = 1
REPEATS = 3
PEER_START_UP_SECONDS = 300


@dataclass(frozen=True)
class Figure:
    """So many iterations in a second; `decisions` are those of an average random game."""

    who: str
    game: str
    method: str
    iterations_per_second: float
    decisions: float


def ours(seconds: float) -> list[Figure]:
    from rookery.bots.search import INFORMED, PLAIN, Budget, Search
    from rookery.core.match import Match

    full = replace(INFORMED, patience=-1)
    methods = {
        "random playouts to the end": PLAIN,
        "rated playouts to the end": full,
        "as the levels search": INFORMED,
    }
    figures = []
    for players in (2, 3, 4, 5):
        length = _random_length(players)
        for method, style in methods.items():
            rates = []
            for repeat in range(REPEATS):
                match = Match("cubirds", players, seed=SEED + repeat)
                search = Search(match.game, SEED, Budget(2_000), style)
                search.think(match.seat())
                iterations, start = 0, process_time()
                while (spent := process_time() - start) < seconds / REPEATS:
                    iterations += sum(c.visits for c in search.think(match.seat()))
                rates.append(iterations / spent)
            figures.append(Figure("Rookery", f"cubirds, {players}", method, median(rates), length))
    return figures


def _random_length(players: int, games: int = 200) -> float:
    from rookery.bots.bot import find_bot
    from rookery.core.match import Match

    total = 0
    for seed in range(games):
        match, bot = Match("cubirds", players, seed=seed), find_bot("random", seed)
        while not match.over:
            match.play(bot.decide(match.seat()))
        total += len(match.decisions)
    return total / games


def first_answer() -> dict[str, float]:
    """Processor seconds of a new process that imports, deals and decides once, cache warm."""
    program = (
        "from rookery.core.match import Match; from rookery.bots.bot import find_bot; import sys;"
        "print(find_bot(sys.argv[1], 1).decide(Match('cubirds', 2, seed=1).seat()))"
    )
    found = {}
    for bot in ("random", "chick", "hawk", "eagle"):
        times = []
        for _ in range(REPEATS + 1):
            start = _children_seconds()
            subprocess.run([sys.executable, "-c", program, bot], check=True, capture_output=True)
            times.append(_children_seconds() - start)
        found[bot] = median(times[1:])
    return found


def _children_seconds() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def peer(seconds: float) -> list[Figure]:
    """OpenSpiel's IS-MCTS bot in C++, with its random rollouts."""
    pyspiel = import_module("pyspiel")
    figures = []
    for name in PEER_GAMES:
        game = pyspiel.load_game(name)
        state = _dealt(game)
        simulations = 200
        bot = pyspiel.ISMCTSBot(
            SEED,
            pyspiel.RandomRolloutEvaluator(1, SEED),
            1.4,
            simulations,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )
        iterations, start = 0, process_time()
        while (spent := process_time() - start) < seconds:
            bot.step(state)
            iterations += simulations
        rate = iterations / spent
        figures.append(Figure("OpenSpiel", name, "IS-MCTS, C++", rate, _peer_length(game)))
    return figures


def _dealt(game: object) -> object:
    """The first position with a real choice."""
    import random

    rng = random.Random(SEED)
    state = game.new_initial_state()  # type: ignore[attr-defined]
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(state.legal_actions()[0])
    return state


def _peer_length(game: object, games: int = 30) -> float:
    import random

    rng = random.Random(SEED)
    total = 0
    for _ in range(games):
        state = game.new_initial_state()  # type: ignore[attr-defined]
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                total += 1
                state.apply_action(rng.choice(state.legal_actions()))
    return total / games


def peer_in_child(python: str, seconds: float) -> tuple[list[Figure], str]:
    child = subprocess.run(
        [python, __file__, "--peer-only", "--seconds", str(seconds)],
        capture_output=True,
        text=True,
        timeout=PEER_START_UP_SECONDS + 20 * seconds,
        check=False,
    )
    if child.returncode != 0:
        said = child.stderr.strip().splitlines() or [f"exit status {child.returncode}"]
        return [], f"OpenSpiel was not measured: {said[-1]}"
    return [Figure(**figure) for figure in json.loads(child.stdout)], ""


def report(figures: list[Figure], answers: dict[str, float], note: str) -> str:
    lines = [
        "# Search",
        "",
        f"{platform.machine()}, {os.cpu_count()} cores shared with other work, Python"
        f" {platform.python_version()}; processor seconds of one core. `python bench/search.py`",
        "",
        "| who | game | how | iterations/s | decisions in a random game | decisions/s |",
        "|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {f.who} | {f.game} | {f.method} | {f.iterations_per_second:,.0f} |"
        f" {f.decisions:.0f} | "
        + (f"{f.iterations_per_second * f.decisions:,.0f} |" if "rated" not in f.method else "|")
        for f in figures
        if f.method != "as the levels search"
    ]
    lines += [
        "",
        "Levels cut a playout short and let the game's `evaluate` judge the position:",
        "",
        "| game | iterations/s |",
        "|---|---|",
    ]
    lines += [
        f"| {f.game} | {f.iterations_per_second:,.0f} |"
        for f in figures
        if f.method == "as the levels search"
    ]
    base = next(f for f in figures if f.who == "Rookery" and "random" in f.method)
    theirs = [f for f in figures if f.who == "OpenSpiel"]
    if theirs:
        lines += ["", "CuBirds with two players against each of OpenSpiel's games:", ""]
    for f in theirs:
        by_iterations = base.iterations_per_second / f.iterations_per_second
        work = f.iterations_per_second * f.decisions
        by_decisions = base.iterations_per_second * base.decisions / work
        lines.append(
            f"- {f.game}: {by_iterations:,.0f} times the iterations per second,"
            f" {by_decisions:,.0f} times the decisions per second"
        )
    lines += ["", "A new process, from its start to a first decision, cache warm:", ""]
    lines += [f"- {bot}: {seconds:.2f} s" for bot, seconds in answers.items()]
    return "\n".join(lines + (["", note] if note else [])) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to measure each")
    parser.add_argument("--peer-python", default=sys.executable, help="where open_spiel is")
    parser.add_argument("--peer-only", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    os.environ["ROOKERY_COMPILE"] = "first"
    if args.peer_only:
        print(json.dumps([asdict(figure) for figure in peer(args.seconds)]))
        return
    theirs, note = peer_in_child(args.peer_python, args.seconds)
    text = report(ours(args.seconds) + theirs, first_answer(), note)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
