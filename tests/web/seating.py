"""Tables at a moment of a game, to sit down at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scripts.moments import Moment, record_at

if TYPE_CHECKING:
    from playwright.sync_api import Page

SEND = """async ([method, path, body]) => (await fetch(path, {
  method, headers: {"content-type": "application/json"}, body: JSON.stringify(body),
})).json()"""
ACTION = Moment("action", "action_turn", 3)


def be_guest(page: Page, name: str) -> None:
    page.evaluate(SEND, ["POST", "/api/guest", {"name": name}])


def new_table(page: Page, moment: Moment, *others: str) -> dict[str, str]:
    """Make a table at a moment of a game; the others are bots if nobody is named."""
    be_guest(page, "Mara")
    seats = ["me", *(others or ["heuristic"] * (moment.seats - 1))]
    wanted = {"record": record_at(moment), "seats": seats, "title": "Lake Street"}
    made: dict[str, str] = page.evaluate(SEND, ["POST", "/api/records", wanted])
    assert "table" in made, made
    return made


def look_at(page: Page, address: str) -> None:
    """Open a table and wait until it is drawn."""
    page.goto(address)
    wait_for_table(page)


def wait_for_table(page: Page) -> None:
    """Wait until the table is drawn, with its letters."""
    page.locator("[data-question]").wait_for()
    page.evaluate("document.fonts.ready")


def sit_down(page: Page, moment: Moment) -> str:
    """Open a table at a moment of a game, as the person who is asked; returns its address."""
    address = f"/t/{new_table(page, moment)['table']}"
    look_at(page, address)
    return address
