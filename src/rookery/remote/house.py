"""A server elsewhere, as a guest or an account of it: what goes over HTTP."""

from __future__ import annotations

import json
import urllib.request
from http.cookiejar import CookieJar
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, urlsplit

from ..core.errors import TurnedAway

PATIENCE_S = 30


class Address(NamedTuple):
    """What a link leads to. Without a table it is the house."""

    base: str
    table: str = ""
    invite: str = ""


def read_address(url: str) -> Address:
    parts = urlsplit(url if "://" in url else f"http://{url}")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise TurnedAway(f"{url}: a link to a table is needed: https://…/t/…?invite=…")
    before, there, table = parts.path.partition("/t/")
    base = f"{parts.scheme}://{parts.netloc}{before if there else parts.path}".rstrip("/")
    invite = parse_qs(parts.query).get("invite", [""])[0]
    return Address(base, table.strip("/"), invite)


class House:
    """Its cookie is kept as long as this is."""

    def __init__(self, base: str) -> None:
        self.base = base
        self._jar = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """What it answers; `TurnedAway` says why it does not."""
        request = urllib.request.Request(
            self.base + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        try:
            with self._opener.open(request, timeout=PATIENCE_S) as answer:
                return json.load(answer)
        except HTTPError as error:
            raise TurnedAway(f"{self.base}: {_said(error)}") from None
        except (URLError, OSError) as error:
            raise TurnedAway(f"{self.base}: {getattr(error, 'reason', error)}") from None
        except ValueError:
            raise TurnedAway(f"{self.base}: no house of Rookery answers there") from None

    def come_as_a_program(self, name: str = "", account: str = "", password: str = "") -> None:
        """Be known as what one is. An account that is not there yet is made."""
        self.ask("GET", "/api/me")
        if account:
            given = {"name": account, "password": password}
            try:
                self.ask("POST", "/api/session", given)
            except TurnedAway as wrong:
                try:
                    self.ask("POST", "/api/accounts", given)
                except TurnedAway:
                    raise wrong from None
        told = {"name": name} if name and not account else {}
        self.ask("PATCH", "/api/me", {"program": True, **told})

    def open_table(self, game: str = "") -> str:
        """The listed table that has waited longest for somebody."""
        waiting = self.ask("GET", "/api/tables")["open"]
        fitting = [
            table
            for table in waiting
            if game in ("", table["game"])
            and any(seat["kind"] == "open" for seat in table["seats"])
        ]
        if not fitting:
            raise TurnedAway(
                f"{self.base}: no table is waiting for anybody; make one, or get a link"
            )
        return str(min(fitting, key=lambda table: float(table["created_at"]))["id"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)


def _said(error: HTTPError) -> str:
    try:
        return str(json.load(error)["message"])
    except (ValueError, KeyError, TypeError, OSError):
        return f"no house of Rookery answers there ({error.code})"
