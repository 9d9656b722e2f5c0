"""Events that were written together are shown together: whoever has seen a version has seen all
that it stands for, also if the connection breaks a moment later."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.text import Line
from .story import Change, Reader


def together(changes: Sequence[Change]) -> Change:
    """One change for several, of one after the other."""
    if len(changes) == 1:
        return changes[0]
    only = {change.only for change in changes}
    log_from: dict[Reader, int] = {}
    lines: dict[Reader, list[Line]] = {}
    for change in changes:
        for reader, new in change.lines.items():
            begins = change.log_from[reader]
            start = log_from.setdefault(reader, begins)
            kept = lines.get(reader, [])[: max(0, begins - start)]  # a later one may cut
            lines[reader] = kept + new
            log_from[reader] = min(start, begins)
    told = [change.notes for change in changes if change.notes]
    notes = range(min(n.start for n in told), max(n.stop for n in told)) if told else range(0)
    return Change(only.pop() if len(only) == 1 else None, log_from, lines, notes)
