"""Raising Chicago through `simulate`, `replay`, `rules`, `options`, `perft` and `pack check`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bigshoulders import new_game
from bigshoulders.games.raising.box.loading import standard_box
from bigshoulders.games.raising.options import MENU
from bigshoulders.games.raising.views.editions import PLAYS
from bigshoulders.kernel.options import Switch
from bigshoulders.kernel.playing.perft import perft, wander
from bigshoulders.kernel.record import record_of
from bigshoulders.kernel.stream import Stream
from bigshoulders.packs import read_pack
from tests.cli.conftest import Command

PACK = Path(__file__).parents[2] / "docs" / "examples" / "pack-raising-correction.json"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_with_the_referee_and_the_council(seats: int, command: Command) -> None:
    words = f"--game raising --seats {seats} --games 3 --bot random --referee --council --json"
    done = command(f"simulate {words}")
    found = json.loads(done.out)
    assert (done.code, done.err) == (0, "")
    assert (found["game"], found["games"], found["seats"]) == ("raising", 3, seats)
    assert found["options"]["council"] == "on"
    assert found["violations"] == 0
    assert len(found["mean_scores"]) == seats
    assert found["reconstructed"] == len(standard_box(seats).reconstructed)


def test_a_simulation_for_people_says_what_is_reconstructed(command: Command) -> None:
    done = command("simulate --game raising --games 2 --stats")
    assert "2 games of raising with 3 seats" in done.out
    assert "blue     random" in done.out
    assert "groups of component values in play are reconstructed" in " ".join(done.out.split())


def test_records_are_replayed_and_shown(command: Command) -> None:
    game = new_game("raising", seats=3, seed=5, events=False)
    wander(game, 100_000, Stream("finished"))
    Path("one").write_text(record_of(game).text())
    done = command("replay one --game raising")
    result = game.result()
    assert result is not None
    assert f"{max(result.scores())} reputation" in done.out
    assert f"digest {game.hash()}" in done.out
    board = command("replay one --at 120")
    assert "you pay" not in board.out
    assert "ward 1 " in board.out
    found = json.loads(command("replay one --at 120 --json").out)
    assert found["view"] == game.back_to(120).view(None)


def test_a_record_of_another_game_is_refused_if_a_game_is_named(command: Command) -> None:
    Path("one").write_text(record_of(new_game("city", seats=2, seed=5)).text())
    done = command("replay one --game raising")
    assert done.err == "error: one: a record of city, and --game asks for raising\n"


def test_a_rule_comes_with_its_rulings(command: Command) -> None:
    done = command("rules R-BID-05")
    assert done.out.startswith("R-BID-05 · 11 Phase 2: bidding")
    assert "Ruling Q-28" in done.out
    found = json.loads(command("rules r-fin-01a --json").out)
    assert (found["id"], found["game"]) == ("R-FIN-01a", "raising")


def test_rules_are_searched_in_one_game(command: Command) -> None:
    both = json.loads(command("rules --search marker --json").out)
    one = json.loads(command("rules --game raising --search marker --json").out)
    assert {rule["game"] for rule in both} == {"city", "raising"}
    assert {rule["game"] for rule in one} == {"raising"}
    assert "R-BID-02" in [rule["id"] for rule in one]
    done = command("rules --game raising C-STOCK-03")
    assert done.err == "error: C-STOCK-03 is a rule of city; leave --game raising out\n"


@pytest.mark.parametrize("columns", ["80", "140"])
def test_every_option_is_listed(
    columns: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    done = command("options --game raising")
    assert all(switch.key in done.out for switch in MENU.switches)
    assert all(switch.rule in done.out for switch in MENU.switches)
    assert "price_cap" not in done.out


def test_options_list_everything_that_is_reconstructed(command: Command) -> None:
    """Section 25: the list shrinks as soon as a pack gives a value."""
    box = standard_box(3)
    found = json.loads(command("options --game raising --json").out)
    assert found["reconstructed"] == {"every game": list(box.reconstructed)}
    text = " ".join(command("options --game raising").out.split())
    assert f"every game: {len(box.reconstructed)} groups of values" in text
    assert all(line in text for line in box.reconstructed)


def test_an_edition_does_not_differ_from_itself(command: Command) -> None:
    done = command("options --game raising --diff 2023 2023")
    assert "Raising Chicago, edition 2023 → 2023" in done.out
    assert "the rules don't differ" in done.out


@pytest.mark.parametrize("switch", MENU.switches, ids=lambda one: one.key)
def test_every_value_of_a_switch_has_words(switch: Switch) -> None:
    assert tuple(PLAYS[switch.key]) == switch.values


def test_perft_counts_nodes(command: Command) -> None:
    game = new_game("raising", seats=3, seed="1", events=False, council=True)
    done = command("perft --game raising --seats 3 --seed 1 --depth 2 --council --json")
    assert json.loads(done.out)["nodes"] == perft(game, 2)


def test_a_pack_is_checked_for_the_game_that_has_its_pages(command: Command) -> None:
    done = command(f"pack check {PACK}")
    lines = done.out.splitlines()
    digest = read_pack(PACK).digest
    assert lines[0] == f"raising-correction 1 for Raising Chicago, digest {digest}"
    assert "  overrides prestige building 9: arrows, reputation" in lines
    assert any(line.endswith("groups of values remain reconstructed") for line in lines)
    told = json.loads(command(f"pack check --game raising {PACK} --json").out)
    assert told["game"] == "raising"
    assert told["reconstructed"] != list(standard_box(3).reconstructed)


def test_a_pack_for_the_other_game_is_refused_in_one_sentence(command: Command) -> None:
    done = command(f"pack check --game city {PACK}")
    assert done.code == 2
    assert "City has no such page" in done.err
    assert done.err.count("\n") == 1


def test_a_game_with_a_pack_is_simulated_and_replayed(command: Command) -> None:
    words = f"simulate --game raising --seats 2 --games 2 --pack {PACK}"
    found = json.loads(command(f"{words} --save-records games --json").out)
    assert found["pack"] == f"raising-correction {read_pack(PACK).digest}"
    done = command(f"replay games/000000.record --pack {PACK}")
    assert (done.code, done.err) == (0, "")
