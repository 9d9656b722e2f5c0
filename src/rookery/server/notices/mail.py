"""Mails, by a server that the operator names."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any
from urllib.parse import unquote, urlsplit

from ...core.errors import BadSetup
from ..pools import Pool
from ..settings import Settings

TIMEOUT_S = 10.0
MAILS = Pool("mails", threads=1, most=200)
ADDRESS = re.compile(
    r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}", re.I | re.A
)


def is_address(text: str) -> bool:
    return ADDRESS.fullmatch(text) is not None and ".." not in text


def one_mailbox(address: str) -> str:
    """The same for all ways to write an address that lead to one mailbox, as far as is known."""
    local, _, domain = address.lower().partition("@")
    return f"{local.partition('+')[0]}@{domain}"


class Mailer:
    def __init__(self, settings: Settings) -> None:
        self.offered = bool(settings.smtp and settings.url)
        self.site = settings.url.rstrip("/")
        if not self.offered:
            return
        parts = urlsplit(settings.smtp)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise BadSetup("smtp: an address like smtp://USER:PASSWORD@HOST:587 is needed")
        self._encrypted = parts.scheme == "smtps"
        self._host = parts.hostname
        self._port = parts.port or (465 if self._encrypted else 25)
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        self._name = urlsplit(settings.url).hostname or "localhost"
        self._from = settings.mail_from or f"rookery@{self._name}"

    async def send(self, to: str, subject: str, text: str, unsubscribe: str = "") -> None:
        """`OSError` if it cannot be sent. `unsubscribe` is an address that programs may post to."""
        letter = EmailMessage()
        letter["From"] = Address("Rookery", addr_spec=self._from)
        letter["To"] = to
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self._name)
        letter["Auto-Submitted"] = "auto-generated"
        if unsubscribe:
            letter["List-Unsubscribe"] = f"<{unsubscribe}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        await MAILS.run(self._send, letter)

    def _send(self, letter: EmailMessage) -> None:
        try:
            with self._connect() as server:
                if self._user:
                    server.login(self._user, self._password)
                server.send_message(letter)
        except smtplib.SMTPException as error:
            raise OSError(str(error)) from error

    def _connect(self) -> smtplib.SMTP:
        trusted = ssl.create_default_context()
        place: Any = {"host": self._host, "port": self._port, "timeout": TIMEOUT_S}
        if self._encrypted:
            return smtplib.SMTP_SSL(**place, context=trusted)
        server = smtplib.SMTP(**place)
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=trusted)
            server.ehlo()
        elif self._user:
            server.close()
            raise OSError("the mail server offers no encryption for the password")
        return server
