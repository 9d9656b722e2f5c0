"""A journal of moderation, from where lines of chat were written, and which reports are settled."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "moderation",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(length=24), nullable=False),
        sa.Column("by_name", sa.String(length=80), nullable=False),
        sa.Column("act", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("place", sa.String(length=24), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_moderation"),
    )
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("place", sa.String(24), nullable=False, server_default=""))
    with op.batch_alter_table("reports") as reports:
        reports.add_column(
            sa.Column("settled", sa.Boolean(), nullable=False, server_default=sa.false())
        )
