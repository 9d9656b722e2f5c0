"""Several devices of one person: each has a session of its own, which can be ended. Links to a new
password."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("device", sa.String(length=80), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_sessions_person_id"),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.UniqueConstraint("id", name="uq_sessions_id"),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])
    op.create_table(
        "account_keys",
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_account_keys_person_id"),
        sa.PrimaryKeyConstraint("key_hash", name="pk_account_keys"),
    )
    op.create_index("ix_account_keys_person_id", "account_keys", ["person_id"])
    op.execute(
        "INSERT INTO sessions (token_hash, id, person_id, device, created_at, seen_at)"
        " SELECT token_hash, id, id, '', created_at,"
        " (SELECT MAX(created_at) FROM people) FROM people"
        " WHERE merged_into IS NULL AND token_hash <> ''"
    )
    op.execute("ALTER TABLE people DROP COLUMN token_hash")
