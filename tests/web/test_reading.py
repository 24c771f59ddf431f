"""What one reads before one decides: what an answer would change, and what a word leads to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from scripts.moments import Moment
from tests.web.seating import ACTION, sit_down

Visit = Callable[..., Page]

FIRST = Moment("first company", "first_company")
IS_CUT = "box => box.scrollHeight > box.clientHeight"


def test_everything_that_an_answer_would_change_is_in_view(visit: Visit) -> None:
    """Founding changes most; the box grows over the table for it."""
    page = visit()
    sit_down(page, FIRST)
    page.locator("[data-question] [data-choice]").first.focus()
    box = page.locator(".bar .preview")
    expect(box.get_by_text("price of a good")).to_be_visible()
    assert not box.locator(".scroll").evaluate(IS_CUT)
    expect(page.get_by_role("region", name="Your buildings")).to_be_visible()


def test_the_palette_finds_things_by_what_they_do_and_by_their_name(visit: Visit) -> None:
    page = visit()
    sit_down(page, ACTION)
    page.keyboard.press("/")
    palette = page.get_by_role("dialog")
    palette.get_by_role("combobox").fill("turn order")
    expect(palette.get_by_role("option", name="Advertising & Start Player").first).to_be_visible()
    palette.get_by_role("combobox").fill("elgin")
    palette.get_by_role("option", name="Elgin National Watch Co.").last.click()
    expect(page.get_by_role("dialog", name="Rule C-CHR-05")).to_be_visible()
