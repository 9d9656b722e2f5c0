"""What a tournament does by itself, at a moment: pure, so that whichever worker comes first may do
it, and whoever made the tournament need not be there."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..storage.results import Result
from ..storage.tournaments import Ended, Kind
from .contest import Contest
from .pairing import Group, arena_games, seated, swiss_round

SAFETY_MS = 60_000
"""So often a running tournament is looked at, though nothing seems to have happened."""


class Entry(NamedTuple):
    """An event about to get its number and its time."""

    kind: Kind
    data: dict[str, Any]


class NewGame(NamedTuple):
    table: str
    round: int
    seats: Group


class Step(NamedTuple):
    entries: list[Entry]
    games: list[NewGame]
    """Tables to be made along with that."""
    look_again_at: int | None
    """If nothing happens before."""


def next_step(
    contest: Contest, ended: Sequence[Ended], now: int, break_ms: int, chance: random.Random
) -> Step:
    """One thing at a time: without entries there is nothing to do now."""
    if ended:
        return Step([_how_it_ended(contest, one) for one in ended], [], None)
    if contest.status == "waiting":
        return _start(contest, now)
    if contest.status != "running":
        return Step([], [], None)
    if contest.row.rule.kind == "arena":
        return _arena(contest, now, chance)
    return _swiss(contest, now, break_ms, chance)


def _how_it_ended(contest: Contest, ended: Ended) -> Entry:
    game = contest.open[ended.table]
    rows: list[Result] = sorted(ended.results, key=lambda row: row.seat)
    if [row.seat for row in rows] != list(range(len(game.seats))):
        return Entry("ended", {"table": ended.table})
    data: dict[str, Any] = {
        "table": ended.table,
        "places": [row.place for row in rows],
        "scores": [row.score for row in rows],
    }
    if away := [row.seat for row in rows if row.away]:
        data["away"] = away
    return Entry("ended", data)


def _start(contest: Contest, now: int) -> Step:
    if now < contest.row.starts_at:
        return Step([], [], contest.row.starts_at)
    few = len(contest.present()) < contest.row.rule.players
    if few and contest.row.rule.kind == "swiss":
        return Step([Entry("cancelled", {"why": "few"})], [], None)
    return Step([Entry("started", {})], [], None)


def _swiss(contest: Contest, now: int, break_ms: int, chance: random.Random) -> Step:
    if contest.open:
        return Step([], [], now + SAFETY_MS)
    if contest.round >= contest.row.rule.rounds:
        return _over("rounds")
    if contest.round and now < contest.rests_since + break_ms:
        return Step([], [], contest.rests_since + break_ms)
    groups, byes = swiss_round(contest)
    if not groups:
        return _over("few")
    number = contest.round + 1
    games = _games(groups, number, chance)
    return Step([_paired(games, number, [player.number for player in byes])], games, None)


def _arena(contest: Contest, now: int, chance: random.Random) -> Step:
    ends_at = contest.ends_at
    assert ends_at is not None
    if now >= ends_at:
        return Step([], [], now + SAFETY_MS) if contest.open else _over("time")
    groups, look_again_at = arena_games(contest, now, chance)
    if not groups:
        return Step([], [], min(look_again_at or ends_at, ends_at, now + SAFETY_MS))
    first = contest.round + 1
    games = [
        game
        for number, group in enumerate(groups, start=first)
        for game in _games([group], number, chance)
    ]
    return Step([_paired([game], game.round, []) for game in games], games, None)


def _over(why: str) -> Step:
    return Step([Entry("over", {"why": why})], [], None)


def _games(groups: Sequence[Group], round: int, chance: random.Random) -> list[NewGame]:
    return [NewGame(secrets.token_urlsafe(9), round, seated(group, chance)) for group in groups]


def _paired(games: Sequence[NewGame], round: int, byes: list[int]) -> Entry:
    data: dict[str, Any] = {
        "round": round,
        "games": [
            {"table": game.table, "seats": [player.number for player in game.seats]}
            for game in games
        ],
    }
    return Entry("paired", data | ({"byes": byes} if byes else {}))
