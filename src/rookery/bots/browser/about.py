"""What a page has to know of a game's module: where things lie, what decisions and options there
are, how the levels think."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from typing import Any

import numpy as np

from ...core.compile.wasm import Export, Room
from ...core.compile.wasm.module import constants_end
from ...core.forms import forms_of
from ...core.game import Game
from ...core.meta import Option
from ...core.records import MAX_SEATS
from .. import explain, reviewing, weigh
from ..levels import LEVELS, Level
from ..policy import GUIDED, leads
from ..search import INFORMED
from ..tree import ENOUGH
from .weights import weights_at

FORMAT = 1
HEADER = (
    "rng",
    "players",
    "turn",
    "places",
    "scores",
    "drawn",
    "options",
    "decisions",
    "revelations",
)
GAP = 16
"""Zeros in a row that end a piece of a blank record."""


def about(game: Game, exports: Sequence[Export], module: bytes) -> dict[str, Any]:
    layout = game.layout
    fields: Any = layout.dtype.fields
    return {
        "format": FORMAT,
        "game": game.id,
        "rules_version": game.meta.rules_version,
        "seats": [game.meta.seats.start, game.meta.seats.stop - 1],
        **callable_as(exports, module),
        "record": {
            "lean": fields["noting"][1],
            "size": layout.dtype.itemsize,
            **{name: fields[name][1] for name in HEADER},
        },
        "fields": forms_of(layout),
        "blank": pieces(_blank(game)),
        "options": [_option(game, option, i) for i, option in enumerate(game.meta.options)],
        "decisions": [
            {"kind": kind.name, "text": kind.text, "parameters": kind.parameters}
            for kind in game.catalogue.kinds.values()
        ],
        "levels": {
            name: _level(game, level) for name, level in LEVELS.items() if level.in_browsers
        },
        "settings": {
            "usual": INFORMED.settings(game, game.rate is not None).tolist(),
            "guided": GUIDED.settings(game, True).tolist(),
        },
        "weights_at": weights_at(game) if game.id in leads() else 0,
        "asked": _asked(game),
        "hints": {
            "iterations": explain.ITERATIONS,
            "seconds": explain.SECONDS,
            "enough": ENOUGH,
            "longest_plan": explain.LONGEST_PLAN,
            "most_reasons": explain.MOST_REASONS,
            "options": explain.OPTIONS,
            "most": explain.ADVICE,
            "worth_a_look": explain.WORTH_A_LOOK,
        },
        "review": {
            "seats": MAX_SEATS,
            "worlds": reviewing.worlds_in(game),
            "before": reviewing.BEFORE,
            "first_pass": reviewing.FIRST_PASS,
            "in_the_running": reviewing.IN_THE_RUNNING,
            "fewest": reviewing.FEWEST,
            "onlooked": reviewing.ONLOOKED,
            "dealt": reviewing.DEALT,
            "sure": reviewing.SURE,
            "mistake": reviewing.MISTAKE,
            "turning_points": reviewing.TURNING_POINTS,
            "most_reasons": explain.MOST_REASONS,
            "viewers": {
                "onlookers": weigh.ONLOOKERS,
                "all_open": weigh.ALL_OPEN,
                "any_deal": weigh.ANY_DEAL,
            },
        },
    }


def _asked(game: Game) -> dict[str, Any] | None:
    """How to put a question to the helper at a real table."""
    helper = game.scoring_helper
    if helper is None:
        return None
    return {name: {"most": most, "names": names} for name, (most, names) in helper.fields.items()}


def callable_as(exports: Sequence[Export], module: bytes) -> dict[str, Any]:
    """What is needed to call a module's functions."""
    rooms: dict[str, int] = {}
    for export in exports:
        for argument in export.arguments:
            if isinstance(argument, Room):
                rooms[argument.name] = max(rooms.get(argument.name, 0), argument.size)
    return {
        "constants_end": constants_end(module),
        "rooms": rooms,
        "exports": {
            export.name: [_argument(argument) for argument in export.arguments]
            for export in exports
        },
    }


def _argument(argument: Room | str) -> str:
    """`state` is a room, `state+` one whose length is given, `=seat` a number."""
    if isinstance(argument, str):
        return f"={argument}"
    return argument.name if argument.shape is not None else f"{argument.name}+"


def _blank(game: Game, **options: object) -> Any:
    record = game.blank(game.meta.seats.start, options)
    record[0]["players"] = 0
    record[0]["options"] = 0
    record["noting"] = 1
    return record.view(np.uint8)


def _option(game: Game, option: Option, index: int) -> dict[str, Any]:
    """The values that it can have, and what each changes in an empty record (`prepare`)."""
    values: list[Any] = [*option.choices]
    if isinstance(option.default, bool):
        values = [False, True]
    usual = _blank(game)
    changes = {}
    for value in values:
        record = _blank(game, **{option.name: value})
        if changed := pieces(record, usual):
            changes[str(option.stored(value))] = changed
    return {
        "name": option.name,
        "default": option.default,
        "values": values,
        "smallest": option.smallest,
        "largest": option.largest,
        "later": option.later,
        "small": option.small,
        "text": option.check is not None,
        "changes": changes,
    }


def pieces(record: Any, usual: Any = None) -> list[tuple[int, str]]:
    """Where a record differs from another, or from zeros: addresses, and bytes in base64."""
    usual = np.zeros_like(record) if usual is None else usual
    pieces: list[list[int]] = []
    for at in np.flatnonzero(record != usual).tolist():
        if pieces and at - pieces[-1][1] < GAP:
            pieces[-1][1] = at
        else:
            pieces.append([at, at])
    return [(a, b64encode(record[a : b + 1].tobytes()).decode()) for a, b in pieces]


def _level(game: Game, level: Level) -> dict[str, Any]:
    return {
        "looks": not level.iterations and game.rate is not None,
        "iterations": level.iterations_in(game),
        "seconds": level.seconds,
        "think_seconds": level.think_seconds,
        "looking": [level.overlooks, level.wavers],
        "guided": leads().get(game.id) if level.learned else None,
    }
