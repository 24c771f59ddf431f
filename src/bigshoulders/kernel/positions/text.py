"""A position as a text: game, seats, options and the whole state, to start a game from."""

from __future__ import annotations

import json
from typing import Final

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.event import Event
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.json_nodes import Json, read_json
from bigshoulders.kernel.packs.pack import Pack
from bigshoulders.kernel.record import MakeRules
from bigshoulders.kernel.stream import Stream

FIELDS: Final[tuple[str, ...]] = ("game", "seats", "options", "position")
WIDTH: Final = 100
INDENT: Final = 2


def write_position(game: Game) -> str:
    """Return the game as it stands, hidden parts included, as a JSON text for people."""
    rules = game.rules
    options: dict[str, Json] = {key: rules.options[key] for key in sorted(rules.options)}
    envelope: dict[str, Json] = {
        "game": rules.game,
        "seats": rules.seats,
        "options": options,
        "position": _sorted(rules.position(game.state)),
    }
    return _laid_out(envelope, 0, 0) + "\n"


def read_position(
    text: str,
    source: str,
    make_rules: MakeRules,
    dealer: Stream | None = None,
    pack: Pack | None = None,
    log: list[Event] | None = None,
) -> Game:
    """Return a game that begins where the text stands; without a dealer chance must be answered.

    With a log the game tells events, those before its first decision into that log.
    """
    node = read_json(text, source)
    node.only(FIELDS)
    game, seats = node.at("game").text(), node.at("seats").whole(1)
    options = {key: value.text() for key, value in node.at("options").fields()}
    try:
        rules = make_rules(game, seats, options, pack)
    except Malformed as error:
        raise node.malformed(str(error)) from error
    return begin(rules, rules.restore(node.at("position")), dealer, log)


def _sorted(value: Json) -> Json:
    """Return the value with the fields of every object in alphabetical order."""
    if isinstance(value, dict):
        return {key: _sorted(value[key]) for key in sorted(value)}
    return [_sorted(item) for item in value] if isinstance(value, list) else value


def _laid_out(value: Json, indent: int, column: int) -> str:
    """Return JSON that begins in a column: on one line if it fits, else broken up and indented."""
    line = json.dumps(value, ensure_ascii=False)
    if column + len(line) <= WIDTH:
        return line
    inner = indent + INDENT
    if isinstance(value, dict):
        fields: list[str] = []
        for key, item in value.items():
            name = f"{json.dumps(key, ensure_ascii=False)}: "
            fields.append(name + _laid_out(item, inner, inner + len(name)))
        return _broken("{", fields, "}", indent)
    if isinstance(value, list):
        items = [_laid_out(item, inner, inner) for item in value]
        return _broken("[", _filled(items, inner), "]", indent)
    return line


def _broken(start: str, lines: list[str], end: str, indent: int) -> str:
    margin = "\n" + " " * (indent + INDENT)
    return start + margin + ("," + margin).join(lines) + "\n" + " " * indent + end


def _filled(items: list[str], column: int) -> list[str]:
    """Put short items of a list on common lines."""
    lines: list[str] = []
    for item in items:
        last = lines[-1] if lines else ""
        together = f"{last}, {item}"
        if last and "\n" not in together and column + len(together) < WIDTH:
            lines[-1] = together
        else:
            lines.append(item)
    return lines
