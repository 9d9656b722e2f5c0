"""Which language somebody reads, by what their browser says."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from ...core.meta import LANGUAGES


def language_of(request: HTTPConnection) -> str:
    """The language that the address names, or the one that the browser likes best."""
    asked = request.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked
    wanted = []
    for part in request.headers.get("accept-language", "")[:200].split(","):
        tag, _, quality = part.partition(";q=")
        try:
            wanted.append((-float(quality or 1), tag.strip()[:2].lower()))
        except ValueError:
            continue
    found = [tag for _, tag in sorted(wanted, key=lambda each: each[0]) if tag in LANGUAGES]
    return found[0] if found else "en"
