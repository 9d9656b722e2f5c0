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
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..core.errors import BadSetup
from .arrays import Arrays, Sizes

if TYPE_CHECKING:
    from ..core.game import Game

KERNELS = ("deal", "step", "look", "choose")
THREADS = 32
"""Threads of a block: one warp, so that no game waits for those of another."""


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
        kernels = {name: (folder / game / name).read_bytes() for name in KERNELS}
        sizes, blank = Sizes(**about["sizes"]), bytes.fromhex(about["blank"])
        return cls(sizes, blank, kernels, about["entries"])


class Batch(Arrays):
    """`n` games on the current GPU. With `prepared` nothing is compiled."""

    def __init__(
        self,
        game: str | Game | Prepared,
        n: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> None:
        import cupy

        made = game if isinstance(game, Prepared) else Prepared.make(game, players, options)
        super().__init__(cupy, made.sizes, n, seed)
        # Not among the arrays: it never changes, and copies share it.
        self._start = (cupy.asarray(np.frombuffer(made.blank, np.uint64)),)
        self._kernels = {
            name: _function(made.kernels[name], made.entries[name]) for name in KERNELS
        }
        self._bind()
        self.reset()

    def step(self, actions: Any) -> None:
        here = self._here(actions)
        table, rest = self._step_arguments
        self._launch("step", (*table, *_flat(here), *rest))

    def random_actions(self, out: Any = None) -> Any:
        actions = self._xp.empty(self.n, np.int64) if out is None else self._xp.asarray(out)
        self._launch("choose", (*self._choose_arguments, *_flat(actions)))
        return actions

    def copy(self) -> Any:
        twin = super().copy()
        twin._bind()
        return twin

    def _deal(self) -> None:
        self._launch("deal", self._deal_arguments)

    def _look(self, seats: int, out: Any) -> Any:
        size = self.n * seats * self.sizes.features
        rows = self._xp.empty(size, np.int8) if out is None else self._xp.asarray(out)
        if rows.size != size or rows.dtype != np.int8 or not rows.flags.c_contiguous:
            raise BadSetup(f"features need {size} int8 in one piece")
        counts = (np.int64(self.n), np.int64(seats))
        # The kernel writes eight bytes at a time, which a slice of a larger array may not allow.
        even = rows if rows.data.ptr % 8 == 0 else self._xp.empty_like(rows)
        self._launch("look", (*_flat(self._states), *counts, *_flat(even), *_wide(even)))
        if even is not rows:
            rows[...] = even
        return rows

    def _table(self, width: int, dtype: Any) -> Any:
        """Column by column, so that neighbouring threads read neighbouring memory."""
        return self._xp.zeros((width, self.n), dtype).T

    def reset(self, seed: int | None = None) -> None:
        if seed is not None:
            self._seed = self._checked(seed)
            self._bind()
        super().reset()

    def restore(self, saved: bytes) -> None:
        super().restore(saved)
        self._bind()

    def _bind(self) -> None:
        """What the kernels are called with, but for what changes from call to call."""
        head = (*_flat(self._states), *_flat(self._start[0]), np.uint64(self._seed))
        offer = tuple(
            part
            for view in (
                _flat(self.turn),
                _flat(self.masks),
                _wide(self.masks),
                _flat(self.choices),
                _flat(self.counts),
            )
            for part in view
        )
        result = (*_flat(self.rewards), *_flat(self.ended), *_flat(self.refused))
        self._deal_arguments = (*head, *_flat(self._choosers), *offer)
        self._step_arguments = ((*head, *_flat(self._episodes)), (*offer, *result))
        self._choose_arguments = (
            *_flat(self._choosers),
            *_flat(self.choices),
            *_flat(self.counts),
        )

    def _launch(self, name: str, arguments: tuple[Any, ...]) -> None:
        self._kernels[name]((-(-self.n // THREADS),), (THREADS,), arguments)

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
