"""The command `rookery`."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command. A mistake of the user's is one line and exit code 2, never a traceback."""
    from ..core.errors import RookeryError
    from .app import make_app

    try:
        make_app(*sys.argv[1:2])()
    except RookeryError as error:
        print(f"rookery: {error}", file=sys.stderr)
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
