"""Bids of Raising Chicago: the card first and then its square, by keys or by a click."""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Locator, Page, expect

from scripts.moments import Moment
from tests.web.playing import GONE, asked
from tests.web.seating import sit_down

Visit = Callable[..., Page]

BID = Moment("bid", "bid", 4, game="raising", seats=4, bot="heuristic", seed="7")
CARDS = "[data-question] [data-opens]"
SQUARES = '[data-question] [data-choice^="bid ii "]'
CONFIRM = "[data-confirm]:enabled"


@pytest.fixture
def page(visit: Visit) -> Page:
    """Return a page that is asked for a bid, with all squares free."""
    found = visit()
    sit_down(found, BID)
    return found


def column(page: Page) -> Locator:
    """Return the second project of the bidding screen."""
    return page.get_by_role("article", name="Project II", exact=True)


def test_a_bid_is_placed_by_the_key_of_its_card_and_then_of_its_square(page: Page) -> None:
    before = asked(page)
    expect(page.locator(CARDS)).to_have_count(5)
    page.keyboard.press("2")
    expect(page.locator(CARDS)).to_have_count(0)
    expect(page.locator(SQUARES)).to_have_count(5)
    page.keyboard.press("4")
    expect(page.locator(CONFIRM)).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_function(GONE, arg=before)
    expect(column(page).get_by_label("Project II, fourth square: You", exact=False)).to_be_visible()


def test_escape_shows_all_cards_again(page: Page) -> None:
    page.keyboard.press("2")
    expect(page.locator(SQUARES)).to_have_count(5)
    page.keyboard.press("Escape")
    expect(page.locator(CARDS)).to_have_count(5)


def test_a_square_on_the_card_tells_who_would_lead_and_takes_the_bid(page: Page) -> None:
    before = asked(page)
    square = column(page).get_by_role("button", name="Project II, second square:")
    square.hover()
    told = page.get_by_role("region", name="What this marker would do")
    expect(told).to_contain_text("You would lead")
    square.click()
    page.locator(CONFIRM).click()
    page.wait_for_function(GONE, arg=before)
