"""Batches on a GPU: checked byte by byte against the CPU's, timed, and beside them Pgx.

Two steps, so that the GPU machine needs neither Numba nor a compiler, only NumPy, CuPy and JAX:

    # anywhere: kernels, the CPU's digests, scripts, and Pgx if told where it is installed
    python bench/gpu_batch.py prepare FOLDER --pgx .venv-bench/lib/python3.11/site-packages
    # on the GPU; FOLDER is all that it needs
    PYTHONPATH=FOLDER python FOLDER/gpu_batch.py run FOLDER

`run` writes gpu_batch.md into FOLDER; copy it to bench/results/gpu_batch.md.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

HERE = Path(__file__).resolve().parent
COMMON = {"cubirds": (2, 4), "biblios": (2, 3), "birdie": (2, 3), "ducks": (3, 6), "chirp": (2, 4)}
"""The tables that are measured: a game's seat counts."""
CHECKED_GAMES, CHECKED_STEPS, CHECK_EVERY, CHECK_SEED = 2048, 400, 50, 7
CHECKED_ROUNDS = 3  # of games that are stepped in rounds: so few games would do with one
BATCHES = [1 << n for n in (14, 16, 18, 20)]
STEPS_PER_CALL = 20
SECONDS = 0.4
"""How long each figure is measured, at least."""
CARD_GAMES = ("leduc_holdem", "kuhn_poker", "sparrow_mahjong", "backgammon")
BOARD_GAMES = ("connect_four", "othello")
PGX_GAMES = CARD_GAMES + BOARD_GAMES
PGX_BATCHES = [1 << n for n in (14, 16, 18)]
PEERS = "peers"
PGX_SECONDS = 120
"""After so long no further Pgx game is begun: compiling them takes most of it."""
# What the GPU machine needs of the library: nothing here imports Numba.
LIGHT = (
    "__init__.py",
    "core/__init__.py",
    "core/errors.py",
    "core/meta.py",
    "core/registry.py",
    "envs/__init__.py",
    "envs/arrays.py",
    "envs/gpu/__init__.py",
    "envs/gpu/batch.py",
    "envs/gpu/launches.py",
    "envs/gpu/prepared.py",
    "games/__init__.py",
)


# --- Anywhere -----------------------------------------------------------------------------------


def prepare(folder: Path, games: list[str]) -> None:
    """Compile the kernels of all games and play what the GPU must reproduce."""
    from rookery import find_game
    from rookery.envs.batch import Batch
    from rookery.envs.gpu import Prepared

    folder.mkdir(parents=True, exist_ok=True)
    carry_scripts(folder)
    for game_id in games:
        start = perf_counter()
        game = find_game(game_id)
        made = Prepared.make(game)
        kernels = {name: machine_code(code) for name, code in made.kernels.items()}
        made = Prepared(made.sizes, made.blank, kernels, made.entries, made.parameters)
        for players in game.meta.seats:
            blank = game.blank(players, {}, lean=True).tobytes()
            made.table(players, blank).save(folder / "kernels")
        digests = {}
        for players in COMMON[game_id]:
            batch = Batch(game, CHECKED_GAMES, players, seed=CHECK_SEED)
            digests[players] = list(played(batch))
        (folder / "kernels" / game_id / "digests.json").write_text(json.dumps(digests))
        print(f"{game_id}: {perf_counter() - start:.0f} s", flush=True)


def machine_code(ptx: bytes) -> bytes:
    """What `ptxas` makes of PTX for Hopper, if there is one; else the PTX, for the driver."""
    ptxas = os.environ.get("PTXAS") or shutil.which("ptxas")
    if ptxas is None:
        return ptx
    command = [ptxas, "-arch=sm_90", "-o", "/dev/stdout", "/dev/stdin"]
    return subprocess.run(command, input=ptx, capture_output=True, check=True).stdout


def carry_scripts(folder: Path) -> None:
    """The scripts, and the part of the library that needs no compiler."""
    library = HERE.parent / "src" / "rookery"
    for name in LIGHT:
        (folder / "rookery" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(library / name, folder / "rookery" / name)
    for script in (Path(__file__), HERE.parent / "train" / "branch.py"):
        if script.exists():
            shutil.copy(script, folder)


def carry_pgx(folder: Path, packages: Path) -> None:
    """Pgx is pure Python: its files are enough. They lie apart, so as not to hide what the GPU
    machine has under the same names."""
    for part in ("pgx", "svgwrite"):
        ignore = shutil.ignore_patterns("__pycache__", "images", "minatar")
        shutil.copytree(packages / part, folder / part, ignore=ignore, dirs_exist_ok=True)
    shutil.copy(packages / "typing_extensions.py", folder)
    found = next(packages.glob("pgx-*.dist-info")).name
    (folder / "pgx-version").write_text(found.removeprefix("pgx-").removesuffix(".dist-info"))


def played(batch: Any) -> Any:
    """Random play from the batch's seed; now and then a digest of everything that can be seen."""
    rewards = np.zeros((batch.n, batch.players))
    for step in range(1, CHECKED_STEPS + 1):
        batch.step(batch.random_actions())
        rewards += host(batch.rewards)
        if step % CHECK_EVERY == 0:
            digest = hashlib.sha256()
            for array in (
                batch.states,
                batch.turn,
                batch.masks,
                batch.counts,
                batch.episodes,
                batch.ended,
                batch.refused,
                batch.features(),
                batch.all_features(),
                rewards,
            ):
                digest.update(np.ascontiguousarray(host(array)).tobytes())
            yield digest.hexdigest()


def host(array: Any) -> Any:
    return array.get() if hasattr(array, "get") else array


# --- On the GPU ---------------------------------------------------------------------------------


def run(folder: Path) -> int:
    import cupy

    if not cupy.cuda.is_available():
        print("Batches are measured on an NVIDIA GPU with its driver; there is none here.")
        return 2
    name = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    lines = [
        "## Batches on a GPU",
        "",
        f"{name}, CuPy {cupy.__version__}; `bench/gpu_batch.py`. Million decisions per second of"
        " `rookery.envs.gpu.Batch` by batch size: random legal decisions chosen from the masks,"
        " played, masks, rewards and turns written, games that end dealt anew; in the second"
        " column of a pair also the features of the seat to move."
        f" {STEPS_PER_CALL} steps are one CUDA graph. *Equal* counts the moments, out of a game's"
        f" first {CHECKED_STEPS} steps in {CHECKED_GAMES:,} games, at which every byte of states,"
        " masks, features of all seats and rewards was the CPU's.",
        "",
        "| game, players | equal | " + " | ".join(f"{b:,} | with features" for b in BATCHES) + " |",
        "|---|---|" + "--:|--:|" * len(BATCHES),
    ]
    wrong = 0
    games = [game for game in COMMON if (folder / "kernels" / game).exists()]
    for game in games:
        digests = json.loads((folder / "kernels" / game / "digests.json").read_text())
        for players in COMMON[game]:
            same, line = measured(folder, game, players, digests[str(players)])
            wrong += not same
            lines.append(line)
            print(line, flush=True)
            (folder / "gpu_batch.md").write_text("\n".join(lines) + "\n")
    lines += ["", *peer(folder)]
    (folder / "gpu_batch.md").write_text("\n".join(lines) + "\n")
    return 1 if wrong else 0


def measured(folder: Path, game: str, players: int, digests: list[str]) -> tuple[bool, str]:
    """One table: is it the CPU's game, and how fast is it?"""
    import cupy

    from rookery.envs.gpu import Batch, Prepared

    start = perf_counter()
    table = Prepared.load(folder / "kernels", game, players)
    batch = Batch(table, CHECKED_GAMES, seed=CHECK_SEED, rounds=CHECKED_ROUNDS)
    equal = sum(a == b for a, b in zip(played(batch), digests, strict=True))
    cells = []
    for n in BATCHES:
        batch = Batch(table, n, seed=1)
        cells += [f"{speed(batch, looking) / 1e6:,.0f}" for looking in (False, True)]
        del batch
        cupy.get_default_memory_pool().free_all_blocks()
    line = f"| {game}, {players} | {equal} of {len(digests)} | " + " | ".join(cells) + " |"
    print(f"({game}, {players}: {perf_counter() - start:.1f} s)", flush=True)
    return equal == len(digests), line


def speed(batch: Any, looking: bool) -> float:
    """Decisions per second: a CUDA graph of some steps, launched until enough time has passed."""
    import cupy

    actions = cupy.zeros(batch.n, np.int64)
    seen = cupy.zeros((batch.n, batch.sizes.features), np.int8)

    def play() -> None:
        for _ in range(STEPS_PER_CALL):
            batch.random_actions(out=actions)
            batch.step(actions)
            if looking:
                batch.features(out=seen)

    stream = cupy.cuda.Stream(non_blocking=True)
    cupy.cuda.Device().synchronize()
    with stream:
        play()  # warms up, and spreads the games over their lengths
        stream.synchronize()
        stream.begin_capture()
        play()
        graph = stream.end_capture()
        launched(graph, stream, SECONDS / 4)
        calls, passed = launched(graph, stream, SECONDS)
    return float(calls * STEPS_PER_CALL * batch.n / passed)


def launched(graph: Any, stream: Any, seconds: float) -> tuple[int, float]:
    """Launch a graph for so long; how often, and how long it took."""
    calls, each, start = 0, 1, perf_counter()
    while (passed := perf_counter() - start) < seconds:
        for _ in range(each):
            graph.launch(stream)
        stream.synchronize()
        calls += each
        each = 5  # small ones are launched too quickly to wait for every one
    return calls, passed


def peer(folder: Path) -> list[str]:
    """Pgx on the same GPU, in a process of its own."""
    environment = dict(os.environ, XLA_PYTHON_CLIENT_PREALLOCATE="false")
    environment["PYTHONPATH"] = str(folder / PEERS)
    child = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "pgx", str(folder)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=PGX_SECONDS + 120,
    )
    print(child.stdout, flush=True)
    if child.returncode:
        said = child.stderr.strip().splitlines() or [f"exit status {child.returncode}"]
        print(child.stderr[-2000:], flush=True)
        return [f"Pgx was not measured: {said[-1]}"]
    return child.stdout.splitlines()


def pgx(folder: Path) -> None:
    """Print Pgx's table: its own loop with automatic restart, whose steps always observe."""
    jax = import_module("jax")
    version = (folder / PEERS / "pgx-version").read_text().strip()
    heads = " | ".join(f"{b:,}" for b in PGX_BATCHES)
    print(
        f"Pgx {version} on the same GPU in the same run, JAX {jax.__version__}: uniformly random"
        f" legal actions, `auto_reset`, {STEPS_PER_CALL} steps in one compiled loop; its states"
        " always carry the observation."
    )
    print(f"\n| Pgx game | {heads} |\n|---|" + "--:|" * len(PGX_BATCHES), flush=True)
    begun = perf_counter()
    for game in PGX_GAMES:
        cells = []
        for batch in PGX_BATCHES:
            if perf_counter() - begun > PGX_SECONDS:
                cells.append("")
                continue
            try:
                cells.append(f"{pgx_speed(jax, game, batch) / 1e6:,.1f}")
            except Exception as error:
                print(f"{game}, {batch}: {error}", file=sys.stderr)
                cells.append("failed")
        print(f"| {game} | " + " | ".join(cells) + " |", flush=True)


def pgx_speed(jax: Any, name: str, batch: int) -> float:
    env = import_module("pgx").make(name)
    auto_reset = import_module("pgx.experimental").auto_reset
    step = jax.vmap(auto_reset(env.step, env.init))

    def decide(_: int, carry: tuple[Any, Any]) -> tuple[Any, Any]:
        states, key = carry
        key, choice, chance = jax.random.split(key, 3)
        mask = states.legal_action_mask
        k = jax.numpy.floor(jax.random.uniform(choice, (batch,)) * mask.sum(axis=1))
        actions = (mask.cumsum(axis=1) > k[:, None]).argmax(axis=1)
        return step(states, actions, jax.random.split(chance, batch)), key

    advance = jax.jit(lambda carry: jax.lax.fori_loop(0, STEPS_PER_CALL, decide, carry))
    first, key = jax.random.split(jax.random.PRNGKey(1))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(first, batch))
    carry = jax.block_until_ready(advance((states, key)))
    calls, start = 0, perf_counter()
    while (passed := perf_counter() - start) < SECONDS:
        carry = jax.block_until_ready(advance(carry))
        calls += 1
    return calls * STEPS_PER_CALL * batch / passed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("step", choices=["prepare", "run", "pgx"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=list(COMMON))
    parser.add_argument("--pgx", type=Path, help="prepare: the site-packages that hold Pgx")
    arguments = parser.parse_args()
    if arguments.step == "run":
        return run(arguments.folder)
    if arguments.step == "pgx":
        pgx(arguments.folder)
        return 0
    prepare(arguments.folder, arguments.games)
    if arguments.pgx:
        carry_pgx(arguments.folder / PEERS, arguments.pgx)
    return 0


if __name__ == "__main__":
    sys.exit(main())
