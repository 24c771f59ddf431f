"""The end of the game: scores, ties and shared victories (rules, section 20.3)."""

from __future__ import annotations

import pytest

from bigshoulders.kernel.rules import Result
from bigshoulders.scenarios.city import CityScenario, city


def finish(table: CityScenario) -> Result:
    """End the game at once and return the standings."""
    result = table.decade(5).at("cleanup").game.result()
    assert result is not None
    return result


def plain(seats: int = 2, **options: str) -> CityScenario:
    """Return a table without goals in play."""
    return city(seats, 1, **options).goals()


# Scores


def test_the_game_ends_after_the_operating_phase_of_decade_five() -> None:
    """C-END-01, C-FLOW-01: not before its last company has operated."""
    table = plain().found("libby", "red", treasury=0).found("swift", "yellow", treasury=100)
    table.decade(5).at("operating")
    assert (table.game.is_over(), table.game.result()) == (False, None)
    table.play("done")
    assert table.game.is_over()
    assert table.game.result() is not None
    assert table.refusal("done").key == "game_over"


def test_the_game_does_not_end_earlier() -> None:
    """C-END-01: decade 4 is followed by decade 5."""
    table = plain().found("libby", "red", treasury=0).decade(4).at("operating")
    assert not table.game.is_over()
    assert table.state.decade == 5


def test_a_score_is_cash_and_shares_at_their_price() -> None:
    """C-END-01: Director's 3, Preferred 2 and Commons 1 each."""
    table = plain().found("libby", "red", price=80).found("swift", "yellow", price=140)
    table.holds("red", "libby", commons=2).holds("red", "swift", preferred=True)
    table.cash("red", 37).cash("yellow", 0)
    assert finish(table).scores() == [37 + 5 * 80 + 2 * 140, 3 * 140]


@pytest.mark.parametrize(("price", "worth"), [(100, 200), (140, 280)])
def test_two_shares_of_cracker_jack(price: int, worth: int) -> None:
    """C-EX-51, C-EX-52: two shares are worth 200 at 100 and 280 at 140."""
    table = plain().found("cracker", "red", price=price).holds("yellow", "cracker", commons=2)
    standing = finish(table.cash("yellow", 0)).standings[1]
    assert standing.score == worth
    assert [(line.key, line.amount) for line in standing.lines] == [("cash", 0), ("shares", worth)]
    assert standing.lines[1].data == {"company": "cracker", "shares": 2, "price": price}


def test_treasuries_pools_and_unsold_papers_count_for_nobody() -> None:
    """C-END-01: only what players hold is scored."""
    table = plain().found("libby", "red", price=50, treasury=4000).cash("red", 10)
    table.pool("libby", commons=2, preferred=True).cash("yellow", 0)
    assert finish(table).scores() == [10 + 150, 0]


def test_prices_stay_while_scoring() -> None:
    """C-END-01: a sold-out company is not moved up once more."""
    table = plain(seats=3).found("libby", "red", price=50).holds("red", "libby", commons=3)
    table.holds("yellow", "libby", preferred=True).holds("green", "libby", commons=2)
    finish(table)
    assert table.price_of("libby") == 50


def test_each_goal_won_pays_200() -> None:
    """C-END-01, C-GOAL-00: two goals, one line each."""
    table = city(seats=2).goals("most_managers", "most_workers", "most_assets").cash("red", 100)
    table.found("libby", "red", price=50).staff("libby", workers=[1, 0], managers=[1, 0])
    standing = finish(table).standings[0]
    lines = [line.data["goal"] for line in standing.lines if line.key == "goal"]
    assert lines == ["most_managers", "most_workers"]
    assert standing.score == 100 + 150 + 400


# The score pad of the rulebook


PLAYERS = ("red", "yellow", "green", "blue")
PRICES = {"cracker": 250, "doggett": 140, "elgin": 320, "libby": 80, "swift": 400, "spalding": 100}
DIRECTORS = {
    "anglo": "blue",
    "cracker": "red",
    "doggett": "yellow",
    "elgin": "green",
    "libby": "red",
    "swift": "blue",
    "spalding": "green",
}
COMMONS = {  # beyond the Director's certificate, in the order of PLAYERS
    "anglo": (1, 2, 0, 0),
    "cracker": (2, 1, 1, 0),
    "doggett": (0, 3, 1, 0),
    "elgin": (0, 0, 1, 1),
    "libby": (0, 2, 0, 1),
    "swift": (0, 0, 3, 2),
    "spalding": (0, 3, 1, 0),
}
PREFERRED = {"cracker": "blue", "doggett": "red", "elgin": "red", "swift": "yellow"}


def score_pad(anglo: int) -> CityScenario:
    """Return the position of the example, with Anglo-American at a price of the track."""
    table = city(seats=4)
    for key, director in DIRECTORS.items():
        table.found(key, director, price=PRICES.get(key, anglo))
    for key, commons in COMMONS.items():
        for color, count in zip(PLAYERS, commons, strict=True):
            table.holds(color, key, commons=count)
    for key, color in {**PREFERRED, "spalding": "red"}.items():
        table.holds(color, key, preferred=True)
    for color, cash in zip(PLAYERS, (456, 288, 420, 362), strict=True):
        table.cash(color, cash)
    table.goals("most_managers", "most_salespeople", "most_workers", "most_assets", "most_partners")
    table.staff("cracker", managers=[1, 0], salespeople=1)
    table.staff("elgin", managers=[1, 0], workers=[1, 0])
    return table.asset("swift", "foundry").partners("yellow", ready=0, usable=3)


def test_the_score_pad_of_the_rulebook() -> None:
    """C-EX-53, C-RUL-92: 110 is no price of the track, so it is met half-way of 100 and 120."""
    low, high = finish(score_pad(100)), finish(score_pad(120))
    assert high.scores() == [3576 + 10, 3058 + 20, 4090, 3792 + 30]
    sums = zip(low.scores(), high.scores(), strict=True)
    assert [(one + other) // 2 for one, other in sums] == [3576, 3058, 4090, 3792]
    assert low.winners() == high.winners() == [2]
    assert [standing.place for standing in high.standings] == [3, 4, 1, 2]


def test_the_goals_of_the_score_pad() -> None:
    """C-EX-53, C-GOAL-00: 2, 1, 2 and 1 goals; the tied one is paid to both."""
    counts = [
        len([line for line in standing.lines if line.key == "goal"])
        for standing in finish(score_pad(100)).standings
    ]
    assert counts == [2, 1, 2, 1]


# Ties


def test_the_highest_score_wins() -> None:
    """C-END-02: one dollar more is enough, whatever the goals."""
    table = city(seats=3).goals("most_managers").found("libby", "red", price=10)
    table.staff("libby", managers=[1, 0]).cash("red", 100).cash("yellow", 331).cash("green", 0)
    result = finish(table)
    assert result.scores() == [330, 331, 0]
    assert result.winners() == [1]
    assert [standing.place for standing in result.standings] == [2, 1, 3]


def test_a_tie_goes_to_the_player_with_more_goals() -> None:
    """C-END-02: red and yellow have 330, red won a goal."""
    table = city(seats=2).goals("most_managers").found("libby", "red", price=10)
    table.staff("libby", managers=[1, 0]).cash("red", 100).cash("yellow", 330)
    result = finish(table)
    assert result.scores() == [330, 330]
    assert result.winners() == [0]


def test_a_tie_in_score_and_goals_is_a_shared_victory() -> None:
    """C-END-02: both won the tied goal, so both win."""
    table = city(seats=3).goals("most_managers").cash("red", 100).cash("yellow", 100)
    table.found("libby", "red", price=10).staff("libby", managers=[1, 0])
    table.found("swift", "yellow", price=10).staff("swift", managers=[1, 0]).cash("green", 0)
    result = finish(table)
    assert result.winners() == [0, 1]
    assert [standing.place for standing in result.standings] == [1, 1, 3]


def test_a_tie_without_goals_is_a_shared_victory() -> None:
    """C-RUL-91, C-END-02 [`goals`=off]: nothing else is compared."""
    table = (
        city(seats=2, goals=False).found("libby", "red", price=10).staff("libby", managers=[1, 0])
    )
    result = finish(table.cash("red", 0).cash("yellow", 30))
    assert result.scores() == [30, 30]
    assert result.winners() == [0, 1]
