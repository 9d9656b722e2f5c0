"""How a game is balanced: who has an advantage, how long it lasts, how much the deal decides, and
which of its decisions never matter. For those who make games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import combinations, groupby, pairwise

import msgspec

from ..core.errors import shortened
from ..core.game import Game
from ..core.match import Match
from ..core.meta import OptionValue
from ..core.registry import find_game, find_meta
from . import plots, report
from .luck import Luck
from .numbers import wilson
from .play import Result
from .schedule import Tournament
from .summary import SeatShare, seat_shares, summarise

Played = tuple[Tournament, Sequence[Result]]
FEWEST_OFFERS = 30
SELDOM = 0.02
"""What is taken in fewer of the positions that allow it hardly matters."""


class Thing(msgspec.Struct, frozen=True):
    """A kind of decision, or a card or a place that decisions name: in how many positions it could
    be chosen, in how many it was; and what those won who chose it in a game, where 1 is par."""

    name: str
    offered: int
    taken: int
    worth: float
    low: float
    high: float

    @property
    def seldom(self) -> bool:
        return self.offered >= FEWEST_OFFERS and self.taken < SELDOM * self.offered


class Gap(msgspec.Struct, frozen=True):
    """How often the better of two levels wins, of the games that one of them wins."""

    better: str
    worse: str
    share: float
    low: float
    high: float


class Balance(msgspec.Struct, frozen=True):
    """One number of players under one set of options, played by equals."""

    players: int
    options: dict[str, OptionValue]
    """Those that are not as usual."""
    bot: str
    games: int
    seats: tuple[SeatShare, ...]
    lengths: tuple[int, ...]
    """Decisions, game by game."""
    shared: float
    """How many games nobody wins alone."""
    luck: float
    """How much the deal decides: 0 if the same cards, played again by equals, say nothing about who
    wins; 1 if they say everything."""
    all_luck: Luck | None
    """How much luck decides, of the deal and later, by reviews; None if none were asked for."""
    gaps: tuple[Gap, ...]
    things: tuple[Thing, ...]


def among_equals(
    game: str, bot: str, players: int, seed: int, options: Mapping[str, OptionValue]
) -> Tournament:
    """One bot with itself, several times from each deal: otherwise nobody could tell the cards from
    what was made of them."""
    meta = find_meta(game)
    whole = meta.complete(options)
    return Tournament(game, meta.rules_version, players, (bot, bot), seed, whole)


def balance(
    event: Tournament,
    results: Sequence[Result],
    duels: Sequence[Played],
    all_luck: Luck | None = None,
) -> Balance:
    """`results` are those of games among equals, `duels` those of two levels each; `all_luck` is
    what `luck_of` says of the former."""
    usual = find_meta(event.game).complete({})
    seats = tuple(seat_shares(results, event.players))
    return Balance(
        players=event.players,
        options={name: v for name, v in event.options.items() if v != usual[name]},
        bot=event.bots[0],
        games=len(results),
        seats=seats,
        lengths=tuple(result.decisions for result in results),
        shared=sum(max(result.wins) < 1 for result in results) / len(results),
        luck=_luck(results, seats),
        all_luck=all_luck,
        gaps=tuple(_gap(duel, played) for duel, played in duels),
        things=tuple(_things(event, results)),
    )


def _luck(results: Sequence[Result], seats: Sequence[SeatShare]) -> float:
    """How much more often than by their seat alone two games of one deal have the same winner."""
    alike = pairs = 0.0
    for _, same in groupby(results, key=lambda result: result.deal):
        for one, other in combinations(same, 2):
            alike += sum(a * b for a, b in zip(one.wins, other.wins, strict=True))
            pairs += 1
    anyway = sum(seat.share**2 for seat in seats)
    if pairs == 0 or anyway >= 1:
        return 0.0
    return max(0.0, (alike / pairs - anyway) / (1 - anyway))


def _gap(event: Tournament, results: Sequence[Result]) -> Gap:
    duel = summarise(event, results).duels[0]
    return Gap(duel.first, duel.second, duel.share, duel.low, duel.high)


def _things(event: Tournament, results: Sequence[Result]) -> Iterator[Thing]:
    game = find_game(event.game)
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    won: defaultdict[str, float] = defaultdict(float)
    users: Counter[str] = Counter()
    names = [_names(game, number) for number in range(len(game.catalogue))]
    for result in results:
        match = Match(game, event.players, event.options, int(result.seed, 16))
        used: set[tuple[int, str]] = set()
        for decision in result.played:
            seat = match.turn
            assert seat is not None
            offered.update({name for choice in match.choices.tolist() for name in names[choice]})
            taken.update(names[decision])
            used |= {(seat, name) for name in names[decision]}
            match.play(decision)
        for seat, name in used:
            users[name] += 1
            won[name] += result.wins[seat]
    for name in sorted({name for every in names for name in every}):
        par = 1 / event.players
        low, high = wilson(won[name], users[name])
        share = won[name] / users[name] if users[name] else 0.0
        yield Thing(name, offered[name], taken[name], share / par, low / par, high / par)


def _names(game: Game, number: int) -> list[str]:
    decision = game.catalogue[number]
    parts = (f"{name} {value}" for name, value in decision.fields.items())
    return [decision.kind, *(f"{decision.kind}: {part}" for part in parts)]


def levels_of(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Each level with the one below."""
    return [(better, worse) for worse, better in pairwise(levels)]


# --- The page ----------------------------------------------------------------------------------


def title_of(found: Balance) -> str:
    said = ", ".join(f"{name} {shortened(value)}" for name, value in found.options.items())
    return f"{found.players} players" + (f" ({said})" if said else "")


def luck_in_words(found: Balance) -> str:
    luck = found.all_luck
    return f"{luck.share:.0%} ({luck.low:.0%} to {luck.high:.0%})" if luck else "–"


def page(game: str, found: Sequence[Balance]) -> str:
    """One HTML file: everything side by side, then each table by itself."""
    title = find_meta(game).title
    rows = [
        (
            title_of(each), str(each.games), f"{sum(each.lengths) / each.games:.0f}",
            " · ".join(f"{seat.share:.0%}" for seat in each.seats), f"{each.shared:.0%}",
            f"{each.luck:.0%}", luck_in_words(each),
            " · ".join(f"{gap.better} {gap.share:.0%}" for gap in each.gaps),
        )
        for each in found
    ]  # fmt: skip
    heads = (
        "", "games", "decisions", "wins by seat", "shared", "luck of the deal", "luck in all",
        "level gaps",
    )  # fmt: skip
    drawings = [
        drawing
        for each in found
        for drawing in (
            plots.histogram({title_of(each): each.lengths}, f"{title_of(each)}: decisions"),
            plots.seats({title_of(each): each.seats}),
        )
    ]
    parts = "".join(
        f"<section><h2>{escape(title_of(each))}: what is decided</h2>{_thing_table(each)}</section>"
        for each in found
    )
    return report.html(
        f"{title}: balance",
        f"<h1>{escape(title)} <small>balance</small></h1>"
        "<p class=lead>Played by equals. Luck of the deal: how much the same cards, played again,"
        " say about who wins. Luck in all: how much of what games brought their players, beyond"
        " what they could expect, was luck and not skill, by reviews of some of them (95 %)."
        " Level gaps: how often a level beats the one below.</p>"
        f"<section>{report.table(heads, rows)}</section>{report.grid(drawings)}{parts}",
    )


def _thing_table(found: Balance) -> str:
    rows = [
        (
            thing.name, str(thing.offered), str(thing.taken),
            f"{thing.taken / thing.offered:.0%}" if thing.offered else "–",
            f"{thing.worth:.2f}" if thing.taken else "–",
            f"{thing.low:.2f} to {thing.high:.2f}" if thing.taken else "–",
            "never matters" if thing.seldom else "",
        )
        for thing in found.things
    ]  # fmt: skip
    heads = ("", "could be chosen", "was", "share", "wins of who did (1 is par)", "95 %", "")
    return report.table(heads, rows)
