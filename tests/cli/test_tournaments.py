"""`ladder` and `tournament` as commands: their reports, their page, and their mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bigshoulders.bots import levels_of
from tests.cli.conftest import Command

LADDER = "ladder --game raising --seats 2 --levels 1-2 --games 4"


def test_a_ladder_tells_rungs_and_mixed_tables(command: Command) -> None:
    done = command(f"{LADDER} --out results --json")
    told = json.loads(done.out)
    assert (done.code, told["games"]) == (0, 4)
    (setting,) = told["settings"]
    rung, mixed = setting["tables"]
    assert rung["lineup"] == "easy against 1 gentle"
    (easy,) = rung["bots"]
    assert easy["games"] == 2
    assert easy["low"] <= easy["share"] <= easy["high"]
    assert [one["bot"] for one in mixed["bots"]] == ["gentle", "easy"]
    again = json.loads(command(f"{LADDER} --out results --json").out)
    assert again["settings"] == told["settings"]  # played once, told twice


def test_the_page_of_a_ladder_keeps_the_parts_of_other_settings(command: Command) -> None:
    page = Path("ladder.md")
    assert command(f"{LADDER} --docs ladder.md").code == 0
    first = page.read_text()
    assert "--game raising --seats 2 --edition 2023 --levels 1-2 --games 4 --seed ladder" in first
    command(f"{LADDER.replace('--seats 2', '--seats 3')} --docs ladder.md")
    command(f"{LADDER} --seed other --docs ladder.md")
    text = page.read_text()
    assert text.count("## Raising Chicago, 2 seats, edition 2023") == 1
    assert text.count("## Raising Chicago, 3 seats, edition 2023") == 1
    assert "--seed other" in text


def test_one_bot_is_measured_against_others(command: Command) -> None:
    done = command("tournament --seats 3 --bot sharp --against random --games 3 --json")
    (table,) = json.loads(done.out)["settings"][0]["tables"]
    assert table["lineup"] == "sharp against 2 random"
    assert table["bots"][0]["wins"] == 3


def test_people_read_who_won_how_often(command: Command) -> None:
    done = command("tournament --seats 2 --bot sharp --bot mine=random --games 2")
    assert "    sharp: 2 of 2 won, 100.0% (" in done.out
    assert "    mine: 0 of 2 won" in done.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("tournament --bot sharp", "name two bots or more"),
        ("tournament --bot sharp --bot nobody", "there is no bot 'nobody'"),
        ("tournament --bot a=sharp --bot a=random", "two bots are called 'a'"),
        ("tournament --bot sharp --against random --against random", ""),
        ("tournament --seats 4 --bot sharp --against a=random --against b=random", "--against:"),
        ("tournament --bot sharp --bot random --option sharp.depth=2", "only programs"),
        ("tournament --bot sharp --bot random --option depth=2", "NAME.OPTION=VALUE"),
        ("tournament --bot sharp --bot random --seconds 0", "--seconds: expected"),
        ("tournament --bot sharp --bot random --seats 9", "2 to 4 players"),
        ("tournament --bot sharp --bot random --games 0", "--games: expected at least 1"),
        ("ladder --levels 7", "city has no '7'"),
        ("ladder --levels 2", "two levels or more"),
        ("ladder --edition 1900", "there is no '1900'"),
        ("ladder --edition 2025", "raising has none of these"),
        ("ladder --game chess", "there is no game 'chess'"),
    ],
)
def test_a_mistake_is_one_sentence(command: Command, words: str, sentence: str) -> None:
    done = command(f"{words} --games 1" if "--games" not in words else words)
    if sentence:
        assert (done.code, done.out) == (2, "")
        assert sentence in done.err
        assert done.err.count("\n") == 1
    else:
        assert done.code == 0


def test_a_cluster_without_ray_is_one_sentence(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    done = command(f"{LADDER} --cluster local")
    assert (done.code, done.out) == (2, "")
    assert done.err == "error: --cluster needs Ray: pip install 'bigshoulders[cluster]'\n"


@pytest.mark.parametrize("game", ["city", "raising"])
def test_a_game_has_six_levels(game: str) -> None:
    levels = levels_of(game)
    assert len(levels) == 6
    assert (levels[0], levels[-1]) == ("gentle", "fierce")
