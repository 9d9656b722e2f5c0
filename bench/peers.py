"""Random legal play in other card-game libraries, one core each, to stand beside our own figures.

    python bench/peers.py --seconds 2 --json

A decision is a choice that a player makes; shuffles, deals and dice (chance nodes) take time but
are never counted. Every peer runs in a child process pinned to one core, so that no import or
thread pool disturbs another peer, and a peer that is missing or breaks becomes a note. Seconds are
that child's processor time, so what other programs take from the core is not held against it.
`make bench` installs them all (the group `bench` of pyproject.toml).
"""

import argparse
import contextlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass

# Peers are optional and mostly untyped: loading them by name keeps the type check the same whether
# they are installed or not.
from importlib import import_module
from importlib.metadata import version
from time import process_time
from typing import Any

SEED = 1
START_UP_SECONDS = 300  # imports and XLA compilation, on a slow machine

OPENSPIEL_GAMES = ("hearts", "spades", "crazy_eights", "dou_dizhu", "gin_rummy", "hanabi")
RLCARD_GAMES = ("uno", "gin-rummy", "doudizhu")
# PettingZoo 1.27 no longer has gin rummy.
PETTINGZOO_GAMES = (
    "hanabi_v5",
    "texas_holdem_no_limit_v6",
    "texas_holdem_v4",
    "leduc_holdem_v4",
)
PGX_GAMES = ("leduc_holdem", "kuhn_poker", "sparrow_mahjong", "backgammon")

GAMES_PER_COUNT = 10  # counting between single games would cool the processor's caches
ROLLOUTS_PER_DEAL = 20
PGX_BATCH = 1000
PGX_STEPS_PER_CALL = 20


@dataclass(frozen=True)
class Figure:
    """How fast one peer plays one game, and how that was measured."""

    name: str
    game: str
    method: str
    decisions_per_second: float
    decisions: int
    seconds: float
    version: str


Peer = Callable[[float], list[Figure]]


def openspiel_cpp(seconds: float) -> list[Figure]:
    """Whole games, deal included, in OpenSpiel's C++ loop `evaluate_bots` with its random bots."""
    return [_openspiel_whole_games(game, seconds) for game in OPENSPIEL_GAMES]


def _openspiel_whole_games(name: str, seconds: float) -> Figure:
    pyspiel, game, rng = _openspiel(name)
    bots = _random_bots(pyspiel, game)
    # Cloning is far cheaper than `new_initial_state` where that builds tables (gin rummy: 1.5 ms).
    initial = game.new_initial_state()
    decisions, elapsed = 0, 0.0
    while elapsed < seconds:
        seeds = [rng.getrandbits(31) for _ in range(GAMES_PER_COUNT)]
        states = []
        start = process_time()
        for seed in seeds:
            state = initial.clone()
            pyspiel.evaluate_bots(state, bots, seed)
            states.append(state)
        elapsed += process_time() - start
        decisions += sum(map(_decisions_made, states))
    return _figure("open_spiel", name, "C++ loop, whole games", decisions, elapsed)


def openspiel_rollouts(seconds: float) -> list[Figure]:
    """Play after the deal in OpenSpiel's C++ rollouts: its tightest loop, with the deal for free.

    Hanabi is left out, because the search refuses games that pay before the end.
    """
    return [_openspiel_rollouts(game, seconds) for game in OPENSPIEL_GAMES if game != "hanabi"]


def _openspiel_rollouts(name: str, seconds: float) -> Figure:
    pyspiel, game, rng = _openspiel(name)
    bots = _random_bots(pyspiel, game)
    # The evaluator itself cannot be called from Python, but a search of one simulation does nothing
    # else than evaluate its root. A chance node cannot be that root, hence the deal beforehand.
    search = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(ROLLOUTS_PER_DEAL, SEED),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=SEED,
        verbose=False,
    )
    initial = game.new_initial_state()
    decisions, elapsed = 0, 0.0
    while elapsed < seconds:
        dealt = initial.clone()
        while dealt.is_chance_node():
            dealt.apply_action(_chance_outcome(dealt, rng))
        start = process_time()
        search.mcts_search(dealt)
        elapsed += process_time() - start
        # Rollouts do not say how long they were: count as many games played from the same deal.
        for _ in range(ROLLOUTS_PER_DEAL):
            state = dealt.clone()
            pyspiel.evaluate_bots(state, bots, rng.getrandbits(31))
            decisions += _decisions_made(state)
    return _figure("open_spiel", name, "C++ rollouts, deal not timed", decisions, elapsed)


def openspiel_python(seconds: float) -> list[Figure]:
    """Whole games from a Python loop over `legal_actions` and `apply_action`, no observations."""
    return [_openspiel_python_loop(game, seconds) for game in OPENSPIEL_GAMES]


def _openspiel_python_loop(name: str, seconds: float) -> Figure:
    _, game, rng = _openspiel(name)
    initial = game.new_initial_state()

    def play() -> int:
        state = initial.clone()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_chance_outcome(state, rng))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return _figure("open_spiel", name, "Python loop", *_repeat(play, seconds))


def _openspiel(name: str) -> tuple[Any, Any, random.Random]:
    pyspiel = import_module("pyspiel")
    return pyspiel, pyspiel.load_game(name), random.Random(SEED)


def _random_bots(pyspiel: Any, game: Any) -> list[Any]:
    return [
        pyspiel.make_uniform_random_bot(player, SEED + player)
        for player in range(game.num_players())
    ]


def _chance_outcome(state: Any, rng: random.Random) -> int:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    outcome: int = rng.choices(actions, weights)[0]
    return outcome


def _decisions_made(state: Any) -> int:
    """Count the players' moves so far; chance has a negative player number."""
    return sum(move.player >= 0 for move in state.full_history())


def rlcard(seconds: float) -> list[Figure]:
    """RLCard's environments, which build an observation at every step."""
    return [_rlcard_loop(game, seconds) for game in RLCARD_GAMES]


def _rlcard_loop(name: str, seconds: float) -> Figure:
    env = import_module("rlcard").make(name, {"seed": SEED})
    rng = random.Random(SEED)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return _figure("rlcard", name, "Python environment", *_repeat(play, seconds))


def pettingzoo(seconds: float) -> list[Figure]:
    """PettingZoo's classic environments through their documented `agent_iter` loop."""
    return [_pettingzoo_loop(game, seconds) for game in PETTINGZOO_GAMES]


def _pettingzoo_loop(name: str, seconds: float) -> Figure:
    env = import_module(f"pettingzoo.classic.{name}").env()
    rng = random.Random(SEED)
    env.reset(seed=SEED)

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(rng.choice(observation["action_mask"].nonzero()[0].tolist()))
                decisions += 1
        return decisions

    return _figure("pettingzoo", name, "Python environment", *_repeat(play, seconds))


def pgx(seconds: float) -> list[Figure]:
    """Pgx on the CPU: a compiled loop over a batch of games that start again when they end."""
    # Pinning holds XLA to one core; these spare it threads that would only take turns there.
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    return [_pgx_loop(game, seconds) for game in PGX_GAMES]


def _pgx_loop(name: str, seconds: float) -> Figure:
    jax = import_module("jax")
    env = import_module("pgx").make(name)
    auto_reset = import_module("pgx.experimental").auto_reset
    step = jax.vmap(auto_reset(env.step, env.init))

    def decide(_: int, carry: tuple[Any, Any]) -> tuple[Any, Any]:
        states, key = carry
        key, choice, chance = jax.random.split(key, 3)
        actions = _random_legal(jax, choice, states.legal_action_mask)
        return step(states, actions, jax.random.split(chance, PGX_BATCH)), key

    advance = jax.jit(lambda carry: jax.lax.fori_loop(0, PGX_STEPS_PER_CALL, decide, carry))
    first, key = jax.random.split(jax.random.PRNGKey(SEED))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(first, PGX_BATCH))
    carry = jax.block_until_ready(advance((states, key)))  # compiles, untimed

    def play() -> int:
        nonlocal carry
        carry = jax.block_until_ready(advance(carry))
        return PGX_BATCH * PGX_STEPS_PER_CALL

    method = f"XLA loop, batch {PGX_BATCH}"
    return _figure("pgx", name, method, *_repeat(play, seconds))


def _random_legal(jax: Any, key: Any, mask: Any) -> Any:
    """Take the k-th legal action for a random k, which is cheaper than Pgx's `act_randomly`."""
    k = jax.numpy.floor(jax.random.uniform(key, (PGX_BATCH,)) * mask.sum(axis=1))
    return (mask.cumsum(axis=1) > k[:, None]).argmax(axis=1)


def _repeat(play: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Call `play`, which returns its number of decisions, until `seconds` have passed."""
    decisions = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        decisions += play()
    return decisions, elapsed


def _figure(package: str, game: str, method: str, decisions: int, seconds: float) -> Figure:
    return Figure(
        name=NAMES[package],
        game=game,
        method=method,
        decisions_per_second=decisions / seconds,
        decisions=decisions,
        seconds=seconds,
        version=version(package),
    )


NAMES = {
    "open_spiel": "OpenSpiel",
    "rlcard": "RLCard",
    "pettingzoo": "PettingZoo",
    "pgx": "Pgx",
}

PEERS: dict[str, Peer] = {
    "openspiel-cpp": openspiel_cpp,
    "openspiel-rollouts": openspiel_rollouts,
    "openspiel-python": openspiel_python,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
    "pgx": pgx,
}


def measure(names: Iterable[str], seconds: float) -> tuple[list[Figure], list[str]]:
    """Run the named peers one after another, each game for `seconds`; note those that fail."""
    figures: list[Figure] = []
    notes: list[str] = []
    for name in names:
        try:
            figures += _in_child(name, seconds)
        except (RuntimeError, subprocess.TimeoutExpired) as failure:
            notes.append(f"{name}: {failure}")
    return figures, notes


def _in_child(name: str, seconds: float) -> list[Figure]:
    child = subprocess.run(
        [sys.executable, __file__, name, "--seconds", str(seconds), "--child"],
        capture_output=True,
        text=True,
        timeout=START_UP_SECONDS + 20 * seconds,
        check=False,
    )
    if child.returncode != 0:
        said = child.stderr.strip().splitlines() or [f"exit status {child.returncode}"]
        raise RuntimeError(said[-1])
    return [Figure(**figure) for figure in json.loads(child.stdout)]


def _be_child(name: str, seconds: float) -> None:
    # Before the peer is imported: thread pools size themselves by the cores they may use.
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    # Some peers greet on standard output, which here carries the figures only.
    with contextlib.redirect_stdout(sys.stderr):
        figures = PEERS[name](seconds)
    print(json.dumps([asdict(figure) for figure in figures]))


def main() -> None:
    """Print the figures of the chosen peers, or of all."""
    parser = argparse.ArgumentParser(description="Random legal play in other libraries, one core.")
    parser.add_argument("names", nargs="*", metavar="peer", help=", ".join(PEERS))
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to measure each game")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if unknown := set(args.names) - set(PEERS):
        parser.error(f"no such peer: {', '.join(sorted(unknown))}")
    if args.child:
        _be_child(args.names[0], args.seconds)
        return
    figures, notes = measure(args.names or PEERS, args.seconds)
    if args.json:
        print(json.dumps({"figures": [asdict(f) for f in figures], "notes": notes}, indent=2))
        return
    for figure in figures:
        package = f"{figure.name} {figure.version}"
        print(
            f"{package:<18} {figure.game:<25} {figure.method:<29}"
            f" {figure.decisions_per_second:>12,.0f} decisions/s"
        )
    for note in notes:
        print(note)


if __name__ == "__main__":
    main()
