"""Routes whose bodies are msgspec Structs, told to FastAPI in its own words so that OpenAPI at
`/docs` says exactly what is read and sent."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import msgspec
from fastapi import Depends, FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.requests import Request
from starlette.responses import Response

from .. import rest
from .errors import ApiError, invalid

T = TypeVar("T", bound=msgspec.Struct)
BODY_LIMIT = 65_536

_ERRORS = {
    400: "A request that cannot be understood.",
    401: "The name or the password is wrong.",
    403: "Not yours to do.",
    404: "No such thing here.",
    409: "Not possible now.",
    410: "The rules that it is played by are not here.",
    413: "Too large.",
    422: "A field has a wrong value.",
    429: "Too many requests.",
    503: "The database is away for a moment.",
}
_seen: dict[str, Any] = {}
"""Every Struct that a route mentions, by name."""


@cache  # the same few Structs are mentioned by every route
def _ref(kind: Any) -> dict[str, Any]:
    (schema,), components = msgspec.json.schema_components(
        [kind], ref_template="#/components/schemas/{name}"
    )
    _seen.update(components)
    return schema


def _content(kind: Any) -> dict[str, Any]:
    return {"application/json": {"schema": _ref(kind)}}


def error_responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {
        status: {"description": _ERRORS[status], "content": _content(rest.Error)}
        for status in statuses
    }


def answers(kind: Any, *errors: int, body: Any = None, status: int = 200) -> dict[str, Any]:
    """The documentation of a route, as arguments for FastAPI's decorator."""
    always = (400, 403, 413, 429, 503)
    described: dict[int | str, dict[str, Any]] = {
        status: {"description": "It worked.", "content": _content(kind)},
        **error_responses(*sorted({*always, *errors})),
    }
    documented: dict[str, Any] = {
        "responses": described, "response_class": Response, "status_code": status,
    }  # fmt: skip
    if body is not None:
        documented["openapi_extra"] = {"requestBody": {"required": True, "content": _content(body)}}
    return documented


def send(value: msgspec.Struct | list[Any]) -> Response:
    """A Struct as the answer."""
    return Response(rest.plain(value), media_type="application/json")


def reading(kind: type[T]) -> Callable[[Request], Any]:
    decoder = msgspec.json.Decoder(kind)

    async def read(request: Request) -> T:
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > BODY_LIMIT:
                raise ApiError(413, "too_large", f"a body has at most {BODY_LIMIT} bytes")
        try:
            return decoder.decode(body)
        except msgspec.ValidationError as error:
            what, _, path = str(error).partition(" - at `$")
            raise invalid(path.strip("`.") or None, what) from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ApiError(400, "bad_request", "the body is not JSON") from None

    return read


def body(kind: Any) -> Any:
    return Depends(reading(kind))


def describe(app: FastAPI) -> None:
    """Make `/openapi.json` include the Structs."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = get_openapi(
                title=app.title, version=app.version, routes=app.routes,
                description=app.description,
            )  # fmt: skip
            components = schema.setdefault("components", {}).setdefault("schemas", {})
            components.update(_seen)
            components.pop("HTTPValidationError", None)
            components.pop("ValidationError", None)
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
