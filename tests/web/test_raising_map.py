"""Raising's map: what a place shows while it is looked at, and that pressing it is never lost."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Locator, Page, expect

from scripts.moments import Moment
from tests.web.playing import GONE, asked
from tests.web.seating import sit_down

Visit = Callable[..., Page]

MOVE = Moment("move", "move", 4, game="raising", seats=2, bot="heuristic", seed="1875")
RAISE = Moment("raise", "raise", 4, game="raising", seats=3, bot="heuristic", seed="2")
TURN = Moment("turn", "prestige_turn", 4, game="raising", seats=4, bot="heuristic", seed="5")
CARD = "What if?"
PICKED = re.compile("picked")
LOOKED = re.compile("looked")
SET = re.compile("^Set ")
PLOT = "document.activeElement.querySelector('[data-plot]')?.dataset.plot"


def press(page: Page, place: Locator) -> None:
    """Press a place with the pointer, and hold it until what it would bring is drawn there."""
    box = place.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(page.get_by_role("region", name=CARD)).to_be_visible()
    expect(page.locator("main .raised.ghost")).to_have_count(1)
    page.mouse.up()


@pytest.mark.parametrize(("moment", "place"), [(MOVE, ".outskirts .can"), (RAISE, ".plot .can")])
def test_a_press_is_a_click_though_looking_draws_the_place_anew(
    visit: Visit, moment: Moment, place: str
) -> None:
    page = visit()
    sit_down(page, moment)
    before = asked(page)
    press(page, page.locator(f"main {place}").first)
    page.wait_for_function(GONE, arg=before)


def test_arrow_keys_go_from_plot_to_plot_and_enter_raises(visit: Visit) -> None:
    page = visit()
    sit_down(page, RAISE)
    before = asked(page)
    first = page.get_by_role("group", name="The city").locator("button[tabindex='0']")
    expect(first).to_have_count(1)
    first.focus()
    start = page.evaluate(PLOT)
    page.keyboard.press("ArrowDown")
    assert page.evaluate(PLOT) != start
    page.keyboard.press("ArrowUp")
    assert page.evaluate(PLOT) == start
    expect(page.get_by_role("region", name=CARD)).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_function(GONE, arg=before)


def test_a_prestige_building_is_turned_by_key_by_wheel_and_by_click(visit: Visit) -> None:
    page = visit()
    sit_down(page, TURN)
    turns = page.get_by_role("region", name="Turn it").get_by_role("button")
    expect(turns).to_have_count(4)
    page.keyboard.press("e")
    expect(turns.nth(2)).to_have_class(PICKED)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=SET).hover()
    page.mouse.wheel(0, 100)
    expect(turns.nth(3)).to_have_class(LOOKED)
    page.get_by_role("button", name="Turn to the left").click()
    expect(turns.nth(2)).to_have_class(LOOKED)
    page.get_by_role("button", name=SET).click()
    expect(turns.nth(2)).to_have_class(PICKED)
