"""The batch itself: arrays on the device, and calls of kernels bound to them."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from ...core.errors import BadSetup
from ..arrays import Arrays
from .launches import (
    MOST_ROUNDS,
    Launch,
    best_rounds,
    choose_launch,
    launches,
    look_launch,
    sorting_arrays,
)
from .prepared import Prepared

if TYPE_CHECKING:
    from ...core.game import Game

Values = tuple[Any, ...]
"""An argument as a kernel takes it: a number, or the seven that Numba makes of an array."""


class Call:
    """A launch with its arguments, but for those that change from call to call."""

    def __init__(
        self, kernel: Any, launch: Launch, parameters: tuple[str, ...], named: Mapping[str, Values]
    ) -> None:
        self._kernel, self._grid = kernel, ((launch.blocks,), (launch.threads,))
        self._pieces: list[Values | str] = []
        for name in parameters:
            given = launch.given.get(name, name)
            value = named.get(given) if isinstance(given, str) else (np.int64(given),)
            if value is None:
                self._pieces.append(name)
            elif self._pieces and isinstance(self._pieces[-1], tuple):
                self._pieces[-1] += value
            else:
                self._pieces.append(value)

    def __call__(self, **changing: Values) -> None:
        arguments: Values = ()
        for piece in self._pieces:
            arguments += changing[piece] if isinstance(piece, str) else piece
        self._kernel(*self._grid, arguments)


class Batch(Arrays):
    """`n` games on the current GPU. With `prepared` nothing is compiled.

    Games with long turns are stepped in rounds (rounds.py): in so many, or in as many as are
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
        self._parameters = made.parameters
        self._bind()
        self.reset()

    def step(self, actions: Any) -> None:
        here = _flat(self._here(actions))
        for call in self._step_calls:
            call(actions=here)

    def random_actions(self, out: Any = None) -> Any:
        actions = self._xp.empty(self.n, np.int64) if out is None else self._xp.asarray(out)
        self._choose_call(actions=_flat(actions))
        return actions

    def copy(self) -> Any:
        twin = super().copy()
        twin._bind()
        return twin

    def _deal(self) -> None:
        if self._rounds:
            self.masks[...] = False
            self.counts[...] = 0
        self._deal_call()

    def _look(self, seats: int, out: Any) -> Any:
        size = self.n * seats * self.sizes.features
        rows = self._xp.empty(size, np.int8) if out is None else self._xp.asarray(out)
        if rows.size != size or rows.dtype != np.int8 or not rows.flags.c_contiguous:
            raise BadSetup(f"features need {size} int8 in one piece")
        # The kernel writes eight bytes at a time, which a slice of a larger array may not allow.
        even = rows if rows.data.ptr % 8 == 0 else self._xp.empty_like(rows)
        self._look_call(seats=(np.int64(seats),), out=_flat(even), wide_out=_wide(even))
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
        """Bind the kernels to the arrays."""
        named: dict[str, Values] = {
            "n": (np.int64(self.n),),
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
        self._deal_call = self._call(deal, named)
        self._step_calls = [self._call(launch, named) for launch in step]
        self._look_call = self._call(look_launch(self.n, self._rounds), named)
        self._choose_call = self._call(choose_launch(self.n), named)

    def _call(self, launch: Launch, named: Mapping[str, Values]) -> Call:
        name = launch.kernel
        return Call(self._kernels[name], launch, self._parameters[name], named)

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


def _flat(array: Any) -> Values:
    """Numba's view of an array as one row: owner, parent, length, size, data, shape, stride."""
    return _view(array, array.size, array.itemsize)


def _wide(array: Any) -> Values:
    """The same memory as words of eight bytes, as many as are whole."""
    return _view(array, array.nbytes // 8, 8)


def _view(array: Any, count: int, itemsize: int) -> Values:
    null, n, size = np.uintp(0), np.int64(count), np.int64(itemsize)
    return (null, null, n, size, np.uintp(array.data.ptr), n, size)
