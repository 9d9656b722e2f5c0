"""Accounts are told apart by what their names look like; the lobby knows where a table was made,
and when it was last attended to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from rookery.server.names import likeness

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    connection = op.get_bind()
    accounts = sa.table("accounts", sa.column("name_key"), sa.column("name"))
    keys = {row.name_key: row.name for row in connection.execute(sa.select(accounts))}
    for key, name in sorted(keys.items()):
        # Of two that look alike, one keeps its old key: it is found by its exact name.
        if (wanted := likeness(name)) not in keys:
            connection.execute(
                sa.update(accounts).where(accounts.c.name_key == key).values(name_key=wanted)
            )
            keys[wanted] = name
    with op.batch_alter_table("tables") as tables:
        tables.add_column(
            sa.Column("origin", sa.String(length=24), nullable=False, server_default="")
        )
        tables.add_column(
            sa.Column("attended_at", sa.BigInteger(), nullable=False, server_default="0")
        )
