"""A game's kernels, compiled and kept."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ...core.errors import BadSetup
from ..arrays import Sizes

if TYPE_CHECKING:
    from ...core.game import Game


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
    parameters: Mapping[str, tuple[str, ...]]
    """The names of what they are called with, in order."""

    @classmethod
    def make(
        cls,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Prepared:
        """Compile a game's kernels here. Needs numba-cuda, but no GPU."""
        from ...core.registry import find_game
        from ..batch import sizes_of
        from .arguments import parameters
        from .kernels import gpu_kernels, kernels_ptx

        found = find_game(game) if isinstance(game, str) else game
        players = found.meta.seats.start if players is None else players
        blank = found.blank(players, options or {}, lean=True)
        texts = kernels_ptx(found)
        return cls(
            sizes_of(found, players),
            blank.tobytes(),
            {name: text.encode() for name, text in texts.items()},
            {name: re.findall(r"\.entry (\w+)", text)[0] for name, text in texts.items()},
            {name: parameters(kernel) for name, kernel in gpu_kernels(found).items()},
        )

    def table(self, players: int, blank: bytes) -> Prepared:
        """The same kernels for another table of the game."""
        sizes = Sizes(**{**asdict(self.sizes), "players": players})
        return Prepared(sizes, blank, self.kernels, self.entries, self.parameters)

    def save(self, folder: Path) -> None:
        own = folder / self.sizes.game
        own.mkdir(parents=True, exist_ok=True)
        for name, code in self.kernels.items():
            (own / name).write_bytes(code)
        about = {
            "sizes": asdict(self.sizes),
            "blank": self.blank.hex(),
            "entries": dict(self.entries),
            "parameters": dict(self.parameters),
        }
        (own / f"{self.sizes.players}.json").write_text(json.dumps(about))

    @classmethod
    def load(cls, folder: Path, game: str, players: int) -> Prepared:
        path = folder / game / f"{players}.json"
        if not path.exists():
            raise BadSetup(f"{folder} holds no kernels of {game} for {players} players")
        about = json.loads(path.read_text())
        if "parameters" not in about:
            raise BadSetup(f"the kernels in {folder} are of an earlier version: prepare them anew")
        kernels = {name: (folder / game / name).read_bytes() for name in about["entries"]}
        parameters = {name: tuple(names) for name, names in about["parameters"].items()}
        sizes, blank = Sizes(**about["sizes"]), bytes.fromhex(about["blank"])
        return cls(sizes, blank, kernels, about["entries"], parameters)
