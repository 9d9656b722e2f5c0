"""What a puzzle is, and a collection of them as it is kept beside a game's rules."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ..core.game import Game
from ..core.match import Match
from ..core.text import Line

FILE = "puzzles.json"
TELLING = ("card", "bird", "how", "where")
"""Parameters that make another trick of a decision; which colour, seat or place it is does not."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position, and what is best in it by what the seat to move knows."""

    seed: int
    players: int
    options: dict[str, bool | int | str]
    """Those that are not as usual."""
    decisions: tuple[int, ...]
    """What was decided before."""
    solution: tuple[int, ...]
    """What has to be found: several decisions where each of them is clearly the best."""
    plan: tuple[int, ...]
    """The solution, and what may be decided next in one go."""
    tempting: int
    """What looks best at once."""
    chances: tuple[float, ...]
    """The share of the win that the seat can expect of the best, the next best, the tempting."""
    errors: tuple[float, ...]
    """Standard errors of what the best is ahead by, of the next best and of the tempting."""
    difficulty: int
    """Iterations from which on a search finds it."""
    themes: tuple[str, ...]
    why: tuple[Line, ...]
    """What is good about the plan: parts of a sentence (`Texts.line`)."""
    instead: tuple[Line, ...]
    """And what seemed good about the tempting one."""
    form: str
    """The same for positions that are the same but for names."""

    def kinds(self, game: Game) -> tuple[str, str, int]:
        """What it is about: the same trick again and again is no fun."""
        kind, other = (_trick(game, each) for each in (self.solution[0], self.tempting))
        return kind, other, self.difficulty

    def match(self, game: Game) -> Match:
        """The game as it stands in the puzzle."""
        match = Match(game, self.players, self.options, self.seed)
        for decision in self.decisions:
            match.play(decision)
        return match


def _trick(game: Game, number: int) -> str:
    decision = game.catalogue[number]
    typed = decision.typed()
    return " ".join([decision.kind, *(str(typed[name]) for name in TELLING if name in typed)])


class Collection(msgspec.Struct):
    """Puzzles of a game, the easiest first, and how they were found."""

    game: str
    rules: int
    """The version of the rules that the decisions are numbered by."""
    command: str
    games: int
    """How many games were looked through."""
    puzzles: list[Puzzle]

    def text(self) -> str:
        """As it is kept: a puzzle a line."""
        head = {name: getattr(self, name) for name in ("game", "rules", "command", "games")}
        lines = [msgspec.json.encode(puzzle).decode() for puzzle in self.puzzles]
        start = msgspec.json.encode(head).decode().removesuffix("}")
        return start + ',"puzzles":[\n' + ",\n".join(lines) + "\n]}\n"

    @classmethod
    def read(cls, text: str | bytes) -> Collection:
        return msgspec.json.decode(text, type=cls)

    @classmethod
    def kept(cls, file: Path) -> Collection | None:
        """What a file has; nothing where there is none, or it has something else."""
        try:
            return cls.read(file.read_bytes())
        except (OSError, msgspec.MsgspecError):
            return None

    @classmethod
    def of(cls, game: Game) -> Collection:
        """What comes with a game; nothing for one that has no puzzles."""
        file = game.folder / FILE
        if not file.exists():
            return cls(game.id, game.meta.rules_version, "", 0, [])
        return cls.read(file.read_bytes())
