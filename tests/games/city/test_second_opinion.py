"""Money is audited: a second, obvious computation agrees with the engine in random games."""

from __future__ import annotations

from typing import cast

import pytest

from bigshoulders.engine import is_compiled
from bigshoulders.games.city import events
from bigshoulders.games.city.state import City
from bigshoulders.kernel.event import EventKind
from tests.games.city.second_opinion import FOLLOWS, MEANINGS, Audit, audit
from tests.games.city.second_opinion_books import Books, Difference
from tests.games.city.second_opinion_games import random_options, random_record

GAMES = 540 if is_compiled() else 180  # the interpreted run takes four times as long
PIECES = 12
RARE = {
    "a dividend tile that counts as 100": 416,
    "an odd revenue equal to the price, in an edition that counts what is paid": 669,
    "a Chief of Sales after goods were sold at half price": 249,
    "a tie for the next Director that the Preferred decides": 677,
}
PAYING = 8  # the number of a game that pays dividends in most decades


@pytest.mark.once
@pytest.mark.parametrize("piece", range(PIECES))
def test_a_second_opinion_agrees_on_every_number_of_random_games(piece: int) -> None:
    """C-STOCK-10, C-DIV-03, C-PRICE-10, C-DEM-04, C-ACT-09, C-END-01, C-GOAL-00: same money."""
    for number in range(piece, GAMES, PIECES):
        audit(random_record(number))


@pytest.mark.parametrize("what", RARE)
def test_a_second_opinion_agrees_where_something_rare_happens(what: str) -> None:
    """C-SPC-19, C-PRICE-10, C-CHF-04, C-DIR-04."""
    audit(random_record(RARE[what]))


def test_the_audited_games_cover_every_edition_mode_and_number_of_seats() -> None:
    seen = {
        (seats, options["edition"], options["mode"])
        for seats, options in [random_options(number) for number in range(GAMES)]
    }
    assert len(seen) == 3 * 3 * 2


def test_every_event_has_a_meaning_for_the_books_or_follows_from_another() -> None:
    kinds = {kind.key for kind in vars(events).values() if isinstance(kind, EventKind)}
    assert sorted(kinds | {"forced"}) == sorted([*MEANINGS, *FOLLOWS])


# The auditor can fail


def halfway() -> Audit:
    """Return the audit of a game in which companies are in play and an operating turn runs."""
    auditor = Audit(random_record(PAYING))
    while not auditor.books.operating or auditor.books.decade < 2:
        auditor.step()
    return auditor


def falsify(state: City, what: str) -> None:
    """Change one number of the engine behind the back of its rules."""
    company = state.companies[state.operating]
    if what == "cash of red":
        state.seats[0].cash += 10
    elif what.startswith("treasury"):
        company.treasury -= 10
    elif what.startswith("salespeople"):
        company.salespeople += 1
    elif what.startswith("price"):
        company.price += 1
    elif what.startswith("goods"):
        company.goods += 1
    elif what.startswith("commons"):
        company.held[1] += 1
    elif what == "revenue":
        state.revenue += 10
    else:
        state.market -= 1


@pytest.mark.parametrize(
    "what",
    [
        *("cash of red", "treasury of {}", "price of {}", "salespeople of {}", "goods of {}"),
        *("commons of {}", "revenue", "workers in the market"),
    ],
)
def test_a_falsified_number_is_named(what: str) -> None:
    auditor = halfway()
    what = what.format(auditor.books.operating)
    falsify(cast("City", auditor.game.state), what)
    with pytest.raises(Difference, match=rf"^move {auditor.number + 1} \(.*\): {what}: the engine"):
        auditor.step()


def test_the_difference_says_what_both_sides_say() -> None:
    auditor = halfway()
    cash = auditor.books.cash["red"]
    cast("City", auditor.game.state).seats[0].cash += 10
    expected = rf"cash of red: the engine says {cash + 10}, the books say {cash}$"
    with pytest.raises(Difference, match=expected):
        auditor.compare_now()


def test_a_falsified_score_is_named() -> None:
    """C-END-01, C-GOAL-00."""
    auditor = Audit(random_record(PAYING))
    auditor.run()
    auditor.books.partners["red"] += 3
    auditor.books.goals = ["most_partners"]
    with pytest.raises(Difference, match="goal"):
        auditor.compare_result()


def test_an_unfinished_record_has_no_result_to_agree_with() -> None:
    text = random_record(PAYING)
    lines = text.splitlines()
    with pytest.raises(Difference, match="the record ends before the game"):
        audit("\n".join(lines[:-2]) + "\n")


# The books themselves


@pytest.mark.parametrize(
    ("price", "revenue", "steps"),
    [(220, 200, 0), (20, 30, 1), (40, 120, 2), (50, 500, 2), (60, 180, 3), (100, 300, 3)],
)
def test_the_books_know_the_bump_guide(price: int, revenue: int, steps: int) -> None:
    """C-PRICE-10, C-EX-43 to 48."""
    books = Books({"chiefs": "off"}, 2)
    assert books.dividend_steps(price, revenue) == steps


def test_the_books_lose_steps_beyond_the_ends_of_the_track() -> None:
    """C-PRICE-02, C-PRICE-03."""
    books = Books({"chiefs": "off", "price_cap": "400", "closed_space": "yes"}, 2)
    books.place["swift"] = 19
    books.move("swift", 3)
    assert books.price("swift") == 400
    books.move("swift", -30)
    assert books.price("swift") == 0
