"""The site itself: the browser app, if it has been built into the package."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from .errors import not_found

FOLDER = Path(__file__).parent.parent / "site"
FOREVER = "public, max-age=31536000, immutable"

PLAIN_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Rookery</title>
<body style="font: 1.1rem/1.5 sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem">
<h1>Rookery</h1>
<p>The server is running, but the site has not been built into it.</p>
<p>The API is described at <a href="/docs">/docs</a>.</p>
"""


def add_to(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve files that exist; every other path that is no API is the app's own business."""

    @app.get("/{path:path}", include_in_schema=False)
    async def site(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/"):
            raise not_found("such page")
        file = (folder / path).resolve()
        if path and file.is_relative_to(folder.resolve()) and file.is_file():
            hashed = path.startswith("assets/")
            return FileResponse(file, headers={"Cache-Control": FOREVER if hashed else "no-cache"})
        index = folder / "index.html"
        if not index.is_file():
            return HTMLResponse(PLAIN_PAGE)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
