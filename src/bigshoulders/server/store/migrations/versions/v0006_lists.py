"""Indexes for lists: the lobby's has what is listed, and those of guests all that is asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0002"

IN_LOBBY = sa.text("visibility = 'open' AND status <> 'over'")
IS_KEPT = sa.text("kept_for IS NOT NULL")


def upgrade() -> None:
    """Replace the indexes that did not fit, and add those that were missing."""
    op.drop_index("ix_tables_lobby", "tables")
    op.drop_index("ix_seats_guest", "seats")
    op.drop_index("ix_members_guest", "members")
    _add("ix_tables_lobby", "tables", "moved_at", "id", where=IN_LOBBY)
    _add("ix_tables_host", "tables", "host", "id")
    _add("ix_tables_moved_at", "tables", "moved_at", "id")
    _add("ix_seats_guest", "seats", "guest", "table_id")
    _add("ix_seats_kept_for", "seats", "kept_for", "table_id", where=IS_KEPT)
    _add("ix_members_guest", "members", "guest", "table_id")


def _add(name: str, table: str, *columns: str, where: sa.TextClause | None = None) -> None:
    op.create_index(name, table, list(columns), sqlite_where=where, postgresql_where=where)
