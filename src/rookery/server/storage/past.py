"""A house that went back in time.

Whoever plays on after yesterday's backup was restored has clients at the door that have seen what
is now lost. Versions of tables never go down, so that a client can tell old from new: hence they
go on far above all that were given out before.
"""

from __future__ import annotations

import time

from sqlalchemy import Connection

from .people import find_secret, set_secret

SECRET = "restored_at"
VERSIONS_A_SECOND = 1_000_000
"""More than any table ever gets. The product fits into a browser's numbers until the year 2255."""


def note(connection: Connection) -> None:
    """The house was restored now."""
    set_secret(connection, SECRET, str(int(time.time())))


def versions_from(connection: Connection) -> int:
    return int(find_secret(connection, SECRET) or 0) * VERSIONS_A_SECOND
