"""What is kept of finished games, what they are worth, and who may see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest
from sqlalchemy import Connection

from rookery.core.registry import game_ids
from rookery.server import ratings
from rookery.server.contract import REVIEW
from rookery.server.ratings import Skill, after, anchors
from rookery.server.storage import people, profiles, results, schema
from rookery.server.storage.results import Result
from rookery.server.storage.store import Store

from .test_storage import new_person, write
from .visitors import Server, Visitor, in_loop, open_server, play_to_end

SCRIPT = Path(__file__).parents[2] / "scripts" / "anchors.py"
LEVELS = ["chick", "fledgling", "hawk", "eagle"]


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database, patience_s=60)
    yield store
    store.close()


def ask(store: Store, read: Callable[[Connection], Any]) -> Any:
    with store._read_engine.connect() as connection:
        return read(connection)


def game(table: str, at: int, *who: str, away: int | None = None) -> list[Result]:
    """The first one wins, and so on. Bots have names of bots."""
    return [
        Result(
            table_id=table, seat=seat, person_id="" if name in LEVELS else name,
            bot=name if name in LEVELS else "", name=name, game="cubirds", place=seat + 1,
            score=9 - seat, away=seat == away, ended_at=at,
        )
        for seat, name in enumerate(who)
    ]  # fmt: skip


def test_levels_of_every_game_are_anchors_in_their_order() -> None:
    for each in game_ids():
        worth = [skill.mu for skill in anchors(each).values()]
        if each != "pluck":
            assert list(anchors(each)) == LEVELS
        assert worth == sorted(worth)


def test_the_anchors_are_those_of_the_ladders(capsys: pytest.CaptureFixture[str]) -> None:
    run_path(str(SCRIPT), run_name="__main__")
    written = (Path(ratings.__file__).parent / "anchors.toml").read_text()
    assert capsys.readouterr().out == written, "python scripts/anchors.py"


def test_who_wins_rises_and_bots_stay_what_they_are(store: Store) -> None:
    write(store, new_person("a"), lambda c: results.record(c, game("t", 5, "a", "hawk"), True))
    won, hawk = ask(store, lambda c: results.of_table(c, "t"))
    assert won.before == Skill()
    assert won.after == after([Skill(), anchors("cubirds")["hawk"]], [1, 2])[0]
    assert won.after.mu > won.before.mu
    assert hawk.after == hawk.before == anchors("cubirds")["hawk"]
    write(store, lambda c: results.record(c, game("t", 5, "a", "hawk"), True))
    assert ask(store, lambda c: results.skill_of(c, "a", "cubirds")) == (won.after, 1)
    assert ask(store, lambda c: results.skill_of(c, "a", "ducks")) == (Skill(), 0)
    write(store, lambda c: results.record(c, game("u", 6, "a", "chick", away=0), True))
    left, _ = ask(store, lambda c: results.of_table(c, "u"))
    assert left.after.mu < left.before.mu, "a bot won it"


def test_what_does_not_count(store: Store) -> None:
    write(store, new_person("a"), new_person("b"))
    write(
        store,
        lambda c: c.execute(
            schema.people.update().where(schema.people.c.id == "b").values(merged_into="a")
        ),
        lambda c: results.record(c, game("options", 1, "a", "chick"), False),
        lambda c: results.record(c, game("twice", 1, "a", "b", "chick"), True),
    )
    for table in ("options", "twice"):
        rows = ask(store, partial(results.of_table, table=table))
        assert not any(row.rated for row in rows)
    assert ask(store, lambda c: results.skill_of(c, "a", "cubirds")) == (Skill(), 0)


def test_guests_who_become_one_are_rated_as_one(store: Store) -> None:
    games = [
        game("1", 1, "a", "chick"), game("2", 2, "g", "hawk"), game("3", 3, "fledgling", "a"),
        game("4", 4, "x", "a", "hawk"),
    ]  # fmt: skip
    everybody = [new_person(id) for id in ("a", "g", "x")]
    write(store, *everybody)
    write(store, *(partial(results.record, rows=rows, countable=True) for rows in games))
    write(store, lambda c: results.rate_again(c, {"a", "g"}, "a"))
    skill = Skill()
    for rows in games:
        now = ask(store, partial(results.of_table, table=rows[0].table_id))
        (seat,) = (row.seat for row in rows if row.person_id in ("a", "g"))
        assert now[seat].before == pytest.approx(skill)
        skill = now[seat].after
    assert ask(store, lambda c: results.skill_of(c, "a", "cubirds")) == (skill, 4)
    assert ask(store, lambda c: results.skill_of(c, "g", "cubirds")) == (Skill(), 0)
    assert ask(store, lambda c: results.skill_of(c, "x", "cubirds"))[1] == 1


def test_only_who_wants_is_in_the_list(store: Store) -> None:
    for person in ("a", "b", "c"):
        write(store, new_person(person))
        account: dict[str, Any] = {"name": person.upper(), "password_hash": "x", "now": 0}
        write(store, partial(people.register, person=person, **account))
        for n in range(3 if person != "c" else 2):
            rows = game(f"{person}{n}", n, *((person, "hawk") if person == "b" else ("hawk", "a")))
            rows = [r if r.bot else Result(**{**_fields(r), "person_id": person}) for r in rows]
            write(store, partial(results.record, rows=rows, countable=True))
    write(
        store,
        lambda c: profiles.change(c, "a", profiles.Profile(numbers=True)),
        lambda c: profiles.change(c, "b", profiles.Profile(numbers=True)),
        lambda c: profiles.change(c, "c", profiles.Profile(numbers=True)),
        lambda c: profiles.change(c, "b", profiles.Profile(numbers=True, public=True)),
    )
    best = ask(store, lambda c: profiles.best(c, "cubirds", 0))
    assert [(one.name, one.games, one.public) for one in best] == [("B", 3, True), ("A", 3, False)]
    assert ask(store, lambda c: profiles.best(c, "cubirds", 3)) == []
    assert ask(store, lambda c: profiles.best(c, "ducks", 0)) == []
    write(store, lambda c: profiles.change(c, "b", profiles.Profile()))
    assert len(ask(store, lambda c: profiles.best(c, "cubirds", 0))) == 1


def _fields(row: Result) -> dict[str, Any]:
    return {name: getattr(row, name) for name in Result.__struct_fields__}


async def finish(server: Server, *visitors: Visitor) -> str:
    table = await visitors[0].make_table("me", *["open"] * (len(visitors) - 1))
    for visitor in visitors[1:]:
        await visitor.join(table)
    await play_to_end(*[await visitor.sit(table) for visitor in visitors])
    id: str = table["id"]
    return id


@in_loop
async def test_finished_games_are_found_by_those_who_may(database: str) -> None:
    async with open_server(database) as server:
        anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
        await anna.post("/api/accounts", name="Anna", password="correct horse")
        me = (await anna.get("/api/me"))["id"]
        table = await finish(server, anna, ben)
        (played,) = await anna.get("/api/me/games")
        assert played["table"] == table
        assert sorted(seat["name"] for seat in played["players"]) == ["Anna", "Ben"]
        assert [seat["name"] for seat in played["players"] if seat["you"]] == ["Anna"]
        assert (played["replay"], played["rated"]) == (True, False), "not the usual options"
        assert await anna.get("/api/me/games?game=ducks") == []
        assert await anna.get(f"/api/me/games?before={played['ended_at']}") == []
        (stats,) = (await anna.get("/api/me/profile"))["games"]
        assert (stats["played"], stats["against"][0]["bot"]) == (1, None)

        # What her device made of it is hers to see, and nobody else's.
        seat = [seat["you"] for seat in played["players"]].index(True)
        found = {"luck": 0.25, "skill": -0.1, "accuracy": 61.5, "uncertainty": 2.0}
        figures = {
            "version": REVIEW,
            "worlds": 12,
            "seats": [{"seat": n, **found} for n in range(2)],
        }
        review = f"/api/me/games/{table}/review"
        assert (await anna.http.put(review, json=figures)).json() == {"seats": 1}
        worse = figures | {"worlds": 4, "seats": [{"seat": seat, **found, "luck": 0.5}]}
        assert (await anna.http.put(review, json=worse)).json() == {"seats": 1}
        for nonsense in ({"luck": 1e9}, {"accuracy": None}, {"seat": -1}):
            wrong = figures | {"seats": [{"seat": seat, **found, **nonsense}]}
            assert (await anna.http.put(review, json=wrong)).status_code == 422
        stranger = await server.visitor()
        assert (await stranger.http.put(review, json=figures)).json() == {"seats": 0}
        (stats,) = (await anna.get("/api/me/profile"))["games"]
        assert stats["reviewed"] == {
            "games": 1, "luck": 0.25, "luck_error": None, "accuracy": 61.5, "accuracy_error": None,
        }  # fmt: skip
        assert stats["course"][0]["accuracy"] == 61.5
        assert (stats["rating"], (await anna.get("/api/me/games"))[0]["rated"]) == (None, False)

        for path in (f"/api/people/{me}", f"/api/people/{me}/games", "/api/people/nobody"):
            assert (await ben.http.get(path)).status_code == 404
        await anna.http.patch("/api/me/profile", json={"public": True})
        shown = await ben.get(f"/api/people/{me}")
        assert (shown["name"], shown["games"][0]["played"]) == ("Anna", 1)
        assert shown["games"][0]["reviewed"] is None
        assert shown["games"][0]["course"][0]["luck"] is None
        (played,) = await ben.get(f"/api/people/{me}/games")
        assert sorted(seat["name"] for seat in played["players"]) == ["", "Anna"]
        assert not played["replay"]
        await anna.post(f"/api/tables/{table}/replay", public=True)
        (played,) = await ben.get(f"/api/people/{me}/games")
        assert played["replay"]

        board = await anna.get("/api/games/cubirds/ratings")
        assert [line["bot"] for line in board["lines"]] == LEVELS[::-1]
        assert (board["you"], board["games_missing"]) == (None, 3)
        assert (await anna.http.get("/api/games/chess/ratings")).status_code == 404
        kept = await anna.get("/api/me/export")
        assert [row["table_id"] for row in kept["results"]] == [table]
        assert kept["profiles"][0]["public"]
        assert [row["luck"] for row in kept["reviews"]] == [0.25]
        await anna.http.request("DELETE", "/api/me", json={"password": "correct horse"})
        (played,) = await ben.get("/api/me/games")
        assert "Anna" not in [seat["name"] for seat in played["players"]]


@in_loop
async def test_games_of_before_are_found_too(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
        table = await finish(server, anna, ben)
        (was,) = await anna.get("/api/me/games")
        await server.house.store.write(lambda c: c.execute(schema.results.delete()) and None)
        cookies = anna.http.cookies
    async with open_server(sqlite_database) as server:
        again = await server.visitor()
        again.http.cookies = cookies
        while not (found := await again.get("/api/me/games")):
            pass
        assert found == [was]
        assert was["table"] == table
