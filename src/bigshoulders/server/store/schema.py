"""The tables of the database, the same for SQLite and PostgreSQL.

The truth of a game is its `entries`, which are only ever added to. In `tables` the columns from
`status` on repeat what the entries say, so that lists and timers need not replay anything.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

ID_LENGTH: Final = 32
IN_LOBBY: Final = "visibility = 'open' AND status <> 'over'"  # what the lobby lists
IS_RUNNING: Final = "status <> 'over'"
IS_KEPT: Final = "kept_for IS NOT NULL"

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("key", String(ID_LENGTH), primary_key=True),
    Column("value", Text, nullable=False),
)

outages = Table(  # when no server ran, so that clocks can leave it out
    "outages",
    metadata,
    Column("began_at", Float, primary_key=True),
    Column("ended_at", Float, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("name", Text, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("sign_outs", Integer, nullable=False, server_default=text("0")),  # elsewhere: how often
)

secrets = Table(  # that sign cookies
    "secrets",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("secret", Text, nullable=False),
    Column("made_at", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON: every switch with its value
    Column("position", Text),  # JSON: where the game begins, if not at its own start
    Column("title", Text, nullable=False),
    Column("visibility", String(16), nullable=False),
    Column("clock", Text, nullable=False),  # JSON
    Column("host", String(ID_LENGTH), ForeignKey("guests.id"), nullable=False),
    Column("seed", Text, nullable=False),  # secret until the game is over
    Column("commitment", Text, nullable=False),
    Column("came_how", String(16)),  # fork, rematch or import
    Column("came_from", String(ID_LENGTH)),
    Column("came_at", Integer),
    Column("made_at", Float, nullable=False),
    Column("status", String(16), nullable=False),
    Column("number", Integer, nullable=False),  # of the last entry
    Column("asked", Text, nullable=False),  # the seats that must answer, by number
    Column("moved_at", Float, nullable=False),
    Column("due_at", Float),  # when the server has something to do here by itself
    Column("timing", Text),  # JSON: whose clock runs, and until when
    Index("ix_tables_due_at", "due_at"),
    Index("ix_tables_host", "host", "id"),
    Index("ix_tables_moved_at", "moved_at", "id"),
    Index(
        "ix_tables_running",  # by what never changes: a move writes nothing here
        "host",
        "made_at",
        sqlite_where=text(IS_RUNNING),
        postgresql_where=text(IS_RUNNING),
    ),
    Index(
        "ix_tables_lobby",
        "moved_at",
        "id",
        sqlite_where=text(IN_LOBBY),
        postgresql_where=text(IN_LOBBY),
    ),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(ID_LENGTH), ForeignKey("guests.id")),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("kept_for", String(ID_LENGTH)),  # whose seat it is to be given back to
    Index("ix_seats_guest", "guest", "table_id"),
    Index(
        "ix_seats_kept_for",
        "kept_for",
        "table_id",
        sqlite_where=text(IS_KEPT),
        postgresql_where=text(IS_KEPT),
    ),
)

members = Table(
    "members",
    metadata,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(ID_LENGTH), ForeignKey("guests.id"), primary_key=True),
    Index("ix_members_guest", "guest", "table_id"),
)

links = Table(
    "links",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the token, which is not kept
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer),
    Column("once", Boolean, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("made_by", String(ID_LENGTH)),  # the guest whose link it is; unknown: the host's
    Column("watches", Boolean, nullable=False, server_default=false()),  # it shows, and no more
    Index("ix_links_table_id", "table_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("guest", String(ID_LENGTH)),
    Column("request", String(64)),  # the client's own id, so that a retry is recognised
    Column("lines", Text, nullable=False),  # lines of a record: the answer, then chance's draws
    Column("digest", String(ID_LENGTH), nullable=False),  # of the state after these lines
    Column("data", Text, nullable=False),  # JSON
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "guest", "request", name="uq_entries_request"),
)
