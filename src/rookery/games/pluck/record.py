"""The record and its parts, as rules name them: `state.py` declares what is in them, and
`record.pyi`, written from that, says it to type checkers."""

from typing import Any


def __getattr__(part: str) -> Any:
    if part.startswith("_"):
        raise AttributeError(part)
    return Any
