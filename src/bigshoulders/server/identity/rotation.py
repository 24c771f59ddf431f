"""Making a new secret at once, from outside a server, perhaps because the old one leaked."""

from __future__ import annotations

from time import time

from sqlalchemy import delete, func, select
from sqlalchemy.exc import SQLAlchemyError

from bigshoulders.kernel.errors import Malformed
from bigshoulders.server.identity.signing import made_anew
from bigshoulders.server.store import backup, schema
from bigshoulders.server.store.engine import (
    check_exists,
    connect,
    revisions,
    shown_url,
    unusable,
)


def rotate(address: str, *, drop: bool) -> int:
    """Add a secret, and drop the others if wanted; returns how many are known now."""
    check_exists(address)
    engine = connect(address)
    try:
        with engine.begin() as connection:
            if backup.version_of(connection) != revisions()[0]:
                raise Malformed(
                    f"{shown_url(address)}: the database is not of this version; start the server "
                    "once, and it brings it up to date"
                )
            newest = select(func.max(schema.secrets.c.number))
            number = connection.execute(newest).scalar() or 0
            if drop:
                connection.execute(delete(schema.secrets))
            connection.execute(made_anew(number + 1, time()))
            known = select(func.count()).select_from(schema.secrets)
            return connection.execute(known).scalar_one()
    except SQLAlchemyError as error:
        raise unusable(address, error) from error
    finally:
        engine.dispose()
