"""What is the same but for names: the form of a view.

Colours and seats may be renamed and mirrored without changing anything that matters. A form is what
remains of a view if every name is replaced by where it occurs, and order by what stands there. Two
positions that differ in names alone have the same form. Some that differ in more may have it, too:
then one of them is left out of a collection, which does no harm.
"""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from typing import Any

ROUNDS = 3
SEATS = frozenset(
    {"you", "turn", "player", "other", "seat", "dealer", "active", "owner", "current"}
)
"""Where a number is a seat."""
LEFT_OUT = frozenset({"told", "faces", "previews", "refusals", "obstacles", "uses"})
"""What follows from the rest, or tells how it came about."""


def same_but_for_names(view_json: bytes | str) -> str:
    """The form of a view, as sixteen hexadecimal digits."""
    view = json.loads(view_json)
    names: dict[str, str] = defaultdict(str)
    form = ""
    for _ in range(ROUNDS):
        met: dict[str, list[str]] = defaultdict(list)
        form = _form(view, "", names, met)
        names = defaultdict(str, {name: _digest(*sorted(where)) for name, where in met.items()})
    return form


def _form(part: Any, where: str, names: dict[str, str], met: dict[str, list[str]]) -> str:
    """The digest of a part. Every name in it is noted with its surroundings."""
    here: dict[str, list[str]] = defaultdict(list)
    if isinstance(part, dict):
        inside = []
        for key, value in part.items():
            if key in LEFT_OUT:
                continue
            if isinstance(value, int) and key in SEATS:
                value = "seat"
            # A key may be a name itself, as in a table of colours: its place is what it is.
            inner = _form(value, key if where == "" else where, names, here)
            here[key].append(inner)
            inside.append(_digest(names[key] or where, inner))
        form = _digest("table", where, *sorted(inside))
    elif isinstance(part, list):
        form = _digest("list", where, *sorted(_form(each, where, names, here) for each in part))
    elif isinstance(part, str):
        here[part].append(where)
        form = _digest("name", where, names[part])
    else:
        form = _digest("value", where, json.dumps(part))
    for name, places in here.items():
        met[name] += [_digest(form, place) for place in places]
    return form


def _digest(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]
