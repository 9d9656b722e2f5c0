"""The descriptor, put together from the files of this folder."""

from __future__ import annotations

from ...core.assemble import assemble

GAME = assemble(__package__, amounts=frozenset({"bid"}))
