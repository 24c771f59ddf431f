"""Reads which values no source prints, and tells them in as few lines as that takes.

Every component, and every part of the board, lists the fields of its own that are reconstructed; a
pack that gives one of them takes it off that list.
"""

from __future__ import annotations

from itertools import groupby
from typing import Final

from bigshoulders.games.raising.box.packs import LISTS
from bigshoulders.kernel.json_nodes import Node

# The parts of the board file that list reconstructed fields, and what they are called.
PARTS: Final[tuple[tuple[str, str], ...]] = (
    ("bidding_board", "bidding board"),
    ("poverty", "poverty track"),
    ("expertise", "expertise tracks"),
)


def read_reconstructed(pages: dict[str, Node]) -> tuple[str, ...]:
    """List what no source prints, as "components: fields"."""
    lines: list[str] = []
    for page, (name, kind) in LISTS.items():
        lines.extend(_told(pages[f"{page}.json"].at(name).items(), kind, f"{kind}s"))
    board = pages["board.json"]
    lines.extend(_told(board.at("companies").items(), "company", "companies"))
    for part, kind in PARTS:
        fields = _fields(board.at(part))
        if fields:
            lines.append(f"{kind}: {_gathered(fields)}")
    return tuple(lines)


def _told(nodes: list[Node], kind: str, kinds: str) -> list[str]:
    """Say which components lack which fields; fields that the same ones lack share a line."""
    lacking: dict[str, list[int]] = {}
    for index, node in enumerate(nodes):
        for field in _fields(node):
            lacking.setdefault(field, []).append(index)
    ids = [node.at("id").text() for node in nodes]
    fields_of: dict[str, list[str]] = {}
    for field, indices in lacking.items():
        who = f"{kind if len(indices) == 1 else kinds} {_ranges(indices, ids)}"
        fields_of.setdefault(who, []).append(field)
    return [f"{who}: {_gathered(fields)}" for who, fields in fields_of.items()]


def _fields(node: Node) -> tuple[str, ...]:
    """Read the list of reconstructed fields of a component or a part of the board."""
    provenance = node.maybe("provenance")
    fields = None if provenance is None else provenance.maybe("reconstructed")
    return () if fields is None else fields.texts()


def _ranges(indices: list[int], ids: list[str]) -> str:
    """Write ids that follow each other as a range: 1-16, 18-36."""
    runs: list[list[int]] = []
    for index in indices:
        if runs and index == runs[-1][-1] + 1 and ids[index][-1:].isdigit():
            runs[-1].append(index)
        else:
            runs.append([index])
    return ", ".join([_run(ids[run[0]], ids[run[-1]], len(run)) for run in runs])


def _run(first: str, last: str, count: int) -> str:
    if count == 1:
        return first
    return f"{first}, {last}" if count == 2 else f"{first}-{last}"


def _gathered(fields: list[str] | tuple[str, ...]) -> str:
    """Write fields that are parts of one once: start_column 2, 3, 4."""
    parts: list[str] = []
    for name, group in groupby(fields, key=lambda field: field.partition(" ")[0]):
        rest = [field.partition(" ")[2] for field in group]
        parts.append(f"{name} {', '.join(rest)}".strip().replace("_", " "))
    return ", ".join(parts)
