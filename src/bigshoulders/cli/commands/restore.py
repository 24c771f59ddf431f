"""`bigshoulders restore`: a database filled from what `backup` has written."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from bigshoulders.cli.commands.backup import backup_module, report
from bigshoulders.cli.commands.database import DatabaseOption, address_of
from bigshoulders.cli.commands.shared import JsonOption
from bigshoulders.cli.output import progress

EXAMPLE: Final = "bigshoulders restore games/sunday.backup --database sqlite:///games/again.db"


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=f"Example: {EXAMPLE}")(restore)


def restore(
    *,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a file that backup wrote")],
    database: DatabaseOption = None,
    force: Annotated[
        bool, typer.Option("--force", help="replace everything in the database")
    ] = False,
    json: JsonOption = False,
) -> None:
    """Fill a database from a backup of either kind, and check every table."""
    backup_check = backup_module()
    address = address_of(database)
    with progress("playing every table again", shown=not json) as told:
        kept = backup_check.restore(address, file, force=force, progress=told)
    report(file, kept, "is restored:", json=json)
