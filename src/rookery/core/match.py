"""A match: seed, options and the list of decisions. The state is a fold over them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from . import saves
from .catalogue import Decision
from .compile.twin import call_plainly
from .errors import BadPosition, BrokenSave, IllegalDecision
from .game import Game
from .kernels import NOT_LEGAL
from .meta import OptionValue
from .pictures import Picture
from .positions import in_words
from .random import SEED_BITS, generator, seed_words
from .records import NOBODY, ONLOOKER, Record, readable
from .registry import find_game
from .seat import Seat
from .text import Line, Refusal, system_language
from .views import ViewLayout
from .winning import win_share

POSITION_HEADER = ("game", "players", "options", "turn", "decisions", "seed")


@dataclass(frozen=True)
class Outcome:
    """How a finished game ended. A place of 1 is first; `lines` explain the scores."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[Line, ...]


class Match:
    """One game being played.

    >>> match = Match("cubirds", players=3, seed=7)
    >>> match.play(match.legal()[0])
    >>> match.play("decline")

    `decisions` is all that was played; `turn` the seat to move, or None at the end.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else find_game(game)
        self.players = self.game.meta.seats.start if players is None else players
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed
        self.decisions: list[Decision] = []
        self.position: Mapping[str, object] | None = None
        """The readable position that the match started from, if it was not a deal."""
        self._origin: Any = None
        self.heard: list[Line] | None = None
        """What a server elsewhere told of how it came to this position."""
        self.options: dict[str, OptionValue] = self.game.meta.complete(options or {})
        self._blank = self.game.blank(self.players, self.options)
        self._blank["noting"] = 1
        self._states = self.game.layout.blank()
        self._legal = self.game.legal_buffer()
        self._kernels = self.game.kernels
        words = seed_words(self.seed)
        self._count: int = self._kernels.begin(self._states, self._blank, *words, self._legal)

    # --- Looking -------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        turn = int(self._states[0]["turn"])
        return None if turn == NOBODY else turn

    @property
    def over(self) -> bool:
        return self._count == 0

    @property
    def revelations(self) -> int:
        """Grows whenever somebody learns something hidden: a decision that leaves it as it was,
        and the turn with the same seat, can be taken back."""
        return int(self._states[0]["revelations"])

    @property
    def state(self) -> Any:
        """The record, in an array of length 1: for machines. Copy it before changing it."""
        return self._states

    @property
    def record(self) -> Record:
        """The record with attributes, for reading."""
        return readable(self._states)

    @property
    def choices(self) -> Any:
        """The legal decisions as an array of integers: for machines."""
        return self._legal[: self._count]

    def legal(self) -> list[Decision]:
        """The legal decisions of the seat to move, always in the same order."""
        return [self.game.catalogue[number] for number in self.choices.tolist()]

    def seat(self, seconds: float | None = None, looks: bool = True) -> Seat:
        """The position as the seat to move knows it, to be given to a bot: with nothing in it that
        is hidden from the seat. `seconds` is how long it may think at most; without
        `looks` there is no view and no log."""
        return Seat(self, seconds, looks)

    def view(self, seat: int | None) -> Any:
        """What a seat is shown, or a spectator (None)."""
        return self.game.view.read(self.view_json(seat))

    def view_json(self, seat: int | None) -> bytes:
        """The same as it is sent."""
        return self._written(self.game.view, self._kernels.show, _looking(seat))

    def _written(self, layout: ViewLayout, fill: Callable[..., None], *about: int) -> bytes:
        record = layout.new()
        fill(self._states, *about, record)
        return layout.json(record)

    def log(self, seat: int | None) -> list[Line]:
        """What happened in the last decision, as that seat may read it."""
        said = self._written(self.game.log, self._kernels.tell, _looking(seat))
        lines: list[Line] = self.game.log.read(said)
        return lines

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        if not self.over:
            return None
        record = self.record
        places = tuple(record.places[: self.players].tolist())
        first = () if record.drawn else (seat for seat, place in enumerate(places) if place == 1)
        scores = tuple(record.scores[: self.players].tolist())
        return Outcome(places, scores, tuple(first), tuple(self._result()))

    def win_shares(self) -> tuple[float, ...]:
        """Each seat's share of the win. They sum to 1, or to 0 if nobody wins, or nobody yet."""
        if not self.over:
            return (0.0,) * self.players
        return tuple(call_plainly(win_share, self.record, seat) for seat in range(self.players))

    def _result(self) -> list[Line]:
        lines: list[Line] = self.game.result.read(
            self._written(self.game.result, self._kernels.explain)
        )
        return lines

    # --- Playing -------------------------------------------------------------------------------

    def play(self, decision: int | str | Mapping[str, object]) -> None:
        """Play a decision, given as integer, text or typed form. `IllegalDecision` if the rules
        do not allow it now; then nothing has changed."""
        if type(decision) is not Decision:
            decision = self.game.catalogue.read(decision)
        count = self._kernels.step(self._states, int(decision), self._legal, self._count)
        if count == NOT_LEGAL:
            raise self._refusal(decision)
        self._count = count
        self.decisions.append(decision)

    def refusal(self, decision: int) -> Refusal:
        """What stands against a decision that is not legal."""
        said = self._written(self.game.refusal, self._kernels.refuse, int(decision))
        why: Refusal = self.game.refusal.read(said)
        return why

    def _refusal(self, decision: Decision) -> IllegalDecision:
        refusal = self.refusal(decision)
        reason = self.game.texts("en").say(refusal.key, **refusal.args)
        return IllegalDecision(
            refusal.clause, decision.text, describe(self), refusal.key, refusal.args, reason
        )

    def undo(self, count: int = 1) -> None:
        """Take the last decisions back, by playing the others again."""
        if not 0 <= count <= len(self.decisions):
            raise ValueError(f"{len(self.decisions)} decisions can be taken back, not {count}")
        self._replay(self.decisions[: len(self.decisions) - count])

    def _replay(self, decisions: Iterable[Decision]) -> None:
        again = self.fresh()
        for decision in decisions:
            again.play(decision)
        self._states, self._legal, self._count = again._states, again._legal, again._count
        self.decisions = again.decisions

    def fresh(self) -> Match:
        """The same match before its first decision."""
        if self._origin is not None:
            return Match.imagined(self.game, self.options, self._origin)
        if self.position is not None:
            return position(self.game, self.position)
        return Match(self.game, self.players, self.options, self.seed)

    def copy(self) -> Match:
        """An independent match at the same point."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._states = self.game.layout.copy(self._states)
        twin._legal = self._legal.copy()
        twin.decisions = list(self.decisions)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    @classmethod
    def imagined(cls, game: Game, options: Mapping[str, object], states: Any) -> Match:
        """A match that starts from a record as a seat imagines it. It has no seed that would tell
        of a deal, so that it cannot be saved."""
        match = cls(game, int(states[0]["players"]), options, 0)
        match._origin = game.layout.copy(states)
        match._states = game.layout.copy(states)
        match._states["noting"] = 1
        match._count = match._kernels.legal(match._states, match._legal)
        return match

    # --- Keeping -------------------------------------------------------------------------------

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """A pickle is a save file."""
        return Match.from_json, (self.to_json(),)

    def to_json(self) -> str:
        """A save file: everything needed to play it again, and a digest of the state reached."""
        if self._origin is not None:
            raise BrokenSave("a match that a seat imagines cannot be saved: nobody dealt it")
        return saves.write(
            saves.Save(
                game=self.game.id,
                rules=self.game.meta.rules_version,
                players=self.players,
                options=self.options,
                seed=self.seed,
                position=self.position,
                decisions=[decision.text for decision in self.decisions],
                digest=self.digest(),
            )
        )

    @classmethod
    def from_json(cls, text: str | bytes) -> Match:
        """Read a save file and play it to its end; `BrokenSave` if it is not what it says."""
        save = saves.read(text)
        with saves.blaming("players, options or position"):
            if save.position is not None:
                match = position(save.game, {**save.position, "options": save.options})
            else:
                match = cls(save.game, save.players, save.options, save.seed)
        with saves.by_todays_rules(save):
            for number, decision in enumerate(save.decisions, start=1):
                with saves.blaming(f"decision {number}"):
                    match.play(decision)
            brief = save.digest.startswith(saves.BRIEF)
            saves.check_digest(save, match.brief() if brief else match.digest())
        return match

    def digest(self) -> str:
        """A fingerprint of the state: what is on the table and what the generator will do."""
        options = {
            name: value
            for name, value in self.options.items()
            if not (option := self.game.meta.option(name)).later or value != option.default
        }
        description = describe(self) | {"options": options}
        return saves.digest(description, self._states[0]["rng"].tolist())

    def brief(self) -> str:
        """A fingerprint of the game's course: how many decisions, what they revealed, the scores,
        and what the generator will do. That is what a browser's save files have."""
        record = self._states[0]
        header = [record[name].tolist() for name in ("decisions", "revelations")]
        header += [record[name][: self.players].tolist() for name in ("scores", "places")]
        return saves.brief_digest([*header, record["rng"].tolist()])

    # --- Showing -------------------------------------------------------------------------------

    def __repr__(self) -> str:
        where = "over" if self.over else f"seat {self.turn} to move"
        return (
            f"<Match {self.game.id}: {self.players} players, {len(self.decisions)} decisions,"
            f" {where}>"
        )

    def __str__(self) -> str:
        """The table as the seat to move sees it."""
        return self.text(self.turn)

    def text(self, seat: int | None) -> str:
        """The table as that seat sees it, or a spectator."""
        words = self.game.texts(system_language())
        names = [str(seat) for seat in range(self.players)]
        return f"{self!r}\n{self.game.sketch(self.view(seat), words, names)}"

    def picture(self, seat: int | None) -> Picture:
        """The same as a picture (SVG)."""
        return Picture([self.text(seat)])

    def movie(self, seat: int | None = None, seconds: float = 1.0) -> Picture:
        """The game so far as that seat saw it, or a spectator: an animated SVG, so many seconds for
        each decision. A notebook shows it; `save(path)` keeps it."""
        again = self.fresh()
        frames = [again.text(seat)]
        for decision in self.decisions:
            again.play(decision)
            frames.append(again.text(seat))
        return Picture(frames, seconds)

    def _repr_svg_(self) -> str:
        return self.picture(self.turn).svg()

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(repr(self) if cycle else str(self))


def _looking(seat: int | None) -> int:
    return ONLOOKER if seat is None else seat


def describe(match: Match) -> dict[str, object]:
    """The whole position, hidden cards too, as readable data that `position` takes back."""
    record = match._states[0]
    return {
        "game": match.game.id,
        "players": match.players,
        "options": match.options,
        "turn": int(record["turn"]),
        "decisions": int(record["decisions"]),
        **match.game.layout.describe(record),
    }


def position(game: str | Game, data: Mapping[str, object]) -> Match:
    """A match that starts from a readable position.

    Besides the game's own fields it takes `players`, `options`, `turn` (default 0), `decisions`
    and `seed` (for everything random from here on, and for cards whose place is not given).
    """
    found = game if isinstance(game, Game) else find_game(game)
    if data.get("game", found.id) != found.id:
        raise BadPosition(f"game: the position is of {data['game']!r}, not of {found.id!r}")
    fields = {name: value for name, value in data.items() if name not in POSITION_HEADER}
    players = _whole(data, "players", found.meta.seats.start)
    options = data.get("options", {})
    if not isinstance(options, Mapping):
        raise BadPosition(f"options: a table of names and values is needed, not {options!r}")
    match = Match(found, players, options, _whole(data, "seed", 0))
    match.position = dict(data)
    match._states[:] = match._blank
    record = match._states[0]
    turn = _whole(data, "turn", 0)
    if not 0 <= turn < players:
        raise BadPosition(f"turn: a seat from 0 to {players - 1}, not {turn}")
    record["turn"] = turn
    record["decisions"] = _whole(data, "decisions", 0)
    record["rng"] = generator(match.seed)
    found.layout.build(record, fields)
    wrong = found.wrong.new()
    if not call_plainly(found.kernels.complete, match._states, found.layout.given(fields), wrong):
        why = found.wrong.read(found.wrong.json(wrong))
        raise BadPosition(in_words(why, found.texts("en")))
    match._count = found.kernels.legal(match._states, match._legal)
    if match._count == 0:
        raise BadPosition(f"turn: seat {turn} has nothing to decide in this position")
    return match


def _whole(data: Mapping[str, object], name: str, default: int) -> int:
    value = data.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadPosition(f"{name}: a whole number is needed, not {value!r}")
    return value
