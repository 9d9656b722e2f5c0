"""A network's weights for a browser: those of a game whose eagle is guided by one somewhere."""

from __future__ import annotations

from ...core.game import Game
from ..policy import leads, network, opinion


def weights_of(game: Game) -> bytes | None:
    """Numbers of 32 bits, in the order in which the compiled search reads them."""
    if game.id not in leads():
        return None
    return bytes(network(game).knowledge().astype("<f4").tobytes())


def weights_at(game: Game) -> int:
    """Where they go, behind the room to work in: bytes."""
    scores = opinion(game, leads()[game.id]["players"][0]).scores
    return int(scores.nbytes) - len(weights_of(game) or b"")
