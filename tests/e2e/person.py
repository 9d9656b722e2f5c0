"""Somebody at a browser: what they do, and what reached them."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

READY = ".group.legal, [data-decision], .outcome"
"""Something to choose, or the end."""
PATIENCE_MS = 60_000
SHOWN = """(version) => {
  const table = document.querySelector('[data-version]');
  return table === null || Number(table.dataset.version) >= version;
}"""
"""Whether the screen has come as far as that; a page without a table shows none."""


class Person:
    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.page: Page = context.new_page()
        self.frames: list[dict[str, Any]] = []
        self.sockets: list[WebSocket] = []
        self.complaints: list[str] = []
        self.excused: tuple[str, ...] = ("Service Worker registration blocked",)
        self.page.set_default_timeout(PATIENCE_MS)
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._tap)

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} {message.location['url']}")

    def _tap(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def unexcused(self) -> list[str]:
        return [line for line in self.complaints if not any(part in line for part in self.excused)]

    # --- Going places --------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def unfold(self) -> None:
        """What is folded away for those who want it."""
        self.page.locator("form details").evaluate_all(
            "all => all.forEach((one) => (one.open = true))"
        )

    def play_bots(self, game: str) -> None:
        """From the front page, against whom the small step before it proposes."""
        self.go("/")
        self.page.locator(f"[data-play-bot={game}]").click()
        self.page.locator("[data-bot-choice] [data-start]").click()

    def another_window(self) -> Person:
        """The same person at the same browser, looking at another page."""
        return Person(self.context, self.url)

    def table(self, table: str) -> dict[str, Any]:
        """What the API says of a table."""
        answer = self.context.request.get(f"{self.url}/api/tables/{table}")
        found: dict[str, Any] = answer.json()
        return found

    def make_table(
        self, *, move_cap: int = 5_000, seats: list[str] | None = None, **more: Any
    ) -> str:
        """A table made through the API; the browser's cookie owns it."""
        self.context.request.get(self.url + "/api/me")
        wanted = {
            "game": "cubirds",
            "players": len(seats or ["me", "bot"]),
            "seats": [
                {"kind": kind, "bot": "random"} if kind == "bot" else {"kind": kind}
                for kind in seats or ["me", "bot"]
            ],
            "options": {"move_cap": move_cap},
            **more,
        }
        answer = self.context.request.post(self.url + "/api/tables", data=wanted)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def sit_down(self, *, move_cap: int = 5_000, seats: list[str] | None = None) -> str:
        table = self.make_table(move_cap=move_cap, seats=seats)
        self.go(f"/t/{table}")
        return table

    # --- At the table --------------------------------------------------------------------------

    @property
    def outcome(self) -> Locator:
        return self.page.locator(".outcome")

    def updates(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == "update"]

    def wait_for_turn(self) -> bool:
        """Whether there is something to choose; False at the end."""
        self.page.locator(READY).first.wait_for()
        return self.outcome.count() == 0

    def choose(self) -> str:
        """One decision as a sensible player makes it, with the mouse. Returns what it was."""
        flocks = self.page.locator(".group.legal:has(.keeps)")
        buttons = self.page.locator("[data-decision]")
        before = len(self.updates())
        if flocks.count():
            flocks.first.click()
            done = "flock"
        elif buttons.count():
            done = str(buttons.first.get_attribute("data-decision"))
            buttons.first.click()
        else:
            done = self._lay()
        self.wait_for_update(before)
        return done

    def _lay(self) -> str:
        self.page.locator(".group.legal").first.click()
        catching = self.page.locator(".end.legal:has(.catch)")
        end = catching.first if catching.count() else self.page.locator(".end.legal").first
        promised = end.locator(".catch")
        promise = promised.inner_text().lstrip("+") if promised.count() else "0"
        end.click()
        return f"lay, promised {promise}"

    def wait_for_update(self, seen: int) -> None:
        """Until the server has answered and the screen shows it."""
        for _ in range(PATIENCE_MS // 50):
            if len(self.updates()) > seen:
                self.page.wait_for_function(SHOWN, arg=self.updates()[-1]["version"])
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("no update came")

    def play_to_the_end(self) -> None:
        while self.wait_for_turn():
            self.choose()
        expect(self.outcome).to_be_visible()
