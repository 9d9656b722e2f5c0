"""What the house sends notices through, on this machine: a push service, and a server for mail."""

from __future__ import annotations

import base64
import email
import email.policy
import json
import queue
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

PATIENCE_S = 60


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Keeps what is posted to it. `status` is what it says to that."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.status = 201
        self.posted: queue.Queue[Posted] = queue.Queue()

    def next(self) -> Posted:
        return self.posted.get(timeout=PATIENCE_S)


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.posted.put(Posted(self.path, dict(self.headers), body))
            self.send_response(service.status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield service
    server.shutdown()
    thread.join()
    server.server_close()


class Browser:
    """The half of one that has to do with push: its keys, and what it understands."""

    def __init__(self, service: PushService, name: str = "browser") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes ok"
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.path = f"/{name}"
        self.subscription = {
            "endpoint": service.url + self.path,
            "p256dh": base64.urlsafe_b64encode(public).rstrip(b"=").decode(),
            "auth": base64.urlsafe_b64encode(self._auth).rstrip(b"=").decode(),
        }

    def read(self, posted: Posted) -> dict[str, Any]:
        """As only this browser can."""
        assert posted.path == self.path
        assert Vapid02.verify(posted.headers["Authorization"])
        text = http_ece.decrypt(posted.body, private_key=self._key, auth_secret=self._auth)
        read: dict[str, Any] = json.loads(text)
        return read


class Mailbox:
    """Of everybody at once."""

    def __init__(self) -> None:
        self.letters: queue.Queue[EmailMessage] = queue.Queue()

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.put(letter)
        return "250 taken"

    def next(self) -> EmailMessage:
        return self.letters.get(timeout=PATIENCE_S)


@contextmanager
def mail_server() -> Iterator[tuple[Mailbox, str]]:
    """And its address, as the setting wants it."""
    box = Mailbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, f"smtp://127.0.0.1:{port}"
    controller.stop()
