"""Mutes are of people: a seat may be another's after the seats were shuffled."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    connection = op.get_bind()
    mutes = sa.table("mutes", *map(sa.column, ("table_id", "person_id", "seat")))
    chat = sa.table("chat", *map(sa.column, ("table_id", "person_id", "seat")))
    said = sa.select(mutes.c.table_id, mutes.c.person_id, chat.c.person_id.label("muted"))
    who_spoke = (mutes.c.table_id == chat.c.table_id) & (mutes.c.seat == chat.c.seat)
    kept = connection.execute(said.join(chat, who_spoke).distinct()).mappings().all()
    op.drop_table("mutes")
    by_person = op.create_table(
        "mutes",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("muted", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_mutes_table_id"),
        sa.PrimaryKeyConstraint("table_id", "person_id", "muted", name="pk_mutes"),
    )
    if kept:
        op.bulk_insert(by_person, [dict(row) for row in kept])
