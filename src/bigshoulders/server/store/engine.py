"""Opening the database: which one, with which settings, at the newest version of the schema."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import is_text
from bigshoulders.kernel.sentences import quoted, short
from bigshoulders.server.store.private import make_database

MIGRATION_LOCK: Final = 187_518  # any number, the same for all workers
READERS: Final = 4
PATIENCE: Final = 10.0  # seconds until a database that does not answer is said to be away
LOCKED_FOR: Final = 3000  # milliseconds to wait while another program keeps the database locked
DRIVERS: Final = ("sqlite", "postgresql", "postgresql+psycopg")
MEMORY: Final = ":memory:"
AS_URI: Final = {"uri": "true"}  # all that the address of a SQLite file may say besides
EXPECTED: Final = "expected sqlite:///FILE or postgresql://HOST/NAME"
PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # a commit that was acknowledged survives a loss of power
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={LOCKED_FOR}",
)
BOUNDS: Final = {  # a PostgreSQL that has vanished from the network is noticed within half a minute
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}


def default_url() -> str:
    """Return the address of the database in the user's data folder."""
    return f"sqlite:///{user_data_path('bigshoulders') / 'tables.db'}"


def open_database(address: str) -> Engine:
    """Connect to a database and bring its schema up to date."""
    engine = connect(address)
    try:
        migrate(engine)
    except SQLAlchemyError as error:
        engine.dispose()
        raise unusable(address, error) from error
    except CommandError as error:
        engine.dispose()
        raise Malformed(
            f"{shown_url(address)}: a newer version of bigshoulders made this database; "
            "use that version or another database"
        ) from error
    return engine


def unusable(address: str, error: SQLAlchemyError) -> Malformed:
    """Return what to say when a database does not do as it should."""
    cause = getattr(error, "orig", None) or error
    why = " ".join(str(cause).split())
    return Malformed(f"{shown_url(address)}: the database cannot be used, {why}")


def connect(address: str) -> Engine:
    """Return an engine for a database URL; SQLite's file is made, for its owner only."""
    url = _url(address)
    file = sqlite_file(address)
    if file is not None:
        make_database(file)
    is_sqlite = url.get_backend_name() == "sqlite"
    engine = create_engine(
        url,
        pool_size=READERS + 1,
        pool_timeout=PATIENCE,
        pool_pre_ping=not is_sqlite,
        hide_parameters=True,  # errors are logged, and must not tell what was to be written
        connect_args={} if is_sqlite else _bounds(url),
    )
    if is_sqlite:
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    else:
        event.listen(engine, "connect", _prepare_postgresql)
    return engine


def sqlite_file(address: str) -> Path | None:
    """Return the file of a SQLite database; none if it is another kind."""
    url = _url(address)
    return _file(url) if url.get_backend_name() == "sqlite" else None


def with_password(address: str, password: str) -> str:
    """Return the address of a database with a password, if it has one and does not tell it."""
    url = make_url(shown_url(address))
    if url.get_backend_name() == "sqlite" or make_url(address).password is not None:
        return address
    return url.set(password=password).render_as_string(hide_password=False)


def check_exists(address: str) -> None:
    """Refuse a SQLite database that is not there, which else would be made."""
    file = sqlite_file(address)
    if file is not None and not file.is_file():
        raise Malformed(f"{shown_url(address)}: there is no such database")


def listening_address(engine: Engine) -> str:
    """Return the address at which psycopg reaches the database of an engine by itself."""
    url = engine.url.set(drivername="postgresql")
    bounds = {name: str(value) for name, value in _bounds(url).items()}
    return url.update_query_dict(bounds).render_as_string(hide_password=False)


def shown_url(address: str) -> str:
    """Return the address of a database without its password."""
    return _url(address).render_as_string(hide_password=True)


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the schema to a version; several workers may start at once."""
    with engine.begin() as connection:
        migrate_on(connection, revision)


def migrate_on(connection: Connection, revision: str = "head") -> None:
    """Bring the schema to a version inside a transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))  # the other may take its time
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    with _migrations() as config:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def revisions() -> list[str]:
    """Return every version of the schema that this program knows, the newest first."""
    with _migrations() as config:
        script = ScriptDirectory.from_config(config)
        return [one.revision for one in script.walk_revisions()]


@contextmanager
def _migrations() -> Iterator[Config]:
    with as_file(files("bigshoulders.server.store") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        yield config


def _url(address: str) -> URL:
    nowhere = f"{quoted(address)} isn't a database; {EXPECTED}"
    if "\0" in address or not is_text(address):  # no file and no host has such a name
        raise Malformed(nowhere)
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:  # a value error: a port that is no number
        raise Malformed(nowhere) from error
    if url.drivername not in DRIVERS:
        raise Malformed(
            f"{short(url.drivername)}: this kind of database isn't supported; {EXPECTED}"
        )
    if url.get_backend_name() == "sqlite" and not _is_file(url):
        raise Malformed(nowhere)
    return url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url


def _file(url: URL) -> Path:
    return Path((url.database or "").removeprefix("file:"))


def _is_file(url: URL) -> bool:
    """Tell whether an address names a file, and nothing that SQLite does not know."""
    is_elsewhere = url.host or url.port or url.username or url.password
    is_plain = not url.query or dict(url.query) == AS_URI
    return not is_elsewhere and is_plain and url.database != MEMORY and _file(url).name != ""


def _prepare_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = (
        None  # or the driver would leave schema changes out of transactions
    )
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _bounds(url: URL) -> dict[str, int]:
    """Return how long to wait for PostgreSQL, but for what its address says itself."""
    return {name: value for name, value in BOUNDS.items() if name not in url.query}


def _prepare_postgresql(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute(f"SET lock_timeout = {LOCKED_FOR}")
    cursor.close()
    connection.commit()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
