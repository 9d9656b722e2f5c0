"""Where the server listens, and what to type into a browser to get there."""

from __future__ import annotations

import errno
import socket

import msgspec

from ..core.errors import BadSetup

USUAL_PORT = 8000
FURTHER_PORTS = 20
BACKLOG = 4096
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""What listens at all addresses of the machine, and where the machine itself finds it."""
SOMEBODY_FAR = ("192.0.2.1", 9)
"""An address that nobody has: to ask the system which way out it would take sends nothing."""


class Address(msgspec.Struct, frozen=True):
    host: str
    port: int
    instead_of: int | None = None
    """The usual port, if it was taken."""

    @property
    def url(self) -> str:
        """As somebody at this machine types it."""
        return _url(EVERYWHERE.get(self.host, self.host), self.port)

    @property
    def for_all(self) -> bool:
        return self.host in EVERYWHERE

    @property
    def for_neighbours(self) -> str:
        """As somebody in the same network types it, as far as the machine knows its own address."""
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
            try:
                asked.connect(SOMEBODY_FAR)
                return _url(str(asked.getsockname()[0]), self.port)
            except OSError:
                return _url(socket.gethostname(), self.port)


def listen(host: str, port: int | None) -> tuple[socket.socket, Address]:
    """Opens the door. A port that was asked for is the one; else the usual one or one near it."""
    wanted = range(USUAL_PORT, USUAL_PORT + FURTHER_PORTS) if port is None else [port]
    for number in wanted:
        try:
            listening = _bind(host, number)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and number != wanted[-1]:
                continue
            reason = error.strerror or str(error)
            raise BadSetup(
                f"port: {host}:{number} cannot be used ({reason}); try another, as in --port 8080"
            ) from None
        taken = port is None and number != USUAL_PORT
        found = listening.getsockname()[1]
        return listening, Address(host, found, USUAL_PORT if taken else None)
    raise AssertionError("there is a port to try")


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)  # whoever comes while the server gets ready waits a moment
    except OSError:
        listening.close()
        raise
    return listening


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
