"""Whole games through the interface, without a complaint of the browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.web.playing import Finger, Hand, Keys, Mouse, play_to_the_end

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
    pytest.param(Mouse(), 4, ADVANCED, id="advanced-2025-by-mouse"),
    pytest.param(Keys(), 2, {"edition": "2018"}, id="basic-2018-by-keyboard-alone"),
]


@pytest.mark.parametrize(("hand", "seats", "options"), GAMES)
def test_a_whole_game_is_played_against_bots(
    visit: Callable[..., Page], hand: Hand, seats: int, options: dict[str, str]
) -> None:
    """Every question is answered from the bar; at the end everybody's place is shown."""
    page = visit()
    page.goto(f"/t/{new_table(page, seats, **options)}")
    assert play_to_the_end(page, hand, Random(1)) > 20
    expect(page.locator("[data-place]")).to_have_count(seats)


ON_A_PHONE = [
    pytest.param("city", 3, {"edition": "2020"}, id="city-basic-2020"),
    pytest.param("raising", 4, {"council": "on"}, id="raising-four-with-the-council"),
]


@pytest.mark.parametrize(("game", "seats", "options"), ON_A_PHONE)
def test_a_whole_game_is_played_on_a_phone(
    visit: Callable[..., Page], game: str, seats: int, options: dict[str, str]
) -> None:
    """Deciding needs no other tab than the one that asks, and nothing but a finger."""
    page = visit(phone=True)
    page.goto(f"/t/{new_table(page, seats, game, **options)}")
    assert play_to_the_end(page, Finger(), Random(2)) > 20
    expect(page.locator("[data-place]")).to_have_count(seats)


RAISING = [
    pytest.param(Mouse(), 2, {"council": "on"}, id="two-with-the-council-by-mouse"),
    pytest.param(Keys(), 3, {}, id="three-by-keyboard-alone"),
]


@pytest.mark.parametrize(("hand", "seats", "options"), RAISING)
def test_a_whole_game_of_raising_is_played_against_bots(
    visit: Callable[..., Page], hand: Hand, seats: int, options: dict[str, str]
) -> None:
    """Auctions, payments, the map and the final scoring, all of it through the interface."""
    page = visit()
    page.goto(f"/t/{new_table(page, seats, 'raising', **options)}")
    assert play_to_the_end(page, hand, Random(3)) > 40
    expect(page.locator("[data-place]")).to_have_count(seats)
