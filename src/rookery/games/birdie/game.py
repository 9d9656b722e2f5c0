"""The descriptor, put together from the files of this folder."""

from __future__ import annotations

from ...core.assemble import assemble
from .real_table import HELPER

GAME = assemble(
    __package__,
    asked_alone=frozenset({"done"}),
    scoring_helper=HELPER,
    patience=100,  # to the end of the round: what a row becomes is seen only there
)
