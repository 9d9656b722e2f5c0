"""Web Push: something is said to a browser while none of its windows is open, through the push
service of whoever made the browser. What is said is encrypted for that browser (RFC 8291), and
signed with the house's key (RFC 8292), for which alone the browser has given the address out."""

from __future__ import annotations

import base64
import time
from enum import Enum
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from ..storage.contacts import Device
from ..table.hooks import Hooks

LIFE_S = 86_400
"""How long a push service keeps what it cannot deliver."""
SIGNED_FOR_S = 12 * 3_600
GONE = (403, 404, 410)
"""The browser has given the address up, or it was never meant for this house."""


class Told(Enum):
    YES = "yes"
    LATER = "later"
    GONE = "gone"


class Said(msgspec.Struct, omit_defaults=True):
    """What the browser shows (`web/flight.js`). `key` is sent back, if there is one."""

    title: str
    body: str
    url: str
    tag: str
    key: str = ""


def new_key() -> str:
    """A house's own, as text."""
    secret = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(secret.to_bytes(32, "big"))


def is_key_of_browser(p256dh: str, auth: str) -> bool:
    """Whether something can be encrypted for that."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        return len(_bytes(auth)) == 16
    except ValueError:
        return False


class Push:
    def __init__(self, hooks: Hooks, key: str, contact: str) -> None:
        self._hooks = hooks
        self._vapid = Vapid02.from_raw(key.encode())
        self._contact = contact
        """Whom a push service may write to: an address of a mail or of a site."""

    @property
    def public_key(self) -> str:
        """What a browser wants to know of the house before it gives out an address."""
        public = self._vapid.public_key
        return _text(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def say(self, device: Device, said: Said) -> Told:
        parts = urlsplit(device.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self._contact,
            "exp": int(time.time()) + SIGNED_FOR_S,
        }
        body = http_ece.encrypt(
            msgspec.json.encode(said),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(device.p256dh),
            auth_secret=_bytes(device.auth),
        )
        headers = {
            **self._vapid.sign(claims),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(LIFE_S),
            "Urgency": "normal",
        }
        try:
            status = await self._hooks.post(device.endpoint, body, headers)
        except OSError:
            return Told.LATER
        if status in GONE:
            return Told.GONE
        return Told.YES if 200 <= status < 300 else Told.LATER


def _text(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
