"""Errors of the API: always the same small JSON, whatever went wrong."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from textwrap import shorten
from typing import Any

import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from ...core.errors import RookeryError, UnknownGame, UnknownLanguage
from ...core.text import texts
from .. import rest
from ..contract import LIMITS, ErrorCode
from ..house import NoSuchTable
from ..limits import TooMany
from ..pools import Crowded
from ..storage.writer import Unavailable
from ..table.aside import SetAside
from ..table.rules import RulesGone
from .language import language_of

log = structlog.get_logger()

CODES: dict[int, ErrorCode] = {
    400: "bad_request", 404: "not_found", 405: "method_not_allowed", 413: "too_large",
    415: "unsupported_type",
}  # fmt: skip


LONGEST_MESSAGE, LONGEST_FIELD = 500, 80
TEXTS = Path(__file__).parents[1] / "text" / "errors"
"""What each code means, for people: the site says the same."""


class ApiError(Exception):
    def __init__(
        self, status: int, error: ErrorCode, message: str, field: str | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.body = rest.Error(error, field, message)


def not_found(what: str) -> ApiError:
    return ApiError(404, "not_found", f"there is no {what} here")


def forbidden(message: str) -> ApiError:
    return ApiError(403, "forbidden", message)


def conflict(error: ErrorCode, message: str) -> ApiError:
    return ApiError(409, error, message)


def invalid(field: str | None, message: str) -> ApiError:
    return ApiError(422, "invalid", message, field)


def answer(asked: HTTPConnection, status: int, body: rest.Error, **headers: str) -> Response:
    """In the reader's language. Nobody is told at length what they have said themselves."""
    body.message = shorten(body.message, LONGEST_MESSAGE, placeholder=" …")
    body.field = body.field and body.field[:LONGEST_FIELD]
    language = language_of(asked)
    if language != "en":
        said = texts(TEXTS, language).say(f"error-{body.error}", most=LIMITS["name"])
        body = rest.Error(body.error, body.field, said, body.message)
    headers |= {"Content-Language": language, "Vary": "Accept-Language"}
    return Response(rest.plain(body), status, headers, "application/json")


def add_to(app: FastAPI) -> None:
    def handle(kind: type[Exception]) -> Callable[[Any], Any]:
        def register(function: Callable[[Request, Any], Awaitable[Response]]) -> Any:
            app.add_exception_handler(kind, function)
            return function

        return register

    @handle(ApiError)
    async def api_error(request: Request, error: ApiError) -> Response:
        headers = {"Retry-After": "30"} if error.status in (429, 503) else {}
        return answer(request, error.status, error.body, **headers)

    @handle(RequestValidationError)
    async def bad_parameter(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        field = str(first["loc"][-1]) if first["loc"] else None
        return answer(request, 422, rest.Error("invalid", field, str(first["msg"])))

    @handle(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        code = CODES.get(error.status_code, "bad_request")
        headers = dict(error.headers or {})
        return answer(
            request, error.status_code, rest.Error(code, None, str(error.detail)), **headers
        )

    @handle(NoSuchTable)
    async def no_table(request: Request, error: NoSuchTable) -> Response:
        return answer(request, 404, rest.Error("not_found", None, "there is no such table here"))

    @handle(RulesGone)
    async def rules_gone(request: Request, error: RulesGone) -> Response:
        return answer(request, 410, rest.Error("rules_gone", None, str(error)))

    @handle(SetAside)
    async def set_aside(request: Request, error: SetAside) -> Response:
        return answer(
            request, 503, rest.Error("set_aside", None, str(error)), **{"Retry-After": "60"}
        )

    @handle(Unavailable)
    async def away(request: Request, error: Unavailable) -> Response:
        body = rest.Error("unavailable", None, "the database is away for a moment; try again")
        return answer(request, 503, body, **{"Retry-After": "5"})

    @handle(RookeryError)
    async def rookery_error(request: Request, error: RookeryError) -> Response:
        if isinstance(error, UnknownGame | UnknownLanguage):
            return answer(request, 404, rest.Error("not_found", None, str(error)))
        return answer(request, 422, rest.Error("invalid", None, str(error)))

    @handle(TooMany)
    async def too_many(request: Request, error: TooMany) -> Response:
        body = rest.Error("too_many", None, "too many requests; wait a little and try again")
        return answer(request, 429, body, **{"Retry-After": "30"})

    @handle(Crowded)
    async def crowded(request: Request, error: Crowded) -> Response:
        body = rest.Error("crowded", None, "many are asking for this just now; try again")
        return answer(request, 503, body, **{"Retry-After": "5"})

    @handle(ClientDisconnect)
    async def gone(request: Request, error: ClientDisconnect) -> Response:
        """In the middle of what they wanted to say."""
        return answer(request, 400, rest.Error("bad_request", None, "the request was broken off"))

    @handle(Exception)
    async def our_mistake(request: Request, error: Exception) -> Response:
        log.exception("request failed", path=request.url.path)
        return answer(request, 500, rest.Error("internal", None, "that was our mistake, not yours"))
