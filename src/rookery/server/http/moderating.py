"""For those who look after the house: what was reported, and what can be done. For everybody else
there is nothing here."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Query
from sqlalchemy import Connection
from starlette.responses import Response

from .. import rest
from ..contract import LIMITS
from ..house import House
from ..moderation import Moderation
from ..storage import chat, moderation, people, tables
from ..storage.moderation import Deed, Report
from ..storage.people import Person
from .docs import answers, body, send
from .errors import ApiError, conflict, invalid, not_found
from .identity import TheHouse, Whoever

router = APIRouter(prefix="/api/admin", tags=["moderation"])

LOG_SIZE = 100
HOUR_MS = 3_600_000


def moderator(person: Whoever, house: TheHouse) -> Person:
    if not house.moderation.may_moderate(person.ids):
        raise not_found("such page")
    return person


Moderator = Annotated[Person, Depends(moderator)]


@router.get("", **answers(rest.Moderation, 404))
async def look(me: Moderator, house: TheHouse) -> Response:
    """What waits, what holds, and what was done lately."""
    reports = await house.store.read(_reports)
    deeds = await house.store.read(partial(moderation.latest, before=None, most=LOG_SIZE))
    infos = [_info(deed, house.moderation) for deed in deeds]
    holding = [info for info in infos if info.in_force]
    return send(rest.Moderation(reports, holding, infos))


def _reports(connection: Connection) -> list[rest.ReportInfo]:
    found = [_report(connection, report) for report in moderation.reports(connection)]
    return [report for report in found if report is not None]


def _report(connection: Connection, report: Report) -> rest.ReportInfo | None:
    lines = chat.around(connection, report.table, report.number)
    said = next((line for line in lines if line.number == report.number), None)
    row = tables.find(connection, report.table)
    if said is None or row is None:
        return None
    who = people.find(connection, said.person)
    return rest.ReportInfo(
        table=report.table,
        game=row.game,
        number=report.number,
        person=said.person,
        name=said.name,
        account=None if who is None else who.account,
        times=report.times,
        before=moderation.times(connection, said.person),
        lines=[
            rest.ReportedLine(line.number, line.person, line.name, line.text, line.at / 1000)
            for line in lines
        ],
    )


def _info(deed: Deed, known: Moderation) -> rest.DeedInfo:
    return rest.DeedInfo(
        number=deed.number,
        at=deed.at / 1000,
        by=deed.by_name,
        act=deed.act,
        person=deed.person,
        name=deed.name,
        address=bool(deed.place),
        table=deed.table,
        until=None if deed.until is None else deed.until / 1000,
        why=deed.why,
        in_force=known.in_force(deed),
    )


@router.get("/people", **answers(list[rest.PersonFound], 404, 422))
async def find(
    me: Moderator, house: TheHouse, name: Annotated[str, Query(max_length=LIMITS["name"])]
) -> Response:
    """Accounts and guests of exactly this name or id."""
    found = await house.store.read(partial(moderation.find_people, name=name))
    return send([rest.PersonFound(p.id, p.name, p.account, p.created_at / 1000) for p in found])


@router.post("", **answers(rest.DeedInfo, 404, 409, 422, body=rest.NewDeed))
async def act(
    me: Moderator, house: TheHouse, wanted: Annotated[rest.NewDeed, body(rest.NewDeed)]
) -> Response:
    """Do something. It is written down with your name."""
    deed = await house.store.read(partial(_deed, house=house, me=me, wanted=wanted))
    return send(_info(await house.moderation.do(deed), house.moderation))


def _deed(connection: Connection, house: House, me: Person, wanted: rest.NewDeed) -> Deed:
    """What is wanted, complete; the person and the address follow from the line."""
    now = house.now()
    until = None if wanted.hours is None else now + wanted.hours * HOUR_MS
    person, place = wanted.person, ""
    if wanted.act == "lift":
        former = moderation.find(connection, wanted.deed or 0)
        if former is None or not house.moderation.in_force(former):
            raise conflict("not_in_force", "that does not hold any more")
        person, place = former.person, former.place
    elif wanted.line is not None:
        line = chat.find(connection, wanted.table, wanted.line)
        if line is None:
            raise not_found("such line")
        person = line.person
        place = line.place
    elif wanted.act in ("remove_line", "settle"):
        raise invalid("line", "which line?")
    if wanted.act == "remove_table":
        if tables.find(connection, wanted.table) is None:
            raise not_found("such table")
        person = ""
    elif wanted.act != "lift":
        found = people.find(connection, person)
        if found is None:
            raise not_found("such person")
        if wanted.act in ("silence", "ban") and house.moderation.may_moderate(found.ids):
            raise ApiError(403, "forbidden", "they look after this house, too: an operator can")
        place = place or moderation.place_of(connection, person)
    if wanted.act != "lift" and not (wanted.address and wanted.act in ("silence", "ban")):
        place = ""
    return Deed(
        act=wanted.act, at=now, by=me.id, by_name=me.name, person=person, place=place,
        table=wanted.table, line=wanted.line, until=until, why=wanted.why,
    )  # fmt: skip
