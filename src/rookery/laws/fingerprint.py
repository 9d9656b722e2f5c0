"""Print digests of random games of one game, as this process runs the rules: what lies on the
table, what is legal, shown, told, refused and rated after every decision, and what bots decide.

The law of equal modes starts it interpreted, compiled and bounds-checked, and compares.
"""

from __future__ import annotations

import hashlib
import sys
from collections import defaultdict
from typing import Any

import msgspec
import numpy as np
from numba.core import config
from numba.np import arrayobj

from ..bots.bot import find_bot
from ..bots.looks import rater
from ..bots.policy import learned, network
from ..core.catalogue import Decision
from ..core.errors import IllegalDecision
from ..core.match import Match
from ..core.random import below, generator
from ..core.registry import find_meta
from .tables import Table, play_at_random, tables_of

REFUSED = 3
"""Decisions that are not legal, tried at every position."""
BOTS = ("random", "chick", "fledgling", "hawk", "plain:6")
LEARNED = ("policy", "policy+search:6")
LEASHED = "policy+leash:6"


class Fingerprint:
    """A digest for each thing that is compared."""

    def __init__(self) -> None:
        self._digests: defaultdict[str, Any] = defaultdict(hashlib.sha256)

    def add(self, what: str, *found: object) -> None:
        for thing in found:
            self._digests[what].update(
                thing if isinstance(thing, bytes) else msgspec.json.encode(thing)
            )

    def lines(self) -> list[str]:
        return [f"{what} {digest.hexdigest()}" for what, digest in sorted(self._digests.items())]


def look(match: Match, seed: int, found: Fingerprint) -> None:
    """Everything about a position."""
    game, n = match.game, len(match.decisions)
    found.add("states", match.state.tobytes())
    found.add("legal", match.choices.tobytes())
    for seat in (*range(match.players), None):
        found.add("views", match.view_json(seat))
        found.add("logs", match.log(seat))
    for seat in range(match.players):
        out = np.full(game.feature_count, 99, np.int8)
        game.kernels.features(match.state, seat, out)
        found.add("features", out.tobytes())
    guessed = match.copy()
    game.kernels.guess(guessed.state, n % (match.players + 1) - 1, generator(seed))
    found.add("guesses", guessed.state.tobytes())
    rng = generator(seed + n)
    legal = match.legal()
    for _ in range(REFUSED):
        tried = game.catalogue[below(rng, len(game.catalogue))]
        if tried not in legal:
            try:
                match.play(tried)
            except IllegalDecision as refused:
                found.add("refusals", refused.key, refused.clause, refused.arguments)
    if match.over:
        return
    if game.evaluate is not None:
        shares = np.zeros(match.players, np.float32)
        game.evaluate(game.layout.lean_copy(match.state)[0], shares)
        found.add("evaluations", shares.tobytes())
    if game.rate is not None:
        scores = game.rating_buffer()
        state = match.state.copy()
        rater(game)(state, match.turn, generator(seed), match.choices, len(legal), scores)
        found.add("ratings", scores[: len(legal)].tobytes())


def ask(name: str, match: Match, seed: int, found: Fingerprint) -> None:
    """What a bot decides, and again with what it remembers of that."""
    bot = find_bot(name, seed, timed=False)
    trial = match.copy()
    for _ in range(2):
        if trial.turn == match.turn:
            decision = bot.decide(trial.seat())
            found.add(f"decisions of {name}", int(decision))
            trial.play(decision)


def bots_of(match: Match) -> list[str]:
    if not learned(match.game):
        return list(BOTS)
    trusted = match.players in network(match.game).tables
    return [*BOTS, *LEARNED, LEASHED] if trusted else [*BOTS, *LEARNED]


def plan(table: Table, seed: int, with_bots: bool) -> tuple[list[Decision], dict[int, str]]:
    """What is played, and after how many decisions which bot is asked."""
    match = play_at_random(table.match(seed), seed)
    bots = bots_of(match) if with_bots else []
    return match.decisions, {len(match.decisions) * i // len(bots): b for i, b in enumerate(bots)}


def fingerprint(table: Table, seed: int, with_bots: bool) -> Fingerprint:
    found = Fingerprint()
    match = table.match(seed)
    decisions, moments = plan(table, seed, with_bots)
    look(match, seed, found)
    for decision in decisions:
        if name := moments.get(len(match.decisions)):
            ask(name, match, seed, found)
        match.play(decision)
        look(match, seed, found)
    found.add("results", match.outcome())
    return found


def plain_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index as it stands, which the check of bounds then refuses where it is negative: on a GPU
    nobody counts from an array's end."""
    return context.cast(builder, index, kind, arrayobj.types.intp)


def main(game_id: str, seed: int, with_bots: bool) -> None:
    for table in tables_of(find_meta(game_id)):
        for line in fingerprint(table, seed, with_bots).lines():
            print(table, line)


if __name__ == "__main__":
    if config.BOUNDSCHECK:
        arrayobj.fix_integer_index = plain_index
    # Bots are compiled once, not also with bounds checked: interpreted, they are checked anyway.
    main(sys.argv[1], int(sys.argv[2]), with_bots=not config.BOUNDSCHECK)
