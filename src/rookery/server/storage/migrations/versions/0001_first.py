"""The first schema: people, tables, the journal and what lies around them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("colour", sa.Integer(), nullable=False),
        sa.Column("merged_into", sa.String(length=24), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_index(op.f("ix_people_merged_into"), "people", ["merged_into"], unique=False)
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.String(length=128), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("invite_hash", sa.String(length=64), nullable=False),
        sa.Column("owner", sa.String(length=24), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("at_zero", sa.String(length=20), nullable=False),
        sa.Column("watch", sa.String(length=20), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("shuffle_seats", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=20), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("replay_public", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_due", "tables", ["status", "due_at"], unique=False)
    op.create_index("ix_tables_lobby", "tables", ["listed", "status", "created_at"], unique=False)
    op.create_index(op.f("ix_tables_owner"), "tables", ["owner"], unique=False)
    op.create_table(
        "accounts",
        sa.Column("name_key", sa.String(length=160), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("password_hash", sa.String(length=255), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_accounts_person_id")),
        sa.PrimaryKeyConstraint("name_key", name=op.f("pk_accounts")),
        sa.UniqueConstraint("person_id", name=op.f("uq_accounts_person_id")),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("room", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_chat")),
    )
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_journal_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_journal")),
    )
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_mutes_table_id")),
        sa.PrimaryKeyConstraint("table_id", "person_id", "seat", name=op.f("pk_mutes")),
    )
    op.create_table(
        "reports",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reports_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", "person_id", name=op.f("pk_reports")),
    )
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_sitters_table_id")),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_sitters")),
    )
    op.create_index("ix_sitters_person", "sitters", ["person_id"], unique=False)
    op.create_table(
        "webhooks",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("url", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_webhooks_table_id")),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_webhooks")),
    )
