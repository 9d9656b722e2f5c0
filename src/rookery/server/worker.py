"""One of several workers: serves on a socket that its supervisor has opened."""

from __future__ import annotations

import socket
import sys

from .serve import Server, configuration
from .settings import Settings


def main() -> None:
    file, host, port = sys.argv[1:]
    settings = Settings.from_environment()
    listening = socket.socket(fileno=int(file))
    Server(configuration(settings, host, int(port))).run([listening])


if __name__ == "__main__":
    main()
