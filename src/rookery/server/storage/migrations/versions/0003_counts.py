"""Workers that share a database count together how often somebody does something."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "counts",
        sa.Column("what", sa.String(length=20), nullable=False),
        sa.Column("who", sa.String(length=80), nullable=False),
        sa.Column("minute", sa.BigInteger(), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("what", "who", "minute", name="pk_counts"),
    )
    op.create_index("ix_chat_person_key", "chat", ["table_id", "person_id", "key"])
