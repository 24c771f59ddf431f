"""Links know who made them, so that one opens only what is still its maker's to give."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0006"


def upgrade() -> None:
    """Note the maker of a link; of links from before it is taken to be the host."""
    op.add_column("links", sa.Column("made_by", sa.String(32)))
