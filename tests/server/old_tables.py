"""A database as the first version of the schema kept it, and the people who sat there."""

from __future__ import annotations

import sqlite3
from hashlib import blake2b
from pathlib import Path

import psycopg
from itsdangerous import Signer
from sqlalchemy import Engine, select

from bigshoulders.client import Client
from bigshoulders.server.identity.guests import COOKIE
from bigshoulders.server.store import schema
from bigshoulders.server.store.engine import connect
from tests.server.conftest import Server

FIRST = Path(__file__).parent / "data" / "v0001.sql"


def fill(database: str) -> None:
    """Fill an empty database with the old one."""
    script = FIRST.read_text()
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as file:
            file.executescript(script)
        file.close()
    else:
        with psycopg.connect(database) as wire:
            wire.execute(script.encode())


def table_called(engine: Engine, title: str) -> str:
    """Return the id of a table."""
    found = select(schema.tables.c.id).where(schema.tables.c.title == title)
    with engine.connect() as connection:
        return str(connection.execute(found).scalar_one())


def back_again(server: Server, name: str) -> Client:
    """Return a guest of long ago, who still has the cookie of then."""
    engine = connect(server.database)
    with engine.connect() as connection:
        named = schema.guests.c.name == name
        guest = connection.execute(select(schema.guests.c.id).where(named)).scalar_one()
        secret = connection.execute(select(schema.secrets.c.secret)).scalars().first()
    engine.dispose()
    signer = Signer(str(secret), salt="guest", digest_method=blake2b)
    return server.guest_again(name, f"{COOKIE}={signer.sign(guest).decode()}")
