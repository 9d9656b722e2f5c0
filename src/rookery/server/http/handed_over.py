"""Games that were played without a server, in somebody's browser: their save files become replays
that others can look at."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from fastapi import APIRouter
from starlette.responses import Response

from ...core.errors import BrokenSave
from ...core.registry import find_meta
from .. import rest
from ..contract import path_to
from ..house import House
from ..pools import HANDED_OVER
from ..storage.rows import ClockRule, TableRow
from ..table import making
from ..table.room import Entry
from .docs import answers, body, send
from .errors import conflict, invalid
from .identity import Place, TheHouse, Whoever
from .people import free_name

router = APIRouter(prefix="/api/replays", tags=["replays"])


@router.post("", **answers(rest.ReplayMade, 409, 422, body=rest.HandedOver, status=201))
async def hand_over(
    person: Whoever,
    house: TheHouse,
    place: Place,
    wanted: Annotated[rest.HandedOver, body(rest.HandedOver)],
) -> Response:
    """Keep the replay of a finished game, open to everybody who has its link. The save file is
    played from the first decision to the last, and refused if it is not what it says."""
    await house.limits.spend("tables", person.id, place)
    sitting = [
        making.bot_sits(number, making.check_bot(seat.bot, house.settings.bot_names), person.colour)
        if seat.bot is not None
        else making.person_sits(
            number,
            person.id,
            await free_name(house, person, place, seat.name, "seats"),
            person.colour,
        )
        for number, seat in enumerate(wanted.seats)
    ]
    await house.games.get_ready(_game_of(wanted.save))
    table = await HANDED_OVER.run(_told, bytes(wanted.save), sitting, person.id, house)
    if table.story.status != "over":
        raise conflict("not_over", "the game is not over")
    await house.store.write(table.write)
    id = table.story.row.id
    made = send(rest.ReplayMade(id, path_to("replay", id)))
    made.status_code = 201
    return made


class _Named(msgspec.Struct):
    game: str


def _game_of(save: bytes) -> str:
    try:
        return find_meta(msgspec.json.decode(save, type=_Named).game).id
    except msgspec.ValidationError as error:
        raise BrokenSave(f"not a save file: {error}") from None


def _told(save: bytes, sitting: list[Entry], owner: str, house: House) -> making.NewTable:
    """The save file as a table's story."""
    from ...core.match import Match

    match = Match.from_json(save)
    if match.position is not None:
        raise BrokenSave("position: only games from their first card on have a replay")
    if match.players != len(sitting):
        raise invalid("seats", f"{match.players} are needed, not {len(sitting)}")
    row = TableRow(
        id=secrets.token_urlsafe(9),
        game=match.game.id,
        rules_version=match.game.meta.rules_version,
        players=match.players,
        options=dict(match.options),
        seed=f"{match.seed:064x}",
        invite_hash="",
        owner=owner,
        clock=ClockRule(),
        at_zero="bot_moves",
        watch="link",
        listed=False,
        shuffle_seats=False,
        pace=False,
        created_at=house.now(),
        status="waiting",
        replay_public=True,
    )
    again = match.fresh()
    played = []
    for decision in match.decisions:
        played.append(Entry("decided", again.turn or 0, int(decision)))
        again.play(decision)
    start = making.start(match.players, shuffle=False)
    return making.composed(row, [*sitting, start, *played], house.versions_from)
