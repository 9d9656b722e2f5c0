"""Standings: points first, and what tells apart those who have as many."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from .contest import Contest, Player


class Standing(NamedTuple):
    rank: int
    player: Player
    ties: tuple[float, ...]
    """By which those with as many points are told apart, the first one first."""


def ties_of(contest: Contest) -> tuple[str, ...]:
    """What the tie-breaks are, in their order."""
    if contest.row.rule.kind == "arena":
        return ("average",)
    return ("deals", "opponents", "won") if contest.row.rule.same_deals else ("opponents", "won")


def standings(contest: Contest) -> list[Standing]:
    """The best first; those whom nothing tells apart share a place."""
    names = ties_of(contest)
    beaten = _beaten_on_deals(contest) if "deals" in names else {}

    def tie(name: str, player: Player) -> float:
        if name == "average":
            return round(player.points / player.played, 4) if player.played else 0.0
        if name == "opponents":
            return sum(contest.players[other].points * n for other, n in player.met.items())
        if name == "deals":
            return round(beaten.get(player.number, 0.0), 4)
        return float(player.won)

    keys = {
        player.number: (player.points, *(tie(name, player) for name in names))
        for player in contest.players
    }
    ordered = sorted(contest.players, key=lambda player: keys[player.number], reverse=True)
    found: list[Standing] = []
    for place, player in enumerate(ordered, start=1):
        key = keys[player.number]
        shared = found and keys[found[-1].player.number] == key
        found.append(Standing(found[-1].rank if shared else place, player, key[1:]))
    return found


def _beaten_on_deals(contest: Contest) -> dict[int, float]:
    """Where all tables of a round are dealt the same: the share of those who sat on the same seat
    with the same cards, and made less of it; summed over the rounds."""
    same: dict[tuple[int, int], list[tuple[int, float]]] = defaultdict(list)
    for game in contest.games.values():
        if game.over and not game.void:
            for seat, number in enumerate(game.seats):
                score = float("-inf") if seat in game.away else float(game.scores[seat])
                same[game.round, seat].append((number, score))
    found: dict[int, float] = defaultdict(float)
    for there in same.values():
        for number, score in there:
            others = [other for who, other in there if who != number]
            if others:
                beaten = sum((score > other) + (score == other) / 2 for other in others)
                found[number] += beaten / len(others)
    return found
