"""Packages that only some rooms need, imported when they are used."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .errors import MissingExtra


def need(package: str, extra: str) -> Any:
    """The package, or one line that says how to get it."""
    try:
        return import_module(package)
    except ImportError:
        name = package.partition(".")[0]
        raise MissingExtra(
            f"{name} is not installed; pip install 'rookery[{extra}]' brings it"
        ) from None
