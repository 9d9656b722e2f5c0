"""Many games side by side on a GPU, bit-equal to `rookery.envs.batch.Batch`.

    batch = Batch("cubirds", 1 << 16, players=3, seed=7)
    masks = torch.as_tensor(batch.masks)          # the same memory, not a copy
    while True:
        features = torch.as_tensor(batch.features())
        batch.step(policy(features, masks))       # actions: any integers in device memory

Arrays are CuPy's, which PyTorch, JAX and CuPy read in place (`__cuda_array_interface__`,
`__dlpack__`). Kernels run on CuPy's current stream, which by default is PyTorch's too.

The kernels are the games' own rules, compiled by numba-cuda. `Prepared` keeps them in a folder, so
that a machine with a GPU needs neither Numba nor a compiler: this module imports NumPy alone until
a batch is made, and then CuPy.
"""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..core.errors import BadSetup
from .arrays import Arrays, Sizes

if TYPE_CHECKING:
    from ..core.game import Game

THREADS = 32
"""Threads of a block: one warp, so that no game waits for those of another."""
TOGETHER = 16
"""Games that a warp plays together where a step is played in rounds. (Half of its threads are idle
then, but the other half are waited for less and find their records in the cache more often.)"""
SORTERS, MOST_SORTING_BLOCKS = 256, 528
MOST_ROUNDS = 20
BINS = 128
"""For sorting games by what they do next: see ptx_rounds.py."""


FEW = 8


def looked_at(in_rounds: bool) -> int:
    """Games whose features a block puts together in shared memory: one for each thread, so that
    their records are read side by side. Those that are stepped in rounds do not lie like that: few
    at a time, so that more blocks have room."""
    return FEW if in_rounds else THREADS


class Launch(NamedTuple):
    """One kernel of a step, with the names of its arguments (numbers are passed as they are)."""

    kernel: str
    blocks: int
    threads: int
    arguments: tuple[str | int, ...]


def launches(n: int, rounds: int) -> tuple[Launch, list[Launch]]:
    """How `n` games are dealt, and how they are stepped: in so many rounds, or with 0 in one go."""
    head = ("words", "blank", "seed")
    if rounds:
        offered: tuple[str, ...] = ("turn", "masks", "choices", "counts")
        steps = list(_in_rounds(n, rounds))
    else:
        offered = ("turn", "masks", "wide_masks", "choices", "counts")
        done = ("rewards", "ended", "refused")
        steps = [Launch("step", *_blocks(n), (*head, "episodes", "actions", *offered, *done))]
    return Launch("deal", *_blocks(n), (*head, "choosers", *offered)), steps


def _in_rounds(n: int, rounds: int) -> Iterator[Launch]:
    work = ("keys", "pending")
    begin = ("words", "actions", "masks", "rewards", "ended", "refused", *work)
    yield Launch("begin", *_blocks(n, SORTERS), (*begin, "order", "live", "bins"))
    blocks = (min(-(-n // SORTERS), MOST_SORTING_BLOCKS), SORTERS)
    order, other = "order", "other_order"
    for number in range(rounds):
        by_key = ("keys", order, "live", number, "bins")
        yield Launch("count", *blocks, by_key)
        yield Launch("arrange", *blocks, (*by_key, other))
        order, other = other, order
        kernel = "play" if number + 1 < rounds else "finish"
        games = ("words", "blank", "seed", "episodes", order, "live", number + 1, *work)
        result = ("turn", "masks", "choices", "counts", "rewards", "ended")
        yield Launch(kernel, -(-n // TOGETHER), THREADS, (*games, *result))


def best_rounds(n: int) -> int:
    """Sorting pays where games are many: one round for 16 thousand, five for a million."""
    return min(max(2 * (n.bit_length() - 13) // 3, 1), MOST_ROUNDS)


def _blocks(n: int, threads: int = THREADS) -> tuple[int, int]:
    return -(-n // threads), threads


@dataclass(frozen=True)
class Prepared:
    """One table, ready for a GPU: the game's kernels, and a blank record with players and options.

    A kernel is PTX text, or the machine code that CUDA's `ptxas` makes of it (which a driver then
    loads at once, where PTX of a large game takes it a minute).
    """

    sizes: Sizes
    blank: bytes
    kernels: Mapping[str, bytes]
    entries: Mapping[str, str]
    """What the kernels are called inside."""

    @classmethod
    def make(
        cls,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Prepared:
        """Compile a game's kernels here. Needs numba-cuda, but no GPU."""
        from ..core.registry import find_game
        from .batch import sizes_of
        from .ptx import kernels_ptx

        found = find_game(game) if isinstance(game, str) else game
        players = found.meta.seats.start if players is None else players
        blank = found.blank(players, options or {}, lean=True)
        texts = kernels_ptx(found)
        entries = {name: re.findall(r"\.entry (\w+)", text)[0] for name, text in texts.items()}
        kernels = {name: text.encode() for name, text in texts.items()}
        return cls(sizes_of(found, players), blank.tobytes(), kernels, entries)

    def table(self, players: int, blank: bytes) -> Prepared:
        """The same kernels for another table of the game."""
        sizes = Sizes(**{**asdict(self.sizes), "players": players})
        return Prepared(sizes, blank, self.kernels, self.entries)

    def save(self, folder: Path) -> None:
        own = folder / self.sizes.game
        own.mkdir(parents=True, exist_ok=True)
        for name, code in self.kernels.items():
            (own / name).write_bytes(code)
        about = {
            "sizes": asdict(self.sizes),
            "blank": self.blank.hex(),
            "entries": dict(self.entries),
        }
        (own / f"{self.sizes.players}.json").write_text(json.dumps(about))

    @classmethod
    def load(cls, folder: Path, game: str, players: int) -> Prepared:
        path = folder / game / f"{players}.json"
        if not path.exists():
            raise BadSetup(f"{folder} holds no kernels of {game} for {players} players")
        about = json.loads(path.read_text())
        kernels = {name: (folder / game / name).read_bytes() for name in about["entries"]}
        sizes, blank = Sizes(**about["sizes"]), bytes.fromhex(about["blank"])
        return cls(sizes, blank, kernels, about["entries"])


class Batch(Arrays):
    """`n` games on the current GPU. With `prepared` nothing is compiled.

    Games with long turns are stepped in rounds (ptx_rounds.py): in so many, or in as many as are
    best for `n` games.
    """

    def __init__(
        self,
        game: str | Game | Prepared,
        n: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        rounds: int | None = None,
    ) -> None:
        import cupy

        if rounds is not None and not 1 <= rounds <= MOST_ROUNDS:
            raise BadSetup(f"a step is played in 1 to {MOST_ROUNDS} rounds, not in {rounds}")
        made = game if isinstance(game, Prepared) else Prepared.make(game, players, options)
        self._rounds = (rounds or best_rounds(n)) if "play" in made.kernels else 0
        if not self._rounds:
            self._position = ("_states", "masks")  # the one kernel writes all masks anew
        super().__init__(cupy, made.sizes, n, seed)
        # Not among the arrays: it never changes, and copies share it.
        self._start = (cupy.asarray(np.frombuffer(made.blank, np.uint64)),)
        self._kernels = {
            name: _function(code, made.entries[name]) for name, code in made.kernels.items()
        }
        self._bind()
        self.reset()

    def step(self, actions: Any) -> None:
        here = _flat(self._here(actions))
        for kernel, blocks, threads, before, after in self._step_launches:
            arguments = before if after is None else (*before, *here, *after)
            kernel((blocks,), (threads,), arguments)

    def random_actions(self, out: Any = None) -> Any:
        actions = self._xp.empty(self.n, np.int64) if out is None else self._xp.asarray(out)
        self._launch("choose", (*self._choose_arguments, *_flat(actions)))
        return actions

    def copy(self) -> Any:
        twin = super().copy()
        twin._bind()
        return twin

    def _deal(self) -> None:
        if self._rounds:
            self.masks[...] = False
            self.counts[...] = 0
        kernel, blocks, threads, arguments, _ = self._deal_launch
        kernel((blocks,), (threads,), arguments)

    def _look(self, seats: int, out: Any) -> Any:
        size = self.n * seats * self.sizes.features
        rows = self._xp.empty(size, np.int8) if out is None else self._xp.asarray(out)
        if rows.size != size or rows.dtype != np.int8 or not rows.flags.c_contiguous:
            raise BadSetup(f"features need {size} int8 in one piece")
        counts = (np.int64(self.n), np.int64(seats))
        # The kernel writes eight bytes at a time, which a slice of a larger array may not allow.
        even = rows if rows.data.ptr % 8 == 0 else self._xp.empty_like(rows)
        arguments = (*_flat(self._states), *counts, *_flat(even), *_wide(even))
        self._launch("look", arguments, looked_at(self._rounds > 0))
        if even is not rows:
            rows[...] = even
        return rows

    def _table(self, width: int, dtype: Any) -> Any:
        """Column by column, so that neighbouring threads read neighbouring memory."""
        return self._xp.zeros((width, self.n), dtype).T

    def _large_table(self, width: int, dtype: Any) -> Any:
        """Game by game where a step is played in rounds: a warp's games are no neighbours then."""
        if self._rounds:
            return self._xp.zeros((self.n, width), dtype)
        return self._table(width, dtype)

    def reset(self, seed: int | None = None) -> None:
        if seed is not None:
            self._seed = self._checked(seed)
            self._bind()
        super().reset()

    def restore(self, saved: bytes) -> None:
        super().restore(saved)
        self._bind()

    def _bind(self) -> None:
        """What the kernels are called with, but for the actions, which change from call to call."""
        named = {
            "words": _flat(self._states),
            "blank": _flat(self._start[0]),
            "seed": (np.uint64(self._seed),),
            "episodes": _flat(self._episodes),
            "choosers": _flat(self._choosers),
            "turn": _flat(self.turn),
            "masks": _flat(self.masks),
            "wide_masks": _wide(self.masks),
            "choices": _flat(self.choices),
            "counts": _flat(self.counts),
            "rewards": _flat(self.rewards),
            "ended": _flat(self.ended),
            "refused": _flat(self.refused),
        }
        # In a tuple, so as not to be among the arrays: what sorting leaves there is of no account.
        self._sorting = tuple(sorting_arrays(self._xp, self.n, self._rounds).items())
        named |= {name: _flat(array) for name, array in self._sorting}
        deal, step = launches(self.n, self._rounds)
        self._deal_launch = self._bound(deal, named)
        self._step_launches = [self._bound(launch, named) for launch in step]
        self._choose_arguments = (*named["choosers"], *named["choices"], *named["counts"])

    def _bound(self, launch: Launch, named: Mapping[str, tuple[Any, ...]]) -> tuple[Any, ...]:
        """A launch with its arguments: those before the actions, and those after if there are."""
        before: tuple[Any, ...] = ()
        after: tuple[Any, ...] | None = None
        for name in launch.arguments:
            if name == "actions":
                after = ()
                continue
            more = (np.int64(name),) if isinstance(name, int) else named[name]
            if after is None:
                before += more
            else:
                after += more
        return self._kernels[launch.kernel], launch.blocks, launch.threads, before, after

    def _launch(self, name: str, arguments: tuple[Any, ...], games: int = THREADS) -> None:
        """With so many games to a block."""
        self._kernels[name]((-(-self.n // games),), (THREADS,), arguments)

    def _here(self, actions: Any) -> Any:
        """Actions as 64-bit integers of this device, without a copy if they are."""
        if not hasattr(actions, "__cuda_array_interface__") and hasattr(actions, "__dlpack__"):
            device, _ = actions.__dlpack_device__()
            if device == _CUDA:
                actions = self._xp.from_dlpack(actions)
        here = self._xp.ascontiguousarray(self._xp.asarray(actions, np.int64))
        if here.shape != (self.n,):
            raise BadSetup(f"{self.n} actions are needed, not {here.shape}")
        return here


def sorting_arrays(xp: Any, n: int, rounds: int) -> dict[str, Any]:
    """What a step in rounds needs beside a batch's arrays."""
    return {
        "keys": xp.zeros(n, np.uint8),
        "pending": xp.zeros(n, np.int16),
        "order": xp.zeros(n, np.int32),
        "other_order": xp.zeros(n, np.int32),
        "live": xp.zeros(rounds + 1, np.int32),
        "bins": xp.zeros(rounds * 2 * BINS, np.int32),
    }


_CUDA = 2
"""DLPack's number of the device."""


def _function(code: bytes, entry: str) -> Any:
    import cupy

    with tempfile.NamedTemporaryFile() as file:  # CuPy takes machine code and PTX from files only
        file.write(code)
        file.flush()
        return cupy.RawModule(path=file.name).get_function(entry)


def _flat(array: Any) -> tuple[Any, ...]:
    """Numba's view of an array as one row: owner, parent, length, size, data, shape, stride."""
    return _view(array, array.size, array.itemsize)


def _wide(array: Any) -> tuple[Any, ...]:
    """The same memory as words of eight bytes, as many as are whole."""
    return _view(array, array.nbytes // 8, 8)


def _view(array: Any, count: int, itemsize: int) -> tuple[Any, ...]:
    null, n, size = np.uintp(0), np.int64(count), np.int64(itemsize)
    return (null, null, n, size, np.uintp(array.data.ptr), n, size)
