"""Who plays whom next: pure functions of a contest."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from .contest import Contest, Player
from .standings import standings

Group = list[Player]
LOOK_AROUND_MS = 6_000
"""So long somebody in an arena waits for another person, before a bot will do."""
TRIES = 20_000
"""Steps of the search for pairs who have not met; with fewer players than a hundred it takes a few
hundred of them."""


class Round(NamedTuple):
    groups: list[Group]
    byes: list[Player]


def swiss_round(contest: Contest) -> Round:
    """Neighbours in the standings meet, unless they have met before; those who are left over sit
    out, bots first, then whoever stands last among those who have not sat out yet."""
    seats = contest.row.rule.players
    ranked = [s.player for s in standings(contest) if s.player.here]
    last_first = ranked[::-1]
    last_first.sort(key=lambda player: (player.byes, not player.is_bot))
    left_over = last_first[: len(ranked) % seats]
    playing = [player for player in ranked if player not in left_over]
    if len(playing) < seats:
        return Round([], left_over)
    pairs = _unmet_pairs(playing) if seats == 2 else None
    return Round(pairs if pairs is not None else _few_rematches(playing, seats), left_over)


def _unmet_pairs(ranked: Sequence[Player]) -> list[Group] | None:
    """Pairs who have not met, as near to one another as that goes; None if there is no such way."""
    tries = TRIES
    pairs: list[Group] = []

    def rest(free: Sequence[Player]) -> bool:
        nonlocal tries
        if not free:
            return True
        first, others = free[0], free[1:]
        for other in others:
            tries -= 1
            if tries < 0:
                return False
            if other.number not in first.met:
                pairs.append([first, other])
                if rest([player for player in others if player is not other]):
                    return True
                pairs.pop()
        return False

    return pairs if rest(ranked) else None


def _few_rematches(ranked: Sequence[Player], seats: int) -> list[Group]:
    """Groups of neighbours; players change places as long as that makes fewer meet again."""
    groups = [list(ranked[at : at + seats]) for at in range(0, len(ranked), seats)]
    order = {player.number: place for place, player in enumerate(ranked)}

    def cost(group: Group) -> float:
        again = sum(a.met[b.number] for a, b in combinations(group, 2))
        places = [order[player.number] for player in group]
        return again * 1_000.0 + max(places) - min(places)

    better = True
    while better:
        better = False
        for one, other in combinations(groups, 2):
            for i in range(seats):
                for j in range(seats):
                    before = cost(one) + cost(other)
                    one[i], other[j] = other[j], one[i]
                    if cost(one) + cost(other) < before:
                        better = True
                    else:
                        one[i], other[j] = other[j], one[i]
    return groups


class Arena(NamedTuple):
    groups: list[Group]
    look_again_at: int | None
    """When somebody has waited long enough."""


def arena_games(contest: Contest, now: int, chance: random.Random) -> Arena:
    """Those who wait are seated, people with people where there are some, those with nearly as many
    points together. Whoever has waited for a while plays bots."""
    seats = contest.row.rule.players
    waiting = [p for p in contest.present() if not p.is_bot and p.ready_since is not None]
    waiting.sort(key=lambda player: (-player.points, player.ready_since or 0))
    bots = [player for player in contest.present() if player.is_bot]
    elsewhere = any(
        player.here and not player.is_bot and contest.game_of(player.number)
        for player in contest.players
    )
    groups: list[Group] = []
    look_again: list[int] = []
    while waiting:
        first = waiting.pop(0)
        patient = elsewhere and now - (first.ready_since or 0) < LOOK_AROUND_MS
        willing = [p for p in waiting if not (patient and p.number in first.last_met)]
        willing.sort(
            key=lambda p: (
                p.number in first.last_met, abs(p.points - first.points), first.met[p.number]
            )
        )  # fmt: skip
        group = [first, *willing[: seats - 1]]
        missing = seats - len(group)
        alone = not elsewhere or now - (first.ready_since or 0) >= LOOK_AROUND_MS
        if missing and alone and len(bots) >= missing:
            group += sorted(bots, key=lambda bot: (first.met[bot.number], chance.random()))[
                :missing
            ]
        if len(group) == seats:
            groups.append(group)
            waiting = [player for player in waiting if player not in group]
        elif patient:
            look_again.append((first.ready_since or 0) + LOOK_AROUND_MS)
    return Arena(groups, min(look_again, default=None))


def seated(group: Group, chance: random.Random) -> Group:
    """In the order of the seats: nobody sits in one place much more often than the others."""
    order = list(group)
    chance.shuffle(order)
    turns = [order[turn:] + order[:turn] for turn in range(len(order))]
    return min(
        turns, key=lambda turn: sorted((p.seats[seat] for seat, p in enumerate(turn)), reverse=True)
    )
