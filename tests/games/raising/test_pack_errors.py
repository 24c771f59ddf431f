"""What is wrong with a pack is said in one sentence: the file, the entry, the field."""

from __future__ import annotations

import pytest

from bigshoulders.games.raising.box.loading import box_with
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json
from tests.games.raising.packs import pack_of

# A page of the pack, what is written there, and the sentence it is refused with.
WRONG: list[tuple[str, Json, str]] = [
    (
        "towers",
        [],
        "trial/towers.json: Raising Chicago has no such page; known are projects, finals, prestige",
    ),
    ("cards", 3, "trial/cards.json: expected an object, got 3"),
    ("cards", [{"pays": "once"}], 'trial/cards.json: entry 1: the field "id" is missing'),
    (
        "cards",
        [{"id": "8"}],
        'trial/cards.json: 8: expected a field to change, or "remove": true to take the resource',
    ),
    (
        "cards",
        [{"id": "8", "pays": "once"}, {"id": "8", "pays": "once"}],
        "trial/cards.json: 8: the pack names this id twice",
    ),
    (
        "prestige",
        [{"id": "13", "name": "Post office"}],
        'trial/prestige.json: 13: a new prestige building needs the field "arrows", and the box',
    ),
    (
        "finals",
        [{"id": "f1", "remove": True}],
        "trial/finals.json: f1: there is no final project of this id to remove; did you mean f",
    ),
    (
        "projects",
        [{"id": "1", "provenance": {"reconstructed": []}}],
        "trial/projects.json: 1: provenance: what a pack says comes from the pack, so leave this",
    ),
    (
        "board",
        {"rounds": 9},
        "trial/board.json: rounds: a pack cannot change this; here it can change companies,",
    ),
    (
        "plots",
        {"columns": 9},
        "trial/plots.json: columns: a pack cannot change this; here it can change plots",
    ),
    (
        "board",
        {"expertise": {"tracks": 4}},
        "trial/board.json: expertise: tracks: a pack cannot change this; here it can change",
    ),
    (
        "board",
        {"companies": [{"id": "red", "name": "Red & Co."}]},
        "trial/board.json: red: there are no companies of this id; there are blue, purple, green",
    ),
    (
        "board",
        {"companies": [{"id": "blue", "slots": 5}]},
        'trial/board.json: blue: the field "slots" is unknown; known are id, name',
    ),
]


@pytest.mark.parametrize(("page", "written", "sentence"), WRONG)
def test_a_wrong_page_is_refused_before_it_is_read(page: str, written: Json, sentence: str) -> None:
    pages: dict[str, Json] = {page: written}
    with pytest.raises(Malformed) as caught:
        box_with(pack_of(**pages), 3)
    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)
