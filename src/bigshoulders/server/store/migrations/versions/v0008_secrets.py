"""Secrets that rotate, cookies that tell when they were made, and guests who sign out elsewhere."""

from __future__ import annotations

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Keep the secret as the first of several; cookies from before, if any, count as made now."""
    op.add_column(
        "guests", sa.Column("sign_outs", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    secrets = op.create_table(
        "secrets",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    settings = sa.table("settings", sa.column("key"), sa.column("value"))
    is_old = settings.c.key == "secret"
    database = op.get_bind()
    known = database.execute(sa.select(settings.c.value).where(is_old)).scalar()
    if known is not None:
        op.bulk_insert(secrets, [{"number": 1, "secret": known, "made_at": time()}])
        op.execute(sa.delete(settings).where(is_old))
    if database.execute(sa.select(sa.table("guests", sa.column("id"))).limit(1)).first():
        op.bulk_insert(settings, [{"key": "cookies_dated_since", "value": repr(time())}])
