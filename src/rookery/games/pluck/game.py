"""The descriptor, put together from the files of this folder."""

from __future__ import annotations

from ...core.assemble import assemble

GAME = assemble(
    __package__,
    # Who holds two birds alike is asked all the same: or the others would know.
    asked_alone=frozenset({"send"}),
)
