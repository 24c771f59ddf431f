"""Flags for the options of the games, made from their menus: a new switch needs no line here."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Annotated, Any, Final, TypeAlias

import typer

from bigshoulders.games import GAMES, entry
from bigshoulders.kernel.entry import GameEntry
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.options import Menu, Switch

SHARED_PANEL: Final = "Options of every game"
PREFIX: Final = "switch_"
YES_AND_NO: Final[tuple[tuple[str, str], ...]] = (("on", "off"), ("yes", "no"))

Run: TypeAlias = Callable[..., None]
Chosen: TypeAlias = dict[str, str | bool]  # switches as flags give them


def with_switches(command: Run) -> Run:
    """Give a command a flag per switch; it receives those that were used as `chosen`."""
    signature = inspect.signature(command, eval_str=True)
    own = [one for one in signature.parameters.values() if one.name != "chosen"]
    flags = _flags()

    @wraps(command)
    def with_flags(**given: Any) -> None:  # noqa: ANN401 - typer passes every parameter by name
        used = {key: given.pop(f"{PREFIX}{key}") for key in flags}
        command(**given, chosen={key: value for key, value in used.items() if value is not None})

    parameters = [*own, *flags.values()]
    with_flags.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    return with_flags


def flag_name(key: str) -> str:
    """Return the flag of a switch."""
    return f"--{key.replace('_', '-')}"


def resolved(game: str, chosen: Chosen) -> dict[str, str]:
    """Return the switches of flags as the menu of the game writes them."""
    return {key: _word(game, key, value) for key, value in chosen.items()}


def _word(game: str, key: str, value: str | bool) -> str:
    switch = _switches_of(entry(game).menu).get(key)
    if switch is None:
        raise Malformed(
            f"{flag_name(key)}: {entry(game).title} has no such option; "
            f"see bigshoulders options --game {game}"
        )
    if isinstance(value, str):
        return value
    on, off = _pair(switch.values) or YES_AND_NO[0]
    return on if value else off


def _switches_of(menu: Menu) -> dict[str, Switch]:
    """Return everything that can be chosen by name, the preset first."""
    preset = Switch(menu.preset_key, tuple(menu.presets), "", "a named set of the options")
    return {switch.key: switch for switch in (preset, *menu.switches)}


def _flags() -> dict[str, inspect.Parameter]:
    """Return a parameter for each switch of each game; games that share a name share a flag."""
    found: dict[str, list[tuple[GameEntry, Switch]]] = {}
    for game in GAMES.values():
        for key, switch in _switches_of(game.menu).items():
            found.setdefault(key, []).append((game, switch))
    return {key: _flag(key, owners) for key, owners in found.items()}


def _flag(key: str, owners: Sequence[tuple[GameEntry, Switch]]) -> inspect.Parameter:
    switches = [switch for _game, switch in owners]
    words = " / ".join(dict.fromkeys(_help(switch) for switch in switches))
    panel = SHARED_PANEL if len(owners) == len(GAMES) else f"Options of {owners[0][0].title}"
    flag = flag_name(key)
    if all(_pair(switch.values) for switch in switches):
        return _parameter(key, bool, f"{flag}/--no-{flag[2:]}", None, words, panel)
    values = dict.fromkeys(value for switch in switches for value in switch.values)
    return _parameter(key, str, flag, "|".join(values), words, panel)


def _help(switch: Switch) -> str:
    return f"{switch.text} ({switch.rule})" if switch.rule else switch.text


def _parameter(
    key: str, kind: type, names: str, metavar: str | None, words: str, panel: str
) -> inspect.Parameter:
    option = typer.Option(names, metavar=metavar, help=words, rich_help_panel=panel)
    return inspect.Parameter(
        f"{PREFIX}{key}",
        inspect.Parameter.KEYWORD_ONLY,
        default=None,
        annotation=Annotated[kind | None, option],
    )


def _pair(values: Sequence[str]) -> tuple[str, str] | None:
    return next((pair for pair in YES_AND_NO if set(pair) == set(values)), None)
