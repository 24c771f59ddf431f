"""`bigshoulders options`: what a table can choose about the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import typer

from bigshoulders.cli.commands.shared import GameOption, JsonOption, counted
from bigshoulders.cli.output import console, show_json
from bigshoulders.games import DEFAULT_GAME, entry
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.options import Menu, Switch

WIDE: Final = 120  # columns from which a table is easier to read than a list
INDENT: Final = 4
EXAMPLE = "bigshoulders options --game city --diff 2018 2025"


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=f"Example: {EXAMPLE}")(options)


def options(
    *,
    game: GameOption = DEFAULT_GAME,
    edition: Annotated[
        str | None, typer.Option(help="whose defaults to show; the default edition if left out")
    ] = None,
    diff: Annotated[
        tuple[str, str] | None,
        typer.Option(metavar="OLD NEW", help="how two editions differ, in words"),
    ] = None,
    json: JsonOption = False,
) -> None:
    """List the options of a game, or show how two editions differ."""
    menu = entry(game).menu
    if diff is None:
        values = menu.resolve({} if edition is None else {menu.preset_key: edition})
        _show_list(game, menu, values, json=json)
    elif edition is not None:
        raise Malformed("--edition: --diff already names two editions; leave one of them out")
    else:
        _compare(game, menu, diff, json=json)


# The list


def _show_list(game: str, menu: Menu, values: dict[str, str], *, json: bool) -> None:
    if json:
        show_json(_plain(game, menu, values))
        return
    from bigshoulders.cli.draw.layout import Cell, columns, hanging, head  # noqa: PLC0415 - JSON needs no Rich

    screen = console()
    if screen.width >= WIDE:
        rows: list[list[Cell]] = [list(head(["option", "values (* default)", "rule", "meaning"]))]
        screen.print(columns([*rows, *_rows(menu, values)]))
    else:
        for key, words, rule, meaning in _rows(menu, values):
            screen.print(f"{key}: {words}")
            screen.print(hanging(f"{meaning} ({rule})" if rule else meaning, INDENT))
    found = entry(game).reconstructed()
    if found:
        screen.print(
            "\nReconstructed: these values are in no source we know; a pack can replace them."
        )
    for switch, fields in found.items():
        screen.print(f"{switch}: {counted(fields, 'value')}")
        for component, names in _by_component(fields).items():
            screen.print(hanging(f"{component}: {names}", INDENT))


def _by_component(words: Sequence[str]) -> dict[str, str]:
    """Gather "component: field" into the fields of each component, one list for each."""
    fields: dict[str, list[str]] = {}
    for one in words:
        component, _colon, field = one.partition(": ")
        fields.setdefault(component, []).append(field)
    return {component: ", ".join(found) for component, found in fields.items()}


def _rows(menu: Menu, values: dict[str, str]) -> list[tuple[str, str, str, str]]:
    preset = _marked(tuple(menu.presets), values[menu.preset_key])
    rows = [(menu.preset_key, preset, "", "a named set of the values below")]
    for switch in menu.switches:
        words = _marked(switch.values, values[switch.key])
        rows.append((switch.key, words, switch.rule, switch.text))
    return rows


def _marked(values: tuple[str, ...], default: str) -> str:
    return " | ".join(f"{value}*" if value == default else value for value in values)


def _plain(game: str, menu: Menu, values: dict[str, str]) -> dict[str, Json]:
    switches: list[Json] = [
        {
            "switch": switch.key,
            "values": list(switch.values),
            "default": values[switch.key],
            "rule": switch.rule,
            "meaning": switch.text,
            "needs": {need.switch: need.value for need in switch.needs},
        }
        for switch in menu.switches
    ]
    missing: dict[str, Json] = {
        switch: list(fields) for switch, fields in entry(game).reconstructed().items()
    }
    return {
        "game": game,
        menu.preset_key: values[menu.preset_key],
        "presets": list(menu.presets),
        "switches": switches,
        "reconstructed": missing,
    }


# Two editions


def _compare(game: str, menu: Menu, editions: tuple[str, str], *, json: bool) -> None:
    old, new = (menu.resolve({menu.preset_key: edition}) for edition in editions)
    differing = [switch for switch in menu.switches if old[switch.key] != new[switch.key]]
    if json:
        show_json(_plain_comparison(game, editions, differing, old, new))
        return
    from bigshoulders.cli.draw.layout import hanging  # noqa: PLC0415 - JSON needs no Rich

    screen = console()
    before, after = editions
    screen.print(f"{entry(game).title}, edition {before} → {after}")
    if not differing:
        screen.print("the rules don't differ")
    words = entry(game)
    for switch in differing:
        was, becomes = old[switch.key], new[switch.key]
        screen.print(f"\n{switch.text} ({switch.rule})")
        screen.print(hanging(f"{before}: {words.switch_words(switch.key, was)}", INDENT))
        screen.print(hanging(f"{after}: {words.switch_words(switch.key, becomes)}", INDENT))
        screen.print(hanging(f"{switch.key}: {was} → {becomes}", INDENT))
    looks = words.shown(before, after)
    if looks:
        screen.print("\nOnly shown differently:")
    for one in looks:
        screen.print(hanging(f"{one.what}: {one.before} → {one.after}", INDENT))


def _plain_comparison(
    game: str,
    editions: tuple[str, str],
    differing: list[Switch],
    old: dict[str, str],
    new: dict[str, str],
) -> dict[str, Json]:
    words = entry(game)
    switches: list[Json] = [
        {
            "switch": switch.key,
            "rule": switch.rule,
            "meaning": switch.text,
            "from": old[switch.key],
            "to": new[switch.key],
            "from_words": words.switch_words(switch.key, old[switch.key]),
            "to_words": words.switch_words(switch.key, new[switch.key]),
        }
        for switch in differing
    ]
    looks: list[Json] = [
        {"what": one.what, "from": one.before, "to": one.after} for one in words.shown(*editions)
    ]
    before, after = editions
    return {"game": game, "from": before, "to": after, "switches": switches, "shown": looks}
