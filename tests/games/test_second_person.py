"""The log speaks to its reader: whoever it is about reads “you”, in every game and language."""

from __future__ import annotations

import pytest

from rookery.core.match import Match
from rookery.core.meta import LANGUAGES
from rookery.core.registry import all_game_ids, find_meta
from rookery.core.text import Line
from tests.tables import play_at_random

NAMES = ("Zyx-0", "Zyx-1", "Zyx-2", "Zyx-3")
GAMES = 6


def told(game_id: str) -> dict[str, Line]:
    """A line of every kind that random games come across, as its own seat reads it, and as all."""
    found: dict[str, Line] = {}
    for seed in range(GAMES):
        advanced = {"advanced": seed % 2 == 0} if game_id == "birdie" else {}
        match = Match(game_id, min(2 + seed, find_meta(game_id).seats.stop - 1, 4), advanced, seed)
        while not match.over:
            play_at_random(match, seed + len(match.decisions), len(match.decisions) + 1)
            for reader in (None, 0):
                for line in match.log(reader):
                    found.setdefault(line.key, line)
        outcome = match.outcome()
        assert outcome is not None
        for line in outcome.lines:
            found.setdefault(line.key, line)
    return found


@pytest.mark.parametrize("game_id", all_game_ids())
def test_whoever_it_is_about_reads_you(game_id: str) -> None:
    found = told(game_id)
    assert len(found) > 4
    spoken_to = 0
    for language in LANGUAGES:
        texts = Match(game_id).game.texts(language)
        for line in found.values():
            for role in ("player", "other"):
                seat = line.args.get(role)
                if not isinstance(seat, int):
                    continue
                to_all, to_one = texts.line(line, NAMES), texts.line(line, NAMES, seat)
                assert ("Zyx" not in to_all) or NAMES[seat] not in to_one, (language, to_one)
                if to_all.startswith(NAMES[seat]):
                    assert to_one[0].isupper(), (language, to_one)
                spoken_to += to_one != to_all
    assert spoken_to >= len(found)
