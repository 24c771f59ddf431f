"""A record proves its deal: each number of the stream is accounted for, kept or taken back."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bigshoulders.fairness import Source, verify, with_deal
from bigshoulders.games import rules_of
from bigshoulders.kernel.action import CHANCE
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.game import begin
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.record import read_record, record_of, replay
from bigshoulders.kernel.stream import Stream
from tests.fairness.dealings import FIRST, Dealing

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigshoulders.kernel.game import Game

MOST_SKIPS = 2000


@pytest.fixture
def taken_back() -> Dealing:
    """Return a game in which draws were taken back twice, once across another undo."""
    dealing = Dealing()
    dealing.play(3)
    first = dealing.play_to_draw()
    second = dealing.play_to_draw()
    dealing.undo(second, "yellow")
    dealing.play_to_draw()
    dealing.undo(first, "yellow")
    dealing.play_to_draw()
    return dealing


def refusal(text: str, **given: object) -> str:
    with pytest.raises(Malformed) as refused:
        verify(text, **given)  # type: ignore[arg-type]
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 400
    return str(refused.value)


# What is proven


def test_every_draw_of_a_game_without_undo_is_derived() -> None:
    dealing = Dealing()
    dealing.play(40)
    proof = verify(dealing.record())
    assert (proof.derived, proof.given, proof.taken_back) == (dealing.draws(), 0, ())
    assert proof.tells_all


def test_draws_that_were_taken_back_are_derived_and_counted(taken_back: Dealing) -> None:
    proof = verify(taken_back.record())
    assert proof.draws_taken_back > 0
    assert proof.derived == taken_back.draws() + proof.draws_taken_back
    assert [one.undo.seat for one in proof.taken_back] == ["red", "red"]
    assert [one.undo.agreed for one in proof.taken_back] == [("yellow",), ("yellow",)]
    assert not any(one.is_own for one in proof.taken_back)


def test_other_readers_see_the_game_as_it_ended(taken_back: Dealing) -> None:
    game = replay(read_record(taken_back.record()), rules_of)
    assert game.hash() == taken_back.game.hash()
    assert record_of(game).text() == record_of(taken_back.game).text()


def test_an_undo_inside_the_own_turn_is_called_that() -> None:
    dealing = Dealing()
    while dealing.game.deciders() != [0] or dealing.game.undoable(0) < 2:
        dealing.play()
    dealing.undo(dealing.entries[-2][0])
    dealing.play(5)
    (one,) = verify(dealing.record()).taken_back
    assert one.is_own
    assert (one.moves, one.draws) == (1, 0)


def test_a_game_can_be_taken_back_to_its_start() -> None:
    dealing = Dealing()
    dealing.play(6)
    dealing.undo(FIRST, "yellow")
    dealing.play(6)
    (one,) = verify(dealing.record()).taken_back
    assert one.moves == 6


def test_a_record_of_the_version_before_without_skips_is_proven() -> None:
    dealing = Dealing()
    dealing.play(40)
    proof = verify(dealing.plain_record())
    assert proof.derived == dealing.draws()
    assert not proof.tells_all


# Attacks


def chosen_by_skips(wish: Callable[[Game], int]) -> tuple[str, int]:
    """Return a record whose every draw its host chose, and how many those are.

    For each draw the host looks in the stream for the next number that gives the outcome wished
    for, and says that those before it were used up by moves that were taken back.
    """
    rules = rules_of("city", 2, {})
    game, stream, choice = begin(rules, rules.start(), None), Stream("seed"), Stream("choice")
    skips: list[str] = []
    draws = 0
    for _move in range(150):
        (seat, *_others) = game.deciders()
        answers = game.answers(seat)
        if seat != CHANCE:
            game.play(seat, answers[choice.below(len(answers))])
            continue
        wished, weights = wish(game), game.weights()
        skipped = next(n for n in range(MOST_SKIPS) if stream.weighted(weights) == wished)
        skips += [f"{draws}:{skipped}"] if skipped else []
        game.play(seat, answers[wished])
        draws += 1
    deal = Dealing().deal()
    text = with_deal(record_of(game).text(), replace(deal, start=None))
    return text.replace("\ngame ", f"\n# skipped {' '.join(skips)}\ngame "), draws


def test_a_host_who_chose_every_draw_by_inventing_skips_is_found_out() -> None:
    text, draws = chosen_by_skips(lambda _game: 0)
    assert draws > 30
    assert "it skips numbers of the stream" in refusal(text)
    without = re.sub("# skipped.*\n", "", text)
    assert "the seed deals" in refusal(without)


def test_an_invented_undo_is_told_with_the_name_of_a_seat_and_was_never_heard() -> None:
    crooked = Dealing()
    crooked.play(3)
    to = crooked.play_to_draw()
    crooked.undo(to, "yellow")
    crooked.play(20)
    honest = Dealing()
    honest.play(to + 20)
    (told,) = verify(crooked.record()).taken_back
    assert (told.undo.seat, told.undo.agreed, told.draws > 0) == ("red", ("yellow",), True)
    sentence = refusal(crooked.record(), heard=Node(list(honest.heard), ("heard",)))
    assert re.search(r"entry \d+ was heard as 'move \w+', and the record tells", sentence)


def test_an_undo_without_the_moves_that_it_took_back_is_refused(taken_back: Dealing) -> None:
    text = taken_back.record()
    draw = re.search("# undone chance .*\n", text)
    assert draw is not None
    assert "the seed deals" in refusal(text.replace(draw[0], "", 1))
    assert refusal(re.sub("# undo .*\n", "", text))
    assert refusal(re.sub("# undo .*\n|# undone .*\n", "", text)).count("the seed deals") == 1


def test_undone_moves_must_be_legal_where_they_stand(taken_back: Dealing) -> None:
    text = taken_back.record()
    found = re.search(r"# undone (\d+ \w+) .*\n", text)
    assert found is not None
    changed = text.replace(found[0], f"# undone {found[1]} pass the salt\n", 1)
    assert "cannot read" in refusal(changed)
    changed = text.replace(found[0], f"# undone {found[1]} pass\n", 1)
    assert refusal(changed).startswith("line ")


def test_a_kept_move_cannot_be_taken_back(taken_back: Dealing) -> None:
    text = taken_back.record()
    changed = re.sub(r"# undo (\d+) red to \d+", rf"# undo \1 red to {FIRST}", text, count=1)
    assert "which is kept" in refusal(changed)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (r"# undo (\d+) red", r"# undo 1 red", "cannot come after"),
        (r" to \d+ agreed", " to 999 agreed", "no entry 999 to go back to"),
        (r"red to", "purple to", "there is no seat 'purple'"),
        (r"agreed yellow", "agreed purple", "there is no seat 'purple'"),
        (r"# undo .*", "# undo", 'expected "# undo ENTRY SEAT to ENTRY'),
        (r"# undo .*", "# undo -3 red to 2", 'expected "# undo ENTRY'),
        (r"# undo .*", f"# undo {'9' * 5000} red to 2", 'expected "# undo ENTRY'),
        (r"# undone .*", "# undone nothing", 'expected "# undone ENTRY SEAT'),
        (r"# start 2", "# start ²", "# start: expected a whole number"),
        (r"# start 2", "# start 2\n# start 3", 'there is a line "# start …" already'),
        (r"# start 2", "# start 2\n# given 3", "nothing says where 3 draws came from"),
        (r"# start 2", "# start 2\n# given -3", "# given: expected a whole number"),
        (r"# start 2", f"# start 2\n# given {'9' * 5000}", "# given: expected a whole number"),
        (r"# start 2", "# start 2\n# given 999999999", "nothing says where 999,999,999 draws"),
        (r"# start 2", "# start 2\n# from import\n# given 999999999", "an undo is among"),
        (r"# start 2", "# start 2\n# from heaven", "# from: expected"),
        (r"# start 2", f"# start 2\n# skipped 3:{'0' * 5000}9", "it skips numbers"),
        (r"# start 2", "# start 2\n# skipped 9:9 3:-4 3:99999999999", "it skips numbers"),
        (r"# seed .*", "# seed other", "the seed is not the one"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    old: str, new: str, sentence: str, taken_back: Dealing
) -> None:
    text = re.sub(old, new, taken_back.record(), count=1)
    assert sentence in refusal(text)


def test_a_commitment_that_was_noted_must_be_that_of_the_record(taken_back: Dealing) -> None:
    assert verify(taken_back.record(), taken_back.deal().commitment).derived > 0
    for noted in (Dealing("other").deal().commitment, "", "0"):
        assert "the seed is not the one" in refusal(taken_back.record(), commitment=noted)


def test_no_more_draws_can_be_given_than_there_are() -> None:
    text = Dealing().record().replace("# start 2", "# start 2\n# from import\n# given 999999999")
    assert "there are only" in refusal(text)


def test_a_line_of_a_million_spaces_is_read_at_once(taken_back: Dealing) -> None:
    space = " " * 1_000_000
    text = taken_back.record().replace("# start 2", f"# start 2\n#{space}undo{space}x", 1)
    assert "line 5" in refusal(text)


# Games that came from elsewhere


def forked(source: Dealing, moves: int) -> str:
    """Return the record of a table that goes on from a game with another dealer."""
    fork = Dealing(source.seed)
    fork.play(moves)
    given = fork.draws()
    fork.deal_from("another seed")
    fork.play_to_draw()
    deal = replace(fork.deal(), source=Source("fork", "table", 12), given=given)
    return fork.record().replace("\n".join(fork.deal().lines()), "\n".join(deal.lines()))


def test_draws_of_another_table_are_proven_by_its_record() -> None:
    source = Dealing()
    source.play(30)
    fork = forked(source, 20)
    assert "came from table table at 12 and not from this table's dealer" in refusal(fork)
    proof = verify(fork, sources=[source.record()])
    assert proof.given > 20
    assert proof.derived > 0
    assert verify(fork, allow_given=True) == proof


def test_a_fork_may_begin_where_the_other_game_was_taken_back() -> None:
    source = Dealing()
    source.play(20)
    fork = forked(source, 20)
    source.undo(FIRST, "yellow")
    source.play(4)
    assert verify(fork, sources=[source.record()]).given > 20


def test_the_record_that_a_fork_came_from_must_be_the_right_one_and_proven() -> None:
    source, other = Dealing(), Dealing("other")
    source.play(30)
    other.play(30)
    fork = forked(source, 20)
    assert "are at no moment those of the record" in refusal(fork, sources=[other.record()])
    broken = source.record().replace("# seed seed", "# seed seedy")
    assert "the record that it came from: the seed" in refusal(fork, sources=[broken])


# What was heard


def test_a_record_agrees_with_what_was_heard(taken_back: Dealing) -> None:
    heard = Node(list(taken_back.heard), ("heard",))
    proof = verify(taken_back.record(), heard=heard)
    assert (proof.heard, proof.unheard) == (len(taken_back.heard), 0)
    proof = verify(taken_back.record(), heard=Node(list(taken_back.heard[5:]), ("heard",)))
    assert (proof.heard, proof.unheard) == (len(taken_back.heard) - 5, 5)


def test_an_undo_that_was_heard_cannot_be_left_out() -> None:
    dealing = Dealing()
    dealing.play(6)
    dealing.undo(dealing.entries[-2][0], "yellow")
    kept: Json = {"number": dealing.number, "kind": "undo", "seat": "red", "data": {"to": 3}}
    quiet = Dealing()
    quiet.play(20)
    assert "was heard as 'undo red to 3'" in refusal(quiet.record(), heard=Node([kept], ("heard",)))
