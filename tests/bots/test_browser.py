"""Bots in a browser: the levels decide what they decide here."""

from __future__ import annotations

import json

import pytest

from rookery.bots.bot import find_bot
from rookery.bots.explain import advice, explain
from rookery.bots.policy import leads
from rookery.core.errors import BrokenSave
from rookery.core.match import Match
from rookery.core.registry import all_game_ids, find_meta
from tests.browser import compiles_for_browsers, in_node
from tests.tables import some_way

pytestmark = compiles_for_browsers

LEVELS = ("chick", "fledgling", "hawk", "eagle")


def tables_of(game: str) -> list[int]:
    """The usual one, and one at which a network guides the eagle."""
    return sorted({find_meta(game).usual, *leads().get(game, {}).get("players", ())[:1]})


def hints(match: Match) -> str:
    """As a browser writes them."""
    found = explain(match, seconds=None, seed=2**200 + 7)
    assert found is not None
    catalogue = match.game.catalogue
    told = [
        {
            "decision": option.decision,
            "text": option.text,
            "share": option.share,
            "plan": [
                {"decision": s.decision, "text": s.text, "typed": catalogue[s.decision].typed()}
                for s in option.plan
            ],
            "reasons": [{"key": line.key, "args": line.args} for line in option.reasons],
        }
        for option in advice(found)
    ]
    return json.dumps(told, separators=(",", ":"))


@pytest.mark.parametrize("game", all_game_ids())
def test_every_level_decides_and_explains_the_same_in_a_browser(game: str) -> None:
    games, expected = [], []
    for players in tables_of(game):
        for level in LEVELS:
            bot = find_bot(level, 2**200 + 7, timed=False)
            match = Match(game, players, seed=11)
            for _ in range(min(3 if level == "eagle" else 12, some_way(game, players))):
                match.play(bot.decide(match.seat()))
            games.append({"players": players, "level": level, "count": len(match.decisions)})
            expected.append(" ".join(str(int(d)) for d in match.decisions))
            if level == "hawk":
                expected.append(hints(match))
    assert in_node("bots/browser.ts", game, games) == expected


@pytest.mark.parametrize("game", all_game_ids())
def test_what_a_browser_saves_can_be_played_again_and_is_checked(game: str) -> None:
    seed = f"{2**255 + 5:x}"
    tables = [
        {"players": players, "options": {}, "seed": seed, "most": most}
        for players, most in zip(find_meta(game).seats, (10_000, 20, 0), strict=False)
    ]
    for line, table in zip(in_node("bots/browser_saves.ts", game, tables), tables, strict=True):
        match = Match.from_json(line)
        assert (match.game.id, match.players) == (game, table["players"])
        assert match.seed == 2**255 + 5
        save = json.loads(line)
        assert save["digest"] == match.brief()
        if match.decisions:
            save["decisions"].pop()
            with pytest.raises(BrokenSave, match="digest"):
                Match.from_json(json.dumps(save))
