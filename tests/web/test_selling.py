"""The market's sheet of a company offers every sale that is legal, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from scripts.moments import Moment
from tests.web.playing import ASKS, GONE
from tests.web.seating import sit_down

Visit = Callable[..., Page]

ONLY = Moment("only", "stock_turn", 2, seed="1")  # one certificate could be sold, and no other
SEVERAL = Moment("several", "stock_turn", 4)  # several certificates of one company could be
ELGIN = "Elgin National Watch Co."
DOGGETT = "Doggett, Bassett & Hills Co."


def test_the_only_certificate_is_sold_without_a_confirmation_of_the_batch(visit: Visit) -> None:
    page = visit()
    sit_down(page, ONLY)
    bar = page.locator("[data-question]")
    sales = bar.locator('[data-choice^="sell "]:not([aria-disabled=true])')
    expect(sales).to_have_count(1)
    before = bar.get_attribute("data-question")
    page.get_by_role("rowheader").filter(has_text="Elgin").get_by_role("button").click()
    sheet = page.get_by_role("region", name=ELGIN)
    selling = sheet.locator(".side").last
    selling.get_by_role("button", name="Preferred").click()
    page.wait_for_function(ASKS, arg=before)
    if bar.get_attribute("data-question") == before:
        page.locator("[data-confirm]:enabled").click()
    page.wait_for_function(GONE, arg=before)
    expect(sales).to_have_count(0)
    expect(page.get_by_role("log").get_by_text("sells").last).to_be_visible()


def test_a_sale_is_told_as_a_whole_until_it_is_confirmed(visit: Visit) -> None:
    page = visit()
    sit_down(page, SEVERAL)
    bar = page.locator("[data-question]")
    sale = bar.locator('[data-choice="sell doggett common"]')
    sale.hover()
    expect(bar.get_by_text("Doggett · share price")).to_be_visible()
    sale.click()
    confirm = bar.locator('[data-choice="confirm"]')
    expect(confirm).to_have_text(re.compile(r"Sell 1 for (\$[0-9]+)\b.*\+\1\b"))
    sheet = page.get_by_role("region", name=DOGGETT)
    expect(sheet.get_by_role("button", name="2 certificates in all")).to_be_visible()
    expect(sheet.get_by_text("Finish the sale first.").first).to_be_visible()
