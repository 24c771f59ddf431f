"""Partners in views: after any entry a view tells what the entries up to it tell, and no more."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from bigshoulders.server.tables.presenter import entry as told
from bigshoulders.server.tables.presenter import table_state
from bigshoulders.server.tables.table import MOVE, START, UNDO
from tests.server.worlds import Loose, World, whole_game

TO_PLACE = ("action_turn", "place_partner")  # the partner of the turn is still in hand
CASES = [
    (2, {"edition": "2020"}),
    (3, {"edition": "2018", "mode": "advanced"}),  # partners may be forgone
    (4, {"edition": "2025", "mode": "advanced"}),
]


class Story:
    """What the entries of a table tell of its partners, moves that were taken back left out."""

    def __init__(self, world: World) -> None:
        self.table = Loose(world.head, world.chairs)
        self._line: list[tuple[int, list[Any]]] = []
        self.standing: list[dict[str, str]] = []
        self.turns: Counter[str] = Counter()  # of the action phase, by seat

    def follow(self, number: int) -> None:
        """Take in the entry that the table has just followed."""
        happened: Any = told(self.table, self.table.tail[-1], None)
        if happened["kind"] == UNDO:
            self._line = [one for one in self._line if one[0] <= happened["data"]["to"]]
        elif happened["kind"] in (START, MOVE):
            self._line.append((number, happened["events"]))
        self.standing, self.turns = [], Counter()
        for event in (event for _number, events in self._line for event in events):
            self._hear(event["kind"], event["data"])

    def _hear(self, kind: str, data: dict[str, str]) -> None:
        if kind == "placed":
            self.standing.append({key: data[key] for key in ("space", "seat", "company")})
        if kind in ("placed", "pooled", "forgone"):
            self.turns[data["seat"]] += 1
        if kind == "cleaned_up":
            self.standing, self.turns = [], Counter()


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_a_view_tells_the_partners_that_the_entries_up_to_it_tell(
    seats: int, options: dict[str, str]
) -> None:
    world = whole_game("city", seats, options, Random(seats))
    assert any(entry.kind == UNDO for entry in world.entries)
    story, most, rounds = Story(world), 0, set()
    for entry in world.entries:
        story.table.fold(entry)
        story.follow(entry.number)
        state: dict[str, Any] = table_state(story.table, None)
        if state["view"] is None:
            continue
        view = state["view"]
        assert view["placed"] == story.standing
        most = max(most, len(story.standing))
        if view["phase"] != "action":
            assert view["round_number"] == 0
        elif state["deciding"] in (*TO_PLACE, "after_placing"):
            turns = story.turns[state["asked"][0]]
            assert view["round_number"] == turns + (state["deciding"] in TO_PLACE)
            rounds.add(view["round_number"])
    assert most > seats
    assert rounds >= {1, 2, 3}
