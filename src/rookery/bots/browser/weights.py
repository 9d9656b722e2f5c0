"""A network's weights for a browser: those of a game whose eagle is guided by one somewhere."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.game import Game
from ..policy import STEPS, leads, network, opinion


def weights_of(game: Game) -> bytes | None:
    """Numbers in the order in which the compiled search reads them: as whole steps where they are
    (`in_steps`), else of 32 bits."""
    if game.id not in leads():
        return None
    knowledge = network(game).knowledge()
    return in_steps(knowledge) or bytes(knowledge.astype("<f4"))


def in_steps(knowledge: Any) -> bytes | None:
    """Two bytes a number, which is how many steps it has, the sign in the lowest bit: first all low
    bytes, then all high ones, most of which are 0. Packed, that is six bits a number."""
    steps = np.round(knowledge * STEPS).astype(np.int64)
    folded = np.where(steps < 0, -2 * steps - 1, 2 * steps)
    if (steps / STEPS != knowledge).any() or folded.max() >= 1 << 16:
        return None
    return bytes(folded.astype("<u2").view(np.uint8).reshape(-1, 2).T.tobytes())


def weights_at(game: Game) -> int:
    """Where they go, behind the room to work in: bytes."""
    scores = opinion(game, leads()[game.id]["players"][0]).scores
    return int(scores.nbytes - network(game).knowledge().nbytes)
