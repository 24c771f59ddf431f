"""`bigshoulders backup`: all tables of a server in one file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from bigshoulders.cli.commands.database import DatabaseOption, address_of
from bigshoulders.cli.commands.shared import JsonOption
from bigshoulders.cli.output import complain, progress, show, show_json
from bigshoulders.kernel.errors import Malformed

if TYPE_CHECKING:
    from types import ModuleType

    from bigshoulders.server.backup_check import Kept

EXAMPLE: Final = "bigshoulders backup games/monday.backup --database sqlite:///games/tables.db"
FAULTY: Final = 1


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=f"Example: {EXAMPLE}")(backup)


def backup(
    *,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="where to write it")],
    database: DatabaseOption = None,
    force: Annotated[bool, typer.Option("--force", help="replace a file of that name")] = False,
    json: JsonOption = False,
) -> None:
    """Write all tables to one file, even while the server runs, and check it by restoring it."""
    backup_check = backup_module()
    address = address_of(database)
    with progress("playing every table again", shown=not json) as told:
        kept = backup_check.back_up(address, file, force=force, progress=told)
    report(file, kept, "holds", json=json)


def report(file: Path, kept: Kept, does: str, *, json: bool) -> None:
    """Say what was kept; a table that does not replay is named and gives another exit code."""
    if json:
        faults = [{"table": fault.table, "why": fault.why} for fault in kept.faults]
        show_json(
            {
                "file": str(file),
                "guests": kept.guests,
                "tables": kept.tables,
                "entries": kept.entries,
                "faults": faults,
            }
        )
    else:
        fine = "every one" if not kept.faults else f"{kept.tables - len(kept.faults):,} of them"
        show(
            f"{file} {does} {kept.tables:,} tables with {kept.entries:,} entries; "
            f"{fine} played again without a difference"
        )
    for fault in kept.faults:
        complain(f"table {fault.table} is kept but does not replay: {fault.why}")
    if kept.faults:
        raise typer.Exit(FAULTY)


def backup_module() -> ModuleType:
    """Return the module that backs tables up, which is an extra."""
    try:
        from bigshoulders.server import backup_check  # noqa: PLC0415 - the server is an extra
    except ImportError as error:
        raise Malformed(f"backups need {error.name}: pip install 'bigshoulders[server]'") from error
    return backup_check
