"""Seats are balanced and deals are shared, for any number of bots and seats."""

from __future__ import annotations

from collections import Counter

import pytest

from rookery.arena.schedule import Tournament, derived, games_per_deal, line_ups, seatings


def event(bots: int, players: int, seed: int = 1) -> Tournament:
    return Tournament("cubirds", 1, players, tuple(f"bot{i}" for i in range(bots)), seed)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [1, 2, 3, 4, 5, 6])
def test_every_bot_sits_everywhere_equally_often(bots: int, players: int) -> None:
    tournament = event(bots, players)
    sat: Counter[tuple[int, int]] = Counter()
    for seating in seatings(tournament, 3):
        sat.update(enumerate(seating.seats))
    assert len(sat) == bots * players
    assert len(set(sat.values())) == 1


def test_games_are_numbered_without_gaps() -> None:
    tournament = event(3, 2)
    numbers = [s.number for deal in range(4) for s in seatings(tournament, deal)]
    assert numbers == list(range(4 * games_per_deal(tournament)))


def test_line_ups_share_the_seats_out() -> None:
    assert line_ups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert line_ups(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert line_ups(2, 4) == [(0, 0, 1, 1)]
    assert line_ups(1, 3) == [(0, 0, 0)]


def test_the_deal_does_not_depend_on_who_plays() -> None:
    assert derived(event(2, 2), "deal", 5) == derived(event(4, 3), "deal", 5)
    assert derived(event(2, 2), "deal", 5) != derived(event(2, 2), "deal", 6)
    assert derived(event(2, 2), "deal", 5) != derived(event(2, 2, seed=2), "deal", 5)


def test_neighbours_change_from_deal_to_deal() -> None:
    tournament = event(4, 4)
    assert len({seatings(tournament, deal)[0].seats for deal in range(20)}) > 4
