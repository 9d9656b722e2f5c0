"""Print a digest of every state of random games of one game, as this interpreter runs the rules.

The law of equal modes starts it interpreted, compiled and bounds-checked, and compares.
"""

from __future__ import annotations

import hashlib
import sys
from typing import Any

import msgspec
from numba.core import config
from numba.np import arrayobj

from rookery.core.match import Match
from rookery.core.random import generator
from rookery.core.registry import find_meta
from tests.tables import play_at_random, tables_of


def plain_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index as it stands, which the check of bounds then refuses where it is negative: on a GPU
    nobody counts from an array's end."""
    return context.cast(builder, index, kind, arrayobj.types.intp)


def said(match: Match) -> bytes:
    """Everything that leaves the house: views, logs, refusals, and how it ended."""
    seats = (*range(match.players), None)
    refused = set(match.game.catalogue) - set(match.legal())
    return msgspec.json.encode(
        (
            [msgspec.Raw(match.view_json(seat)) for seat in seats],
            [match.log(seat) for seat in seats],
            [match.refusal(decision) for decision in sorted(refused)[:: 1 + len(refused) // 40]],
            [outcome.lines if (outcome := match.outcome()) else ()],
        )
    )


def main(seed: int, game_id: str) -> None:
    for table in tables_of(find_meta(game_id)):
        digest = hashlib.sha256()
        match = table.match(seed)
        while not match.over:
            play_at_random(match, seed + len(match.decisions), len(match.decisions) + 1)
            digest.update(match.state.tobytes())
            if len(match.decisions) % 20 == 0:
                guessed = match.copy()
                seat = len(match.decisions) % table.players
                guessed.game.kernels.guess(guessed.state, seat, generator(seed))
                digest.update(guessed.state.tobytes())
                digest.update(said(match))
        digest.update(said(match))
        print(table, len(match.decisions), digest.hexdigest())


if __name__ == "__main__":
    if config.BOUNDSCHECK:
        arrayobj.fix_integer_index = plain_index
    main(int(sys.argv[1]), sys.argv[2])
