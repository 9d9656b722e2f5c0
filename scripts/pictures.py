"""The pictures of README and docs, taken anew: `make pictures`.

A server of its own, a real browser, and real boards: every game on a desk and on a phone, the front
page and the end of a game. The positions come from games that bots have played.
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
from tests.e2e.person import SHOWN, Person  # noqa: E402
from tests.e2e.posed import PosedTable  # noqa: E402

from rookery import Match, game_ids  # noqa: E402
from rookery.bots.bot import find_bot  # noqa: E402

Scheme = Literal["light", "dark"]
DESK = (1280, 800)
PHONE = (360, 740)
PLAYED = {"cubirds": 30, "biblios": 24, "birdie": 40, "ducks": 24, "chirp": 24}
"""Decisions into the game, where there is something to see."""
SETTLED = """Promise.allSettled(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().endTime !== Infinity)
  .map((each) => each.finished))"""
TOLD = 8
GAP = 8


class Photographer:
    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self._browser = browser
        self._url = url
        self._folder = folder

    @contextmanager
    def guest(self, size: tuple[int, int], scheme: Scheme) -> Iterator[Person]:
        phone = size == PHONE
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, locale="en-GB",
            has_touch=phone, is_mobile=phone, device_scale_factor=2 if phone else 1,
            reduced_motion="reduce", service_workers="block",
        )  # fmt: skip
        yield Person(context, self._url)
        context.close()

    def take(self, person: Person, name: str) -> Image.Image:
        person.page.wait_for_load_state("networkidle")
        person.page.evaluate(SETTLED)
        picture = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")
        self.keep(picture, name)
        return picture

    def keep(self, picture: Image.Image, name: str) -> None:
        # A palette halves what the history has to carry.
        palette = picture.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        palette.save(self._folder / f"{name}.png", optimize=True)
        print(name, flush=True)

    def front(self) -> None:
        with self.guest(DESK, "light") as guest:
            guest.go("/")
            guest.page.locator("[data-play-bot]").first.wait_for()
            self.take(guest, "front")

    def board(self, match: Match, name: str, size: tuple[int, int], scheme: Scheme) -> Image.Image:
        with self.guest(size, scheme) as guest:
            table = PosedTable(guest, without_the_last(match))
            guest.page.locator("[data-version]").wait_for()
            table.play(*(decision.text for decision in match.decisions[-TOLD:]))  # for the log
            guest.page.wait_for_function(SHOWN, arg=2)
            guest.page.get_by_text("Connected again").wait_for(state="hidden")  # a slow machine
            return self.take(guest, name)

    def boards(self) -> None:
        """Every game on a desk and on a phone, and the desks side by side."""
        desks = []
        for game_id in game_ids():
            match = under_way(game_id)
            desks.append(self.board(match, game_id, DESK, "light"))
            self.board(match, f"{game_id}-phone", PHONE, "dark" if game_id == "ducks" else "light")
        self.keep(side_by_side(desks), "games")

    def end(self) -> None:
        match = under_way("cubirds")
        while not match.over:
            match.play(find_bot("fledgling", 0).decide(match.seat()))
        self.board(match, "end", DESK, "light")


def under_way(game_id: str) -> Match:
    """A game in which it is the first seat's turn."""
    match, bot = Match(game_id, 3, seed=1), find_bot("fledgling", 1)
    while len(match.decisions) < PLAYED[game_id] or match.turn != 0:
        match.play(bot.decide(match.seat()))
    return match


def without_the_last(match: Match) -> Match:
    earlier = Match(match.game, match.players, seed=match.seed)
    for decision in match.decisions[:-TOLD]:
        earlier.play(decision)
    return earlier


def side_by_side(pictures: list[Image.Image]) -> Image.Image:
    """Two above, three below."""
    width = DESK[0]
    rows, top = [], 0
    for row in (pictures[:2], pictures[2:]):
        each = (width - GAP * (len(row) - 1)) // len(row)
        rows.append((row, each, each * DESK[1] // DESK[0]))
    whole = Image.new("RGB", (width, sum(high for _, _, high in rows) + GAP), "white")
    for row, each, high in rows:
        for i, picture in enumerate(row):
            small = picture.resize((each, high), Image.Resampling.LANCZOS)
            whole.paste(small, (i * (each + GAP), top))
        top += high + GAP
    return whole


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path, arguments = chromium()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        photographer = Photographer(browser, server.url, folder)
        photographer.front()
        photographer.boards()
        photographer.end()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images")
