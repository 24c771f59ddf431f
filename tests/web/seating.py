"""Tables at a moment of a game, to sit down at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scripts.browser import SEND, be_guest, new_table, rest, wait_for_table
from scripts.moments import Moment

if TYPE_CHECKING:
    from playwright.sync_api import Page

__all__ = ["ACTION", "SEND", "be_guest", "look_at", "new_table", "sit_down", "wait_for_table"]

ACTION = Moment("action", "action_turn", 3)


def look_at(page: Page, address: str) -> None:
    """Open a table and wait until all of it is drawn.

    What cannot be chosen comes after what can, once the server has told why: on a busy machine a
    test would count buttons and press keys before it is there.
    """
    page.goto(address)
    wait_for_table(page)
    rest(page)


def sit_down(page: Page, moment: Moment) -> str:
    """Open a table at a moment of a game, as the person who is asked; returns its address."""
    address = f"/t/{new_table(page, moment)['table']}"
    look_at(page, address)
    return address
