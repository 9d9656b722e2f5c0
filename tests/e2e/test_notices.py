"""Told of a turn while no table is open: from the click on a checkbox to the notice on the screen.
The push service is the test's own, since Chromium's needs a network; what it gets is decrypted, as
Chromium would, and handed to the service worker by Chromium's tools for developers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from ..server.post_offices import Browser, PushService, push_service
from .company import join, open_table, table_of
from .conftest import Meet
from .person import READY, Person
from .test_company import mover_of
from .test_everybody import assert_accessible

SUBSCRIBE = """(() => {
  const { endpoint, p256dh, auth } = %s;
  const toJSON = () => ({ keys: { p256dh, auth } });
  const found = { endpoint, toJSON, unsubscribe: async () => true };
  PushManager.prototype.subscribe = async () => found;
})()"""
SCREEN = """() => {
  self.shown = self.opened = null;
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) =>
    void (self.shown = { title, body, url: data.url });
  Object.defineProperty(navigator, 'setAppBadge', { value: async () => undefined });
  Clients.prototype.openWindow = async (url) => void (self.opened = url);
}"""
"""A Chromium without a screen has nowhere to show a notice or a badge, and opens no window."""
CLICK = """(url) => {
  const click = new ExtendableEvent('notificationclick');
  click.notification = { close() {}, data: { url } };
  self.dispatchEvent(click);
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


class Worker:
    """The service worker of a page, to which Chromium delivers what was pushed."""

    def __init__(self, person: Person) -> None:
        self._page, self._origin = person.page, person.url
        # Chromium puts a worker to sleep that has nothing to do, and what is put in here is lost.
        self._page.evaluate("void setInterval(() => fetch('/icon.svg'), 2000)")
        (self._worker,) = person.context.service_workers
        self._worker.evaluate(SCREEN)
        self._tools: CDPSession = person.context.new_cdp_session(person.page)
        self._found: list[dict[str, Any]] = []
        self._tools.on("ServiceWorker.workerRegistrationUpdated", self._learn)
        self._tools.send("ServiceWorker.enable")

    def _learn(self, event: dict[str, Any]) -> None:
        self._found += event["registrations"]

    def deliver(self, said: dict[str, Any]) -> dict[str, Any]:
        """What is shown of it."""
        while not self._found:
            self._page.wait_for_timeout(50)
        told = {
            "origin": self._origin,
            "registrationId": self._found[-1]["registrationId"],
            "data": json.dumps(said),
        }
        shown: dict[str, Any] | None = None
        while shown is None:  # the tools say nothing of one that did not arrive
            self._tools.send("ServiceWorker.deliverPushMessage", told)
            shown = self._look_for("shown")
        return shown

    def click(self, url: str) -> str:
        """The window that a click on a notice opens."""
        self._worker.evaluate(CLICK, url)
        return str(self._look_for("opened"))

    def _look_for(self, what: str) -> Any:
        for _ in range(100):
            if found := self._worker.evaluate(f"self.{what}"):
                self._worker.evaluate(f"self.{what} = null")
                return found
            self._page.wait_for_timeout(50)
        return None


def test_a_turn_is_told_by_push_in_a_browser(meet: Meet, service: PushService) -> None:
    alice = meet(service_workers="allow", permissions=["notifications"])
    bob = meet()
    browser = Browser(service)
    alice.context.add_init_script(SUBSCRIBE % json.dumps(browser.subscription))
    link = open_table(alice)
    table = table_of(link)
    join(bob, link, "Bob")
    while mover_of((alice, bob)) is alice:
        alice.choose()

    alice.go("/account")
    here = alice.page.get_by_label("Tell me in this browser")
    here.click()
    expect(alice.page.get_by_text("Just a moment")).to_be_visible()
    worker = Worker(alice)
    welcome = worker.deliver(browser.read(service.next()))
    assert welcome["title"] == "You will be told here"
    expect(here).to_be_checked()

    while service.posted.empty() and bob.page.locator(READY).count():
        bob.choose()
    told = worker.deliver(browser.read(service.next()))
    assert told == {"title": "CuBirds: your move", "body": "With Bob", "url": f"/t/{table}"}
    assert worker.click(told["url"]) == f"{alice.url}/t/{table}"
    here.click()
    expect(here).not_to_be_checked()
    assert_accessible(alice.page)

    alice.page.get_by_role("button", name="Go on vacation").click()
    expect(alice.page.get_by_text("You are on vacation until")).to_be_visible()
    alice.page.get_by_role("button", name="I’m back").click()
    expect(alice.page.get_by_text("days left this year")).to_be_visible()
