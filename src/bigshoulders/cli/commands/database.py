"""Which database a command works on."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

PASSWORD_FILE: Final = "BIGSHOULDERS_DATABASE_PASSWORD_FILE"  # noqa: S105 - the name of a variable

DatabaseOption: TypeAlias = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="BIGSHOULDERS_DATABASE",
        help="sqlite:///FILE or postgresql://HOST/NAME; by default a file in your data folder",
    ),
]


def address_of(database: str | None) -> str:
    """Return the address of the database: given, or in the data folder, its password in a file."""
    from bigshoulders.server.store.engine import (  # noqa: PLC0415 - the server is an extra
        default_url,
        with_password,
    )

    address = database or default_url()
    file = os.environ.get(PASSWORD_FILE)
    return with_password(address, Path(file).read_text("utf-8").strip()) if file else address
