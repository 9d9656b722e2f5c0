"""How people are told of their turn, and when they are away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "contacts",
        _person(),
        sa.Column("mail", sa.String(length=254), nullable=False),
        sa.Column("by_mail", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=False),
        sa.Column("quiet_to", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        _is_one("contacts"),
        sa.PrimaryKeyConstraint("person_id", name="pk_contacts"),
    )
    op.create_table(
        "push_devices",
        sa.Column("id", sa.String(length=24), nullable=False),
        _person(),
        sa.Column("session_id", sa.String(length=24), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        _is_one("push_devices"),
        sa.PrimaryKeyConstraint("id", name="pk_push_devices"),
    )
    op.create_index("ix_push_devices_person_id", "push_devices", ["person_id"])
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        _person(),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("sent_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_calls_table_id"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_calls"),
    )
    op.create_index("ix_calls_due_at", "calls", ["due_at"])
    op.create_table(
        "mailed",
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("address", "at", name="pk_mailed"),
    )
    op.create_table(
        "vacations",
        _person(),
        sa.Column("begins_at", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        _is_one("vacations"),
        sa.PrimaryKeyConstraint("person_id", "begins_at", name="pk_vacations"),
    )


def _person() -> sa.Column[str]:
    return sa.Column("person_id", sa.String(length=24), nullable=False)


def _is_one(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=f"fk_{table}_person_id")
