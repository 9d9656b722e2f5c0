"""How games ended, for whom; what people are rated; who shows what of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("bot", sa.String(length=80), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("mu_after", sa.Float(), nullable=False),
        sa.Column("sigma_after", sa.Float(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_person", "results", ["person_id", "ended_at"])
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "games"])
    op.create_table(
        "profiles",
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("numbers", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_profiles"),
    )
    op.create_table(
        "helped",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_helped_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_helped"),
    )
