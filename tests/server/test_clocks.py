from __future__ import annotations

from rookery.server.storage.rows import ClockRule
from rookery.server.table.clocks import Clocks

from .visitors import Server, Socket, in_loop, open_server


class Time:
    """A clock on the wall that the test turns."""

    def __init__(self) -> None:
        self.ms = 1_000_000_000

    def __call__(self) -> int:
        return self.ms


async def two_players(server: Server, **clock: object) -> tuple[Socket, Socket]:
    anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
    table = await anna.make_table("me", "open", **clock)
    await ben.join(table)
    sockets = await anna.sit(table), await ben.sit(table)
    await sockets[0].settled()
    return sockets if sockets[0].last["legal"] else (sockets[1], sockets[0])


async def ring(server: Server, socket: Socket) -> None:
    """As the alarm does that was set on a real clock."""
    server.house.caretaker.wake(await server.room(socket.table))


def test_a_game_clock_counts_down_and_adds_the_increment() -> None:
    clocks = Clocks(ClockRule("game", 60, 5), 2)
    clocks.start(0, 1_000)
    assert clocks.deadline() == 61_000
    assert clocks.shown(11_000).left_ms == [50_000, 60_000]
    clocks.moved(0, 11_000)  # something was revealed, but the turn goes on
    assert clocks.left == [50_000, 60_000]
    clocks.moved(1, 21_000)
    assert clocks.left == [45_000, 60_000]
    assert clocks.shown(22_000).running == 1
    clocks.stop(31_000)
    assert clocks.left == [45_000, 50_000]
    assert clocks.deadline() is None


def test_a_move_clock_starts_anew() -> None:
    clocks = Clocks(ClockRule("move", 30, 0), 2)
    clocks.start(0, 0)
    clocks.moved(1, 29_000)
    assert clocks.shown(29_000).left_ms == [30_000, 30_000]
    assert clocks.deadline() == 59_000


def test_time_that_runs_backwards_costs_nothing() -> None:
    clocks = Clocks(ClockRule("game", 60, 0), 2)
    clocks.start(0, 50_000)
    assert clocks.shown(10_000).left_ms == [60_000, 60_000]
    clocks.moved(1, 10_000)
    assert clocks.left == [60_000, 60_000]


@in_loop
async def test_at_zero_a_bot_moves(database: str) -> None:
    time = Time()
    async with open_server(database, time, restart_grace_s=0) as server:
        clock = {"kind": "move", "seconds": 60}
        mover, other = await two_players(server, clock=clock, at_zero="bot_moves")
        seat = mover.last["seat"]
        time.ms += 59_999
        await ring(server, mover)
        await mover.settled()
        assert mover.last["turn"] == seat
        time.ms += 1
        await ring(server, mover)
        await other.until(lambda u: len(u["log"]) > 0)
        assert other.last["seats"][seat]["kind"] == "person"


@in_loop
async def test_at_zero_the_seat_is_lost(database: str) -> None:
    time = Time()
    async with open_server(database, time, restart_grace_s=0) as server:
        clock = {"kind": "game", "seconds": 60, "increment": 2}
        mover, other = await two_players(server, clock=clock, at_zero="seat_lost")
        seat = mover.last["seat"]
        assert mover.last["clock"] == {"left_ms": [60_000, 60_000], "running": seat}
        time.ms += 60_000
        await ring(server, mover)
        await other.until(lambda u: u["seats"][seat]["kind"] == "bot")
        await mover.next("welcome")


@in_loop
async def test_a_clock_that_is_set_back_does_no_harm(sqlite_database: str) -> None:
    time = Time()
    async with open_server(sqlite_database, time, restart_grace_s=0) as server:
        mover, other = await two_players(server, clock={"kind": "game", "seconds": 60})
        time.ms -= 3_600_000
        while mover.last["legal"]:
            assert (await mover.act())["type"] == "acknowledged"
        await other.settled()
        assert other.last["clock"]["left_ms"] == [60_000, 60_000]
        time.ms += 3_600_000
        room = await server.room(mover.table)
        ats = [event.at for event in await server.journal(mover.table)]
        assert ats == sorted(ats)
        assert room.story.clocks.shown(time.ms).left_ms == [60_000, 60_000]


@in_loop
async def test_nobody_runs_out_of_time_while_the_server_was_away(database: str) -> None:
    time = Time()
    async with open_server(database, time) as server:
        mover, _ = await two_players(server, clock={"kind": "move", "seconds": 60})
        table, cookies = mover.table, mover.visitor.http.cookies
    time.ms += 3_600_000
    async with open_server(database, time, restart_grace_s=10) as server:
        anna = await server.visitor()
        anna.http.cookies = cookies
        again = await anna.connect(table)
        await again.hello()
        assert again.last["legal"]
        assert (await again.act())["type"] == "acknowledged"


@in_loop
async def test_a_server_that_was_away_makes_its_rounds(database: str) -> None:
    """Nobody is connected, and yet the bot's turn is played after a restart."""
    time = Time()
    async with open_server(database, time) as server:
        anna = await server.visitor("Anna")
        table = await anna.make_table("me", "me", clock={"kind": "move", "seconds": 60})
    time.ms += 61_000
    async with open_server(database, time, restart_grace_s=0) as server:
        room = await server.room(table["id"])
        while not room.story.match or not room.story.match.decisions:
            await server.wait_for_change(room)
