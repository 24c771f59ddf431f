"""`bigshoulders verify`: derive every draw of a record again from the seed it tells."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bigshoulders.cli.output import show, show_json
from bigshoulders.cli.shared import A_RECORD, JsonOption
from bigshoulders.fairness import verify as verify_text
from bigshoulders.files import read_text
from bigshoulders.kernel.errors import Malformed

EXAMPLE = "bigshoulders verify games/monday.record"


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=f"Example: {EXAMPLE}")(verify)


def verify(
    *,
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE", help="records exported from a table")
    ],
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HASH", help="what the table published before the first draw"),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Check that a table dealt as it promised: every draw follows from the seed it committed to."""
    for path in files:
        try:
            proof = verify_text(read_text(path, A_RECORD), commitment)
        except Malformed as error:
            raise Malformed(f"{path}: {error}") from error
        if json:
            show_json(
                {
                    "file": str(path),
                    "derived": proof.derived,
                    "given": proof.given,
                    "commitment": proof.commitment,
                }
            )
        else:
            given = f", {proof.given:,} came with the game it was made from" if proof.given else ""
            show(f"{path}: {proof.derived:,} draws follow from the seed{given}")
            show(f"  commitment {proof.commitment}")
