"""Positions that are set up in a browser: the same as `position` makes, refused for the same."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from rookery.core.errors import BadPosition
from rookery.core.forms import forms_of
from rookery.core.match import Match, describe, position
from rookery.core.registry import all_game_ids, find_game, find_meta
from tests.browser import compiles_for_browsers, in_node
from tests.tables import some_way

pytestmark = compiles_for_browsers

BAD: dict[str, tuple[dict[str, Any], str, str]] = {
    "cubirds": ({"discard": {"flamingo": 20}}, "position-cards", "Flamingo: "),
    "ducks": ({"shot": {"blue": 30}}, "position-ducks", "Blue duck: "),
    "biblios": ({"face_down": {"church_up": 1}}, "position-cards", "there are only 2"),
    "birdie": ({"flaps": [99, 0]}, "position-flaps", "flaps.0: from 0 to 10"),
    "chirp": ({"branch": ["L1 ya", "L5 yb"]}, "position-loose", "L5 does not hang on the trunk"),
    "pluck": ({"visit": 7}, "position-visit", "visit: 1 to 3"),
}
"""A change that makes no sense in the first moment of a game, and what is said of it."""


def moments(game: str) -> list[tuple[int, list[int]]]:
    """Games of all sizes, some way on."""
    found = []
    rng = random.Random(3)
    for players in find_meta(game).seats:
        for far in (0.1, 0.5, 0.9):
            match, steps = Match(game, players, seed=11), int(far * some_way(game, players))
            for _ in range(steps):
                match.play(rng.choice(match.choices.tolist()))
                if match.over:
                    match.undo()
                    break
            found.append((players, [int(each) for each in match.decisions]))
    return found


def seen(match: Match) -> dict[str, object]:
    """What a browser reads: all but what seats remember, and what it only keeps."""
    forms = forms_of(match.game.layout)
    kept = {name for name, field in forms.items() if field["form"] is None}
    described = json.loads(json.dumps(describe(match)))
    return {name: value for name, value in described.items() if name not in kept}


@pytest.mark.parametrize("game", all_game_ids())
def test_positions_are_the_same_in_a_browser(game: str) -> None:
    found = find_game(game)
    tables: list[dict[str, Any]] = [
        {"players": n, "decisions": d, "change": {}} for n, d in moments(game)
    ]
    change, key, words = BAD[game]
    bad = {"players": find_meta(game).seats.start, "decisions": [], "change": change}
    lines = [
        json.loads(line) for line in in_node("bots/browser_positions.ts", game, [*tables, bad])
    ]
    for table, told, state, save in zip(tables, lines[::3], lines[1::3], lines[2::3], strict=False):
        match = Match(found, table["players"], seed=11)
        for decision in table["decisions"]:
            match.play(decision)
        assert told["same"], "through a link"
        assert told["position"] == seen(match) | {"seed": 5}
        made = position(found, told["position"])
        assert told["again"] == seen(made)
        assert told["legal"] == made.choices.tolist()
        assert bytes(state) == made.state.tobytes()
        assert Match.from_json(save).decisions == made.choices[:1].tolist()
    told = lines[-3]
    assert told["key"] == key
    with pytest.raises(BadPosition, match=words):
        position(found, told["position"])
