"""The tables of the database. Alembic's migrations build exactly these.

`journal` is the truth about every game: what happened at a table, in order. All else about a
game (who sits where, the position, the clocks) is folded from it. `tables` holds what was fixed
when the table was made, and three columns to search by.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table_id() -> Column[str]:
    return Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True)


people = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("colour", Integer, nullable=False),
    Column("merged_into", String(24), index=True),  # the account's person, after a log-in
    Column("created_at", BigInteger, nullable=False),
    Column("program", Boolean, nullable=False, server_default=false()),  # plays by itself
)

accounts = Table(
    "accounts",
    METADATA,
    Column("name_key", String(160), primary_key=True),  # its likeness: Anna and anna are one
    Column("name", String(80), nullable=False),
    Column("password_hash", String(255), nullable=False),
    Column("person_id", String(24), ForeignKey("people.id"), nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("id", String(24), nullable=False, unique=True),  # by which its owner speaks of it
    Column("person_id", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("device", String(80), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

account_keys = Table(
    "account_keys",
    METADATA,
    Column("key_hash", String(64), primary_key=True),  # of what a link to a new password carries
    Column("person_id", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("expires_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("invite_hash", String(64), nullable=False),
    Column("owner", String(24), nullable=False, index=True),
    Column("clock", Text, nullable=False),
    Column("at_zero", String(20), nullable=False),
    Column("watch", String(20), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("shuffle_seats", Boolean, nullable=False),
    Column("pace", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    # These follow the journal, so that tables can be found by them.
    Column("status", String(20), nullable=False),
    Column("due_at", BigInteger),  # when the server itself has something to do here
    Column("replay_public", Boolean, nullable=False),
    Column("origin", String(24), nullable=False, server_default=""),  # the maker's address, hashed
    Column("attended_at", BigInteger, nullable=False, server_default="0"),  # somebody was there
    Column("tournament", String(24), nullable=False, server_default=""),  # it is a game of that
    Index("ix_tables_due", "status", "due_at"),
    Index("ix_tables_lobby", "listed", "status", "created_at"),
)

journal = Table(
    "journal",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("decision", Integer, nullable=False),
    Column("key", String(80), nullable=False),
    Column("data", Text, nullable=False),
)

tournaments = Table(
    "tournaments",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("owner", String(24), nullable=False, index=True),
    Column("title", String(80), nullable=False),
    Column("rule", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("origin", String(24), nullable=False),  # as of `tables`
    Column("created_at", BigInteger, nullable=False),
    Column("starts_at", BigInteger, nullable=False),
    # These follow the journal.
    Column("status", String(20), nullable=False),
    Column("due_at", BigInteger),
    Index("ix_tournaments_due", "status", "due_at"),
)

# What happened at tournaments, in order, as `journal` is of tables. Games are played at tables;
# here is who plays, who meets whom, and what came of it.
tournament_journal = Table(
    "tournament_journal",
    METADATA,
    Column("tournament_id", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("key", String(80), nullable=False),
    Column("data", Text, nullable=False),
)

entrants = Table(
    "entrants",
    METADATA,
    Column("tournament_id", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("person_id", String(24), primary_key=True),
    Index("ix_entrants_person", "person_id"),
)

sitters = Table(
    "sitters",
    METADATA,
    _table_id(),
    Column("person_id", String(24), primary_key=True),
    Index("ix_sitters_person", "person_id"),
)

results = Table(
    "results",
    METADATA,
    Column("table_id", String(24), primary_key=True),  # which may be gone some day
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String(24), nullable=False),  # empty for bots, and for who is gone
    Column("bot", String(80), nullable=False),
    Column("name", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("away", Boolean, nullable=False),  # a bot had taken over
    Column("rated", Boolean, nullable=False),
    Column("mu", Float, nullable=False),  # before the game
    Column("sigma", Float, nullable=False),
    Column("mu_after", Float, nullable=False),
    Column("sigma_after", Float, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Index("ix_results_person", "person_id", "ended_at"),
)

# What people's own devices made of their finished games. Nobody has checked it, so nobody else is
# shown it, and nothing follows from it.
reviews = Table(
    "reviews",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String(24), nullable=False, index=True),
    Column("version", Integer, nullable=False),  # of how reviews are made
    Column("worlds", Integer, nullable=False),
    Column("luck", Float, nullable=False),
    Column("skill", Float, nullable=False),
    Column("accuracy", Float, nullable=False),
    Column("uncertainty", Float, nullable=False),
)

ratings = Table(
    "ratings",
    METADATA,
    Column("person_id", String(24), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_ratings_game", "game", "games"),
)

profiles = Table(
    "profiles",
    METADATA,
    Column("person_id", String(24), primary_key=True),
    Column("public", Boolean, nullable=False),
    Column("numbers", Boolean, nullable=False),  # wants to see ratings, and be seen in a list
)

# How somebody wants to be told that it is their turn, and at which hours not.
contacts = Table(
    "contacts",
    METADATA,
    Column("person_id", String(24), ForeignKey("people.id"), primary_key=True),
    Column("mail", String(254), nullable=False),  # one that has answered; empty: none
    Column("by_mail", Boolean, nullable=False),
    Column("language", String(8), nullable=False),
    Column("quiet_from", Integer, nullable=False),  # minutes of the day; both the same: never
    Column("quiet_to", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
)

# Browsers that can be told something while no window is open (Web Push).
push_devices = Table(
    "push_devices",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person_id", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("session_id", String(24), nullable=False),  # with which it ends
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("key_hash", String(64), nullable=False),  # of what it has yet to send back; or empty
    Column("created_at", BigInteger, nullable=False),
)

# Turns that somebody who is away is to be told of.
calls = Table(
    "calls",
    METADATA,
    _table_id(),
    Column("person_id", String(24), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("due_at", BigInteger, index=True),
    Column("sent_at", BigInteger, nullable=False),
)

# Mails that nobody has asked for at their own address: how many went where, lately.
mailed = Table(
    "mailed",
    METADATA,
    Column("address", String(64), primary_key=True),  # hashed
    Column("at", BigInteger, primary_key=True, autoincrement=False),
)

vacations = Table(
    "vacations",
    METADATA,
    Column("person_id", String(24), ForeignKey("people.id"), primary_key=True),
    Column("begins_at", BigInteger, primary_key=True, autoincrement=False),
    Column("ends_at", BigInteger, nullable=False),
)

helped = Table(
    "helped",
    METADATA,
    _table_id(),
)

chat = Table(
    "chat",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("room", String(20), nullable=False),
    Column("seat", Integer),
    Column("person_id", String(24), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("place", String(24), nullable=False, server_default=""),  # the address, hashed
    # Notes on a replay: the moment, and what its writer thinks of it ("!", "?" or nothing).
    Column("step", Integer),
    Column("mark", String(1), nullable=False, server_default=""),
    Index("ix_chat_person_key", "table_id", "person_id", "key"),
)

reports = Table(
    "reports",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("person_id", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("settled", Boolean, nullable=False, server_default=false()),
)

# What was done about people and what they wrote, in order. Rows are never changed: who is banned,
# and until when, follows from them.
moderation = Table(
    "moderation",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String(24), nullable=False),  # empty: at the terminal
    Column("by_name", String(80), nullable=False),
    Column("act", String(20), nullable=False),
    Column("person", String(24), nullable=False),
    Column("name", String(80), nullable=False),  # what they were called then
    Column("place", String(24), nullable=False),  # the address, hashed
    Column("table", String(24), nullable=False),  # may be gone since
    Column("line", Integer),
    Column("until", BigInteger),
    Column("why", Text, nullable=False),
)

# Finished games as they were shown, packed: see `table/kept.py`.
archive = Table("archive", METADATA, _table_id(), Column("data", LargeBinary, nullable=False))

mutes = Table(
    "mutes",
    METADATA,
    _table_id(),
    Column("person_id", String(24), primary_key=True),
    Column("muted", String(24), primary_key=True),  # whom this person does not want to hear
)

webhooks = Table(
    "webhooks",
    METADATA,
    _table_id(),
    Column("person_id", String(24), primary_key=True),
    Column("url", Text, nullable=False),
)

counts = Table(
    "counts",
    METADATA,
    Column("what", String(20), primary_key=True),
    Column("who", String(80), primary_key=True),
    Column("minute", BigInteger, primary_key=True, autoincrement=False),
    Column("times", Integer, nullable=False),
)

secrets = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(128), nullable=False),
)
