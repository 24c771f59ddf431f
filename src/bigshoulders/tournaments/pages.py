"""The table of a ladder as a page of the docs, one part for each setting.

A part is found by its marks and written anew; the parts of other settings stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bigshoulders import __version__
from bigshoulders.files import read_text
from bigshoulders.games import entry
from bigshoulders.tournaments.ratings import MISSING
from bigshoulders.tournaments.report import COLUMNS, Section, Table, cells

if TYPE_CHECKING:
    from pathlib import Path

HEAD: Final = """# The ladder

How often each level wins, written by `bigshoulders ladder`. Seats rotate; a shared victory counts
in part. The interval is Wilson's for 95 of 100; *above* says that all of it is above the share
that equal players would win. The time of a decision is processor time. The rating is OpenSkill's
(Plackett-Luce) over all games of its part. The same command plays the same games.
"""
END: Final = "<!-- end -->"


def write_page(
    path: Path, written: Sequence[Section], commands: Sequence[str], hours: float
) -> None:
    """Write the parts of these sections into a page, with what plays each of them again."""
    text = read_text(path, "a page of the docs") if path.exists() else HEAD
    for section, command in zip(written, commands, strict=True):
        mark = f"<!-- {section.setting.key} -->"
        part = "\n".join([mark, *_part(section, command, hours), END])
        found = re.search(f"{re.escape(mark)}.*?{re.escape(END)}", text, re.DOTALL)
        if found is None:
            text = f"{text.rstrip()}\n\n{part}\n"
        else:
            text = text[: found.start()] + part + text[found.end() :]
    path.write_text(text, encoding="utf-8")


def _part(section: Section, command: str, hours: float) -> list[str]:
    setting = section.setting
    options = ", ".join(f"{key} {value}".replace("_", " ") for key, value in setting.options)
    lines = [
        f"## {entry(setting.game).title}, {setting.seats} seats"
        + (f", {options}" if options else ""),
        "",
        f"    {command}",
        "",
        f"{section.games:,} games with bigshoulders {__version__}, digest `{section.digest}`;",
        f"{section.processor_hours:.2f} hours of processor time, in a run of {hours:.2f} hours.",
    ]
    if section.ratings is None:
        lines += ["", f"Without ratings: {MISSING}."]
    for table in section.tables:
        lines += ["", *_table(table, section)]
    return lines


def _table(table: Table, section: Section) -> list[str]:
    return [
        f"**{table.title}**",
        "",
        f"| {' | '.join(COLUMNS)} |",
        "|---|" + "--:|" * (len(COLUMNS) - 1),
        *(f"| {' | '.join(cells(one, section.ratings))} |" for one in table.rows),
    ]
