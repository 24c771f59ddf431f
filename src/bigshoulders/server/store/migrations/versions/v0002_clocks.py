"""Clocks: what lists show of them, and when no server ran."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what clocks need; tables from before have none."""
    op.add_column("tables", sa.Column("timing", sa.Text))
    op.create_table(
        "outages",
        sa.Column("began_at", sa.Float, primary_key=True),
        sa.Column("ended_at", sa.Float, nullable=False),
    )
