"""Packages that only the arena needs, imported when they are used."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..core.errors import RookeryError


class MissingExtra(RookeryError, ImportError):
    """An optional package that is not installed."""


def need(package: str, extra: str) -> Any:
    try:
        return import_module(package)
    except ImportError:
        name = package.partition(".")[0]
        raise MissingExtra(
            f"{name} is not installed; pip install 'rookery[{extra}]' brings it"
        ) from None
