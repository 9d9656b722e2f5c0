"""`rookery doctor` says what is wrong, and what to do about it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rookery.core.meta import LANGUAGES
from rookery.core.text import texts
from rookery.server import doctor, visit
from rookery.server.storage.engine import open_engine, read_url
from rookery.server.storage.migrate import migrate
from tests.cli.test_cli import rookery

from .processes import ServerProcess

pytestmark = pytest.mark.from_nothing
TEXTS = Path("src/rookery/cli/text")


def findings(database: str, **environment: str) -> dict[str, str]:
    return {found.what: found.state for found in doctor.examine(environment, database)}


def prepared(database: str, *statements: str, schema: str = "head") -> str:
    engine = open_engine(read_url(database), writing=True)
    migrate(engine, schema)
    with engine.begin() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)
    engine.dispose()
    return database


def test_a_house_in_order(database: str) -> None:
    found = findings(prepared(database))
    assert {"database", "schema", "write", "clock", "disk", "files", "settings"} <= found.keys()
    assert "wrong" not in {found[what] for what in found if what != "site-missing"}


@pytest.mark.parametrize(
    ("schema", "statements", "what"),
    [
        ("0001", (), "schema-earlier"),
        ("head", ("UPDATE alembic_version SET version_num = '9999'",), "schema-later"),
        (
            "head",
            (
                "INSERT INTO tables (id, game, rules_version, players, options, seed, invite_hash,"
                " owner, clock, at_zero, watch, listed, shuffle_seats, pace, created_at, status,"
                " replay_public) VALUES ('t', 'cubirds', 99, 2, '{}', '', '', 'o', '{}', 'x', 'x',"
                " true, true, true, 1, 'playing', false)",
            ),
            "rules-other",
        ),
    ],
)
def test_databases_of_other_times(
    database: str, schema: str, statements: tuple[str, ...], what: str
) -> None:
    assert what in findings(prepared(database, *statements, schema=schema))


def test_what_is_wrong_is_said_in_every_language(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "database-new" in findings(sqlite_database)
    assert "database-nowhere" in findings("sqlite:////no/such/folder/x.db")
    assert "database-away" in findings("mysql://x/y")
    assert "database-away" in findings("postgresql://nobody@127.0.0.1:1/none")
    monkeypatch.setenv("ROOKERY_PROXIES", "0.0.0.0/0")
    monkeypatch.setenv("ROOKERY_DOCS_FOR", "home")
    monkeypatch.setenv("ROOKERY_BOTS", "no_such:Bot")
    found = findings(sqlite_database)
    assert {"proxies-everybody", "networks-unreadable", "bot-missing"} <= found.keys()
    (tmp_path / "text.db").write_text("not a database, but long enough to be looked into" * 9)
    for language, word in {"en": "Correct it", "ru": "Исправьте", "pl": "Popraw"}.items():
        said = rookery(
            "doctor", "--lang", language, "--database", f"sqlite:///{tmp_path}/text.db",
            ROOKERY_GRACE_S="soon", ROOKERY_GRACES="1", NO_COLOR="1",
        )  # fmt: skip
        assert said.returncode == 1
        assert word in said.stdout
        assert "ROOKERY_GRACES" in said.stdout
        assert "Traceback" not in said.stderr


def test_every_finding_has_a_text() -> None:
    """And the other way round."""
    code = "".join(Path(str(module.__file__)).read_text() for module in (doctor, visit))
    named = set(re.findall(r'Finding\(\s*"\w+"[^,]*, "([\w-]+)"', code))
    for language in LANGUAGES:
        said = (TEXTS / f"{language}.ftl").read_text()
        assert named == set(re.findall(r"^doctor-([\w-]+) =", said, re.MULTILINE))
        assert "{" not in texts(TEXTS, language).say("doctor-clock")


def test_a_visit_from_outside(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database) as server:
        server.wait_until_ready()
        found = {finding.what: finding.state for finding in visit.visit(server.url)}
        assert found == {"visit": "well", "visit-open": "mind", "visit-socket": "well"}
        (refused,) = visit.visit(f"{server.url}0")
        assert refused.what == "visit-away"
