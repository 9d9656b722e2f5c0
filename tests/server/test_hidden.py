"""Nothing hidden leaves the server: whatever cards the others hold, a seat and a spectator
receive the same, byte by byte. For every game."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.core.match import Match
from rookery.core.random import below, generator
from rookery.core.registry import find_meta, game_ids
from rookery.server import protocol, rest
from rookery.server.http.tables import table_info
from rookery.server.settings import Settings
from rookery.server.storage.chat import ChatLine
from rookery.server.storage.journal import Event
from rookery.server.storage.people import Person
from rookery.server.storage.rows import ClockRule, TableRow
from rookery.server.table.access import Invitations
from rookery.server.table.chatter import Chatter
from rookery.server.table.refusals import Refusal
from rookery.server.table.room import Room
from rookery.server.table.story import Story
from rookery.server.table.wire import Wire

TABLES = [(game, players) for game in game_ids() for players in find_meta(game).seats]
NOW = 100_000


@pytest.mark.parametrize(("game", "players"), TABLES)
@given(seed=st.integers(0, 2**64 - 1), steps=st.integers(0, 120))
def test_hidden_cards_change_not_one_byte(game: str, players: int, seed: int, steps: int) -> None:
    story = played(game, players, seed, steps)
    rng = generator(seed ^ 1)
    for seat in range(players):
        twin = with_other_hidden_cards(story, seat, rng)
        assert received(story, seat) == received(twin, seat)
        assert received(story, None) == received(twin, None)


def test_the_test_can_fail() -> None:
    """Shown another seat's hand, it notices."""
    story = played("cubirds", 2, 7, 20)
    twin = with_other_hidden_cards(story, 0, generator(1))
    assert received(story, 1) != received(twin, 1)


def played(game: str, players: int, seed: int, steps: int) -> Story:
    """The story of a table with a clock, after some random decisions: maybe within a draft."""
    row = TableRow(
        id="t", game=game, rules_version=find_meta(game).rules_version, players=players,
        options={}, seed=f"{seed:064x}", invite_hash="", owner="p0",
        clock=ClockRule("game", 600, 5), at_zero="bot_moves", watch="anyone", listed=True,
        shuffle_seats=False, pace=False, created_at=0, status="playing", replay_public=False,
    )  # fmt: skip
    story = Story(row)
    for seat in range(players):
        person = {"kind": "person", "person": f"p{seat}", "name": f"P{seat}", "colour": seat}
        story.apply(Event(story.number + 1, 0, "seated", f"s{seat}", seat, data=person))
    order = {"order": list(range(players))}
    story.apply(Event(story.number + 1, 0, "started", "start", data=order))
    chooser = generator(seed ^ 2)
    for step in range(steps):
        turn = story.turn
        if turn is None:
            break
        match = story.match_for((turn,))
        assert match is not None
        if story.draft and below(chooser, 4) == 0:
            event = Event(story.number + 1, 500 * step, "took_back", f"b{step}", turn)
        else:
            decision = int(match.choices[below(chooser, len(match.choices))])
            event = Event(story.number + 1, 500 * step, "decided", f"d{step}", turn, decision)
        story.apply(event)
    if story.status == "over":  # then the seed is public, and nothing is hidden any more
        return played(game, players, seed, steps // 2)
    return story


def with_other_hidden_cards(story: Story, seat: int, rng: Any) -> Story:
    """The same story in a world where everything that `seat` cannot know is different."""
    twin = story.fork()
    twin.match = _guessed(story.match, seat, rng)
    twin.draft = [
        replace(step, match=(match := _guessed(step.match, seat, rng)), lines={
            reader: match.log(reader) for reader in step.lines
        })
        for step in story.draft
    ]  # fmt: skip
    return twin


def _guessed(match: Match | None, seat: int, rng: Any) -> Match:
    assert match is not None
    twin = match.copy()
    match.game.kernels.guess(twin.state, seat, rng)
    twin._count = match.game.kernels.legal(twin.state, twin._legal)
    return twin


class Ear:
    """Hears what is said to a socket."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def say_now(self, messages: Sequence[bytes]) -> bool:
        self.texts += [message.decode() for message in messages]
        return True

    async def say(self, messages: Sequence[bytes]) -> None:
        self.say_now(messages)

    async def close(self, code: int) -> None: ...


def received(story: Story, seat: int | None) -> list[str]:
    """Everything that the server has to say to one person at this moment."""
    return asyncio.run(_received(story, seat))


async def _received(story: Story, seat: int | None) -> list[str]:
    ear = Ear()
    texts = ear.texts
    house: Any = SimpleNamespace(
        settings=Settings(), now=lambda: NOW, presence_changed=lambda room: None,
        came=lambda room: None,
        invitations=Invitations("secret"),
    )  # fmt: skip
    room = Room(house, story)
    people = frozenset() if seat is None else frozenset({f"p{seat}"})
    wire = Wire(ear, "".join(people), people, "Name")
    others = [Wire(ear, f"p{n}", frozenset({f"p{n}"})) for n in range(story.row.players)]
    room.enter(wire, -1)  # welcome, and an update with the whole log
    room.enter(wire, story.version(wire.seats))
    for other in others:
        if other.people != people:
            room.presence.entered(other)  # somebody comes: an update
    room.broadcast()
    Chatter(house).hear(room, ChatLine(1, "players", 0, "p0", "P0", "hello", 5))
    if story.turn != seat:
        for decision in range(len(story.match.game.catalogue) if story.match else 0):
            for asked in range(story.row.players):
                act = protocol.Act("x", asked, story.version(wire.seats), decision)
                try:
                    await room.act(wire, act)
                except Refusal as refusal:
                    wire.tell(refusal.message)
            await wire.flushed()
    await wire.flushed()
    person = Person("".join(people), "", 0, None, people)
    texts.append(rest.plain(table_info(room, person)).decode())
    room.presence.close()
    return texts
