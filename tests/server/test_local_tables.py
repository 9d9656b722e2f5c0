"""A table in the browser says what a table of the server says: the page cannot tell them apart."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from rookery.core.match import Match
from rookery.core.registry import find_meta, game_ids
from rookery.server.protocol import FromServer
from rookery.server.storage.journal import Event
from rookery.server.storage.rows import ClockRule, TableRow
from rookery.server.table import shown
from rookery.server.table.offer import Presence
from rookery.server.table.story import Story
from tests.browser import compiles_for_browsers, in_node

pytestmark = compiles_for_browsers

SEED = "5a" * 32
SAME = (
    "status", "title", "host", "turn", "seat", "view", "legal", "draft", "clock", "outcome", "seed",
)  # fmt: skip
Json = dict[str, Any]


def tables_of(game: str) -> list[Json]:
    """One against bots, whose steps are hidden, and one at which all sit at one device."""
    players = find_meta(game).usual
    return [
        {"players": players, "seed": SEED, "bots": [None, *["random"] * (players - 1)], "stop": 7},
        {"players": 2, "seed": SEED, "bots": [None, None], "stop": 12},
    ]


class AtServer:
    """The same table, told by the server."""

    def __init__(self, game: str, table: Json) -> None:
        meta = find_meta(game)
        row = TableRow(
            id="table", game=game, rules_version=meta.rules_version, players=table["players"],
            options=meta.complete({}), seed=SEED, invite_hash="", owner="me", clock=ClockRule(),
            at_zero="bot_moves", watch="link", listed=False, shuffle_seats=False, pace=False,
            created_at=0, status="playing", replay_public=False,
        )  # fmt: skip
        self.story = Story(row)
        self.mine = tuple(seat for seat, bot in enumerate(table["bots"]) if bot is None)
        for seat, name in enumerate(("Ann", "Bob", "Cleo", "Dan")[: table["players"]]):
            bot = table["bots"][seat]
            kind, person = ("bot", "") if bot else ("person", "me")
            data = {"kind": kind, "name": name, "colour": 3, "bot": bot, "person": person}
            self.tell("seated", seat, data=data)
        self.tell("started", data={"order": list(range(table["players"]))})
        self.log: list[Json] = []

    def tell(self, kind: Any, seat: int = -1, decision: int = -1, data: Json | None = None) -> Any:
        number = self.story.number + 1
        event = Event(number, number, kind, str(number), seat, decision, data or {})
        return self.story.apply(event)

    def does(self, kind: Any, decision: int = -1) -> Json | None:
        """What those who are here are told of it, if anything."""
        assert self.story.turn is not None
        shown.update(self.story, self.mine, self.presence, 0)  # from now on the log is followed
        change = self.tell(kind, self.story.turn, decision)
        if change.only is not None and change.only not in self.mine:
            return None
        return self.update(change)

    def update(self, change: Any = None) -> Json:
        first = 0 if change is None else None
        told = shown.update(self.story, self.mine, self.presence, 0, change, first)
        plain: Json = json.loads(msgspec.json.encode(told))
        self.log = [*self.log[: plain["log_from"]], *plain["log"]]
        return plain

    @property
    def presence(self) -> list[Presence]:
        return [Presence(True, None)] * len(self.story.seats)


@pytest.mark.parametrize("game", game_ids())
def test_the_same_is_told_from_the_first_card_to_the_result(game: str) -> None:
    tables = tables_of(game)
    for table, line in zip(tables, in_node("server/local_table.ts", game, tables), strict=True):
        told = json.loads(line)
        server = AtServer(game, table)
        decisions = told["table"]["decisions"]
        catalogue = Match(game, seed=0).game.catalogue
        played = [int(catalogue.read(text)) for text in decisions]
        log: list[Json] = []
        versions: list[int] = []
        count = len(told["messages"])
        said: Json | None = None
        arrived = False
        for message in told["messages"]:
            kind = message.get("type")
            if message.get("said") in ("act", "take_back"):
                said = message
            elif message.get("said") == "reload":
                log, versions = [], []
            elif kind == "update":
                expected = server.update() if arrived else follow(server, said, played)
                said, arrived = None, False
                log = [*log[: message["log_from"]], *message["log"]]
                assert {key: message[key] for key in SAME} == {key: expected[key] for key in SAME}
                assert log == server.log
                assert [
                    {
                        "grace_ms": None,
                        "stand_in": None,
                        "out_of_time": False,
                        "program": False,
                        **seat,
                    }
                    for seat in message["seats"]
                ] == expected["seats"]
                versions.append(message["version"])
            elif kind == "welcome":
                arrived = True
                assert message["your_seats"] == list(server.mine)
                assert message["commitment"] == server.story.commitment
            else:
                assert kind == "acknowledged" or message["said"] == "ended: elsewhere"
            if kind is not None:
                msgspec.json.decode(json.dumps(message), type=FromServer)
        assert versions == sorted(set(versions))
        assert count > len(played) / 2
        assert server.story.status == "over"
        assert told["table"]["over"]
        assert server.story.match is not None
        assert [int(decision) for decision in server.story.match.decisions] == played


def follow(server: AtServer, said: Json | None, played: list[int]) -> Json:
    """Let the server come as far as the browser has."""
    if said is not None:
        kind = {"act": "decided", "take_back": "took_back"}[said["said"]]
        expected = server.does(kind, said.get("decision", -1))
        assert expected is not None
        return expected
    while True:
        match = server.story.match_for(range(len(server.story.seats)))
        assert match is not None
        if expected := server.does("decided", played[len(match.decisions)]):
            return expected


@pytest.mark.parametrize("game", game_ids())
def test_a_table_may_begin_in_the_middle_of_a_game(game: str) -> None:
    """After decisions of another game, or with a record; and never with what was not allowed."""
    given, players = 12, find_meta(game).usual
    told = {"players": players, "seed": SEED, "given": given}
    after, record, broken = map(json.loads, in_node("server/local_starts.ts", game, told))
    match = Match(game, players, seed=int(SEED, 16))
    for number in range(given):
        match.play(match.legal()[number % len(match.legal())])
    for begun in (after, record):
        first = begun["first"]
        assert first["view"] == json.loads(match.view_json(match.turn))
        assert (first["turn"], first["seat"], first["draft"]) == (match.turn, match.turn, 0)
        assert [each["text"] for each in first["legal"]] == [d.text for d in match.legal()]
        assert begun["refused"]["reason"] == "nothing_to_take_back"
        assert begun["reloaded"] == first
        assert begun["last"]["status"] == "over"
        assert begun["ends"] == ["elsewhere"]
    # What was dealt from a seed can be verified and played again; a record was dealt by nobody.
    assert after["last"]["seed"] == SEED
    assert Match.from_json(after["save"]).outcome() is not None
    assert record["last"]["seed"] is None
    assert (record["welcome"]["commitment"], bool(after["welcome"]["commitment"])) == ("", True)
    assert broken["ends"] == ["older_rules"]
