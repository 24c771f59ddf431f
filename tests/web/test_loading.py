"""What a table waits for: first scripts within 150 kB compressed, whatever is asked there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page

from scripts.browser import new_table, rest, scripts_until, wait_for_table
from scripts.moments import Moment

Visit = Callable[..., Page]

MOST = 150  # kB
LONGEST = "fr"  # the language with the longest words
BAR = "[data-question] h1"
CITY = [Moment(kind, kind, 3) for kind in ("action_turn", "stock_turn", "produce")]
RAISING = [
    Moment(kind, kind, 3, game="raising", bot="heuristic")
    for kind in ("bid", "pay", "raise", "prestige_plot")
]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("moment", [*CITY, *RAISING], ids=lambda one: f"{one.game}-{one.name}")
def test_a_table_loads_little_script_before_it_is_drawn(
    visit: Visit, moment: Moment, phone: bool
) -> None:
    """Of its game only what it is drawn with; the rest comes when the page is idle."""
    page = visit(phone=phone, language=LONGEST, is_first=True)
    address = f"/t/{new_table(page, moment)['table']}"
    assert scripts_until(page, address, BAR) <= MOST


def test_the_first_page_loads_little_script(visit: Visit) -> None:
    assert scripts_until(visit(language=LONGEST, is_first=True), "/", "h1") <= MOST


@pytest.mark.parametrize(("at", "other"), [(CITY[0], "raising"), (RAISING[0], "city")])
def test_a_table_loads_nothing_of_another_game(visit: Visit, at: Moment, other: str) -> None:
    """Not even when the page is idle."""
    page = visit(is_first=True)
    page.goto(f"/t/{new_table(page, at)['table']}")
    wait_for_table(page)
    rest(page)
    loaded = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert any(at.game in one.lower() for one in loaded)
    assert [one for one in loaded if other in one.rsplit("/", 1)[-1].lower()] == []
