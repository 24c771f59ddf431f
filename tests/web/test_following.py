"""Looking back, watching a game again, and tips that a finger asked for, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Locator, Page, expect

from scripts.moments import Moment
from tests.web.playing import ASKS
from tests.web.seating import ACTION, look_at, sit_down

Visit = Callable[..., Page]

FINAL = Moment("final")
TOUCH = {"pointerType": "touch", "bubbles": True}
HIRE = re.compile("^Hire Manager")


def test_the_way_back_in_the_bar_takes_the_moment_out_of_the_address(visit: Visit) -> None:
    page = visit()
    address = sit_down(page, ACTION)
    look_at(page, f"{address}?at=9")
    page.locator("[data-question]").get_by_role("button", name="Back to now").click()
    expect(page.locator("[data-question] [data-choice]").first).to_be_visible()
    assert "at=" not in page.url
    page.reload()
    expect(page.locator("[data-question] [data-choice]").first).to_be_visible()


def test_the_log_that_is_filtered_while_one_looks_back_still_tells(visit: Visit) -> None:
    """Fewer lines are left than came after the decision that is looked at."""
    page = visit()
    sit_down(page, ACTION)
    lines = page.locator("aside [data-number]")
    page.get_by_role("button", name="Filter", exact=True).click()
    page.get_by_role("button", name="First move").click()
    expect(page.get_by_role("button", name=re.compile(r"^\d+ later lines"))).to_be_visible()
    page.get_by_label("Show only this phase").select_option(index=1)
    expect(lines.first).to_be_visible()
    page.get_by_role("button", name="Show everything").click()
    page.get_by_label("Hide later moves").check()
    expect(lines.first).to_have_class(re.compile(r"\bhere\b"))


def test_a_game_is_watched_again_though_the_drawer_was_folded_away(visit: Visit) -> None:
    """It plays on while the drawer is folded, which the replay opens at first."""
    page = visit()
    page.evaluate("localStorage.setItem('drawer', 'shut')")
    sit_down(page, FINAL)
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    expect(page.get_by_role("button", name="Autoplay")).to_be_visible()
    page.get_by_role("button", name="Hide panel").click()
    before = page.url
    page.wait_for_function("before => location.href !== before", arg=before)


def test_a_game_is_watched_again_on_any_tab_of_a_phone(visit: Visit) -> None:
    page = visit(phone=True)
    sit_down(page, FINAL)
    page.get_by_role("dialog").get_by_role("button", name="Replay").tap()
    expect(page.get_by_role("button", name="Autoplay")).to_be_visible()
    page.get_by_role("navigation").last.get_by_role("button", name="Board").tap()
    before = page.url
    page.wait_for_function("before => location.href !== before", arg=before)


def test_the_palette_opens_the_log_in_a_drawer_that_was_folded_away(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('drawer', 'shut')")
    sit_down(page, ACTION)
    expect(page.get_by_role("log")).to_have_count(0)
    page.keyboard.press("Control+k")
    page.get_by_role("combobox").fill("log")
    page.get_by_role("option", name="Log", exact=True).click()
    expect(page.get_by_role("log")).to_be_visible()


def test_a_hold_that_ended_without_a_click_swallows_no_answer(visit: Visit) -> None:
    """A finger that slid off only asked; a key that is pressed then answers."""
    page = visit()
    sit_down(page, ACTION)
    before = page.locator("[data-question]").get_attribute("data-question")
    place = page.get_by_role("main").get_by_role("button", name=HIRE)
    hold(page, place)
    place.press("Enter")
    page.wait_for_function(ASKS, arg=before)


def test_a_tap_closes_the_tip_that_a_hold_opened(visit: Visit) -> None:
    page = visit()
    sit_down(page, ACTION)
    place = page.locator("main .bank-space.shut").first
    hold(page, place)
    click = {"bubbles": True, "detail": 1}
    place.dispatch_event("click", click)
    expect(page.get_by_role("tooltip")).to_be_visible()
    place.dispatch_event("pointerdown", TOUCH)
    place.dispatch_event("pointerup", TOUCH)
    place.dispatch_event("click", click)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def hold(page: Page, place: Locator) -> None:
    """Hold a finger down on a place until its tip is shown, and lift it."""
    place.dispatch_event("pointerdown", TOUCH)
    expect(page.get_by_role("tooltip")).to_be_visible()
    place.dispatch_event("pointerup", TOUCH)
