"""The personal project as the engine plans it (rules, R-FIN-06)."""

import pytest

from bigshoulders.kernel.stream import Stream
from bigshoulders.scenarios.raising import RaisingScenario
from tests.games.raising.last_round import last_round

NEED = 5


def scored(purse: str, columns: str = "") -> RaisingScenario:
    """Score a game in which blue alone has anything: these tokens, and these tracks."""
    return last_round().tokens("blue", purse).tracks("blue", columns).at("scoring")


@pytest.mark.parametrize(
    ("purse", "columns", "score", "left"),
    [
        ("L5 J4 M2 W1 F1", "", 9, "L0 J0 M2"),
        ("L7 J5 M3", "", 4, "L2 J0 M3"),
        ("L11 J5 M3", "", 9, "L0 J0 M0"),
        ("L4 J0 M9", "M12", 4, "L0 J0 M6"),
        ("L2", "L9", 0, "L2 J0 M0"),
    ],
    ids=["E-170", "E-171", "E-172", "E-173", "E-174"],
)
def test_a_section_takes_five_tokens_a_favor_or_an_unlimited_track(
    purse: str, columns: str, score: int, left: str
) -> None:
    """R-FIN-06, R-EXP-03, E-170, E-171, E-172, E-173, E-174: 2 for each, 3 more for all three."""
    table = scored(purse, columns)
    assert table.scored("personal_project") == {"blue": score, "purple": 0, "green": 0}
    assert table.purse("blue") == left


@pytest.mark.parametrize(
    ("purse", "score", "left"),
    [
        ("F1", 2, "L0 J0 M0"),
        ("F2", 4, "L0 J0 M0"),
        ("F3", 9, "L0 J0 M0"),
        ("F4", 9, "L0 J0 M0 F1"),
        ("L2 J1 M1 F1", 2, "L2 J1 M1"),
    ],
)
def test_a_favor_completes_one_section_whatever_is_missing(
    purse: str, score: int, left: str
) -> None:
    """R-FIN-06, R-RES-04, Q-53: up to three of them."""
    table = scored(purse)
    assert table.scored("personal_project")["blue"] == score
    assert table.purse("blue") == left


@pytest.mark.parametrize(
    ("purse", "left"),
    [
        ("L5 J5 M5 F3", "L0 J0 M0 F3"),
        ("L5 M5 F3", "L0 J0 M0 F2"),
        ("J4 W1 F3", "L0 J0 M0 F1"),
        ("L8 J5 M4 F1", "L0 J0 M0 F1"),
    ],
)
def test_the_plan_takes_as_few_favors_as_it_can(purse: str, left: str) -> None:
    """R-FIN-06, D-15: tokens, wilds and trades come first; all three sections are complete."""
    table = scored(purse)
    assert table.scored("personal_project")["blue"] == 9
    assert table.purse("blue") == left


def test_a_wild_serves_one_section() -> None:
    """R-FIN-06, R-RES-02: two sections lack one token each, and there is one wild."""
    table = scored("L4 J4 W1")
    assert table.scored("personal_project")["blue"] == 2
    assert table.seat("blue").wild == 0


@pytest.mark.parametrize(("wilds", "score"), [(4, 0), (5, 2), (9, 2), (10, 4), (15, 9)])
def test_wilds_alone_complete_sections(wilds: int, score: int) -> None:
    """R-FIN-06, R-RES-02: five for each section; a trade of wilds brings nothing more."""
    assert scored(f"W{wilds}").scored("personal_project")["blue"] == score


def test_an_unlimited_track_completes_its_section_without_tokens() -> None:
    """R-FIN-06, R-EXP-03: the tokens of its type stay free for trades."""
    table = scored("L6 J3 M0", "L12")
    assert table.scored("personal_project")["blue"] == 4
    assert table.purse("blue") == "L0 J0 M0"
    done = [sentence for sentence in table.sentences() if "section" in sentence]
    assert done == ["blue completes the lumber section", "blue completes the jackscrew section"]


def test_no_favor_is_spent_on_an_unlimited_track() -> None:
    """R-FIN-06: one favor and one finished track are two sections."""
    table = scored("F1", "J12")
    assert table.scored("personal_project")["blue"] == 4
    assert table.seat("blue").sections == 0b011


def test_three_unlimited_tracks_complete_the_project() -> None:
    """R-FIN-06: nothing is turned in."""
    table = scored("L5 F1", "L12 J12 M12")
    assert table.scored("personal_project")["blue"] == 9
    assert table.purse("blue") == "L5 J0 M0 F1"


def test_permanent_tokens_do_not_count() -> None:
    """R-FIN-06, R-RES-05, Q-53, E-174: three perms and two tokens of lumber are two."""
    table = scored("L2", "L11")
    assert table.perms_of("blue") == "L3 J0 M0"
    assert table.scored("personal_project")["blue"] == 0


def test_everybody_has_the_same_personal_project() -> None:
    """R-FIN-06, Q-73: each player is scored on the own tokens."""
    table = last_round(4).tokens("blue", "L5").tokens("purple", "J5 M5")
    table.tokens("green", "L5 J5 M5").tokens("white", "L4").at("scoring")
    assert list(table.scored("personal_project").values()) == [2, 4, 9, 0]


# Against a count of every way to trade


def most_sections(tokens: tuple[int, int, int], wild: int) -> int:
    """Try every trade of tokens and wilds, and count the sections that can be paid then."""
    best = 0
    seen: set[tuple[int, ...]] = set()
    waiting = [(*tokens, wild)]
    while waiting:
        held = waiting.pop()
        best = max(best, sections_paid(held))
        for after in trades_of(held):
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return best


def sections_paid(held: tuple[int, int, int, int]) -> int:
    """Count the sections that these tokens pay for, the cheapest in wilds first."""
    wild, paid = held[3], 0
    for missing in sorted(max(0, NEED - count) for count in held[:3]):
        if missing <= wild:
            wild, paid = wild - missing, paid + 1
    return paid


def trades_of(held: tuple[int, int, int, int]) -> list[tuple[int, int, int, int]]:
    """Return what every trade of three tokens for one would leave."""
    found = []
    for lumber in range(4):
        for jackscrew in range(4 - lumber):
            for masonry in range(4 - lumber - jackscrew):
                gifts = (lumber, jackscrew, masonry, 3 - lumber - jackscrew - masonry)
                left = [have - gift for have, gift in zip(held, gifts, strict=True)]
                if min(left) >= 0:
                    for taken in range(3):
                        got = [count + int(kind == taken) for kind, count in enumerate(left)]
                        found.append((got[0], got[1], got[2], got[3]))
    return found


def test_the_plan_is_the_best_of_all_that_trades_allow() -> None:
    """R-FIN-06, R-RES-03, R-RES-06, Q-53: 40 purses, each compared with every way to trade."""
    stream = Stream("purses")
    scores = (0, 2, 4, 9)
    met: set[int] = set()
    for _purse in range(40):
        lumber, jackscrew, masonry = stream.below(13), stream.below(8), stream.below(8)
        wild, favor = stream.below(4), stream.below(2)
        table = scored(f"L{lumber} J{jackscrew} M{masonry} W{wild} F{favor}")
        expected = min(3, most_sections((lumber, jackscrew, masonry), wild) + favor)
        assert table.scored("personal_project")["blue"] == scores[expected]
        met.add(expected)
    assert met == {0, 1, 2, 3}
