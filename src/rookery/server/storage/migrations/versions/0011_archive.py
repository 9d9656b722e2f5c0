"""Finished games as they were shown, whatever becomes of their rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_archive_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_archive"),
    )
