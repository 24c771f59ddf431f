"""An index that counts the tables of a host that are not over, however many are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"

IS_RUNNING = sa.text("status <> 'over'")


def upgrade() -> None:
    """Add the index."""
    op.create_index(
        "ix_tables_running",
        "tables",
        ["host", "made_at"],
        sqlite_where=IS_RUNNING,
        postgresql_where=IS_RUNNING,
    )
