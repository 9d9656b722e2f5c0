"""One of several workers: serves on a socket that its supervisor has opened."""

from __future__ import annotations

import socket
import sys

import structlog

from ..core.errors import RookeryError
from . import logs
from .children import end_with_parent
from .serve import run
from .settings import Settings
from .storage.store import Store


def main() -> None:
    end_with_parent()
    logs.start()
    file, host, port, *relief = sys.argv[1:]
    settings = Settings.from_environment()
    listening = socket.socket(fileno=int(file))
    listening.set_inheritable(False)  # bots do not hold the port
    try:
        store = Store(settings.database, settings.patience_s)
    except RookeryError as error:
        structlog.get_logger().error("worker cannot start", why=str(error))
        raise SystemExit(2) from None
    run(settings, store, host, int(port), listening, relief=bool(relief))


if __name__ == "__main__":
    main()
