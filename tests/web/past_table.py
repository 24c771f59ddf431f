"""A game of Raising Chicago that was played for a while, to look at and to look back at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scripts.moments import Moment
from tests.web.seating import look_at, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Page

# By the third round this seed has asked the first seat for bids, payments, a move and a building.
COUNCIL = {"council": "on"}
LATER = Moment("later", "bid", 3, "raising", 3, COUNCIL, bot="heuristic", seed="0")
ME = "blue"
HISTORY = """async ([table, seat, last]) => Promise.all(
  Array.from({ length: last }, async (_, before) => {
    const address = `/api/tables/${table}?at=${before + 1}&seat=${seat}`;
    return (await (await fetch(address)).json()).table;
  }))"""
NEWEST = "async table => (await (await fetch(`/api/tables/${table}`)).json()).table.number"


@dataclass
class PastTable:
    """A table in a browser, and how the server says it was after each of its entries."""

    page: Page
    address: str
    history: list[dict[str, Any]]

    def first(self, kind: str, **data: object) -> dict[str, Any]:
        """Return the first moment at which the reader was asked this."""
        return next(
            one
            for one in self.history
            if one["question"] and one["question"]["kind"] == kind and _has(one["question"], data)
        )

    def look(self, moment: dict[str, Any], screen: str | None = None) -> None:
        """Look back at a moment, at a screen if one is named."""
        look_at(self.page, f"{self.address}?at={moment['number']}")
        if screen is not None:
            self.page.get_by_role("group", name="Screen").get_by_role("button", name=screen).click()


def _has(question: dict[str, Any], data: dict[str, object]) -> bool:
    return all(question["data"].get(key) == value for key, value in data.items())


def past_of(page: Page) -> PastTable:
    """Sit down at a table, and learn how it was after each of its entries."""
    address = sit_down(page, LATER)
    key = address.removeprefix("/t/")
    told = page.evaluate(HISTORY, [key, ME, page.evaluate(NEWEST, key)])
    return PastTable(page, address, [one for one in told if one["view"]])
