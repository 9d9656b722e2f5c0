"""Who plays whom, worked out from contests that are played here by chance."""

from __future__ import annotations

import random
from itertools import combinations, pairwise

import pytest

from rookery.server.storage.results import Result
from rookery.server.storage.rows import ClockRule
from rookery.server.storage.tournaments import Ended, Event, Rule, TournamentRow
from rookery.server.tournament.contest import Contest, points_of
from rookery.server.tournament.next import Entry, next_step
from rookery.server.tournament.standings import standings

MINUTE = 60_000
BREAK_MS = 20_000


class Played:
    """A contest, and a clock for it."""

    def __init__(self, kind: str, seats: int = 2, seed: int = 1, **more: object) -> None:
        rule = Rule(
            kind, "cubirds", 1, seats, {}, ClockRule("game", 60), 5, 60, False  # type: ignore[arg-type]
        )  # fmt: skip
        self.contest = Contest(
            TournamentRow(
                id="t", owner="o", title="T", rule=rule, seed="00", listed=True, origin="",
                created_at=0, starts_at=0,
            )
        )  # fmt: skip
        self.chance = random.Random(seed)
        self.now = 0
        self.events: list[Event] = []

    def does(self, kind: str, **data: object) -> None:
        event = Event(self.contest.number + 1, self.now, kind, "k", data)  # type: ignore[arg-type]
        self.contest.apply(event)
        self.events.append(event)

    def people(self, count: int) -> None:
        for number in range(count):
            self.does("entered", person=f"p{number}", name=f"P{number}", colour=0)

    def bots(self, count: int) -> None:
        for number in range(count):
            self.does("entered", bot="chick", name=f"Chick {number}", colour=0)

    def step(self, ended: list[Ended] | None = None) -> list[Entry]:
        """All that it does by itself now."""
        done = []
        while entries := next_step(
            self.contest, ended or [], self.now, BREAK_MS, self.chance
        ).entries:
            ended = []
            done += entries
            for entry in entries:
                self.does(entry.kind, **entry.data)
        return done

    def ends(self, table: str, *places: int, away: tuple[int, ...] = ()) -> None:
        self.step([Ended(table, [result(table, i, p, i in away) for i, p in enumerate(places)])])

    def end_all(self) -> None:
        for table, game in list(self.contest.open.items()):
            places = list(range(1, len(game.seats) + 1))
            self.chance.shuffle(places)
            self.ends(table, *places)

    def rank(self) -> list[int]:
        return [s.player.number for s in standings(self.contest)]


def result(table: str, seat: int, place: int, away: bool = False) -> Result:
    return Result(
        table_id=table, seat=seat, person_id="", bot="", name="", game="cubirds", place=place,
        score=10 - place, away=away, ended_at=0,
    )  # fmt: skip


def swiss(players: int, seats: int = 2, seed: int = 1, bots: int = 0) -> Played:
    played = Played("swiss", seats, seed)
    played.people(players)
    played.bots(bots)
    return played


def play_swiss(played: Played) -> list[list[tuple[int, ...]]]:
    rounds = []
    while played.contest.going:
        played.step()
        if played.contest.open:
            rounds.append([game.seats for game in played.contest.open.values()])
            played.end_all()
        played.now += BREAK_MS
    return rounds


@pytest.mark.parametrize(("players", "seed"), [(6, 1), (8, 2), (9, 3), (16, 4), (33, 5), (120, 6)])
def test_in_a_swiss_tournament_nobody_meets_twice(players: int, seed: int) -> None:
    played = swiss(players, seed=seed)
    rounds = play_swiss(played)
    met = [frozenset(pair) for pairs in rounds for pair in pairs]
    possible = players > 6  # of six, some have no partner left after three rounds
    assert len(rounds) == 5
    assert len(met) == len(set(met)) or not possible
    for pairs in rounds:
        seated = [number for pair in pairs for number in pair]
        assert len(seated) == len(set(seated)) == players - players % 2
    assert [player.byes for player in played.contest.players].count(1) == (players % 2) * 5
    assert played.contest.why == "rounds"


def test_winners_meet_winners() -> None:
    played = swiss(16)
    played.step()
    played.end_all()
    played.now += BREAK_MS
    played.step()
    points = [player.points for player in played.contest.players]
    for game in played.contest.open.values():
        one, other = game.seats
        assert points[one] == points[other]


def test_whoever_sits_out_is_last_and_it_counts_as_a_win_and_bots_go_first() -> None:
    played = swiss(3)
    for _ in range(3):
        played.step()
        (out,) = played.contest.byes[played.contest.round]
        assert played.contest.players[out].byes == 1
        played.end_all()
        played.now += BREAK_MS
    with_bots = swiss(4, bots=1)
    with_bots.step()
    assert with_bots.contest.byes == {1: (4,)}


def test_at_large_tables_few_meet_again() -> None:
    played = swiss(16, seats=4)
    rounds = play_swiss(played)
    met = [
        frozenset(pair)
        for groups in rounds[:3]
        for group in groups
        for pair in combinations(group, 2)
    ]
    assert len(met) == 3 * 4 * 6
    assert len(set(met)) >= len(met) - 4


def test_nobody_sits_in_one_place_all_the_time() -> None:
    played = swiss(12)
    play_swiss(played)
    for player in played.contest.players:
        assert max(player.seats.values()) - min(player.seats[0], player.seats[1]) <= 3


def test_points_are_for_whom_one_has_beaten() -> None:
    assert points_of([1, 2]) == (1, 0)
    assert points_of([1, 1]) == (0.5, 0.5)
    assert points_of([1, 3, 2, 3]) == (3, 0.5, 2, 0.5)
    assert points_of([1, 2, 3], away={0}) == (0, 2, 1)
    assert points_of([1, 2, 3], away={0, 1}) == (0, 0, 2)


def test_an_arena_pairs_people_and_takes_bots_for_whoever_is_alone() -> None:
    played = Played("arena")
    played.bots(2)
    played.step()
    assert not played.contest.open  # bots do not play among themselves
    played.people(2)
    played.step()
    (game,) = played.contest.open.values()
    assert set(game.seats) == {2, 3}
    played.does("entered", person="p9", name="P9", colour=0)
    played.step()
    assert len(played.contest.open) == 1  # the others may soon be free
    played.now += 6_000
    played.step()
    (_, late) = played.contest.open.values()
    assert 4 in late.seats
    assert not {2, 3} & set(late.seats)
    played.ends(game.table, 1, 2)
    assert len(played.contest.open) == 1  # they have not asked for the next game
    played.does("ready", player=2)
    played.does("ready", player=3)
    assert played.contest.players[2].ready_since == played.now
    assert not [e for e in played.step() if e.kind == "paired"]  # not each other again, for now
    played.ends(late.table, 1, 2)
    (again,) = played.contest.open.values()  # nobody else is about to be free
    assert set(again.seats) == {2, 3}
    played.now = 60 * MINUTE
    played.step()
    assert played.contest.going  # what has begun is played to the end
    played.end_all()
    played.step()
    assert (played.contest.status, played.contest.why) == ("over", "time")


def test_whoever_left_a_game_has_lost_it_and_is_not_paired_until_they_return() -> None:
    played = swiss(4)
    played.step()
    first, second = played.contest.open.values()
    played.ends(first.table, 1, 2, away=(0,))
    played.ends(second.table, 1, 2)
    gone = first.seats[0]
    assert played.contest.players[gone].points == 0
    assert played.contest.players[first.seats[1]].points == 1
    played.now += BREAK_MS
    played.step()
    assert all(gone not in game.seats for game in played.contest.open.values())
    played.end_all()
    played.does("returned", player=gone)
    played.now += BREAK_MS
    played.step()
    assert any(gone in game.seats for game in played.contest.open.values())


def test_a_game_of_which_nothing_is_known_is_shared() -> None:
    played = swiss(2)
    played.step()
    (table,) = played.contest.open
    played.step([Ended(table, [])])
    assert [player.points for player in played.contest.players] == [0.5, 0.5]
    assert played.contest.games[table].void


@pytest.mark.parametrize("players", [0, 1])
def test_with_nobody_to_play_against_a_swiss_tournament_is_called_off(players: int) -> None:
    played = swiss(players)
    played.step()
    assert (played.contest.status, played.contest.why) == ("cancelled", "few")


def test_an_arena_of_one_waits_and_ends() -> None:
    played = Played("arena")
    played.people(1)
    played.step()
    assert played.contest.going
    assert not played.contest.open
    played.now = 60 * MINUTE
    played.step()
    assert (played.contest.status, played.contest.why) == ("over", "time")


def test_ties_are_told_apart_by_whom_they_met() -> None:
    played = swiss(8)
    play_swiss(played)
    found = standings(played.contest)
    for above, below in pairwise(found):
        assert (above.player.points, above.ties) >= (below.player.points, below.ties)
        same = (above.player.points, above.ties) == (below.player.points, below.ties)
        assert (above.rank == below.rank) is same


def test_folding_again_leads_to_the_same() -> None:
    played = swiss(9, seats=2)
    play_swiss(played)
    again = Contest(played.contest.row)
    again.apply_all(played.events)
    assert standings(again) == standings(played.contest)
    assert again.status == "over"
