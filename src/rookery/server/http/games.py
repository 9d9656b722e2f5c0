"""The games there are: what can be chosen, their texts, their rules pages."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ...core.registry import find_game, find_meta, find_texts, game_ids
from ...core.text import check_language
from .. import rest
from ..pools import SCORES
from ..words import OWN_TEXTS
from .docs import answers, error_responses, reading, send
from .errors import not_found
from .identity import TheHouse, Whoever

router = APIRouter(prefix="/api", tags=["games"])

CACHEABLE = {"Cache-Control": "public, max-age=3600"}


def game_info(game: str, bots: Sequence[str]) -> rest.GameInfo:
    meta = find_meta(game)
    return rest.GameInfo(
        id=meta.id,
        seats=list(meta.seats),
        usual=meta.usual,
        unofficial=list(meta.unofficial),
        options=[
            rest.OptionInfo(
                o.name, o.default, o.smallest, o.largest, list(o.choices), o.typed, o.engine
            )
            for o in meta.options
            if not o.small
        ],
        rules_version=meta.rules_version,
        bots=list(bots),
    )


@router.get("/games", **answers(list[rest.GameInfo]))
async def games(house: TheHouse) -> Response:
    """All games, in the order in which they are offered."""
    offered = (*game_ids(), *house.settings.game_names)
    return send([game_info(game, house.settings.bot_names) for game in offered])


FLUENT: dict[str, Any] = {
    "responses": {
        200: {
            "description": "Fluent source",
            "content": {"text/plain": {"schema": {"type": "string"}}},
        },
        **error_responses(400, 404),
    },
    "response_class": PlainTextResponse,
}


@router.get("/games/{game}/texts/{language}", **FLUENT)
async def texts(game: str, language: str) -> Response:
    """A game's words in one language, as Fluent source."""
    return _fluent(find_texts(game), language)


@router.get("/texts/{language}", **FLUENT)
async def own_texts(language: str) -> Response:
    """The server's own words: why an act was refused."""
    return _fluent(OWN_TEXTS, language)


def _fluent(folder: Path, language: str) -> Response:
    source = (folder / f"{check_language(language)}.ftl").read_text(encoding="utf-8")
    return PlainTextResponse(source, headers=CACHEABLE)


@router.get("/games/{game}/rules", **answers(rest.RulesPage, 404))
async def rules(game: str) -> Response:
    """The order of a game's rules page; the sentences are among its texts."""
    return send(rules_page(game))


def rules_page(game: str) -> rest.RulesPage:
    meta = find_meta(game)
    sections = [rest.Section(name, list(clauses)) for name, clauses in meta.sections]
    behind = {f"reason-{name}": clause for clause, names in meta.behind for name in names}
    return rest.RulesPage(sections, list(meta.assumed), meta.begins, behind)


@router.get("/games/{game}/declared", **answers(rest.Declared, 404))
async def declared(game: str) -> Response:
    """Of what a game's view is made, and what can be decided in it: enough for a plain board."""
    find_meta(game)
    found = await asyncio.to_thread(find_game, game)
    kinds = found.catalogue.kinds.values()
    decisions = [
        rest.DecisionKind(kind.name, kind.text, {n: list(v) for n, v in kind.parameters.items()})
        for kind in kinds
    ]
    return send(rest.Declared(msgspec.convert(found.view.declared, rest.Shape), decisions))


@router.post("/games/{game}/score", **answers(dict[str, Any], 404, 422, body=dict[str, Any]))
async def score(game: str, request: Request, person: Whoever) -> Response:
    """The best way to score what lies on a real table, where a game has a helper for that."""
    helper = find_game(game).scoring_helper
    if helper is None:
        raise not_found("scoring helper")
    question = await reading(helper.question)(request)
    return send(await SCORES.run(helper.answer, question))
