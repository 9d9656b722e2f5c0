"""The site as plain files, for any web host and under any address: no server, no company."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from pathlib import Path

from ..bots import browser
from ..bots.browser.built import SOURCES
from ..core.errors import RookeryError

SITE = Path(__file__).parent / "site"
FLYING = (".wasm", ".weights", ".json")
WORKER = "sw.js"
NO_GAMES = "const GAMES = { edition: '', files: [] };"
"""What stands there in `web/flight.js`."""
LEFT_OUT = shutil.ignore_patterns("previews", ".gitignore")
MARK = '<meta name="rookery" content="static" />'
"""By this the site knows that there is no server."""


class NoSite(RookeryError):
    """The site has not been built into this package, or there is no place for it."""


def worker_of(site: Path, modules: Path | None) -> str:
    """The service worker, told of the games that can be played without a server: they belong to
    what it keeps as one set."""
    names = sorted(file.name for file in modules.glob("*") if _flies(file.name)) if modules else []
    edition = hashlib.sha256("".join(names).encode()).hexdigest()[:12] if names else ""
    games = {"edition": f"-{edition}", "files": [f"wasm/{name}" for name in names]}
    worker = (site / WORKER).read_text(encoding="utf-8")
    return worker.replace(NO_GAMES, f"const GAMES = {json.dumps(games)};", 1) if names else worker


def write_static(folder: Path, site: Path = SITE, modules: Path = browser.FOLDER) -> None:
    """Write the site to a folder of its own, which is emptied of what an earlier one left."""
    if not (site / "index.html").is_file():
        raise NoSite("the site has not been built: run `make site`")
    if folder.exists() and any(folder.iterdir()) and not _is_ours(folder):
        raise NoSite(f"{folder} is not empty, and there is no site of Rookery in it")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(site, folder, ignore=LEFT_OUT)
    shutil.copytree(modules, folder / "wasm", ignore=_grounded)
    (folder / WORKER).write_text(worker_of(site, modules), encoding="utf-8")
    index = folder / "index.html"
    page = re.sub(r'(href|src)="/', r'\1="./', index.read_text(encoding="utf-8"))
    index.write_text(page.replace("</title>", f"</title>\n    {MARK}", 1), encoding="utf-8")


def _flies(name: str) -> bool:
    return Path(name).suffix in FLYING and name != SOURCES


def _grounded(folder: str, names: list[str]) -> set[str]:
    return {name for name in names if not _flies(name)}


def _is_ours(folder: Path) -> bool:
    index = folder / "index.html"
    return index.is_file() and MARK in index.read_text(encoding="utf-8")
