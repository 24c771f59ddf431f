"""Who plays whom, where and how often: seats rotate, and every game follows from the seed."""

from __future__ import annotations

from collections import Counter

import pytest

from bigshoulders.outside.finding import Entrant
from bigshoulders.tournaments.lineups import Against, Mixed, rungs
from bigshoulders.tournaments.matches import Effort, Match, Outcome, Setting
from bigshoulders.tournaments.plans import Plan
from bigshoulders.tournaments.ratings import ratings
from bigshoulders.tournaments.tally import tallies, wilson

LEVELS = tuple(Entrant(name, name) for name in ("one", "two", "three", "four", "five", "six"))
CITY = Setting("city", 4, (("edition", "2020"),))
RAISING = Setting("raising", 3, ())


def plan(games: int, *settings: Setting) -> Plan:
    return Plan(
        tuple((one, tuple(rungs(LEVELS, one.seats))) for one in settings), games, seed="seed"
    )


def names(match: Match) -> tuple[str, ...]:
    return tuple(one.name for one in match.entrants)


def test_a_ladder_has_each_level_against_the_one_below_and_mixed_tables() -> None:
    told = [lineup.name for lineup in rungs(LEVELS, 4)]
    assert told[0] == "two against 3 one"
    assert told[-2:] == ["six against 3 five", "mixed tables"]
    assert len(told) == 6


def test_one_against_others_goes_round_the_table() -> None:
    lineup = Against(LEVELS[0], LEVELS[1:4])
    seats = [[one.name for one in lineup.seated(k, "seed")].index("one") for k in range(8)]
    assert seats == [0, 1, 2, 3, 0, 1, 2, 3]
    others = [one.name for one in lineup.seated(2, "seed") if one.name != "one"]
    assert others == ["two", "three", "four"]


@pytest.mark.parametrize("bots", [2, 3, 4, 6])
def test_everybody_has_every_seat_equally_often_at_mixed_tables(bots: int) -> None:
    """After every company had a round: fifteen companies of four out of six, four games each."""
    lineup = Mixed(LEVELS[:bots], 4)
    games = 60 if bots == 6 else 4 * bots
    seen = Counter(
        (one.name, seat)
        for number in range(games)
        for seat, one in enumerate(lineup.seated(number, "seed"))
    )
    assert len(seen) == 4 * bots
    assert len(set(seen.values())) == 1


def test_a_game_does_not_depend_on_what_else_is_played() -> None:
    """A setting alone has the same games, and so has the beginning of a longer ladder."""
    both, alone = list(plan(24, CITY, RAISING).matches()), list(plan(12, CITY).matches())
    own = [match for match in both if match.setting == CITY]
    assert len(both) == 48
    assert [(names(one), one.seed, one.lineup) for one in own[:12]] == [
        (names(one), one.seed, one.lineup) for one in alone
    ]
    assert [match.number for match in both] == list(range(48))
    assert list(plan(24, CITY, RAISING).matches(first=40)) == both[40:]


def test_lineups_share_the_games_of_a_setting() -> None:
    counts = Counter(match.lineup for match in plan(60, CITY).matches())
    assert set(counts.values()) == {10}


# What came of them


def outcome(number: int, bots: tuple[str, ...], places: tuple[int, ...]) -> Outcome:
    scores = tuple(100 - 10 * place for place in places)
    none: tuple[dict[str, int], ...] = tuple({} for _bot in bots)
    return Outcome(number, "", "", "", bots, scores, places, (5,) * len(bots), none, "")


def test_the_interval_is_wilsons() -> None:
    """Half of ten: 0.2366 to 0.7634; none of ten: 0 to 0.2775."""
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_a_tally_counts_every_seat_and_shares_victories() -> None:
    played = [
        (outcome(0, ("a", "b", "b"), (1, 1, 3)), Effort(0, 1.0, (0.1, 0.2, 0.3))),
        (outcome(1, ("b", "a", "b"), (2, 1, 3)), Effort(1, 1.0, (0.1, 0.2, 0.3))),
    ]
    one, other = tallies(("a", "b"), 3, played)
    assert (one.games, one.wins, one.share) == (2, 1.5, 0.75)
    assert (other.games, other.wins) == (4, 0.5)
    assert (one.score, one.best_other) == (180, 170)
    assert one.milliseconds == pytest.approx(30)
    assert one.fair == pytest.approx(1 / 3)
    assert not one.is_above_fair


def test_ratings_rise_for_whoever_wins() -> None:
    pytest.importorskip("openskill", reason="OpenSkill is not installed")
    games = [outcome(number, ("a", "b", "c", "c"), (1, 2, 3, 4)) for number in range(20)]
    found = ratings(games)
    assert found is not None
    assert found["a"].mu > found["b"].mu > found["c"].mu
    assert found["a"].sigma < 25 / 3
    assert found == ratings(games)


def test_without_openskill_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "openskill.models", None)
    assert ratings([outcome(0, ("a", "b"), (1, 2))]) is None
