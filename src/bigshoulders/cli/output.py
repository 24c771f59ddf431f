"""Where words go: standard output for what was asked, standard error for progress and mistakes."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias

from bigshoulders.kernel.sentences import sentence as one_line

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

WIDEST_LINE = 100  # prose is hard to read beyond it

Progress: TypeAlias = Callable[[int, int], None]  # how many are done, of how many


def console(*, stderr: bool = False) -> Console:
    """Return a console that prints text as it is: brackets are factories, not markup."""
    from rich.console import Console  # noqa: PLC0415 - JSON output needs no Rich

    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


def show(*parts: RenderableType) -> None:
    """Print to standard output."""
    console().print(*parts)


def show_json(data: object) -> None:
    """Print one JSON value on one line."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False) + "\n")
    sys.stdout.flush()


@contextmanager
def progress(what: str, *, shown: bool) -> Iterator[Progress | None]:
    """Show a bar on standard error, if it is wanted and somebody looks at it."""
    screen = console(stderr=True) if shown else None
    if screen is None or not screen.is_terminal:
        yield None
        return
    from rich.progress import Progress as Bar  # noqa: PLC0415 - only a terminal needs it

    with Bar(console=screen, transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def complain(sentence: str) -> None:
    """Say on standard error, in one line, what is wrong."""
    sys.stderr.write(f"error: {one_line(sentence)}\n")
