"""The command `bigshoulders` put together, and how it reports mistakes: one sentence, code 2.

Only the command that is called is loaded: the others are there by name and summary, so that help
comes at once.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Collection, Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, Final, Protocol, cast

import typer
from typer.main import get_command

from bigshoulders import __version__
from bigshoulders.cli.output import complain
from bigshoulders.kernel.errors import Illegal, Malformed, Unavailable

MISTAKE: Final = 2

# Every command in the order of the help, with the first sentence of its own.
SUMMARIES: Final[dict[str, str]] = {
    "play": "Play a game in the terminal, against bots and people at the same keyboard.",
    "simulate": "Let bots play many games and sum them up.",
    "ladder": "Measure how strong the levels are: each against the one below, and all at mixed"
    " tables.",
    "tournament": "Let any bots play against each other, also programs and classes of other"
    " people.",
    "replay": "Replay saved games and check every move, every check digit and the result.",
    "rules": "Show a rule in our own words, with its section, its editions and the rulings on it.",
    "options": "List the options of a game, or show how two editions differ.",
    "perft": "Count the sequences of answers of a given length, from a seeded game.",
    "verify": "Check that a table dealt as it promised: every draw follows from the seed it"
    " committed to.",
    "serve": "Serve tables to browsers and programs until interrupted.",
    "backup": "Write all tables to one file, even while the server runs, and check it by"
    " restoring it.",
    "restore": "Fill a database from a backup of either kind, and check every table.",
    "rotate": "Sign cookies with a new secret, even while the server is running.",
    "pack": "Inspect packs, which change the components of a game.",
}


class Part(Protocol):
    """A module with one command in it."""

    def add_to(self, app: typer.Typer) -> None:
        """Add the command."""
        ...


def assembled(wanted: Collection[str] = tuple(SUMMARIES)) -> typer.Typer:
    """Put the command together; what is not wanted only shows in the help."""
    app = typer.Typer(
        name="bigshoulders",
        add_completion=False,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    app.callback(epilog="Example: bigshoulders play --seats 3")(about)
    for name, summary in SUMMARIES.items():
        if name in wanted:
            cast("Part", import_module(f"bigshoulders.cli.commands.{name}")).add_to(app)
        else:
            app.command(name, help=summary)(_nothing)
    return app


def _nothing() -> None:
    """Stand for a command that was not called."""


def _show_version(wanted: bool) -> None:
    if wanted:
        from bigshoulders.engine import engine  # noqa: PLC0415 - keeps --help quick

        python = f"Python {platform.python_version()}"
        typer.echo(f"bigshoulders {__version__} ({engine()} engine, {python})")
        raise typer.Exit


def about(
    *,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="show version and engine"
        ),
    ] = False,
) -> None:
    """City of the Big Shoulders and Raising Chicago: play, simulate, replay, look up."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and exit; a sign that a terminal lacks is a question mark, both ways."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run the command and return its exit code; a mistake is one sentence on standard error."""
    try:
        code = get_command(assembled(arguments[:1])).main(
            list(arguments) or ["--help"], prog_name="bigshoulders", standalone_mode=False
        )
    except (Malformed, Illegal, Unavailable) as error:
        complain(str(error))
        return MISTAKE
    except typer.TyperException as error:
        complain(_usage(error.format_message()))
        return MISTAKE
    except OSError as error:
        complain(_system(error))
        return MISTAKE
    return code if isinstance(code, int) else 0


def _usage(message: str) -> str:
    sentence = message[:1].lower() + message[1:].rstrip(".")
    return f"{sentence}; see bigshoulders --help"


def _system(error: OSError) -> str:
    """Say what the operating system refused, with the file and what to look at."""
    reason = (error.strerror or str(error)).lower()
    place = "" if error.filename is None else f"{error.filename}: "
    return f"{place}{reason}; check the path and its permissions"
