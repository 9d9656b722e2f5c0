"""`rookery verify`: was a finished game dealt from the seed that was promised, and by the rules?"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated

import typer


def add_to(app: typer.Typer) -> None:
    app.command()(verify)


def verify(
    file: Annotated[Path, typer.Argument(help="The file that a table's export gave you.")],
    commitment: Annotated[
        str, typer.Option(help="The commitment that the table showed before the first move.")
    ] = "",
) -> None:
    """Play a finished game again, and check its seed against the commitment."""
    from ..core.errors import BrokenSave
    from ..core.match import Match

    try:
        text = file.read_bytes()
    except OSError as error:
        raise BrokenSave(f"{file}: {error.strerror}") from None
    match = Match.from_json(text)
    found = hashlib.sha256(match.seed.to_bytes(32, "big")).hexdigest()
    print(f"game        {match.game.meta.title}, {match.players} players")
    print(f"decisions   {len(match.decisions)}, all legal; they lead to the saved state")
    print(f"seed        {match.seed:064x}")
    print(f"commitment  {found}")
    outcome = match.outcome()
    if outcome is None:
        print("outcome     not over yet")
    else:
        print(f"outcome     places {list(outcome.places)}, scores {list(outcome.scores)}")
    if not commitment:
        print("Compare the commitment with the one that the table showed before the first move.")
    elif commitment.strip().lower() == found:
        print("The commitment matches: the cards were fixed before the first move.")
    else:
        raise BrokenSave(f"commitment: {commitment} was promised, but the seed gives {found}")
