"""`bigshoulders rotate`: another secret signs cookies."""

from __future__ import annotations

import os
from typing import Annotated, Final

import typer

from bigshoulders.cli.commands.database import DatabaseOption, address_of
from bigshoulders.cli.commands.shared import JsonOption
from bigshoulders.cli.output import show, show_json
from bigshoulders.kernel.errors import Malformed

EXAMPLE: Final = "bigshoulders rotate --database sqlite:///games/tables.db"


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=f"Example: {EXAMPLE}")(rotate)


def rotate(
    *,
    database: DatabaseOption = None,
    drop: Annotated[
        bool,
        typer.Option("--drop", help="drop all older secrets: every guest must enter a name again"),
    ] = False,
    json: JsonOption = False,
) -> None:
    """Sign cookies with a new secret, even while the server is running."""
    try:
        from bigshoulders.server.identity import rotation  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise Malformed(f"rotate needs {error.name}: pip install 'bigshoulders[server]'") from error
    if os.environ.get("BIGSHOULDERS_SECRET"):
        raise Malformed(
            "BIGSHOULDERS_SECRET sets the secrets; put a new one in front of them, or alone to "
            "drop the others, and start the server again"
        )
    known = rotation.rotate(address_of(database), drop=drop)
    if json:
        show_json({"secrets": known, "dropped": drop})
    elif drop:
        show("a new secret signs cookies, and all others are dropped: everyone enters a name again")
    else:
        show(f"a new secret signs cookies in a minute; {known - 1} older ones are still known")
