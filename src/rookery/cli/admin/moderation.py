"""`rookery admin reports`, `ban` and the like: looking after a house from the terminal. A running
server notices within seconds; none has to run."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from ...core.errors import BadSetup
from ..shared import Database, Language, console, house_settings, language, own_texts

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ...server.storage.moderation import Deed, Known

T = TypeVar("T")
SPANS = {"h": 3_600_000, "d": 86_400_000, "w": 7 * 86_400_000}
Who = Annotated[str, typer.Argument(metavar="WHO", help="A name, or an id if several have it.")]
Table = Annotated[str, typer.Argument(help="A table's id, as in its link.")]
Line = Annotated[int, typer.Argument(help="The number of a line of chat.")]
Span = Annotated[
    str | None,
    typer.Option("--for", metavar="12h|7d|4w", help="For how long. Default: for good."),
]
Address = Annotated[
    bool, typer.Option("--address", help="Also whoever comes from where they wrote last.")
]
Why = Annotated[str, typer.Option(help="For the log, and for those who read it later.")]


def add_to(admin: typer.Typer) -> None:
    for command in (
        reports, log, people, silence, ban, lift, remove_line, settle, remove_name, remove_table,
        appoint, dismiss,
    ):  # fmt: skip
        admin.command(command.__name__.replace("_", "-"))(command)


def within(database: str, job: Callable[[Connection], T]) -> T:
    """In one transaction."""
    from sqlalchemy.exc import SQLAlchemyError

    from ...server.storage.engine import open_writer
    from ...server.storage.outage import first_line

    with open_writer(house_settings(database).database) as engine:
        try:
            with engine.begin() as connection:
                return job(connection)
        except SQLAlchemyError as error:
            raise BadSetup(f"database: that did not work ({first_line(error)})") from None


def read_span(span: str | None) -> int | None:
    """When it ends."""
    if span is None:
        return None
    found = re.fullmatch(r"([1-9]\d{0,4})([hdw])", span)
    if found is None:
        raise BadSetup(f"--for: a number and h, d or w, as in 7d, not {span!r}")
    return int(time.time() * 1000) + int(found[1]) * SPANS[found[2]]


def the_one(connection: Connection, who: str) -> Known:
    from ...server.storage import moderation

    found = moderation.find_people(connection, who)
    accounts = [person for person in found if person.account or person.id == who]
    found = accounts if len(accounts) == 1 else found
    if not found:
        raise BadSetup(f"nobody is called {who!r} here")
    if len(found) > 1:
        ids = ", ".join(person.id for person in found)
        raise BadSetup(f"several are called {who!r}: name one of {ids}")
    return found[0]


def do(database: str, lang: str | None, act: str, who: str = "", **facts: Any) -> None:
    """Do it, and say so."""
    from ...server.storage import moderation

    address = facts.pop("address", False)

    def job(connection: Connection) -> Deed:
        if who:
            facts["person"] = the_one(connection, who).id
        if address:
            facts["place"] = moderation.place_of(connection, facts["person"])
            if not facts["place"]:
                raise BadSetup("--address: they never wrote anything, so it is not known")
        deed = moderation.Deed(act=act, at=int(time.time() * 1000), **facts)  # type: ignore[arg-type]
        return moderation.do(connection, deed)

    deed = within(database, job)
    print(own_texts(language(lang)).say("admin-done", number=deed.number))


def reports(database: Database = "", lang: Language = None) -> None:
    """What was reported and nobody has looked at, with what was said around it."""
    from ...server.storage import chat, moderation

    words = own_texts(language(lang))

    def job(connection: Connection) -> None:
        waiting = moderation.reports(connection)
        if not waiting:
            print(words.say("admin-no-reports"))
        for report in waiting:
            head = words.say(
                "admin-report", table=report.table, line=str(report.number), times=report.times
            )
            console.print(head, style="bold", markup=False)
            for line in chat.around(connection, report.table, report.number):
                mark = ">" if line.number == report.number else " "
                said = f"{mark} {line.number}  {line.name} ({line.person}): {line.text}"
                console.print(said, markup=False)

    within(database, job)


def log(
    database: Database = "",
    most: Annotated[int, typer.Option(help="How many.", min=1, max=10_000)] = 50,
) -> None:
    """What was done, the newest first: number, time, by whom, what, about whom, until when, why."""
    from ...server.storage import moderation

    for deed in within(database, lambda c: moderation.latest(c, None, most)):
        until = "" if deed.until is None else f"until {_clock(deed.until)}"
        about = deed.name and f"{deed.name} ({deed.person})"
        words = (
            str(deed.number), _clock(deed.at), deed.by_name or "operator", deed.act, about,
            "@" if deed.place else "", deed.table, until, deed.why,
        )  # fmt: skip
        console.print("  ".join(word for word in words if word), markup=False)


def _clock(ms: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(ms / 1000))


def people(name: Who, database: Database = "") -> None:
    """Who goes by a name: id, name, account."""
    from ...server.storage import moderation

    for person in within(database, lambda c: moderation.find_people(c, name)):
        words = (person.id, person.name, person.account or "", _clock(person.created_at))
        console.print("  ".join(word for word in words if word), markup=False)


def silence(
    who: Who,
    span: Span = None,
    address: Address = False,
    why: Why = "",
    database: Database = "",
    lang: Language = None,
) -> None:
    """Somebody may play, but not write."""
    do(database, lang, "silence", who, until=read_span(span), address=address, why=why)


def ban(
    who: Annotated[str, typer.Argument(help="A name or an id; or an address.")],
    span: Span = None,
    address: Address = False,
    why: Why = "",
    database: Database = "",
    lang: Language = None,
) -> None:
    """Somebody may not come in, and whoever is there now has to go. An address is known by a mark
    of it only, so it is banned as it is written; networks are your proxy's business."""
    until = read_span(span)
    if (place := _address(who)) is None:
        do(database, lang, "ban", who, until=until, address=address, why=why)
    else:
        mark = within(database, lambda c: _mark(c, place))
        do(database, lang, "ban", place=mark, until=until, why=why)


def _address(text: str) -> str | None:
    import ipaddress

    from ...server.place import place_of

    try:
        return place_of(str(ipaddress.ip_address(text)))
    except ValueError:
        return None


def _mark(connection: Connection, place: str) -> str:
    from ...server.storage.people import find_secret
    from ...server.table.access import Invitations

    secret = find_secret(connection, "cookies")
    if secret is None:
        raise BadSetup("database: no server has been started with it yet")
    return Invitations(secret).mark(place)


def lift(
    number: Annotated[int, typer.Argument(help="What to lift: its number in the log.")],
    why: Why = "",
    database: Database = "",
    lang: Language = None,
) -> None:
    """A ban or a silence is over."""
    from ...server.storage import moderation

    deed = within(database, lambda c: moderation.find(c, number))
    if deed is None or deed.act not in ("ban", "silence"):
        raise BadSetup(f"lift: number {number} of the log is no ban and no silence")
    do(database, lang, "lift", person=deed.person, place=deed.place, why=why)


def remove_line(
    table: Table, line: Line, why: Why = "", database: Database = "", lang: Language = None
) -> None:
    """A line of chat is emptied."""
    from ...server.storage import chat

    said = within(database, lambda c: chat.find(c, table, line))
    if said is None:
        raise BadSetup(f"table {table} has no line {line}")
    do(database, lang, "remove_line", person=said.person, table=table, line=line, why=why)


def settle(table: Table, line: Line, database: Database = "", lang: Language = None) -> None:
    """A report was read, and nothing has to be done."""
    do(database, lang, "settle", table=table, line=line)


def remove_name(who: Who, why: Why = "", database: Database = "", lang: Language = None) -> None:
    """Somebody is called like a guest from now on, also where they have played."""
    do(database, lang, "remove_name", who, why=why)


def remove_table(
    table: Table, why: Why = "", database: Database = "", lang: Language = None
) -> None:
    """A table is deleted, with its game, its chat and its replay."""
    from ...server.storage import tables

    if within(database, lambda c: tables.find(c, table)) is None:
        raise BadSetup(f"there is no table {table!r}")
    do(database, lang, "remove_table", table=table, why=why)


def appoint(who: Who, database: Database = "", lang: Language = None) -> None:
    """Somebody with an account may do all this from now on, at /admin of the site."""

    def has_account(connection: Connection) -> bool:
        return the_one(connection, who).account is not None

    if not within(database, has_account):
        raise BadSetup(f"{who!r} is a guest: only those with an account can look after a house")
    do(database, lang, "appoint", who)


def dismiss(who: Who, database: Database = "", lang: Language = None) -> None:
    """And not any more."""
    do(database, lang, "dismiss", who)
