"""Games of the terminal as files: what was played, and who sat where."""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from pathlib import Path

from ..core.errors import BrokenSave
from ..core.match import Match


def place_for(game_id: str) -> Path:
    """Where a game is kept that nobody has named a file for."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "rookery"
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game_id}-{time.strftime('%Y-%m-%d-%H%M%S')}.json"


def with_seats(match: Match, who: list[str]) -> str:
    """A save file that also says who sat where, as `--seat` names them."""
    return json.dumps({**json.loads(match.to_json()), "seats": who}, ensure_ascii=False, indent=1)


def seats_of(saved: str, match: Match) -> list[str]:
    """Who sat where, if the file says so."""
    who = json.loads(saved).get("seats", [])
    if not isinstance(who, list) or not all(isinstance(name, str) for name in who):
        raise BrokenSave("seats: a list of names is needed")
    if who and len(who) != match.players:
        raise BrokenSave(f"seats: {match.players} play, but {len(who)} are named")
    return who
