"""Links that show a table and let nobody sit down."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Tell them apart; all links from before let people in."""
    op.add_column(
        "links", sa.Column("watches", sa.Boolean, nullable=False, server_default=sa.false())
    )
