"""The command `bigshoulders` put together, and how it reports mistakes: one sentence, code 2."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import Annotated, Final

import typer
from typer.main import get_command

from bigshoulders import __version__
from bigshoulders.cli import options, pack, perft, play, replay, rules, simulate
from bigshoulders.cli.output import complain
from bigshoulders.cli.switches import with_switches
from bigshoulders.engine import engine
from bigshoulders.kernel.errors import Illegal, Malformed, Unavailable

MISTAKE: Final = 2

app = typer.Typer(
    name="bigshoulders",
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        python = f"Python {platform.python_version()}"
        typer.echo(f"bigshoulders {__version__} ({engine()} engine, {python})")
        raise typer.Exit


@app.callback(epilog="Example: bigshoulders play --seats 3")
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


def _add(command: Callable[..., None], example: str) -> None:
    app.command(epilog=f"Example: {example}")(command)


_add(with_switches(play.play), play.EXAMPLE)
_add(with_switches(simulate.simulate), simulate.EXAMPLE)
_add(replay.replay, replay.EXAMPLE)
_add(rules.rules, rules.EXAMPLE)
_add(options.options, options.EXAMPLE)
_add(with_switches(perft.perft), perft.EXAMPLE)
app.add_typer(pack.app, name="pack")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and exit; a terminal that lacks a sign of the board shows a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run the command and return its exit code; a mistake is one sentence on standard error."""
    try:
        code = get_command(app).main(
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
    return f"{error.filename}: {reason}; check the path and its permissions"
