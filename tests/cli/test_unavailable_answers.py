"""What is nearly possible stands below the answers, and changes are told the weightiest first."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING

from rich.console import Console

from bigshoulders.cli.draw.answers import unavailable_answers
from bigshoulders.cli.draw.plain import PlainDrawing
from bigshoulders.kernel.action import Action
from bigshoulders.kernel.preview import Change
from bigshoulders.scenarios.raising import raising
from bigshoulders.scenarios.scenario import Scenario

if TYPE_CHECKING:
    from tests.cli.conftest import Command


def shown(table: Scenario) -> str:
    screen = Console(file=io.StringIO(), width=100, color_system=None)
    screen.print(*unavailable_answers(table.game, table.game.deciders()[0]), sep="\n")
    return screen.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def test_what_is_nearly_possible_is_shown_with_reason_and_rule() -> None:
    """R-PAY-05: there is no favor; R-PAY-02: nor enough lumber."""
    told = shown(raising().won("blue", "17").tokens("blue", "L1 J3 M4").at("projects"))
    assert told.startswith("not possible now:")
    assert "you have no favor (R-PAY-05)" in told
    assert "pay lumber " in told


def test_where_all_is_possible_nothing_is_shown() -> None:
    """R-BID-02: every square is free, and all can be paid for."""
    table = raising().tokens("blue", "L9 J9 M9").at("bidding")
    assert unavailable_answers(table.game, table.game.deciders()[0]) == []


def test_programs_are_told_all_of_it(command: Command) -> None:
    done = command("play --seats 2 --seed 9 --json", "quit\n")
    asked = next(json.loads(line) for line in done.out.splitlines() if '"question"' in line)
    dear = [one for one in asked["unavailable"] if one["reason"] == "par_too_dear"]
    assert dear
    assert [one["rule"] for one in dear] == ["C-FND-02"] * len(dear)
    assert 0 < len([one for one in asked["unavailable"] if one["near"]]) <= 4


def test_plain_words_tell_what_players_weigh_first() -> None:
    table = raising().at("bidding")
    drawing = PlainDrawing(table.game.rules, 100)
    changes = [
        Change("deck.cards", 20, 19),
        Change("seats.purple.reputation", 3, 4),
        Change("auctions.0.poorer", "blue", None),
        Change("seats.blue.favor", 1, 0),
    ]
    told = [str(one).split()[0:2] for one in drawing.gist(changes, Action(0, 0, ""), "", {})]
    assert told == [["seats", "blue"], ["seats", "purple"], ["deck", "cards"]]
