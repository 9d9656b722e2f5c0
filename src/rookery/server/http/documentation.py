"""The documentation at `/docs/`, if `make docs` has built it; the API's own page is `/docs`."""

from __future__ import annotations

import base64
import functools
import hashlib
import re
from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from .errors import not_found
from .middleware import POLICY
from .site import serve

FOLDER = Path(__file__).parent.parent / "documentation"
_INLINE = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)


def add_to(app: FastAPI, folder: Path = FOLDER) -> None:
    @app.get("/docs/{path:path}", include_in_schema=False)
    def documentation(path: str, request: Request) -> Response:
        if not folder.is_dir():
            return RedirectResponse("/docs", 307)
        file = (folder / (path or "index.html")).resolve()
        if not file.is_relative_to(folder.resolve()) or not file.is_file():
            raise not_found("such page")
        if file.suffix != ".html":
            return serve(file, request, "no-cache")
        page, policy = read(file, file.stat().st_mtime_ns)
        headers = {"Cache-Control": "no-cache", "Content-Security-Policy": policy}
        return HTMLResponse(page, headers=headers)


@functools.lru_cache(maxsize=64)
def read(file: Path, changed: int) -> tuple[bytes, str]:
    """A page, and a policy that lets those scripts run which the generator wrote into it."""
    page = file.read_bytes()
    digests = (hashlib.sha256(script).digest() for script in _INLINE.findall(page))
    allowed = " ".join(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
    return page, f"{POLICY}; script-src 'self' {allowed}"
