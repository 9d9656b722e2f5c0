"""The contest: everything about a tournament, folded from its journal.

A player's number is the order in which they entered. Points are the same everywhere: one for
everybody at the table whom one has beaten, half a one for a tie. Whoever left their game, or lost
their seat to the clock, has beaten nobody, and is not paired again until they return.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field

from ..storage.tournaments import Event, Status, TournamentRow


@dataclass
class Player:
    number: int
    name: str
    colour: int
    person: str = ""
    bot: str | None = None
    here: bool = True
    """Whether they can be paired."""
    ready_since: int | None = None
    """Of an arena: since when they have been waiting for a game."""
    entered_in: int = 0
    """How many rounds had begun."""
    points: float = 0.0
    played: int = 0
    won: int = 0
    byes: int = 0
    met: Counter[int] = field(default_factory=Counter)
    last_met: frozenset[int] = frozenset()
    seats: Counter[int] = field(default_factory=Counter)
    """How often they have sat where."""

    @property
    def is_bot(self) -> bool:
        return self.bot is not None


@dataclass
class Game:
    table: str
    round: int
    seats: tuple[int, ...]
    """The players' numbers."""
    began_at: int
    over: bool = False
    void: bool = False
    """Nobody knows how it would have ended: everybody has half of the points."""
    points: tuple[float, ...] = ()
    scores: tuple[int, ...] = ()
    away: tuple[int, ...] = ()
    """The seats of those who had left."""


class Contest:
    def __init__(self, row: TournamentRow) -> None:
        self.row = row
        self.status: Status = "waiting"
        self.why = ""
        """Why it is over."""
        self.players: list[Player] = []
        self.games: dict[str, Game] = {}
        self.open: dict[str, Game] = {}
        self.byes: dict[int, tuple[int, ...]] = {}
        """Who sat out in which round."""
        self.round = 0
        self.started_at: int | None = None
        self.rests_since = 0
        """When the last game of a round was over."""
        self.number = 0
        self.last_at = 0

    # --- Looking ----------------------------------------------------------------------------------

    @property
    def going(self) -> bool:
        return self.status in ("waiting", "running")

    @property
    def ends_at(self) -> int | None:
        """Of an arena: when no more games begin."""
        if self.row.rule.kind == "swiss":
            return None
        began = self.row.starts_at if self.started_at is None else self.started_at
        return began + self.row.rule.minutes * 60_000

    def player_of(self, people: Collection[str]) -> Player | None:
        """The one that somebody is."""
        mine = (player for player in self.players if player.person in people)
        return next(mine, None)

    def game_of(self, player: int) -> Game | None:
        """The one that a person plays now."""
        return next((game for game in self.open.values() if player in game.seats), None)

    def present(self) -> list[Player]:
        return [player for player in self.players if player.here]

    # --- Folding ----------------------------------------------------------------------------------

    def apply_all(self, events: Iterable[Event]) -> None:
        for event in events:
            self.apply(event)

    def apply(self, event: Event) -> None:
        if event.number != self.number + 1:
            raise ValueError(f"event {event.number} does not follow {self.number}")
        self.number = event.number
        self.last_at = max(self.last_at, event.at)
        data = event.data
        if event.kind == "entered":
            self._enter(data)
        elif event.kind in ("returned", "left", "ready"):
            player = self.players[data["player"]]
            gone = not player.is_bot and not player.person
            player.here = event.kind != "left" and not gone
            waits = player.here and self._waits_for_games and not self.game_of(player.number)
            player.ready_since = self.last_at if waits else None
        elif event.kind == "started":
            self.status, self.started_at = "running", self.last_at
            if self._waits_for_games:
                for player in self.present():
                    player.ready_since = self.last_at
        elif event.kind == "paired":
            self._pair(data)
        elif event.kind == "ended":
            self._end(data)
        elif event.kind == "over":
            self.status, self.why = "over", data["why"]
        else:
            self.status = "cancelled"
            self.why = data.get("why", "")

    @property
    def _waits_for_games(self) -> bool:
        return self.row.rule.kind == "arena"

    def _enter(self, data: dict[str, object]) -> None:
        player = Player(
            number=len(self.players),
            name=str(data["name"]),
            colour=int(str(data["colour"])),
            person=str(data.get("person", "")),
            bot=None if data.get("bot") is None else str(data["bot"]),
            entered_in=self.round,
        )
        player.here = player.is_bot or bool(player.person)  # whoever has been deleted is not
        if self._waits_for_games and player.here:
            player.ready_since = self.last_at
        self.players.append(player)

    def _pair(self, data: dict[str, object]) -> None:
        games: list[dict[str, object]] = data["games"]  # type: ignore[assignment]
        byes: list[int] = data.get("byes", [])  # type: ignore[assignment]
        self.round = int(str(data["round"]))
        for one in games:
            seats: list[int] = one["seats"]  # type: ignore[assignment]
            game = Game(str(one["table"]), self.round, tuple(seats), self.last_at)
            self.games[game.table] = self.open[game.table] = game
            for seat, number in enumerate(game.seats):
                player = self.players[number]
                others = [other for other in game.seats if other != number]
                player.met.update(others)
                player.last_met = frozenset(others)
                player.seats[seat] += 1
                player.ready_since = None
        for number in byes:
            self.players[number].points += self.row.rule.players - 1
            self.players[number].byes += 1
        if byes:
            self.byes[self.round] = tuple(byes)
        self.rests_since = self.last_at

    def _end(self, data: dict[str, object]) -> None:
        game = self.open.pop(str(data["table"]))
        places: list[int] = data.get("places", [])  # type: ignore[assignment]
        game.over, game.void = True, not places
        game.away = tuple(data.get("away", ()))  # type: ignore[arg-type]
        game.scores = tuple(data.get("scores", ()))  # type: ignore[arg-type]
        game.points = points_of(places, game.away) if places else _shared(len(game.seats))
        for seat, (number, points) in enumerate(zip(game.seats, game.points, strict=True)):
            player = self.players[number]
            player.points += points
            player.played += 1
            player.won += bool(places) and points > len(game.seats) - 2
            if seat in game.away and not player.is_bot:
                player.here, player.ready_since = False, None
        self.rests_since = self.last_at


def points_of(places: Sequence[int], away: Collection[int] = ()) -> tuple[float, ...]:
    """One for everybody who was beaten, half a one for a tie; none for whoever had left, whatever
    the bot made of it."""
    ranks = [len(places) + 1 if seat in away else place for seat, place in enumerate(places)]
    return tuple(
        0.0 if seat in away else sum((rank > mine) + (rank == mine) / 2 for rank in ranks) - 0.5
        for seat, mine in enumerate(ranks)
    )


def _shared(players: int) -> tuple[float, ...]:
    return ((players - 1) / 2,) * players
