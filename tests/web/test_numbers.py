"""The players' own randomness: the page adds its person's number without being asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.seating import SEND, be_guest, wait_for_table

Visit = Callable[..., Page]

NAME = "Everyone mixes the deal"


def test_a_game_begins_once_everybodys_page_has_told_its_number(visit: Visit) -> None:
    page, friend = visit(), visit()
    be_guest(page, "Mara")
    be_guest(friend, "Otis")
    wanted = {"seats": ["me", "open"], "visibility": "open", "randomness": "players"}
    table = page.evaluate(SEND, ["POST", "/api/tables", wanted])["table"]
    seat = f"/api/tables/{table}/seats/yellow"
    page.goto(f"/t/{table}")
    expect(page.get_by_text("mixed by everyone at the table")).to_be_visible()
    expect(page.get_by_text("Waiting for a secret number")).to_have_count(0)
    friend.evaluate(SEND, ["PUT", seat, {"who": "me"}])
    expect(page.get_by_text("Waiting for a secret number from Otis")).to_be_visible()
    friend.goto(f"/t/{table}")
    for one in (page, friend):
        wait_for_table(one)
    expect(page.get_by_role("log").first).to_contain_text("Otis adds a secret number to the deal")
    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('number-'))") == []


def test_it_is_chosen_with_a_switch_when_the_table_is_made(visit: Visit) -> None:
    page = visit("/new")
    switch = page.get_by_role("switch", name=NAME)
    expect(switch).not_to_be_checked()
    switch.click()
    expect(page.get_by_role("region", name="Your table")).to_contain_text("mixed by everyone")
    page.get_by_role("button", name="bots").last.click()
    wait_for_table(page)
    expect(page.get_by_role("log").first).to_contain_text("adds a secret number to the deal")
