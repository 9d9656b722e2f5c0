"""Flight mode: the network goes after a first visit."""

from __future__ import annotations

from .person import Person


def take_off(person: Person) -> None:
    """Visit once, until everything is aboard; then the network goes."""
    person.excused += ("Failed to load resource", "ERR_INTERNET_DISCONNECTED")
    # Chromium fetches anew what it preloaded before the worker was there.
    person.excused += ("cross-world service worker",)
    person.go("/")
    person.page.locator("[data-play-bot=cubirds]").wait_for()
    person.page.evaluate("navigator.serviceWorker.ready")
    person.context.set_offline(True)
