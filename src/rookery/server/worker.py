"""One of several workers: serves on a socket that its supervisor has opened."""

from __future__ import annotations

import socket
import sys

from .children import end_with_parent
from .serve import Server, configuration
from .settings import Settings


def main() -> None:
    end_with_parent()
    file, host, port = sys.argv[1:]
    settings = Settings.from_environment()
    listening = socket.socket(fileno=int(file))
    listening.set_inheritable(False)  # bots do not hold the port
    Server(configuration(settings, host, int(port))).run([listening])


if __name__ == "__main__":
    main()
