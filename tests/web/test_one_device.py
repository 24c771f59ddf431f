"""Several people play at one device: it is passed on, and nobody sees another's hand."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Locator, Page, expect

from scripts.moments import Moment
from tests.web.playing import OFFERED, READY, Mouse, answer, wait
from tests.web.seating import ACTION, new_table, wait_for_table

Visit = Callable[..., Page]

HANDS = Moment("hands", "choose_buildings", seats=2)  # both choose, each from a hand of their own
BIDS = Moment("bids", "bid", game="raising", seats=2, bot="heuristic")
HAND_OF = """async ([table, seat]) => {
  const looked = await (await fetch(`/api/tables/${table}?seat=${seat}`)).json();
  return looked.table.view.seats.find((one) => one.seat === seat).hand;
}"""
# Notes every building that an answer ever named since the page was loaded.
WATCH = r"""
window.drawn = new Set();
new MutationObserver(() => {
  for (const one of document.querySelectorAll("[data-choice]"))
    for (const key of one.dataset.choice.match(/\w-\d+/g) ?? []) window.drawn.add(key);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
THINGS = Path(__file__).parents[2] / "web/src/words/en/city/things.json"
DRAWN = "[...window.drawn].sort()"
IN_BAR = "() => document.querySelector('[data-question]').contains(document.activeElement)"


def handover(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^I\u2019m "))


def take_over(page: Page) -> None:
    handover(page).click()
    wait_for_table(page)


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name="In hand").get_by_role("button")


def check_hand(page: Page, buildings: list[str]) -> None:
    """Check that these buildings are in the hand that is shown, and that no answer named others."""
    words = json.loads(THINGS.read_text(encoding="utf-8"))
    names = {words[f"things.city.space.{one}"] for one in buildings}
    expect(hand(page)).to_have_count(len(buildings))
    labels = [one.get_attribute("aria-label") or "" for one in hand(page).all()]
    assert {one.partition(":")[0] for one in labels} == names  # then what it does
    assert page.evaluate(DRAWN) == sorted(buildings)


def check_that_nothing_shows(page: Page) -> None:
    """Check that the device is to be passed on, and that nothing of the seat is drawn."""
    expect(handover(page)).to_be_visible()
    expect(page.locator("main, [data-question], [data-choice], .row.hand")).to_have_count(0)


def test_nobody_sees_the_hand_of_another_before_the_device_was_passed_on(visit: Visit) -> None:
    page = visit()
    page.add_init_script(WATCH)
    page.evaluate("localStorage.setItem('confirm', 'always')")
    table = new_table(page, HANDS, "me")["table"]
    first, second = (page.evaluate(HAND_OF, [table, one]) for one in ("red", "yellow"))
    page.goto(f"/t/{table}")
    for _ in range(2):
        check_that_nothing_shows(page)
        assert page.evaluate(DRAWN) == []
        take_over(page)
        check_hand(page, first)
        page.reload()
    take_over(page)
    for verb in ("build", "remove"):  # both picks before the device is passed on
        page.locator(f'[data-question] [data-choice^="{verb}"]').first.click()
        page.locator("[data-confirm]:enabled").click()
    check_that_nothing_shows(page)
    page.evaluate("window.drawn.clear()")
    take_over(page)
    page.wait_for_function(IN_BAR)
    check_hand(page, second)


def test_a_building_is_placed_then_another_removed_and_each_can_be_taken_back(visit: Visit) -> None:
    page = visit()
    page.goto(f"/t/{new_table(page, HANDS, 'me')['table']}")
    take_over(page)
    bar = page.locator("[data-question]")
    builds, removals = (bar.locator(f'[data-choice^="{one}"]') for one in ("build", "remove"))
    expect(builds).to_have_count(3)
    builds.first.click()
    page.locator("[data-confirm]:enabled").click()
    expect(removals).to_have_count(2)
    expect(hand(page).get_by_role("img", name="you place it")).to_have_count(1)
    page.keyboard.press("u")
    expect(builds).to_have_count(3)
    expect(hand(page).get_by_role("img", name="you place it")).to_have_count(0)


def other_seat(page: Page) -> Locator:
    """Open the seats of the table; returns the one of one's own that is not shown now."""
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Seats and links").click()
    other = page.get_by_role("button", name="Play this seat")
    return page.get_by_role("listitem").filter(has=other)


def test_another_seat_is_shown_when_the_device_was_passed_on(visit: Visit) -> None:
    page = visit()
    page.goto(f"/t/{new_table(page, ACTION, 'me', 'heuristic', 'heuristic')['table']}")
    take_over(page)
    seat = other_seat(page)
    name = seat.locator("b").last.inner_text()
    seat.get_by_role("button", name="Play this seat").click()
    expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    take_over(page)
    seat = other_seat(page)
    expect(seat.locator("b").last).not_to_have_text(name)  # one stays in the seat
    page.get_by_role("button", name=f"Leave the seat: {name}").click()
    page.get_by_role("button", name="Leave for good").click()
    check_that_nothing_shows(page)


def test_raising_is_passed_on_after_every_bid_and_hides_the_table_between(visit: Visit) -> None:
    """All is open there (R-RND-04), but each player decides on a table of their own."""
    page = visit()
    page.evaluate("localStorage.setItem('confirm', 'always')")
    page.goto(f"/t/{new_table(page, BIDS, 'me')['table']}")
    boards = []
    for _turn in range(2):
        check_that_nothing_shows(page)
        page.keyboard.press("1")  # keys answer nothing while it is hidden
        check_that_nothing_shows(page)
        take_over(page)
        own = page.get_by_role("region", name=re.compile("^You, "))
        boards.append(own.get_attribute("aria-label"))
        expect(page.locator("[data-confirm]:enabled")).to_have_count(0)
        while not handover(page).count():
            wait(page, READY, "")
            answer(page, Mouse(), Random(1))
            expect(handover(page).or_(page.locator(OFFERED).first)).to_be_visible()
    check_that_nothing_shows(page)
    assert len({*boards}) == 2
