"""On a phone everything that one decides by stands where one decides, and the bar comes along."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from scripts.moments import Moment
from tests.web.seating import ACTION, sit_down

expect = pytest.importorskip("playwright.sync_api").expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Visit = Callable[..., "Page"]
HIRE = re.compile("^Hire Manager")


def tab(page: Page, name: str) -> Locator:
    return page.get_by_role("navigation").last.get_by_role("button", name=name)


def test_what_one_decides_by_stands_beside_the_question(visit: Visit) -> None:
    """Buying shows factories and supply; founding shows the charters, and their prices answer."""
    page = visit(phone=True)
    sit_down(page, Moment("buy", "buy_cubes", 3))
    bar = page.locator("[data-question]")
    station = bar.get_by_role("region", name="Buy")
    expect(station).to_contain_text(re.compile("Needs|Ready"))
    expect(station.get_by_role("columnheader", name="Haymarket", exact=True)).to_be_visible()
    expect(bar.locator('[data-choice^="order "]').first).to_be_in_viewport()
    sit_down(page, Moment("found", "first_company"))
    card = bar.get_by_role("article").first
    expect(card).to_contain_text(re.compile("appeal|wanted"))
    card.locator("[data-choice]:not([aria-disabled=true])").first.tap()
    expect(page.get_by_role("button", name=re.compile("^Remove: Start"))).to_be_visible()


def test_the_bar_comes_along_to_every_tab(visit: Visit) -> None:
    """What a place on the board answers at once can be taken back there; the market has papers."""
    page = visit(phone=True)
    sit_down(page, ACTION)
    for name in ("Companies", "Log", "Market", "Board"):
        tab(page, name).tap()
        expect(page.get_by_role("button", name="Choose", exact=True)).to_be_visible()
        expect(page.get_by_role("region", name="The market")).to_have_count(int(name == "Market"))
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_count(0)
    page.get_by_role("main").get_by_role("button", name=HIRE).tap()
    undo.tap()
    expect(undo).to_have_count(0)
    page.get_by_role("button", name="Choose", exact=True).tap()
    expect(page.locator("[data-question] [data-choice]").first).to_be_visible()
