"""What is wrong with a pack is said in one sentence: the file, the entry, the field."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bigshoulders import new_game
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.packs import read_pack
from tests.games.city.packs import GOAL, box_of, write_folder

if TYPE_CHECKING:
    from pathlib import Path

HEAD: dict[str, Json] = {"name": "trial", "version": "1"}
# A page of the pack, what is written there, and the sentence it is refused with.
WRONG: list[tuple[str, Json, str]] = [
    (
        "towers",
        [],
        "trial/towers.json: City has no such page; known are companies, buildings, assets, demand,",
    ),
    ("companies", 3, "trial/companies.json: expected an object, got 3"),
    ("companies", [3], "trial/companies.json: entry 1: expected an object, got 3"),
    ("companies", [{}], 'trial/companies.json: entry 1: the field "id" is missing'),
    ("companies", [{"id": 3}], "trial/companies.json: entry 1: id: expected a text, got 3"),
    (
        "companies",
        {"compnies": []},
        "trial/companies.json: compnies: a pack cannot change this; here it can change companies",
    ),
    (
        "companies",
        [{"id": "libby"}],
        'trial/companies.json: libby: expected a field to change, or "remove": true to take the',
    ),
    (
        "companies",
        [{"id": "libby", "asset_slots": 1}, {"id": "libby", "asset_slots": 2}],
        "trial/companies.json: libby: the pack names this id twice",
    ),
    (
        "companies",
        [{"id": "liby", "asset_slots": 1}],
        'trial/companies.json: liby: a new company needs the field "name", and the box has no',
    ),
    (
        "companies",
        [{"id": "liby", "remove": True}],
        "trial/companies.json: liby: there is no company of this id to remove; did you mean libby?",
    ),
    (
        "goals",
        [{"id": "zzz", "remove": True}],
        "trial/goals.json: zzz: there is no goal of this id to remove",
    ),
    (
        "companies",
        [{"id": "libby", "remove": False}],
        "trial/companies.json: libby: remove: expected true, got false",
    ),
    (
        "companies",
        [{"id": "libby", "remove": True, "name": "x"}],
        'trial/companies.json: libby: the field "name" is unknown; known are id, remove',
    ),
    (
        "companies",
        [{"id": "quaker", "provenance": {"reconstructed": []}}],
        "trial/companies.json: quaker: provenance: what a pack says comes from the pack, so leave",
    ),
    (
        "companies",
        [{"id": "libby", "factories": {"3": {"goods": 1}}}],
        'trial/companies.json: libby: factories: the field "3" is unknown; known are 1, 2',
    ),
    (
        "board",
        {"players": {"most": 5}},
        "trial/board.json: players: a pack cannot change this; here it can change start_cash,",
    ),
    (
        "board",
        {"certificates": {"shares": {}}},
        "trial/board.json: certificates: shares: a pack cannot change this",
    ),
    ("board", {"cubes": 3}, "trial/board.json: cubes: expected an object, got 3"),
    (
        "board",
        {"spaces": [{"id": "hir", "name": "x"}]},
        "trial/board.json: hir: there are no spaces of this id; there are hire, fund40,",
    ),
    (
        "demand",
        {"columns": [{"id": "inner", "printed_goods": 3}]},
        'trial/demand.json: inner: the field "printed_goods" is unknown; known are id, bonus',
    ),
]


@pytest.mark.parametrize(("page", "written", "sentence"), WRONG)
def test_a_wrong_page_is_refused_before_it_is_read(page: str, written: Json, sentence: str) -> None:
    with pytest.raises(Malformed) as caught:
        box_of(**{page: written})
    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)


def test_an_entry_of_one_file_is_named_with_its_key(tmp_path: Path) -> None:
    file = tmp_path / "trial.json"
    file.write_text(json.dumps({**HEAD, "demand": [{"id": "d1_3", "goods": "x"}]}))
    with pytest.raises(Malformed) as caught:
        new_game("city", seats=2, pack=file)
    assert str(caught.value) == (
        f'{file}: demand: d1_3: goods: expected a whole number from 1 to 255, got "x"'
    )


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        ({"version": "1"}, 'pack.json: the field "name" is missing'),
        ({"name": "trial"}, 'pack.json: the field "version" is missing'),
        ({"name": "My pack", "version": "1"}, "pack.json: name: expected lower-case letters"),
        ({**HEAD, "about": 3}, "pack.json: about: expected a text, got 3"),
        ({**HEAD, "author": "x"}, 'pack.json: the field "author" is unknown; known are name,'),
        (HEAD, "pack.json: the pack changes nothing: it has no pages"),
    ],
)
def test_a_wrong_head_is_refused(tmp_path: Path, head: dict[str, Json], sentence: str) -> None:
    pages: dict[str, Json] = {} if head == HEAD else {"goals": [GOAL]}
    folder = write_folder(tmp_path / "trial", head, **pages)
    with pytest.raises(Malformed) as caught:
        read_pack(folder)
    assert str(caught.value).startswith(f"{folder}/{sentence}")


def test_what_is_no_pack_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Malformed) as missing:
        read_pack(tmp_path / "nothing")
    assert str(missing.value) == (
        f"{tmp_path}/nothing: no pack can be read there, no such file or directory"
    )
    with pytest.raises(Malformed) as empty:
        read_pack(tmp_path)
    assert str(empty.value) == (
        f'{tmp_path}: a pack has a file pack.json with its "name" and "version"'
    )


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\xff\xfe", "not a file of a pack, it is no text"),
        (b"{", "line 1: not valid JSON, expecting property name enclosed in double quotes"),
        (b"[]", "expected an object, got []"),
        (b"[" * 100_000, "it nests too deep; at most 32 lists and objects within each other"),
    ],
)
def test_a_file_that_is_no_json_object_is_refused(
    tmp_path: Path, content: bytes, sentence: str
) -> None:
    file = tmp_path / "trial.json"
    file.write_bytes(content)
    with pytest.raises(Malformed) as caught:
        read_pack(file)
    assert str(caught.value) == f"{file}: {sentence}"
