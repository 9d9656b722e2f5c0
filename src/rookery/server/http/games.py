"""The games there are: what can be chosen, their texts, their rules pages."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import PlainTextResponse, Response

from ...bots.bot import bot_names
from ...core.registry import find_game, find_meta, game_ids
from ...core.text import check_language
from .. import rest
from .docs import answers, send

router = APIRouter(prefix="/api/games", tags=["games"])


def game_info(game: str) -> rest.GameInfo:
    meta = find_meta(game)
    return rest.GameInfo(
        id=meta.id,
        seats=list(meta.seats),
        options=[
            rest.OptionInfo(o.name, o.default, o.smallest, o.largest, list(o.choices))
            for o in meta.options
        ],
        rules_version=meta.rules_version,
        bots=list(bot_names()),
    )


@router.get("", **answers(list[rest.GameInfo]))
async def games() -> Response:
    """All games, in the order in which they are offered."""
    return send([game_info(game) for game in game_ids()])


@router.get(
    "/{game}/texts/{language}",
    responses={
        200: {"description": "Fluent source", "content": {"text/plain": {}}},
        404: {"description": "No such game or language"},
    },
    response_class=PlainTextResponse,
)
async def texts(game: str, language: str) -> Response:
    """A game's words in one language, as Fluent source."""
    folder = find_game(game).folder / "text"
    source = (folder / f"{check_language(language)}.ftl").read_text(encoding="utf-8")
    return PlainTextResponse(source, headers={"Cache-Control": "public, max-age=3600"})


@router.get("/{game}/rules", **answers(rest.RulesPage, 404))
async def rules(game: str) -> Response:
    """The order of a game's rules page; the sentences are among its texts."""
    meta = find_meta(game)
    sections = [rest.Section(name, list(clauses)) for name, clauses in meta.sections]
    return send(rest.RulesPage(sections, list(meta.assumed)))
