"""The site as plain files, from a web server that knows nothing but files."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


class Bare(ThreadingHTTPServer):
    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that leaves is no news."""


@contextmanager
def bare_server(folder: Path) -> Iterator[str]:
    """Its address, while it runs."""
    server = Bare(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
