"""Answers that are tried in a row change a twin as they would change the game, which stays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

import pytest

from bigshoulders.games import rules_of
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.playing.perft import wander
from bigshoulders.kernel.preview import changes
from bigshoulders.kernel.stream import Stream
from bigshoulders.server.schemas.messages import LONGEST_LINE, MOST_LINES, MOST_QUESTIONS
from bigshoulders.server.schemas.socket import SPOKEN, Previewed, PreviewedLine
from bigshoulders.server.tables.presenter import event
from bigshoulders.server.tables.previews import Previewer, is_held
from tests.server.test_hostile import run, table_of_two

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.kernel.json_nodes import Json
    from tests.server.within import Within

CASES = [
    ("city", 2, {"edition": "2025", "mode": "advanced", "draft": "on"}),
    ("city", 3, {"edition": "2020"}),
    ("city", 4, {"edition": "2018", "mode": "advanced"}),
    ("raising", 3, {"council": "on", "end_choices": "players"}),
]
OFTEN = 4


def moments(case: tuple[str, int, dict[str, str]]) -> Iterator[Game]:
    """Play a random game and stop at moments at which somebody must decide."""
    name, seats, options = case
    rules = rules_of(name, seats, options)
    game = begin(rules, rules.start(), Stream(f"rows/{case}"))
    answers = Stream(f"row answers/{case}")
    while not game.is_over():
        yield game
        wander(game, OFTEN, answers)


def row_of(game: Game, seat: int, stream: Stream) -> tuple[list[str], Game]:
    """Play on as one seat as long as it may, by the way of the real game; returns the answers."""
    real, row = game.copy(), list[str]()
    while seat in real.deciders() and len(row) < LONGEST_LINE:
        answers = real.answers(seat)
        code = answers[stream.below(len(answers))]
        row.append(real.rules.language.write(code))
        before = len(real.moves)
        real.play(seat, code)
        if len(real.moves) > before + 1:  # something was drawn
            break
    return row, real


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-{case[1]}")
def test_a_row_of_answers_changes_what_the_game_would_change(
    case: tuple[str, int, dict[str, str]],
) -> None:
    """Wherever nothing is drawn or shown, the look ahead is exact; the game itself stays as is."""
    stream = Stream("rows")
    exact = 0
    for game in moments(case):
        seat = game.deciders()[0]
        before = game.hash()
        row, real = row_of(game, seat, stream)
        told = Previewer(game, seat).after_all(row)
        PreviewedLine.model_validate(told)
        assert game.hash() == before
        if told.get("at") is not None or told["next"] is None:
            continue
        exact += 1
        expected = changes(game.view(seat), real.view(seat))
        assert told["changes"] == [
            {"path": one.path, "before": one.before, "after": one.after} for one in expected
        ]
        assert told["answers"] == [one.notation for one in real.legal(seat)]
        assert told["events"] == happened(game, seat, row)
    assert exact > 10


def happened(game: Game, seat: int, row: list[str]) -> list[Json]:
    """Return what a seat would hear of while it gives these answers in the real game."""
    real = game.copy()
    told: list[Json] = []
    real.state.log = []
    for notation in row:
        events = real.play(seat, real.read(notation, seat).code)
        told += [event(real, one) for one in events if one.seen_by(seat)]
    return told


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-{case[1]}")
def test_what_is_not_final_can_be_taken_back_and_goes_on_with_the_same_seat(
    case: tuple[str, int, dict[str, str]],
) -> None:
    kinds = set()
    for game in moments(case):
        seat = game.deciders()[0]
        outlook = Previewer(game, seat)
        for action in game.legal(seat)[:6]:
            told = outlook.after(action.notation)
            Previewed.model_validate(told)
            real = game.copy()
            real.play(seat, action.code)
            kinds.add(told["final"])
            if not told["final"]:
                assert real.deciders() == [seat]
                assert real.undoable(seat) > 0
                asked = cast("dict[str, Json]", told["question"])
                assert asked["text"] == real.question(seat).text
            elif told["next"] is not None:
                assert real.deciders() != [seat]
                assert (told["question"] is not None) == (seat in real.deciders())
    assert kinds == {True, False}


def test_a_single_row_is_the_same_as_a_single_answer() -> None:
    for game in moments(CASES[1]):
        seat = game.deciders()[0]
        outlook = Previewer(game, seat)
        notation = game.legal(seat)[0].notation
        alone, row = outlook.after(notation), outlook.after_all([notation])
        assert {key: row[key] for key in alone} == alone


def test_a_row_stops_at_the_answer_that_is_refused() -> None:
    game = next(moments(CASES[1]))
    seat = game.deciders()[0]
    outlook = Previewer(game, seat)
    first = game.legal(seat)[0].notation
    told = outlook.after_all([first, "dividend"])
    assert told["at"] == 1
    assert cast("dict[str, Json]", told["refusal"])["key"] == "illegal"
    assert "changes" not in told
    assert outlook.after_all(["fly to the moon", first])["at"] == 0


def test_a_row_stops_before_a_draw() -> None:
    found = 0
    for game in moments(CASES[1]):
        seat = game.deciders()[0]
        for action in game.legal(seat)[:4]:
            if is_held(game.peek(action)):
                told = Previewer(game, seat).after_all([action.notation, action.notation])
                assert told["at"] == 1
                assert cast("dict[str, Json]", told["refusal"])["key"] == "not_known"
                alone = Previewer(game, seat).after(action.notation)
                assert [alone["final"], alone["next"]] == [True, None]
                found += 1
    assert found


# Over a socket


def test_rows_are_bounded_and_something_must_be_asked(tmp_path: Path) -> None:
    refused: list[dict[str, Json]] = [
        {"answers": [], "lines": []},
        {},
        {"lines": [[]]},
        {"lines": [["pass"] * (LONGEST_LINE + 1)]},
        {"lines": [["pass"]] * (MOST_LINES + 1)},
        {"unavailable": [[]] * (MOST_QUESTIONS + 1)},
        {"unavailable": [["pass"] * (LONGEST_LINE + 1)]},
    ]

    async def ask(server: Within) -> None:
        ann, table = await table_of_two(server)
        async with await server.open(f"/api/tables/{table}/socket?seat=red", guest=ann) as wire:
            await wire.hear()
            for place, given in enumerate(refused):
                wire.say({"type": "preview", "id": f"{place}", **given})
                heard = await wire.hear()
                assert heard["type"] == "refused"
                assert cast("dict[str, Json]", heard["error"])["key"] == "malformed"
            wire.say({"type": "preview", "id": "both", "answers": ["pass"], "lines": [["pass"]]})
            heard = await wire.hear()
            SPOKEN.validate_python(heard)
            assert [*cast("dict[str, Json]", heard["previews"])] == ["pass"]
            assert len(cast("list[Json]", heard["lines"])) == 1

    run(tmp_path, ask)


def test_what_is_unavailable_is_told_now_and_after_a_row(tmp_path: Path) -> None:
    async def ask(server: Within) -> None:
        ann, table = await table_of_two(server)
        async with await server.open(f"/api/tables/{table}/socket?seat=red", guest=ann) as wire:
            await wire.hear()
            wire.say({"type": "preview", "id": "1", "unavailable": [[], ["no such answer"]]})
            heard = await wire.hear()
            SPOKEN.validate_python(heard)
            now, later = cast("list[list[dict[str, Json]]]", heard["unavailable"])
            assert later == []
            told = [cast("dict[str, Json]", one["refusal"]) for one in now if one["near"]]
            assert [one["reason"] for one in told] == ["par_too_dear"] * len(told)
            assert all(cast("int", one["missing"]) > 0 for one in told)

    run(tmp_path, ask)


def test_a_company_that_is_named_first_is_told_what_it_cannot_use() -> None:
    """C-ACT-02: who directs several companies is told of spaces once it is said which one acts."""
    found = 0
    for game in moments(CASES[2]):
        seat = game.deciders()[0]
        if game.question(seat).kind != "action_turn":
            continue
        outlook = Previewer(game, seat)
        for action in game.legal(seat):
            if action.notation.startswith("act "):
                assert outlook.unavailable([]) == []
                told = cast("list[dict[str, str]]", outlook.unavailable([action.notation]))
                asked = cast("dict[str, Json] | None", outlook.after(action.notation)["question"])
                assert asked is None or asked["goes_on"] is True
                company = action.notation.split()[1]
                assert {one["answer"].split()[1] for one in told} <= {company}
                found += len(told)
    assert found
