"""The site itself: the browser app, if it has been built into the package."""

from __future__ import annotations

import functools
import gzip
import mimetypes
from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, RedirectResponse, Response

from ...bots import browser
from ..contract import FORMER_PAGES, path_to
from ..files import WORKER, worker_of
from .errors import not_found
from .previews import page_with_preview

FOLDER = Path(__file__).parent.parent / "site"
FOREVER = "public, max-age=31536000, immutable"
COMPRESSED = {".html", ".js", ".css", ".svg", ".json", ".wasm", ".weights"}
WITHOUT_SERVER = "wasm/"
"""Rules and bots for the browser: files that `rookery wasm` has written."""

PLAIN_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Rookery</title>
<body style="font: 1.1rem/1.5 sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem">
<h1>Rookery</h1>
<p>The server is running, but the site has not been built into it.</p>
<p>The API is described at <a href="/docs">/docs</a>.</p>
"""


def add_to(app: FastAPI, folder: Path = FOLDER, modules: Path | None = browser.FOLDER) -> None:
    """Serve files that exist; every other path that is no API is the app's own business."""

    @app.get("/{path:path}", include_in_schema=False)
    async def site(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/"):
            raise not_found("such page")
        if path.startswith(WITHOUT_SERVER):
            return module(modules, path.removeprefix(WITHOUT_SERVER), request)
        if moved := now_at(request):
            return RedirectResponse(moved, 308)
        if path == WORKER and (folder / WORKER).is_file():
            return worker(folder, modules)
        file = (folder / path).resolve()
        if path and file.is_relative_to(folder.resolve()) and file.is_file():
            return serve(file, request, FOREVER if path.startswith("assets/") else "no-cache")
        index = folder / "index.html"
        if not index.is_file():
            return HTMLResponse(PLAIN_PAGE)
        page = await page_with_preview(index.read_text(encoding="utf-8"), request)
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
        return HTMLResponse(page, headers=headers)


def worker(folder: Path, modules: Path | None) -> Response:
    headers = {"Cache-Control": "no-cache"}
    return Response(worker_of(folder, modules), headers=headers, media_type="text/javascript")


def module(folder: Path | None, name: str, request: Request) -> Response:
    """What a game needs to be played without a server; `{}` where nothing has been built."""
    if folder is not None:
        file = (folder / name).resolve()
        if file.parent == folder.resolve() and file.is_file():
            return serve(file, request, "no-cache" if name == browser.INDEX else FOREVER)
    if name == browser.INDEX:
        return JSONResponse({}, headers={"Cache-Control": "no-cache"})
    raise not_found("such game")


def now_at(request: Request) -> str | None:
    """Where a page is whose address was another one once."""
    for former, page in FORMER_PAGES.items():
        start = former.removesuffix("{id}")
        id = request.url.path.removeprefix(start)
        if request.url.path.startswith(start) and id and "/" not in id:
            return f"{path_to(page, id)}?{request.url.query}".removesuffix("?")
    return None


def serve(file: Path, request: Request, keep: str) -> Response:
    headers = {"Cache-Control": keep}
    if file.suffix not in COMPRESSED or "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, headers=headers)
    headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(compress(file, file.stat().st_mtime_ns), headers=headers, media_type=kind)


@functools.lru_cache(maxsize=512)
def compress(file: Path, changed: int) -> bytes:
    """A file, compressed once for each time it changes."""
    return gzip.compress(file.read_bytes(), mtime=0)
