"""What is written to people by mail, and the keys in it. A key is signed, and says by itself whose
it is and for which address: nothing has to be kept of it."""

from __future__ import annotations

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from ...core.text import texts
from ..contract import path_to
from ..settings import Settings
from ..words import OWN_TEXTS
from .mail import Mailer

CONFIRM_S = 2 * 86_400


class Letters:
    def __init__(self, settings: Settings, secret: str) -> None:
        self._mailer = Mailer(settings)
        self._addresses = URLSafeTimedSerializer(secret, salt="mail")
        self._goodbyes = URLSafeSerializer(secret, salt="unsubscribe")

    @property
    def offered(self) -> bool:
        """Whether this house can send any."""
        return self._mailer.offered

    async def ask_address(self, person: str, name: str, address: str, language: str) -> None:
        """A link by which an address becomes somebody's."""
        url = self._link("confirm_mail", self._addresses.dumps([person, address]))
        own = texts(OWN_TEXTS, language)
        text = own.say("mail-confirm", name=name, url=url)
        await self._mailer.send(address, own.say("mail-confirm-subject"), text)

    def asked(self, key: str) -> tuple[str, str] | None:
        """Whose address it is, by a link that went there."""
        try:
            person, address = self._addresses.loads(key, max_age=CONFIRM_S)
        except (BadData, TypeError, ValueError):
            return None
        return str(person), str(address)

    async def reset(self, address: str, name: str, key: str, language: str) -> None:
        own = texts(OWN_TEXTS, language)
        text = own.say("mail-reset", name=name, url=self._link("new_password", key))
        await self._mailer.send(address, own.say("mail-reset-subject"), text)

    async def turn(
        self, person: str, address: str, language: str, title: str, body: str, path: str
    ) -> None:
        """Whoever wants no more of them says so with one click, or by their mail program."""
        key = self._goodbyes.dumps([person, address])
        text = texts(OWN_TEXTS, language).say(
            "mail-turn", what=body, url=self._mailer.site + path,
            unsubscribe=self._link("unsubscribe", key),
        )  # fmt: skip
        programs = f"{self._mailer.site}/api/unsubscribe?key={key}"
        await self._mailer.send(address, title, text, programs)

    def unsubscribed(self, key: str) -> tuple[str, str] | None:
        """Who wants no more mail at which address."""
        try:
            person, address = self._goodbyes.loads(key)
        except (BadData, TypeError, ValueError):
            return None
        return str(person), str(address)

    def _link(self, page: str, key: str) -> str:
        """What stands behind the # reaches no server, and no log of one."""
        return f"{self._mailer.site}{path_to(page)}#{key}"
