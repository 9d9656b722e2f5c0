"""Whoever is away is told that it is their turn: by push and by mail, over real sockets."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from rookery.server.notices import notices, quiet
from rookery.server.notices.mail import is_address, one_mailbox
from rookery.server.storage import contacts
from rookery.server.storage.contacts import Contact
from rookery.server.storage.store import Store

from .post_offices import Browser, Mailbox, PushService, mail_server, push_service
from .test_clocks import Time
from .visitors import Json, Server, Socket, Visitor, in_loop, open_server

ANNA = {"name": "Anna", "password": "correct horse"}
HOUR_MS = 3_600_000
SOON: Any = {"hooks_inside": True, "notice_after_s": 0}


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test turns the clock, and makes the rounds itself."""
    monkeypatch.setattr(notices, "ROUND_S", 1e6)


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
def post() -> Iterator[tuple[Mailbox, dict[str, Any]]]:
    """A mailbox, and the settings by which a house writes to it."""
    with mail_server() as (box, smtp):
        yield box, {**SOON, "smtp": smtp, "url": "https://birds.example"}


async def say(who: Visitor, method: str, path: str, **body: Any) -> tuple[int, str]:
    answer = await who.http.request(method, path, json=body)
    return answer.status_code, "" if answer.is_success else answer.json()["error"]


async def subscribe(who: Visitor, browser: Browser, service: PushService) -> None:
    told = {**browser.subscription, "language": "en"}
    assert await say(who, "POST", "/api/me/push", **told) == (200, "")
    welcome = browser.read(await asyncio.to_thread(service.next))
    assert await say(who, "POST", "/api/me/push/confirm", key=welcome["key"]) == (200, "")


async def her_turn(server: Server, anna: Visitor) -> tuple[Json, Socket]:
    """Ben has moved, and Anna, whose turn it is, is not there."""
    ben = await server.visitor("Ben")
    table = await anna.make_table("me", "open")
    await ben.join(table)
    his = await ben.sit(table)
    if not his.last["legal"]:
        hers = await anna.sit(table)
        while hers.last["legal"]:
            await hers.act()
        await hers.close()
        await his.until(lambda update: bool(update["legal"]))
    while his.last["legal"]:
        await his.act()
    return table, his


async def rounds(server: Server) -> None:
    await server.house.notices.make_round()


@in_loop
async def test_a_browser_is_told_of_a_turn_once_and_not_every_time(
    database: str, service: PushService
) -> None:
    time = Time()
    async with open_server(database, time, **SOON) as server:
        anna = await server.visitor("Anna")
        browser = Browser(service)
        await subscribe(anna, browser, service)
        assert (await anna.get("/api/me/notices"))["here"]
        table, his = await her_turn(server, anna)
        await rounds(server)
        said = browser.read(await asyncio.to_thread(service.next))
        assert said == {
            "title": "CuBirds: your move", "body": "With Ben",
            "url": f"/t/{table['id']}", "tag": table["id"],
        }  # fmt: skip
        time.ms += 10 * HOUR_MS
        await rounds(server)
        assert service.posted.empty()  # one notice for a turn

        time.ms += 1_000
        for hours in (0, 1):  # the next turn within the hour is told when the hour is over
            hers = await anna.sit(table)
            while hers.last["legal"]:
                await hers.act()
            await hers.close()
            await his.until(lambda update: bool(update["legal"]))
            while his.last["legal"]:
                await his.act()
            await rounds(server)
            time.ms += 0 if hours else 1
            if hours:
                assert service.posted.empty()
                time.ms += HOUR_MS
                await rounds(server)
            assert browser.read(await asyncio.to_thread(service.next))["tag"] == table["id"]


@in_loop
async def test_who_is_there_or_sleeps_is_not_told(
    sqlite_database: str, service: PushService
) -> None:
    time = Time()
    time.ms = 1_793_577_600_000  # 2026-11-02, 00:00 UTC
    async with open_server(sqlite_database, time, **SOON) as server:
        anna = await server.visitor("Anna")
        browser = Browser(service)
        await subscribe(anna, browser, service)
        night = {"quiet_from": 23 * 60, "quiet_to": 7 * 60, "zone": "Europe/Warsaw"}
        changed = await anna.http.patch("/api/me/notices", json=night)
        assert changed.json()["zone"] == "Europe/Warsaw"
        wrong = await say(anna, "PATCH", "/api/me/notices", zone="Nowhere/At_all")
        assert wrong == (422, "invalid")
        table, _ = await her_turn(server, anna)
        await rounds(server)
        time.ms += 5 * HOUR_MS  # six in the morning there
        await rounds(server)
        assert service.posted.empty()
        time.ms += HOUR_MS
        hers = await anna.sit(table)
        await rounds(server)  # she has come by herself
        assert service.posted.empty()
        await hers.close()
        await rounds(server)
        assert service.posted.empty()


@in_loop
async def test_nobody_takes_a_browser_that_is_not_theirs(
    sqlite_database: str, service: PushService
) -> None:
    """Replayed, foreign and senseless subscriptions."""
    async with open_server(sqlite_database, **SOON, pushes_per_minute=100) as server:
        anna, eve = await server.visitor("Anna"), await server.visitor("Eve")
        browser = Browser(service)
        await subscribe(anna, browser, service)

        stolen = {**browser.subscription, "language": "en"}  # somebody has seen it
        assert await say(eve, "POST", "/api/me/push", **stolen) == (200, "")
        key = browser.read(await asyncio.to_thread(service.next))["key"]
        assert await say(anna, "POST", "/api/me/push/confirm", key=key) == (409, "link_gone")
        assert await say(eve, "POST", "/api/me/push/confirm", key="x") == (409, "link_gone")
        assert (await anna.get("/api/me/notices"))["here"]
        assert (await eve.get("/api/me/notices"))["devices"] == 0

        for wrong in ({"p256dh": "AAAA"}, {"auth": "A"}, {"endpoint": "ftp://x"}):
            answer = await say(eve, "POST", "/api/me/push", **(stolen | wrong))
            assert answer == (422, "invalid")
        service.status = 403  # for another house's key
        assert await say(eve, "POST", "/api/me/push", **stolen) == (409, "unreachable")
        service.status = 410
        await asyncio.to_thread(service.next)
        await her_turn(server, anna)
        await rounds(server)
        assert (await anna.get("/api/me/notices"))["devices"] == 0  # it is gone, and forgotten

    async with open_server(sqlite_database) as server:  # where hooks go outside only
        eve = await server.visitor()
        for endpoint, answer in (
            (stolen["endpoint"], (422, "invalid")),
            ("https://127.0.0.1:9/", (409, "unreachable")),
            ("https://localhost/", (409, "unreachable")),
        ):
            told = stolen | {"endpoint": endpoint}
            assert await say(eve, "POST", "/api/me/push", **told) == answer


@in_loop
async def test_a_browser_follows_its_guest_to_an_account_and_logging_out_ends_it(
    sqlite_database: str, service: PushService
) -> None:
    async with open_server(sqlite_database, **SOON) as server:
        anna = await server.visitor()
        browser = Browser(service)
        await subscribe(anna, browser, service)
        await anna.post("/api/accounts", **ANNA)
        assert (await anna.get("/api/me/notices"))["here"]
        export = await anna.get("/api/me/export")
        assert [device["endpoint"] for device in export["push_devices"]] == [
            browser.subscription["endpoint"]
        ]
        await anna.http.delete("/api/session")
        await anna.post("/api/session", **ANNA)
        assert (await anna.get("/api/me/notices"))["devices"] == 0


async def with_address(anna: Visitor, box: Mailbox) -> str:
    """Anna has an account with an address; what stood in the mail."""
    await anna.post("/api/accounts", **ANNA)
    wanted = {"address": "anna@mail.example", "password": ANNA["password"], "language": "en"}
    assert await say(anna, "POST", "/api/me/mail", **wanted) == (200, "")
    letter = await asyncio.to_thread(box.next)
    assert letter["To"] == "anna@mail.example"
    assert (await anna.get("/api/me/notices"))["mail"] is None  # not yet
    key = key_in(letter.get_content(), "confirm-mail")
    assert await say(anna, "POST", "/api/mail/confirm", key=key) == (200, "")
    assert (await anna.get("/api/me/notices"))["mail"] == "anna@mail.example"
    return key


def key_in(text: str, page: str) -> str:
    found = re.search(rf"https://birds\.example/{page}#(\S+)", text)
    assert found, text
    return found.group(1)


@in_loop
async def test_a_mail_tells_of_a_turn_and_can_be_unsubscribed(
    database: str, post: tuple[Mailbox, dict[str, Any]]
) -> None:
    box, settings = post
    async with open_server(database, **settings) as server:
        anna = await server.visitor()
        await with_address(anna, box)
        table, _ = await her_turn(server, anna)
        await rounds(server)
        letter = await asyncio.to_thread(box.next)
        assert letter["Subject"] == "CuBirds: your move"
        assert f"https://birds.example/t/{table['id']}" in letter.get_content()
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        one_click = str(letter["List-Unsubscribe"]).strip("<>")
        stranger = await server.visitor()
        path = one_click.removeprefix("https://birds.example")
        content = "List-Unsubscribe=One-Click"
        assert (await stranger.http.post(path, content=content)).status_code == 200
        known = await anna.get("/api/me/notices")
        assert (known["mail"], known["by_mail"]) == ("anna@mail.example", False)
        wrong = await stranger.http.post("/api/unsubscribe?key=x", content=content)
        assert wrong.status_code == 409


@in_loop
async def test_a_password_is_reset_by_mail_and_nobody_learns_who_has_an_account(
    database: str, post: tuple[Mailbox, dict[str, Any]]
) -> None:
    box, settings = post
    async with open_server(
        database, **settings, mails_per_minute=1_000, logins_per_minute=1_000
    ) as server:
        anna = await server.visitor()
        key = await with_address(anna, box)
        await (await server.visitor()).post("/api/accounts", name="Ben", password="no address")
        stranger = await server.visitor()
        answers = [
            await stranger.http.post("/api/reset/mail", json={"name": name})
            for name in ("Nobody", "Ben", "anna")
        ]
        assert len({(a.status_code, a.content) for a in answers}) == 1
        letter = await asyncio.to_thread(box.next)
        link = key_in(letter.get_content(), "new-password")
        reset = {"key": link, "password": "battery staple"}
        assert await say(stranger, "POST", "/api/reset", **reset) == (200, "")
        assert await say(stranger, "POST", "/api/reset", **reset) == (409, "link_gone")
        assert await say(anna, "GET", "/api/me/mail") != (200, "")
        assert (await anna.get("/api/me"))["account"] is None  # logged out everywhere

        # A bomb: so many mails a day to one mailbox, however often and by whomever it is asked.
        for _ in range(20):
            await stranger.http.post("/api/reset/mail", json={"name": "anna"})
        for _ in range(3):  # with the two of before
            await asyncio.to_thread(box.next)
        ben = await server.visitor()
        await ben.post("/api/session", name="Ben", password="no address")
        more = {"address": "Anna+more@mail.example", "password": "no address", "language": "pl"}
        assert await say(ben, "POST", "/api/me/mail", **more) == (429, "too_many")
        assert await say(ben, "POST", "/api/mail/confirm", key=key[:-2]) == (409, "link_gone")
        for wrong in ("anna", "a@b", "a@b.c\r\nBcc: x@y.z", "a b@c.de"):
            answer = await say(ben, "POST", "/api/me/mail", **(more | {"address": wrong}))
            assert answer == (422, "invalid")
        assert box.letters.empty()


def test_mails_of_one_moment_all_count(database: str) -> None:
    """However quickly they are asked for, and at however many workers."""
    houses = [Store(database, patience_s=60) for _ in range(2 if "postgres" in database else 1)]
    ask = partial(contacts.may_mail, address="a", most=5, now=1_000_000_000)

    async def at(store: Store) -> int:
        return sum(await asyncio.gather(*(store.write(ask) for _ in range(20))))

    async def everywhere() -> list[int]:
        return list(await asyncio.gather(*map(at, houses)))

    assert sum(asyncio.run(everywhere())) == 5
    later = partial(ask, now=1_000_000_000 + contacts.DAY_MS + 100)
    assert asyncio.run(houses[0].write(later))
    for store in houses:
        store.close()


@in_loop
async def test_a_house_without_mail_says_so(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna = await server.visitor()
        assert not (await anna.get("/api/me/notices"))["mail_offered"]
        assert await say(anna, "POST", "/api/reset/mail", name="Anna") == (409, "no_mail")


@pytest.mark.parametrize(
    ("clock", "later"),
    [("21:59", "21:59"), ("22:00", "07:30"), ("03:00", "07:30"), ("07:30", "07:30")],
)
def test_quiet_hours_over_midnight(clock: str, later: str) -> None:
    contact = Contact(quiet_from=22 * 60, quiet_to=7 * 60 + 30, zone="UTC")
    hours, minutes = map(int, clock.split(":"))
    now = (hours * 60 + minutes) * 60_000
    over = quiet.over_at(contact, now) // 60_000 % 1440
    assert f"{over // 60:02}:{over % 60:02}" == later
    assert quiet.over_at(Contact(), now) == now


def test_quiet_hours_in_a_night_that_is_an_hour_longer() -> None:
    contact = Contact(quiet_from=0, quiet_to=8 * 60, zone="Europe/Warsaw")
    midnight = 1_792_879_200_000  # 2026-10-25: at three it is two once more
    assert quiet.over_at(contact, midnight) - midnight == 9 * HOUR_MS


def test_addresses() -> None:
    assert is_address("anna.b+rookery@mail.example")
    assert one_mailbox("Anna+x@Mail.example") == "anna@mail.example"
    assert not any(map(is_address, ("anna", "a@b", "a@@b.de", "a..b@c.de", "a@b.de\n", "ą@b.de")))
