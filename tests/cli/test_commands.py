"""`simulate`, `replay`, `rules`, `options` and `perft` through their real command."""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

import pytest

from bigshoulders import new_game, rulebook
from bigshoulders.bots.arena import digest_of
from bigshoulders.cli.commands.perft import counted
from bigshoulders.engine import is_compiled
from bigshoulders.games.city.box.loading import standard_box
from bigshoulders.games.city.options import MENU
from bigshoulders.games.city.views.editions import PLAYS
from bigshoulders.kernel.errors import Broken
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.options import Switch
from bigshoulders.kernel.playing.perft import perft, wander
from bigshoulders.kernel.record import record_of
from bigshoulders.kernel.stream import Stream
from bigshoulders.packs import read_pack
from bigshoulders.records import replay_text
from tests.cli.conftest import Command

PACK = Path(__file__).parents[2] / "docs" / "examples" / "pack-calumet"


def finished() -> Game:
    game = new_game("city", seats=2, seed=5, events=False)
    wander(game, 100_000, Stream("finished"))
    return game


# simulate


def test_a_simulation_tells_its_figures(command: Command) -> None:
    done = command("simulate --seats 2 --games 4 --seed 1 --json")
    found = json.loads(done.out)
    assert (found["games"], found["seats"], found["bot"], found["seed"]) == (4, 2, "random", "1")
    assert found["decisions"] > 100
    assert found["decisions"] == found["forced"] + found["choices"]
    assert 0 < found["forced"] < found["choices"]
    assert 1 < found["mean_answers"] < found["longest"]
    assert found["pack"] is None
    assert found["seconds"] > 0
    assert found["decisions_per_second"] > 0
    assert found["compiled"] == is_compiled()
    assert len(found["mean_scores"]) == 2
    assert found["mean_winner"] >= max(found["mean_scores"])
    assert sum(found["wins"]) >= 4
    assert found["violations"] is None
    assert found["options"]["edition"] == "2020"
    assert len(found["digest"]) == 32


def test_the_same_seed_plays_the_same_games(command: Command) -> None:
    def digest(words: str) -> str:
        return str(
            json.loads(command(f"simulate --seats 2 --games 3 --json {words}").out)["digest"]
        )

    assert digest("--seed 1") == digest("--seed 1 --referee")
    assert digest("--seed 1") == digest("--seed 1 --jobs 2")
    assert digest("--seed 1") != digest("--seed 2")
    assert digest("--seed 1") != digest("--seed 1 --draft")


def test_a_bot_per_seat_and_words_for_people(command: Command) -> None:
    done = command("simulate --seats 2 --games 2 --bot heuristic --bot random --stats --referee")
    assert done.code == 0
    assert "red      heuristic" in done.out
    assert "yellow   random" in done.out
    assert "longest list:" in done.out
    assert "answers to a decision on average" in done.out
    assert "forced share: " in done.out
    assert " of them forced, " in done.out
    assert "the referee found 0 violations" in done.out


def test_the_records_of_a_simulation_are_its_games(command: Command) -> None:
    done = command("simulate --seats 2 --games 3 --save-records games --json")
    paths = sorted(Path("games").iterdir())
    assert len(paths) == 3
    digests = [digest_of(replay_text(path.read_text())) for path in paths]
    combined = blake2b(b"".join(digests), digest_size=16).hexdigest()
    assert combined == json.loads(done.out)["digest"]


def test_a_violation_is_reported_with_the_moves(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_words: object, **_more: object) -> None:
        raise Broken(["money is missing", "after the moves\nred pass"])

    monkeypatch.setattr("bigshoulders.bots.arena.simulate", break_down)
    done = command("simulate --games 1")
    assert done.code == 1
    assert done.err == "error: the referee found a mistake of the engine: money is missing\n"
    assert "red pass" in done.out
    assert (
        json.loads(command("simulate --games 1 --json").out)["violations"][0] == "money is missing"
    )


def test_a_simulation_tells_how_much_is_reconstructed(command: Command) -> None:
    """C-OPEN-01: nobody should take an invented number for a printed one."""
    words = "simulate --seats 2 --games 1 --edition 2025"
    expected = new_game("city", seats=2, seed=1, edition="2025", chiefs="on").rules.reconstructed()
    assert expected
    assert json.loads(command(f"{words} --chiefs --json").out)["reconstructed"] == len(expected)
    assert f"{len(expected)} component values in play are" in command(f"{words} --chiefs").out
    assert json.loads(command(f"{words} --json").out)["reconstructed"] == 0
    assert "reconstructed" not in command(words).out


# replay


def test_a_record_is_replayed_and_checked(command: Command) -> None:
    game = finished()
    Path("one").write_text(record_of(game).text())
    Path("two").write_text(record_of(game, checks=False).text())
    done = command("replay one two")
    assert done.code == 0
    count = len(game.moves)
    assert f"one: {count} moves replayed, {count} check digits agree" in done.out
    assert f"two: {count} moves replayed, 0 check digits agree" in done.out
    assert done.out.count(f"digest {game.hash()}") == 2


def test_a_replay_tells_programs_everything(command: Command) -> None:
    game = finished()
    Path("one").write_text(record_of(game).text())
    found = json.loads(command("replay one --json").out)
    result = game.result()
    assert result is not None
    assert found["over"]
    assert found["digest"] == game.hash()
    assert {one["seat"]: one["score"] for one in found["standings"]} == {
        game.name(seat): score for seat, score in enumerate(result.scores())
    }


def test_the_board_is_shown_at_any_move(command: Command) -> None:
    game = finished()
    Path("one").write_text(record_of(game).text())
    earlier = game.back_to(60)
    done = command("replay one --at 60")
    assert f"[{earlier.view(None)['year']}]" in done.out
    assert json.loads(command("replay one --at 60 --json").out)["view"] == earlier.view(None)
    assert json.loads(command(f"replay one --at {len(game.moves)} --json").out)["over"]


def test_an_unfinished_record_says_who_must_answer(command: Command) -> None:
    game = new_game("city", seats=2, seed=5, events=False)
    Path("one").write_text(record_of(game).text())
    done = command("replay one")
    assert f"not over: {game.name(game.deciders()[0])} must answer" in done.out


# rules, options, perft


def test_a_rule_comes_with_its_section_and_rulings(command: Command) -> None:
    rule = rulebook.find("C-STOCK-03")
    done = command("rules c-stock-03")
    assert done.out.startswith(f"C-STOCK-03 · {rule.section} [all]")
    assert "Ruling C-RUL-05" in done.out
    found = json.loads(command("rules C-STOCK-03 --json").out)
    assert found["text"] == rule.text
    assert found["editions"] == list(rule.tags)
    assert [one["id"] for one in found["rulings"]] == [
        one.id for one in rulebook.rulings_for("C-STOCK-03")
    ]


def test_rules_are_found_by_words(command: Command) -> None:
    found = json.loads(command("rules --search priority deal marker --json").out)
    assert "C-STOCK-07" in [one["id"] for one in found]
    assert "C-STOCK-07" in command("rules --search priority deal marker").out


@pytest.mark.parametrize("columns", ["80", "140"])
def test_every_option_is_listed(
    columns: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    done = command("options --edition 2020")
    assert all(switch.key in done.out for switch in MENU.switches)
    assert all(switch.rule in done.out for switch in MENU.switches)


def test_options_tell_programs_their_values_and_defaults(command: Command) -> None:
    found = json.loads(command("options --json").out)
    assert found["edition"] == MENU.default
    listed = {one["switch"]: one for one in found["switches"]}
    defaults = MENU.resolve({})
    for switch in MENU.switches:
        assert listed[switch.key]["values"] == list(switch.values)
        assert listed[switch.key]["default"] == defaults[switch.key]
    assert listed["simplified_closure"]["needs"] == {"closed_space": "yes"}
    assert listed["closed_space"]["needs"] == {}


def test_options_name_what_is_reconstructed_by_the_switch_that_brings_it(command: Command) -> None:
    """C-OPEN-01, C-OPEN-02, C-OPEN-06: nobody should take an invented number for a printed one."""
    found = json.loads(command("options --json").out)["reconstructed"]
    everything = [words for fields in found.values() for words in fields]
    assert sorted(everything) == sorted(standard_box().reconstructed())
    assert "Florsheim Shoes: industry" in found["special_companies"]
    assert found["chiefs"][0] == "Chief of Engineering: immediate"
    assert found["advanced_supply"] == [
        f"advanced supply chain board: {what}" for what in ("rows", "prices", "sections")
    ]
    text = command("options").out
    assert all(f"{switch}: {len(fields)} values" in text for switch, fields in found.items())


def test_two_editions_are_compared_switch_by_switch(command: Command) -> None:
    """C-OPT-01: an edition is a named set of switches, so the differences are all there is."""
    found = json.loads(command("options --diff 2018 2025 --json").out)
    old, new = (MENU.presets[edition] for edition in ("2018", "2025"))
    assert (found["from"], found["to"]) == ("2018", "2025")
    assert {one["switch"]: (one["from"], one["to"]) for one in found["switches"]} == {
        key: (old[key], new[key]) for key in old if old[key] != new[key]
    }
    assert {"what": "name of a capital asset", "from": "Abattoir", "to": "Fuelworks"} in found[
        "shown"
    ]
    assert [one["what"] for one in found["shown"]][1:] == ["demand area", "money"]


def test_a_comparison_is_told_in_words(command: Command) -> None:
    done = command("options --diff 2020 2025")
    assert "the highest share price (C-PRICE-02)" in done.out
    assert "2025: the stock track ends at 400" in done.out
    assert "price_cap: 450 → 400" in done.out
    assert "money: notes of $25 → notes of $20" in done.out
    assert "found_from_decade" not in done.out
    same = command("options --diff 2020 2020")
    assert "the rules don't differ" in same.out
    assert "shown" not in same.out


@pytest.mark.parametrize("switch", MENU.switches, ids=lambda one: one.key)
def test_every_value_in_which_editions_differ_has_words(switch: Switch) -> None:
    values = {preset[switch.key] for preset in MENU.presets.values()}
    assert len(values) == 1 or values <= PLAYS[switch.key].keys() <= set(switch.values)


# packs


def test_bots_play_with_a_pack_in_every_process(command: Command) -> None:
    Path("pack").symlink_to(PACK)
    words = "simulate --seats 2 --games 4 --seed 1 --json"
    one = json.loads(command(f"{words} --pack pack").out)
    two = json.loads(command(f"{words} --pack pack --jobs 2").out)
    assert one["digest"] == two["digest"] != json.loads(command(words).out)["digest"]
    assert one["pack"] == f"calumet {read_pack(PACK).digest}"


def test_a_record_is_replayed_with_its_pack(command: Command) -> None:
    command(f"simulate --seats 2 --games 1 --save-records games --pack {PACK}")
    found = json.loads(command(f"replay games/000000.record --pack {PACK} --json").out)
    assert (found["over"], found["pack"]) == (True, f"calumet {read_pack(PACK).digest}")
    other = PACK.parent / "pack-correction.json"
    done = command(f"replay games/000000.record --pack {other} --pack {PACK}")
    assert (done.code, done.err) == (0, "")


def test_perft_counts_with_a_pack(command: Command) -> None:
    game = new_game("city", seats=3, seed="1", events=False, pack=PACK)
    found = json.loads(command(f"perft --depth 1 --pack {PACK} --json").out)
    assert found["nodes"] == perft(game, 1)


def test_perft_counts_nodes(command: Command) -> None:
    game = new_game("city", seats=3, seed="1", events=False)
    found = json.loads(command("perft --seats 3 --seed 1 --depth 2 --json").out)
    assert found["nodes"] == perft(game, 2)
    assert f"{found['nodes']:,} nodes at depth 2" in command("perft --depth 2").out


def test_perft_with_a_bar_counts_the_same_nodes() -> None:
    game = new_game("city", seats=3, seed="1", events=False)
    told: list[tuple[int, int]] = []
    for depth in range(4):
        assert counted(game, depth, lambda done, all_: told.append((done, all_))) == perft(
            game, depth
        )
    count = perft(game, 1)
    assert told == [(done, count) for done in range(1, count + 1)] * 2


@pytest.mark.parametrize("words", ["replay one two", "perft --depth 2"])
def test_a_bar_is_shown_to_somebody_who_looks(
    words: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("one", "two"):
        Path(name).write_text(record_of(new_game("city", seats=2, seed=5)).text())
    assert command(words).err == ""
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "100%" in command(words).err
    assert command(f"{words} --json").err == ""


def test_perft_begins_after_some_answers(command: Command) -> None:
    game = new_game("city", seats=3, seed="1", events=False)
    wander(game, 30, Stream("1/wander"))
    assert json.loads(command("perft --after 30 --json").out)["nodes"] == perft(game, 2)
