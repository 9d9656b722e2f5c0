"""Notes on replays, which are lines of chat at moments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("chat", sa.Column("step", sa.Integer(), nullable=True))
    op.add_column("chat", sa.Column("mark", sa.String(1), nullable=False, server_default=""))
