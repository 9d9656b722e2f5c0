"""Pictures of the main pages for the README: `python scripts/screenshots.py [FOLDER]`.

Starts a server of its own, plays a little, and looks at it on a desk and on a phone, by day and
by night, in three languages.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from tests.e2e.chromium import chromium  # noqa: E402
from tests.e2e.house import Server  # noqa: E402
from tests.e2e.person import Person  # noqa: E402

DESK = (1280, 800)
PHONE = (360, 740)
TURNS = 9
SETTLED = """Promise.allSettled(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().endTime !== Infinity)
  .map((each) => each.finished))"""


class Photographer:
    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self._browser = browser
        self._url = url
        self._folder = folder

    @contextmanager
    def guest(
        self, size: tuple[int, int], scheme: Literal["light", "dark"], locale: str
    ) -> Iterator[Person]:
        phone = size == PHONE
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, locale=locale,
            has_touch=phone, is_mobile=phone, device_scale_factor=2 if phone else 1,
            reduced_motion="reduce", service_workers="block",
        )  # fmt: skip
        yield Person(context, self._url)
        context.close()

    def take(self, person: Person, name: str) -> None:
        person.page.wait_for_load_state("networkidle")
        person.page.evaluate(SETTLED)
        picture = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")
        # A palette halves what the history has to carry.
        palette = picture.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        palette.save(self._folder / f"{name}.png", optimize=True)
        print(name)

    def front(self, name: str, size: tuple[int, int], scheme: Literal["light", "dark"]) -> None:
        with self.guest(size, scheme, "en-GB") as guest:
            guest.go("/")
            guest.page.locator("[data-play-bot]").wait_for()
            self.take(guest, name)

    def table(
        self, name: str, size: tuple[int, int], scheme: Literal["light", "dark"], locale: str
    ) -> None:
        with self.guest(size, scheme, locale) as guest:
            guest.page.add_init_script(
                "localStorage.setItem('rookery', JSON.stringify({confirm: 'never'}))"
            )
            guest.sit_down(seats=["me", "bot", "bot"])
            played = 0
            while played < TURNS and guest.wait_for_turn():
                played += "lay" in guest.choose()
            while guest.wait_for_turn() and guest.page.locator("[data-decision]").count():
                guest.choose()
            catching = guest.page.locator(".end.legal:has(.catch)")
            for group in guest.page.locator(".group.legal").all():
                group.click()
                if catching.count():
                    catching.last.hover()
                    break
            self.take(guest, name)

    def after(self) -> None:
        with self.guest(DESK, "light", "en-GB") as guest:
            table = guest.sit_down(move_cap=60)
            guest.play_to_the_end()
            self.take(guest, "end")
            guest.go(f"/replay/{table}?step=20")
            guest.page.locator(".row").first.wait_for()
            self.take(guest, "replay")
            guest.go("/rules/cubirds")
            guest.page.locator("[data-clause]").first.wait_for()
            self.take(guest, "rules")
            guest.go("/play/cubirds")
            guest.page.locator("form").wait_for()
            self.take(guest, "new-table")
            guest.page.locator("form > button").click()
            guest.page.locator(".invite").wait_for()
            self.take(guest, "invite")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path, arguments = chromium()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        photographer = Photographer(browser, server.url, folder)
        photographer.front("front", DESK, "light")
        photographer.front("front-dark", DESK, "dark")
        photographer.front("front-phone", PHONE, "light")
        photographer.table("table", DESK, "light", "en-GB")
        photographer.table("table-dark", DESK, "dark", "ru-RU")
        photographer.table("table-pl", DESK, "light", "pl-PL")
        photographer.table("table-phone", PHONE, "light", "en-GB")
        photographer.table("table-phone-dark", PHONE, "dark", "ru-RU")
        photographer.after()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images")
