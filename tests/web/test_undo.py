"""Undo in the page follows what the server says: freely, by asking everybody, or not at all."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Locator, Page, expect

from scripts.moments import Moment, record_at
from tests.web.playing import GONE, asked
from tests.web.seating import ACTION, SEND, be_guest, look_at, sit_down, wait_for_table

Visit = Callable[..., Page]

FREE = "Free undo"


def seat(page: Page, number: int) -> Locator:
    """Return who sits in a seat of a new table, to be chosen."""
    return page.get_by_role("group", name=re.compile(f"Seat {number},"))


def sit_down_freely(page: Page, moment: Moment) -> None:
    """Open a table at a moment of a game against bots, made with free undo."""
    be_guest(page, "Mara")
    seats = ["me", *["heuristic"] * (moment.seats - 1)]
    wanted = {"record": record_at(moment), "seats": seats, "undo": "free"}
    made = page.evaluate(SEND, ["POST", "/api/records", wanted])
    look_at(page, f"/t/{made['table']}")


def test_a_new_table_offers_free_undo_only_where_nobody_else_can_sit(visit: Visit) -> None:
    page = visit("/new")
    switch = page.get_by_role("switch", name=FREE)
    expect(seat(page, 2)).to_be_visible()
    expect(switch).to_have_count(0)
    for number in (2, 3):
        seat(page, number).get_by_role("button", name="Bot").click()
    expect(switch).to_be_checked()
    seat(page, 3).get_by_role("button", name="Me").click()
    expect(switch).not_to_be_checked()
    seat(page, 3).get_by_role("button", name="Bot").click()
    switch.click()
    expect(switch).not_to_be_checked()
    ticket = page.get_by_role("region", name="Your table")
    expect(ticket).to_contain_text("further back if everyone agrees")
    switch.click()
    expect(ticket).to_contain_text("as far as you like")


def test_whoever_plays_now_against_bots_may_undo_freely(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_url("**/t/*")
    wait_for_table(page)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_role(
        "button", name=re.compile("^Rules of this table")
    ).click()
    expect(page.get_by_role("dialog").last).to_contain_text("as far as you like")


def test_against_bots_the_undo_key_goes_back_behind_them(visit: Visit) -> None:
    page = visit()
    sit_down_freely(page, ACTION)
    before = asked(page)
    page.keyboard.press("u")
    page.wait_for_function(GONE, arg=before)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("[data-question] [data-choice]").first).to_be_visible()


def test_where_nobody_can_agree_the_page_says_so_and_offers_a_new_table(visit: Visit) -> None:
    page = visit()
    address = sit_down(page, ACTION)
    page.keyboard.press("u")
    told = page.get_by_role("alert")
    expect(told).to_contain_text("be undone")
    told.get_by_role("button", name="Play on from there").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("switch", name=FREE)).to_be_checked()
    dialog.get_by_role("button", name="Create the table").click()
    page.wait_for_url(lambda url: "/t/" in url and not url.endswith(address))
    expect(page.locator("[data-question] [data-choice]").first).to_be_visible()


def test_the_menu_offers_a_new_table_once_the_game_is_over(visit: Visit) -> None:
    page = visit()
    sit_down(page, Moment("final"))
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Undo")).click()
    dialog = page.get_by_role("dialog").last
    expect(dialog).to_contain_text("The game is over, so its moves stay.")
    expect(dialog.get_by_role("button", name=re.compile(r"^Undo \("))).to_have_count(0)
    dialog.get_by_role("button", name=re.compile(r"^Play on \(")).first.click()
    expect(page.get_by_role("button", name="Create the table")).to_be_visible()
