"""Flags for the options of the games, made from their menus: a new switch needs no line here."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Annotated, Any, Final, TypeAlias

import typer

from bigshoulders.games import GAMES
from bigshoulders.kernel.options import Switch

PANEL: Final = "Options of the game"
PREFIX: Final = "switch_"
YES_AND_NO: Final[tuple[tuple[str, str], ...]] = (("on", "off"), ("yes", "no"))

Run: TypeAlias = Callable[..., None]


def with_switches(command: Run) -> Run:
    """Give a command a flag per switch; it receives those that were used as `chosen`."""
    signature = inspect.signature(command, eval_str=True)
    own = [one for one in signature.parameters.values() if one.name != "chosen"]
    flags = _flags()

    @wraps(command)
    def with_flags(**given: Any) -> None:  # noqa: ANN401 - typer passes every parameter by name
        used = {key: given.pop(f"{PREFIX}{key}") for key in flags}
        chosen = {key: _word(key, value) for key, value in used.items() if value is not None}
        command(**given, chosen=chosen)

    parameters = [*own, *flags.values()]
    with_flags.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    return with_flags


def flag_name(key: str) -> str:
    """Return the flag of a switch."""
    return f"--{key.replace('_', '-')}"


def _flags() -> dict[str, inspect.Parameter]:
    found: dict[str, inspect.Parameter] = {}
    for entry in GAMES.values():
        menu = entry.menu
        found[menu.preset_key] = _parameter(
            menu.preset_key, str, flag_name(menu.preset_key), "|".join(menu.presets), "named set"
        )
        for switch in menu.switches:
            found[switch.key] = _switch(switch)
    return found


def _switch(switch: Switch) -> inspect.Parameter:
    words = f"{switch.text} ({switch.rule})"
    flag = flag_name(switch.key)
    if _pair(switch.values) is not None:
        return _parameter(switch.key, bool, f"{flag}/--no-{flag[2:]}", None, words)
    return _parameter(switch.key, str, flag, "|".join(switch.values), words)


def _parameter(
    key: str, kind: type, names: str, metavar: str | None, words: str
) -> inspect.Parameter:
    option = typer.Option(names, metavar=metavar, help=words, rich_help_panel=PANEL)
    return inspect.Parameter(
        f"{PREFIX}{key}",
        inspect.Parameter.KEYWORD_ONLY,
        default=None,
        annotation=Annotated[kind | None, option],
    )


def _pair(values: Sequence[str]) -> tuple[str, str] | None:
    return next((pair for pair in YES_AND_NO if set(pair) == set(values)), None)


def _word(key: str, value: str | bool) -> str:
    """Return the value of a switch as its menu writes it."""
    if isinstance(value, str):
        return value
    for entry in GAMES.values():
        for switch in entry.menu.switches:
            pair = _pair(switch.values) if switch.key == key else None
            if pair is not None:
                return pair[0] if value else pair[1]
    return "on" if value else "off"
