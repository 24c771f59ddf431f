"""`bigshoulders rules`: look up a rule by its id or by words."""

from __future__ import annotations

from typing import Annotated

import typer

from bigshoulders import rulebook
from bigshoulders.cli.commands.shared import JsonOption
from bigshoulders.cli.output import WIDEST_LINE, console, show_json
from bigshoulders.games import entry
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.rulebook import Rule

EXAMPLE = "bigshoulders rules --search priority deal"


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=f"Example: {EXAMPLE}")(rules)


def rules(
    *,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="ID", help="a rule, e.g. C-STOCK-03 or R-BID-05")
    ] = None,
    search: Annotated[
        str | None, typer.Option(metavar="WORDS", help="find rules that contain all the words")
    ] = None,
    game: Annotated[str | None, typer.Option("--game", help="of this game only")] = None,
    json: JsonOption = False,
) -> None:
    """Show a rule in our own words, with its section, its editions and the rulings on it."""
    if game is not None:
        entry(game)  # refuses a game that does not exist
    if search is not None:
        _show_found(" ".join([search, *(words or [])]), game, json=json)
    elif words is None or len(words) != 1:
        raise Malformed("name one rule, e.g. bigshoulders rules C-STOCK-03, or use --search")
    else:
        _show_rule(_found(words[0], game), json=json)


def _found(rule_id: str, game: str | None) -> Rule:
    rule = rulebook.find(rule_id)
    if game not in (None, rule.game):
        raise Malformed(f"{rule.id} is a rule of {rule.game}; leave --game {game} out")
    return rule


def _show_rule(rule: Rule, *, json: bool) -> None:
    rulings = rulebook.rulings_for(rule.id)
    if json:
        show_json({**_plain(rule), "rulings": [_plain(one) for one in rulings]})
        return
    lines = [_title(rule), rule.text]
    for ruling in rulings:
        lines.extend(["", f"Ruling {_title(ruling)}", ruling.text])
    _print(lines)


def _show_found(words: str, game: str | None, *, json: bool) -> None:
    found = rulebook.search(words, game)
    if not found:
        raise Malformed(f'no rule contains all of the words "{words}"; try fewer or other words')
    if json:
        show_json([_plain(rule) for rule in found])
        return
    _print([line for rule in found for line in (_title(rule), rule.text, "")][:-1])


def _title(rule: Rule) -> str:
    tags = f" [{', '.join(rule.tags)}]" if rule.tags else ""
    return f"{rule.id} · {rule.section}{tags}"


def _print(lines: list[str]) -> None:
    screen = console()
    screen.print("\n".join(lines), width=min(WIDEST_LINE, screen.width))


def _plain(rule: Rule) -> dict[str, Json]:
    return {
        "id": rule.id,
        "game": rule.game,
        "section": rule.section,
        "editions": list(rule.tags),
        "text": rule.text,
    }
