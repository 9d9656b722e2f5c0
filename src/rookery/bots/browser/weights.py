"""A network's weights for a browser: those of a game whose eagle is guided by one somewhere."""

from __future__ import annotations

from ...core.game import Game
from ..policy import leads, network, opinion


def weights_of(game: Game) -> bytes | None:
    """Numbers in the order in which the compiled search reads them: of 16 bits if they say it
    all."""
    if game.id not in leads():
        return None
    knowledge = network(game).knowledge()
    halves = knowledge.astype("<f2")
    return bytes(halves if (halves == knowledge).all() else knowledge.astype("<f4"))


def weights_at(game: Game) -> int:
    """Where they go, behind the room to work in: bytes."""
    scores = opinion(game, leads()[game.id]["players"][0]).scores
    return int(scores.nbytes - network(game).knowledge().nbytes)
