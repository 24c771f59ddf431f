"""Whole games through the interface, without a complaint of the browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.web.playing import READY, Finger, Hand, Keys, Mouse, answer, play_to_the_end, wait

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.long

BOT = "random"
MADE = """async wanted => {
  const send = (path, body) => fetch(path, {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
  }).then((heard) => heard.json());
  await send("/api/guest", {name: "Mara"});
  return send("/api/tables", wanted);
}"""


def new_table(page: Page, seats: int, game: str = "city", **options: str) -> str:
    """Make a table for one person and bots, as the page for new tables does."""
    wanted = {"game": game, "seats": ["me", *[BOT] * (seats - 1)], "options": options}
    made = page.evaluate(MADE, wanted)
    assert "table" in made, json.dumps(made)
    return str(made["table"])


ADVANCED = {
    "edition": "2025",
    "mode": "advanced",
    "advanced_supply": "on",
    "chiefs": "on",
    "special_companies": "on",
}
GAMES = [
    pytest.param(Mouse(), 4, {"edition": "2020"}, id="basic-2020-by-mouse"),
    pytest.param(Mouse(), 4, ADVANCED, id="advanced-2025-by-mouse"),
    pytest.param(Keys(), 2, {"edition": "2018"}, id="by-keyboard-alone"),
]


@pytest.mark.parametrize(("hand", "seats", "options"), GAMES)
def test_a_whole_game_is_played_against_bots(
    visit: Callable[..., Page], hand: Hand, seats: int, options: dict[str, str]
) -> None:
    """Every question is answered from the bar; at the end everybody's place is shown."""
    page = visit()
    page.goto(f"/t/{new_table(page, seats, **options)}")
    assert play_to_the_end(page, hand, Random(1)) > 20
    page.locator("[data-place]").first.wait_for()
    assert page.locator("[data-place]").count() == seats


def test_a_whole_game_is_played_on_a_phone(visit: Callable[..., Page]) -> None:
    """Deciding needs no other tab than the one that asks."""
    page = visit(phone=True)
    page.goto(f"/t/{new_table(page, 2)}")
    assert play_to_the_end(page, Finger(), Random(2)) > 20
    page.locator("[data-place]").first.wait_for()


def test_raising_chicago_is_played_with_the_same_bar(visit: Callable[..., Page]) -> None:
    """Its own screens come later; question, answers and log are there."""
    page = visit()
    page.goto(f"/t/{new_table(page, 2, 'raising')}")
    random = Random(3)
    for _answer in range(15):
        wait(page, READY, "")
        answer(page, Mouse(), random)
    assert page.locator("[data-status=playing]").count() == 1
