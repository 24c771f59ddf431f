"""Players' numbers in a record: what binds them, how they are mixed, and what is refused."""

from __future__ import annotations

import pytest

from bigshoulders.fairness import Deal, PlayersNumber, commitment_of, mixed_key, verify, with_deal
from bigshoulders.kernel.errors import Malformed
from tests.fairness.dealings import Dealing

NUMBER = "0123456789abcdef" * 4
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
