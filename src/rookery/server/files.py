"""The site as plain files, for any web host and under any address: no server, no company."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from ..core.errors import RookeryError

SITE = Path(__file__).parent / "site"
LEFT_OUT = shutil.ignore_patterns("previews", ".gitignore")
MARK = '<meta name="rookery" content="static" />'
"""By this the site knows that there is no server."""


class NoSite(RookeryError):
    """The site has not been built into this package, or there is no place for it."""


def write_static(folder: Path, site: Path = SITE) -> None:
    """Write the site to a folder of its own, which is emptied of what an earlier one left."""
    if not (site / "index.html").is_file():
        raise NoSite("the site has not been built: run `make site`")
    if folder.exists() and any(folder.iterdir()) and not _is_ours(folder):
        raise NoSite(f"{folder} is not empty, and there is no site of Rookery in it")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(site, folder, ignore=LEFT_OUT)
    index = folder / "index.html"
    page = re.sub(r'(href|src)="/', r'\1="./', index.read_text(encoding="utf-8"))
    index.write_text(page.replace("</title>", f"</title>\n    {MARK}", 1), encoding="utf-8")


def _is_ours(folder: Path) -> bool:
    index = folder / "index.html"
    return index.is_file() and MARK in index.read_text(encoding="utf-8")
