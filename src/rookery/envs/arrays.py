"""The arrays of a batch, wherever they live: shapes, names, copying, saving, restoring.

This module needs neither Numba nor a game's rules, so that a machine with a GPU and without a
compiler can use batches that were prepared elsewhere.
"""

from __future__ import annotations

import io
import json
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from ..core.errors import BadSetup, BrokenSave


@dataclass(frozen=True)
class Sizes:
    """What has to be known of a game to lay out its arrays."""

    game: str
    rules: int
    """The version of the rules: a saved batch goes on only under the same."""
    players: int
    decisions: int
    """How many decisions the catalogue has: the width of the masks."""
    features: int
    most_legal: int
    record: int
    """Bytes of a record."""
    layout: int
    """A number that tells records apart in which the same fields lie in another order."""


class Arrays:
    """`n` games side by side. A game that ends starts again in the same step, with a new deal.

    For each game (arrays to read: every step overwrites them, so copy what you keep):

        turn      the seat to move
        masks     n × decisions: which decisions that seat may take
        choices   n × most_legal: the same as a list, the first `counts` of each row
        counts    how many there are
        rewards   n × players: what the last step brought each seat; not 0 only where a game ended
        ended     whether the last step ended a game (the position is then the next one's first)
        refused   whether the action of the last step was illegal: nothing has happened there

    Everything follows from the seed: game `i` deals its `k`-th game from `deal_seed(i, k)`, which
    `Match` takes too.
    """

    _position: tuple[str, ...] = ("_states", "turn", "masks", "choices", "counts")
    """What a step reads of the arrays that steps write."""

    def __init__(self, xp: Any, sizes: Sizes, n: int, seed: int) -> None:
        if n < 1:
            raise BadSetup(f"a batch has at least one game, not {n}")
        self.n, self.players, self.sizes = n, sizes.players, sizes
        self._xp = xp
        self._seed = self._checked(seed)
        self._states = self._large_table(sizes.record // 8, np.uint64)
        self._episodes = xp.zeros(n, np.int32)
        self._choosers = self._table(4, np.uint64)
        self._actions = xp.zeros(n, np.int64)
        self.turn = xp.zeros(n, np.int8)
        self.masks = xp.zeros((n, sizes.decisions), np.bool_)
        self.choices = self._large_table(sizes.most_legal, np.int16)
        self.counts = xp.zeros(n, np.int16)
        self.rewards = xp.zeros((n, sizes.players), np.float32)
        self.ended = xp.zeros(n, np.bool_)
        self.refused = xp.zeros(n, np.bool_)

    # --- Playing -------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew: from another seed, or from the same once more."""
        if seed is not None:
            self._seed = self._checked(seed)
        self._episodes[...] = 0
        for array in (self.rewards, self.ended, self.refused):
            array[...] = 0
        self._deal()

    def step(self, actions: Any) -> None:
        """Play one decision in every game: `actions` is an array of n integers."""
        raise NotImplementedError

    def features(self, out: Any = None) -> Any:
        """What the seat to move knows in each game: n × features, int8; in a new array, or in
        `out`."""
        return self._look(1, out).reshape(self.n, self.sizes.features)

    def all_features(self, out: Any = None) -> Any:
        """What every seat knows, the one to move first and then in order: n × players × features.
        For a critic while training; a player may look at its own part only."""
        return self._look(self.players, out).reshape(self.n, self.players, self.sizes.features)

    def random_actions(self, out: Any = None) -> Any:
        """A legal decision for every game, each equally likely; the same from the same seed."""
        raise NotImplementedError

    def deal_seed(self, game: int, episode: int) -> int:
        """The seed of a deal, for `Match`."""
        return self._seed | game << 64 | episode << 128

    @property
    def episodes(self) -> Any:
        """How many games ended at each place so far."""
        return self._episodes

    @property
    def states(self) -> Any:
        """The records, n × bytes, in a new array: for machines. All that is hidden is there."""
        return self._states.copy(order="C").view(np.uint8)

    # --- Keeping -------------------------------------------------------------------------------

    def copy(self) -> Any:
        """An independent batch at the same point."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        for name, array in self._arrays().items():
            setattr(twin, name, array.copy(order="K"))
        return twin

    def copy_into(self, copies: Any) -> None:
        """Put the position of every game into a larger batch, as often as there is room: first all
        games once, then all of them again, and so on."""
        times, rest = divmod(copies.n, self.n)
        if rest or copies.sizes != self.sizes:
            raise BadSetup(f"{copies!r} has no room for {self!r} some whole number of times")
        for name in self._position:
            _repeat(getattr(copies, name), getattr(self, name), times)

    def save(self) -> bytes:
        """Everything needed to go on from here, on a CPU or a GPU."""
        file = io.BytesIO()
        header = json.dumps({**asdict(self.sizes), "n": self.n, "seed": self._seed})
        arrays = {name.lstrip("_"): _on_host(array) for name, array in self._arrays().items()}
        np.savez_compressed(file, header=np.array(header), **arrays)
        return file.getvalue()

    def restore(self, saved: bytes) -> None:
        """Go on from where a batch of the same game, players and size was saved."""
        with np.load(io.BytesIO(saved), allow_pickle=False) as data:
            header = json.loads(str(data["header"]))
            seed = header.pop("seed")
            if header != {**asdict(self.sizes), "n": self.n}:
                raise BrokenSave(f"this batch was saved as {header}, not as {self.sizes}")
            self._seed = seed
            for name, array in self._arrays().items():
                array[...] = self._xp.asarray(data[name.lstrip("_")])

    def _arrays(self) -> dict[str, Any]:
        kind = type(self._states)
        return {name: value for name, value in self.__dict__.items() if isinstance(value, kind)}

    # --- For the two kinds of batch ------------------------------------------------------------

    def _deal(self) -> None:
        raise NotImplementedError

    def _look(self, seats: int, out: Any) -> Any:
        raise NotImplementedError

    def _table(self, width: int, dtype: Any) -> Any:
        """A row for each game, in the order in memory that suits the machine."""
        return self._xp.zeros((self.n, width), dtype)

    def _large_table(self, width: int, dtype: Any) -> Any:
        """The same for rows of which a step may touch only a little."""
        return self._table(width, dtype)

    @staticmethod
    def _checked(seed: int) -> int:
        if not 0 <= seed < 1 << 64:
            raise BadSetup(f"the seed of a batch is a number from 0 to 2**64 - 1, not {seed}")
        return int(seed)

    def __repr__(self) -> str:
        where = f"{self.n} games of {self.sizes.game}, {self.players} players"
        return f"<{type(self).__name__} of {where}>"


def _repeat(to: Any, of: Any, times: int) -> None:
    """All rows of one array into another, over and over, in whichever order both lie in memory."""
    if of.flags.c_contiguous:
        to.reshape(times, *of.shape)[...] = of[None]
    else:
        to.T.reshape(of.shape[1], times, of.shape[0])[...] = of.T[:, None]


def _on_host(array: Any) -> Any:
    return array.get() if hasattr(array, "get") else array
