"""Golden playthroughs: a rules change, or another order of the legal decisions, shows as a diff.

To write them anew after a change that is meant: python -m tests.test_golden [GAME …]
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Collection
from pathlib import Path

import pytest

from rookery.core.match import describe
from rookery.core.random import below, generator
from tests.tables import TABLES, Table

FOLDER = Path(__file__).parent / "golden"
SEED = 7


def playthrough(table: Table) -> str:
    """Per decision: the seat, how many decisions were legal and a hash of them in their order,
    what was chosen and what everybody could see of it; then the last position."""
    match, rng = table.match(SEED), generator(SEED)
    lines = [str(table)]
    while not match.over:
        legal = match.legal()
        order = hashlib.sha256(" ".join(d.text for d in legal).encode()).hexdigest()[:6]
        seat, decision = match.turn, legal[below(rng, len(legal))]
        match.play(decision)
        told = " ".join(line.key.removeprefix("event-") for line in match.log(None))
        lines.append(f"{seat} {len(legal):3} {order} {decision} → {told}")
    lines.append(json.dumps(describe(match)))
    outcome = match.outcome()
    assert outcome is not None
    lines.append(f"places {outcome.places} scores {outcome.scores}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_golden(table: Table) -> None:
    assert playthrough(table) == (FOLDER / f"{table}.txt").read_text()


def test_nothing_golden_is_left_over() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {str(table) for table in TABLES}


def write_anew(games: Collection[str]) -> None:
    """Those of some games, or of all."""
    for old in FOLDER.iterdir():
        if not games or old.name.split("-")[0] in games:
            old.unlink()
    for table in TABLES:
        if not games or table.game_id in games:
            (FOLDER / f"{table}.txt").write_text(playthrough(table))


if __name__ == "__main__":
    write_anew(sys.argv[1:])
