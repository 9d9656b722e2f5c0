"""Random playouts on a GPU, checked game by game against the CPU.

Two steps, so that the GPU machine needs neither Numba nor a compiler, only NumPy and CuPy:

    python bench/gpu_playouts.py prepare FOLDER   # anywhere: kernels as PTX, the CPU's results
    python bench/gpu_playouts.py run FOLDER       # on the GPU: bit-equality, then speed

`run` writes gpu.md into FOLDER; copy it to bench/results/gpu.md.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np

CHECKED_GAMES = 1 << 16
FIRST_SEED = 1
BATCHES = [1 << n for n in (14, 16, 18, 19, 20)]
THREADS = 128
REPEATS = 5
LONGEST_LAUNCH_S = 1.0
"""A larger batch is left out where a smaller one took longer than this."""


def fingerprints(records: Any) -> Any:
    """A 64-bit fingerprint of every byte of each record."""
    words = np.ascontiguousarray(records).view(np.uint64).reshape(len(records), -1)
    weights = np.cumprod(np.full(words.shape[1], 0x9E3779B97F4A7C15, np.uint64))
    return (words * weights).sum(axis=1)


def prepare(folder: Path) -> None:
    """Compile every game's kernel and play the games that the GPU must reproduce."""
    from rookery import find_game, game_ids
    from rookery.envs.gpu.playouts import playout_kernel, playout_signature
    from rookery.envs.gpu.ptx import compile_ptx

    folder.mkdir(parents=True, exist_ok=True)
    tables = []
    for game_id in game_ids():
        game = find_game(game_id)
        ptx = compile_ptx(playout_kernel(game), playout_signature(game))
        (folder / f"{game_id}.ptx").write_text(ptx)
        entry = re.search(r"\.entry (\w+)", ptx)
        assert entry is not None
        for players in game.meta.seats:
            blank = game.blank(players, {}, lean=True)
            name = f"{game_id}-{players}"
            blank.tofile(folder / f"{name}.blank")
            prints, lengths = play_on_cpu(game, blank)
            np.savez_compressed(folder / name, prints=prints, lengths=lengths)
            tables.append(
                {
                    "name": name,
                    "game": game_id,
                    "players": players,
                    "entry": entry.group(1),
                    "record": game.layout.lean.itemsize,
                }
            )
            print(f"{name}: {lengths.mean():.1f} decisions a game")
    (folder / "tables.json").write_text(json.dumps(tables, indent=1))


def play_on_cpu(game: Any, blank: Any) -> tuple[Any, Any]:
    """Fingerprints of the final states, and lengths, of the games FIRST_SEED and following."""
    from rookery.core.compile import compiled
    from rookery.core.kernels import CHOOSER_STREAM, playout_kernels
    from rookery.core.random import generator, seed_generator

    begin, play_out = playout_kernels(game)
    zero = np.uint64(0)

    @compiled
    def play(finals: Any, blank: Any, chooser: Any, out: Any, seed: Any, lengths: Any) -> None:
        for i in range(len(finals)):
            word = seed + np.uint64(i)
            begin(finals, i, blank, word, zero, zero, zero)
            seed_generator(chooser, word, zero, zero, CHOOSER_STREAM)
            lengths[i] = play_out(finals[i], chooser, out)

    prints = np.zeros(CHECKED_GAMES, np.uint64)
    lengths = np.zeros(CHECKED_GAMES, np.int32)
    chunk = 1 << 14
    finals = game.layout.blank(chunk, lean=True)
    for start in range(0, CHECKED_GAMES, chunk):
        part = slice(start, start + chunk)
        seed = np.uint64(FIRST_SEED + start)
        play(finals, blank, generator(0), game.legal_buffer(), seed, lengths[part])
        prints[part] = fingerprints(finals)
    return prints, lengths


class Kernel:
    """A game's PTX, launched through CuPy with Numba's argument layout."""

    def __init__(self, folder: Path, table: dict[str, Any]) -> None:
        import cupy

        self.cupy = cupy
        module = cupy.RawModule(path=str(folder / f"{table['game']}.ptx"))
        self.function = module.get_function(table["entry"])
        self.record = table["record"]
        self.blank = cupy.asarray(np.fromfile(folder / f"{table['name']}.blank", np.uint8))

    def array(self, data: Any, itemsize: int) -> tuple[Any, ...]:
        """Numba's view of a one-dimensional array: owner, parent, length, size, data, shape,
        stride."""
        n = data.nbytes // itemsize
        null, word = np.uintp(0), np.int64
        return (null, null, word(n), word(itemsize), data.data.ptr, word(n), word(itemsize))

    def launch(self, seed: int, finals: Any, lengths: Any) -> None:
        blocks = (len(lengths) + THREADS - 1) // THREADS
        arguments = (
            *self.array(self.blank, self.record),
            np.uint64(seed),
            *self.array(finals, self.record),
            *self.array(lengths, 4),
        )
        self.function((blocks,), (THREADS,), arguments)

    def check(self, expected: Any) -> tuple[int, int]:
        """How many of the games end in the same state, byte by byte, as on the CPU."""
        finals = self.cupy.zeros(CHECKED_GAMES * self.record, np.uint8)
        lengths = self.cupy.zeros(CHECKED_GAMES, np.int32)
        self.launch(FIRST_SEED, finals, lengths)
        records = finals.get().reshape(CHECKED_GAMES, self.record)
        same = (fingerprints(records) == expected["prints"]) & (
            lengths.get() == expected["lengths"]
        )
        return int(same.sum()), len(same)

    def speeds(self) -> list[str]:
        """Million decisions per second, by size of the batch."""
        found: list[str] = []
        for batch in BATCHES:
            speed, seconds = self.speed(batch)
            found.append(f"{speed / 1e6:,.0f}")
            if seconds > LONGEST_LAUNCH_S:
                break
        return found + ["–"] * (len(BATCHES) - len(found))

    def speed(self, batch: int) -> tuple[float, float]:
        """Decisions per second, the best of several launches with different seeds; and how long
        the last of them took."""
        nothing = self.cupy.zeros(0, np.uint8)
        lengths = self.cupy.zeros(batch, np.int32)
        best = seconds = 0.0
        for repeat in range(REPEATS + 1):  # the first one warms up
            begin, end = self.cupy.cuda.Event(), self.cupy.cuda.Event()
            begin.record()
            self.launch(1_000_000 + repeat * batch, nothing, lengths)
            end.record()
            end.synchronize()
            seconds = self.cupy.cuda.get_elapsed_time(begin, end) / 1000
            if repeat:
                best = max(best, int(lengths.sum()) / seconds)
        return best, seconds


def run(folder: Path) -> int:
    import cupy

    name = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    heads = " | ".join(f"{batch:,}" for batch in BATCHES)
    lines = [
        "## On a GPU",
        "",
        f"{name}, CuPy {cupy.__version__}; `bench/gpu_playouts.py`. One thread plays one game to"
        " its end with random decisions; million decisions per second by batch size, whole games"
        f" with their set-up, best of {REPEATS} launches. *Equal* counts the games of a batch of"
        f" {CHECKED_GAMES:,} whose final record has the same bytes as the CPU's.",
        "",
        f"| game, players | equal | {heads} |",
        "|---|---|" + "---|" * len(BATCHES),
    ]
    wrong = 0
    for table in json.loads((folder / "tables.json").read_text()):
        kernel = Kernel(folder, table)
        with np.load(folder / f"{table['name']}.npz") as expected:
            same, games = kernel.check(expected)
        wrong += games - same
        speeds = " | ".join(kernel.speeds())
        lines.append(f"| {table['game']}, {table['players']} | {same:,} of {games:,} | {speeds} |")
        print(lines[-1], flush=True)
        (folder / "gpu.md").write_text("\n".join(lines) + "\n")
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("step", choices=["prepare", "run"])
    parser.add_argument("folder", type=Path)
    arguments = parser.parse_args()
    if arguments.step == "run":
        return run(arguments.folder)
    prepare(arguments.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
