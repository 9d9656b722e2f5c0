"""What an operator should know before the visitors do: each finding is a text of the terminal
(`doctor-…`) with its facts, and says what to do if there is anything to be done."""

from __future__ import annotations

import os
import resource
import shutil
import time
from collections.abc import Generator, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from ..bots.bot import find_bot
from ..core.compiling import cache_folder
from ..core.errors import RookeryError
from ..core.registry import find_meta
from .doors import WANTED_FILES
from .http.private import networks
from .http.site import FOLDER as SITE
from .notices.mail import Mailer
from .settings import PREFIX, Settings
from .storage import schema
from .storage.engine import open_engine, read_url
from .storage.migrate import NEWEST, known, version_of
from .storage.outage import first_line
from .storage.store import proof

State = Literal["well", "mind", "wrong"]
OTHERS = {"ROOKERY_COMPILE", "ROOKERY_CACHE", "ROOKERY_CACHE_SCRATCH", "ROOKERY_WITHOUT_SITE"}
"""Variables that are no settings of the server."""
FEW_FILES = 4_096
LITTLE_DISK = 1 << 30
CLOCKS_APART_S = 2.0


class Finding(NamedTuple):
    state: State
    what: str
    facts: Mapping[str, Any] = {}


def examine(environment: Mapping[str, str], database: str = "") -> Iterator[Finding]:
    """One finding after the other."""
    yield from _names(environment)
    try:
        settings = Settings.from_environment()
    except msgspec.ValidationError as error:
        yield Finding("wrong", "settings-unreadable", {"why": str(error)})
        return
    if database:
        settings = msgspec.structs.replace(settings, database=database)
    yield from _settings(settings)
    yield from _machine()
    yield from _database(settings)


def _names(environment: Mapping[str, str]) -> Iterator[Finding]:
    mine = {PREFIX + name.upper() for name in Settings.__struct_fields__} | OTHERS
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in mine:
            yield Finding("wrong", "setting-unknown", {"name": name})


def _settings(settings: Settings) -> Iterator[Finding]:
    sound = True
    for name in ("proxies", "metrics_for", "docs_for"):
        try:
            found = networks(getattr(settings, name), name)
        except RookeryError as error:
            sound = False
            yield Finding("wrong", "networks-unreadable", {"why": str(error)})
            continue
        if name == "proxies" and any(network.prefixlen == 0 for network in found):
            sound = False
            yield Finding("wrong", "proxies-everybody")
        elif name == "metrics_for" and not found:
            yield Finding("mind", "metrics-open")
    try:
        offered = Mailer(settings).offered
        if settings.smtp and not offered:
            yield Finding("wrong", "mail-nowhere")
    except RookeryError as error:
        sound = False
        yield Finding("wrong", "mail-unreadable", {"why": str(error)})
    for bot in settings.bot_names:
        try:
            find_bot(bot, 0)
        except RookeryError as error:
            sound = False
            yield Finding("wrong", "bot-missing", {"why": str(error)})
    if sound:
        yield Finding("well", "settings")
    built = (SITE / "index.html").is_file()
    yield Finding("well", "site") if built else Finding("wrong", "site-missing")


def _machine() -> Iterator[Finding]:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = WANTED_FILES if hard == resource.RLIM_INFINITY else hard
    facts = {"files": files}
    enough = files >= FEW_FILES
    yield Finding("well", "files", facts) if enough else Finding("mind", "files-few", facts)
    cache = cache_folder()
    there = next(folder for folder in (cache, *cache.parents) if folder.exists())
    if not os.access(there, os.W_OK):
        yield Finding("mind", "cache-unwritable", {"folder": str(cache)})
    yield from _disk(there)


def _disk(folder: Path) -> Iterator[Finding]:
    free = shutil.disk_usage(folder).free
    facts = {"folder": str(folder), "gigabytes": round(free / 1e9, 1)}
    yield (
        Finding("well", "disk", facts)
        if free > LITTLE_DISK
        else Finding("wrong", "disk-little", facts)
    )


def _database(settings: Settings) -> Iterator[Finding]:
    try:
        url = read_url(settings.database)
    except RookeryError as error:
        yield Finding("wrong", "database-away", {"why": str(error)})
        return
    shown = url.render_as_string(hide_password=True)
    if url.get_backend_name() == "sqlite":
        file = Path(str(url.database)).absolute()
        if not file.is_file():
            yield from _new_file(file)
            return
        yield from _disk(file.parent)
    engine = open_engine(url, writing=True)
    try:
        with engine.connect() as connection, connection.begin() as transaction:
            yield Finding("well", "database", {"database": shown})
            yield from _clock(connection)
            schema_known = yield from _schema(connection)
            if schema_known:
                proof(connection)
                yield Finding("well", "write")
                yield from _rules(connection)
            transaction.rollback()
    except SQLAlchemyError as error:
        facts = {"database": shown, "why": first_line(error)}
        yield Finding("wrong", "database-away", facts)
    finally:
        engine.dispose()


def _new_file(file: Path) -> Iterator[Finding]:
    facts = {"file": str(file)}
    able = file.parent.is_dir() and os.access(file.parent, os.W_OK)
    yield (
        Finding("mind", "database-new", facts)
        if able
        else Finding("wrong", "database-nowhere", facts)
    )


def _clock(connection: Connection) -> Iterator[Finding]:
    """Against the database's machine, and against what was written last: that lies behind us."""
    apart = 0.0
    if connection.dialect.name == "postgresql":
        there = connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar()
        apart = abs(float(there or 0) - time.time())
    if version_of(connection) is not None:
        last = connection.execute(select(func.max(schema.journal.c.at))).scalar() or 0
        apart = max(apart, last / 1000 - time.time())
    facts = {"seconds": round(apart, 1)}
    yield (
        Finding("well", "clock")
        if apart < CLOCKS_APART_S
        else Finding("wrong", "clock-apart", facts)
    )


def _schema(connection: Connection) -> Generator[Finding, None, bool]:
    """Whether it is the present one."""
    found = version_of(connection)
    facts = {"found": found or "", "newest": NEWEST}
    if found == NEWEST:
        yield Finding("well", "schema", facts)
    elif found is None:
        yield Finding("mind", "schema-none")
    elif found in known():
        yield Finding("mind", "schema-earlier", facts)
    else:
        yield Finding("wrong", "schema-later", facts)
    return found == NEWEST


def _rules(connection: Connection) -> Iterator[Finding]:
    """Games under way that were started by rules of another version."""
    tables = schema.tables
    rows = connection.execute(
        select(tables.c.game, tables.c.rules_version, func.count())
        .where(tables.c.status == "playing")
        .group_by(tables.c.game, tables.c.rules_version)
        .order_by(tables.c.game, tables.c.rules_version)
    )
    for game, version, tables_of_it in rows:
        try:
            now = find_meta(game).rules_version
        except RookeryError:
            now = 0
        if now != version:
            facts = {"game": game, "then": version, "now": now, "tables": tables_of_it}
            yield Finding("mind" if now > version else "wrong", "rules-other", facts)
