"""The pictures of link previews: `python scripts/previews.py`.

Messengers show no SVG and want 1200 x 630 pixels, so each game's cover is drawn as such a PNG, and
one for the house with all the covers in it.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from tests.e2e.chromium import chromium  # noqa: E402

WEB = ROOT / "web"
FOLDER = WEB / "public" / "previews"
WIDTH, HEIGHT = 1200, 630
COLOURS = 128
"""The covers have few colours: with a palette they weigh a third."""


def covers() -> dict[str, Path]:
    found = sorted((WEB / "src" / "games").glob("*/art/cover.svg"))
    return {cover.parents[1].name: cover for cover in found}


def page(pictures: list[Path]) -> str:
    """The covers side by side, each filling its part."""
    parts = "".join(
        f'<img style="flex:1;min-width:0;object-fit:cover;height:100%" src="{cover.as_uri()}">'
        for cover in pictures
    )
    return f'<body style="margin:0;display:flex;gap:6px;height:100vh;background:#fbf5e6">{parts}'


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    path, arguments = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        screen = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        wanted = {name: [cover] for name, cover in covers().items()}
        for name, pictures in {**wanted, "rookery": list(covers().values())}.items():
            source = FOLDER / f"{name}.html"
            source.write_text(page(pictures))
            screen.goto(source.as_uri(), wait_until="load")
            drawn = Image.open(io.BytesIO(screen.screenshot())).convert("RGB")
            source.unlink()
            drawn.quantize(COLOURS).save(FOLDER / f"{name}.png", optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
