"""Players' numbers in a record: what binds them, how they are mixed, and what is refused."""

from __future__ import annotations

import pytest

from bigshoulders.fairness import Deal, PlayersNumber, commitment_of, mixed_key, verify, with_deal
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json, Node
from tests.fairness.dealings import Dealing, number_of

NUMBER = "0123456789abcdef" * 4
RED, YELLOW, INVENTED = number_of("red", "1"), number_of("yellow", "2"), number_of("green", "3")
COMMITMENT = "a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e"


def test_commitments_and_streams_stay_what_they_are() -> None:
    """Stored games were dealt from them, and pages in other languages compute them too."""
    assert commitment_of(NUMBER) == COMMITMENT
    key = "4440ce8af8161ce19406ddbacf3c80628f700a682fbbde51bd76238a0d13ce44"
    assert mixed_key("seed", [NUMBER]).hex() == key
    stream = Deal("", "seed", round=1, numbers=(red(NUMBER),)).stream()
    assert [stream.below(1000) for _draw in range(6)] == [767, 755, 923, 455, 899, 811]


def red(number: str | None) -> PlayersNumber:
    return PlayersNumber(("red",), COMMITMENT, number)


def test_a_number_that_was_not_told_is_not_mixed_in() -> None:
    without = Deal("", "seed", round=1, numbers=(red(None),)).stream()
    nobody = Deal("", "seed", round=1).stream()
    assert [without.below(1000) for _i in range(6)] == [nobody.below(1000) for _i in range(6)]


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("# number red", 'expected "# number SEAT,SEAT COMMITMENT NUMBER"'),
        (f"# number red {COMMITMENT} {'9' * 5000}", "expected"),
        (f"# number red {COMMITMENT} {COMMITMENT}", "had not committed to this number"),
        (f"# number red - {NUMBER}", "had not committed to this number"),
        (f"# number red {COMMITMENT} {NUMBER}", 'without a line "# round'),
        (f"# round 1\n# number red {COMMITMENT} {NUMBER}", "the seed deals"),
        (f"# round 1\n# number red,red {COMMITMENT} {NUMBER}", "a seat has two numbers"),
        ("# round -1", "# round: expected a whole number"),
        (f"# round {'9' * 5000}", "# round: expected a whole number"),
    ],
)
def test_numbers_that_cannot_be_are_refused(lines: str, sentence: str) -> None:
    dealing = Dealing()
    dealing.play(5)
    text = dealing.record().replace("# start", f"{lines}\n# start", 1)
    with pytest.raises(Malformed) as refused:
        verify(text)
    assert sentence in str(refused.value)
    assert len(str(refused.value)) < 400


def test_what_players_added_is_read_as_it_is_written() -> None:
    deal = Deal("c", "s", 4, None, 0, 2, (red(NUMBER), PlayersNumber(("yellow",), None, None)))
    text = with_deal("bigshoulders record 1\n", deal)
    assert f"# round 2\n# number red {COMMITMENT} {NUMBER}\n# number yellow - -\n" in text


# A host who knows all numbers, and looks for a way to deal something else


def dealt(*numbers: PlayersNumber) -> Dealing:
    """Return a game of three that was dealt from these numbers."""
    dealing = Dealing(seats=3, numbers=numbers)
    dealing.play(12)
    return dealing


def refusal(dealing: Dealing, heard: list[Json] | None = None) -> str:
    notes = None if heard is None else Node([*heard, *dealing.heard], ("heard",))
    with pytest.raises(Malformed) as refused:
        verify(dealing.record(), heard=notes)
    assert len(str(refused.value)) < 400
    return str(refused.value)


def test_numbers_are_mixed_in_the_order_of_seats() -> None:
    assert verify(dealt(RED, YELLOW).record()).derived > 0
    assert "must be in the order of seats" in refusal(dealt(YELLOW, RED))
    both = PlayersNumber(("green", "red"), RED.commitment, RED.number)
    assert "must be in the order of seats" in refusal(dealt(both))


def test_only_seats_of_the_game_have_numbers() -> None:
    assert "there is no seat 'ghost'" in refusal(dealt(RED, number_of("ghost", "3")))


def test_numbers_that_were_heard_are_those_that_were_mixed_in() -> None:
    honest = dealt(RED, YELLOW)
    heard = honest.hear_numbers(RED, YELLOW)
    notes = Node([*heard, *honest.heard], ("heard",))
    assert verify(honest.record(), heard=notes).unheard == 0


def test_a_number_that_nobody_was_heard_to_give_is_found_out() -> None:
    """A host could try one after the other for a bot's seat until the deal suits."""
    crooked = dealt(RED, YELLOW, INVENTED)
    heard = crooked.hear_numbers(RED, YELLOW)
    said: list[Json] = [
        {"number": number, "kind": "chat", "seat": None, "data": {}} for number in (6, 7)
    ]
    assert "nobody was heard to commit" in refusal(crooked, [*heard, *said])
    assert verify(crooked.record(), heard=Node(list(heard), ("heard",))).round == 1  # too few notes


def test_whoever_commits_when_others_have_told_their_numbers_is_found_out() -> None:
    crooked = dealt(RED, YELLOW)
    made, first, second, told, *_rest = crooked.hear_numbers(RED, YELLOW)
    late = [made, first, moved(told, 3), moved(second, 4), *_rest]
    assert "when numbers had been told" in refusal(crooked, late)


def moved(entry: Json, number: int) -> Json:
    assert isinstance(entry, dict)
    return {**entry, "number": number}


def test_a_deal_without_the_numbers_that_were_heard_is_found_out() -> None:
    crooked = Dealing(seats=3)
    crooked.play(12)
    heard = crooked.hear_numbers(RED)[1:]
    notes = Node([moved(one, 100 + place) for place, one in enumerate(heard)], ("heard",))
    with pytest.raises(Malformed, match="round 1 of the players' numbers was heard"):
        verify(crooked.record(), heard=notes)
    wanted: Json = {"commitment": crooked.deal().commitment, "randomness": "players"}
    made: Json = {"number": 1, "kind": "made", "seat": None, "data": wanted}
    assert "asks for the players' numbers" in refusal(crooked, [made])


def test_a_round_that_nobody_heard_is_found_out() -> None:
    crooked = dealt(RED)
    text = crooked.record().replace("# round 1", "# round 2")
    honest = Node([*crooked.hear_numbers(YELLOW), *crooked.heard], ("heard",))
    with pytest.raises(Malformed, match="nobody was heard to commit"):
        verify(text, heard=honest)
