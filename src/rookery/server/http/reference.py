"""The API's page at `/docs`, written from the same OpenAPI that programs read. It has no script
and fetches nothing, so it works under the site's own policy and without the network."""

from __future__ import annotations

import functools
import json
import re
from html import escape
from typing import Any

from fastapi import FastAPI
from starlette.responses import HTMLResponse

Schema = dict[str, Any]

STYLE = """
:root { color-scheme: light dark; --line: color-mix(in srgb, currentcolor 25%, transparent) }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 54rem; margin: 2rem auto; padding: 0 1rem }
body { overflow-wrap: anywhere }
code { font: .9em ui-monospace, monospace }
h2 { margin-top: 2.5rem; text-transform: capitalize }
article { border-top: 1px solid var(--line); padding: .6rem 0 }
h3 { margin: .2rem 0; font-weight: normal }
h3 b { display: inline-block; min-width: 4rem }
p { margin: .3rem 0 }
dl { display: grid; grid-template-columns: minmax(4rem, max-content) minmax(0, 1fr); gap: 0 1rem }
dl { margin: .3rem 0 }
dt { max-width: 12rem }
dd { margin: 0 }
nav { display: flex; flex-wrap: wrap; gap: 1rem }
"""


def add_to(app: FastAPI) -> None:
    @app.get("/docs", include_in_schema=False)
    def docs() -> HTMLResponse:
        return page()

    @functools.cache
    def page() -> HTMLResponse:
        return HTMLResponse(render(app.openapi()))


def render(api: Schema) -> str:
    by_tag: dict[str, list[str]] = {}
    for path, operations in api["paths"].items():
        for method, operation in operations.items():
            by_tag.setdefault(operation["tags"][0], []).append(_operation(method, path, operation))
    shapes = {name: _shape(name, it) for name, it in sorted(api["components"]["schemas"].items())}
    links = "".join(f'<a href="#{tag}">{tag}</a>' for tag in [*by_tag, "shapes"])
    return (
        '<!doctype html>\n<html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(api['info']['title'])}: the API</title><style>{STYLE}</style>"
        f"<h1>{escape(api['info']['title'])} {escape(api['info']['version'])}: the API</h1>"
        f"{_prose(api['info'].get('description', ''))}"
        '<p>For programs: <a href="/openapi.json">openapi.json</a>.</p>'
        f"<nav>{links}</nav>"
        + "".join(f'<h2 id="{tag}">{tag}</h2>{"".join(ones)}' for tag, ones in by_tag.items())
        + f'<h2 id="shapes">Shapes</h2>{"".join(shapes.values())}</html>\n'
    )


def _operation(method: str, path: str, operation: Schema) -> str:
    facts = []
    for parameter in operation.get("parameters", []):
        where = f"{parameter['name']} ({parameter['in']})"
        facts.append((f"<code>{escape(where)}</code>", _type(parameter["schema"])))
    if body := operation.get("requestBody"):
        facts.append(("send", _content(body)))
    for status, answer in sorted(operation["responses"].items()):
        worked = _content(answer) if status < "300" else ""
        facts.append((escape(status), worked or escape(answer["description"])))
    return (
        f"<article><h3><b>{method.upper()}</b> <code>{escape(path)}</code></h3>"
        f"{_prose(operation.get('description', ''))}{_list(facts)}</article>"
    )


def _shape(name: str, schema: Schema) -> str:
    needed = schema.get("required", [])
    facts = []
    for field, of in schema.get("properties", {}).items():
        default = f" = <code>{escape(json.dumps(of['default']))}</code>" if "default" in of else ""
        missing = "" if field in needed or default else " (may be missing)"
        facts.append((f"<code>{escape(field)}</code>", _type(of) + default + missing))
    return (
        f'<article id="{escape(name)}"><h3><code>{escape(name)}</code></h3>'
        f"{_prose(schema.get('description', ''))}{_list(facts)}</article>"
    )


def _content(part: Schema) -> str:
    return " or ".join(_type(it["schema"]) for it in part.get("content", {}).values())


def _type(schema: Schema) -> str:
    """A type as a line that a person reads."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[1])
        return f'<a href="#{name}"><code>{name}</code></a>'
    if "anyOf" in schema:
        return " or ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(json.dumps(one))}</code>" for one in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}{_limits(schema)}"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"by name: {_type(schema['additionalProperties'])}"
    return f"{escape(str(schema.get('type', 'anything')))}{_limits(schema)}"


def _limits(schema: Schema) -> str:
    words = {
        "minimum": "from", "maximum": "to", "exclusiveMaximum": "below",
        "minLength": "from length", "maxLength": "to length", "minItems": "at least",
        "maxItems": "at most",
    }  # fmt: skip
    said = [f"{word} {schema[key]}" for key, word in words.items() if key in schema]
    return f" ({', '.join(said)})" if said else ""


def _prose(text: str) -> str:
    marked = re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))
    return f"<p>{marked}</p>" if text else ""


def _list(facts: list[tuple[str, str]]) -> str:
    items = "".join(f"<dt>{name}<dd>{what}" for name, what in facts)
    return f"<dl>{items}</dl>" if facts else ""
