"""`bigshoulders pack check`: what a pack changes, or one sentence about what is wrong with it."""

from __future__ import annotations

import json
from pathlib import Path

from bigshoulders.packs import read_pack
from tests.cli.conftest import Command

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def test_a_good_pack_is_told_change_by_change(command: Command) -> None:
    done = command(f"pack check {EXAMPLES / 'pack-calumet'}")
    lines = done.out.splitlines()
    assert done.code == 0
    digest = read_pack(EXAMPLES / "pack-calumet").digest
    assert lines[0] == f"calumet 1 for City of the Big Shoulders, digest {digest}"
    assert lines[1:5] == [
        "  adds company calumet (Calumet Soap Works)",
        "  overrides company libby: prices, factory 2 goods",
        "  adds building i-13 (Lake Wharf)",
        "  overrides building iii-01: bank_pays_owner, company_pays_owner",
    ]
    assert "  removes demand tile d1_x" in lines
    assert "  overrides number start_cash" in lines
    assert "66 values remain reconstructed" in lines
    assert "  American Flyer: industry" in lines


def test_programs_are_told_the_same(command: Command) -> None:
    path = EXAMPLES / "pack-correction.json"
    told = json.loads(command(f"pack check {path} --json").out)
    assert (told["name"], told["version"]) == ("correction", "2")
    assert told["digest"] == read_pack(path).digest
    assert told["changes"][1] == {
        "does": "overrides",
        "kind": "company",
        "id": "florsheim",
        "name": "Florsheim Shoes",
        "fields": ["industry", "asset_slots"],
    }
    assert "Florsheim Shoes: industry" in told["from_pack"]
    assert "Florsheim Shoes: industry" not in told["reconstructed"]
    assert "Florsheim Shoes: color" in told["reconstructed"]


def test_a_bad_pack_is_one_sentence_and_code_2(command: Command, tmp_path: Path) -> None:
    page = {"name": "bad", "version": "1", "demand": [{"id": "d1_3", "goods": 0}]}
    (tmp_path / "bad.json").write_text(json.dumps(page))
    done = command("pack check bad.json")
    assert (done.code, done.out) == (2, "")
    assert done.err == (
        "error: bad.json: demand: d1_3: goods: expected a whole number from 1 to 255, got 0\n"
    )


def test_the_help_of_the_group_has_an_example(command: Command) -> None:
    assert "Example: bigshoulders pack check " in command("pack --help").out


def test_a_pack_that_is_not_there_is_named(command: Command) -> None:
    done = command("pack check nothing")
    assert done.code == 2
    assert done.err == "error: nothing: no pack can be read there, no such file or directory\n"
