"""Reviews: what a game's decisions were worth by what its players could know, and what was luck.

    start + luck + skill = result        for every seat, exactly

docs/review.md defines the four. A review grows: every pass plays more games on from every moment.
"""

from __future__ import annotations

import time

from ..core.errors import BadSetup
from ..core.match import Match
from .review_forms import Review as Review
from .reviewing import Reviewing, worlds_in

MOST_WORLDS = 1 << 20


def review(
    match: Match,
    worlds: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    open: bool = False,
) -> Review:
    """Review a finished game.

    Without `seconds` the same match, seed and worlds give the same numbers on any machine. `open`
    judges with all cards open.
    """
    if worlds is not None and not 1 <= worlds <= MOST_WORLDS:
        raise BadSetup(f"worlds: a number from 1 to {MOST_WORLDS}, not {worlds}")
    if seconds is not None and not seconds > 0:
        raise BadSetup(f"seconds: more than 0, not {seconds}")
    reviewing = Reviewing(match, seed, open)
    deadline = None if seconds is None else time.monotonic() + seconds
    most = worlds or (worlds_in(match.game) if seconds is None else MOST_WORLDS)
    reviewing.grow_to(most, deadline)
    return reviewing.review()
