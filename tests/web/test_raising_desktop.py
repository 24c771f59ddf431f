"""Raising on a desktop: everything has room and can be read, in small windows too."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Locator, Page, expect

from scripts.browser import DESKTOP, rest
from scripts.screens import COUNCIL, raising
from tests.web.hearing import nameless
from tests.web.seating import sit_down

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect, ViewportSize

Visit = Callable[..., Page]

SMALL: ViewportSize = {"width": 1280, "height": 720}
LEAST = ((DESKTOP, 11), (SMALL, 10.5))  # pixels of the smallest text, by window
LINES = 6  # of the log, at least
FEW = 3  # choices that have room however they are drawn
# The smallest of all texts that are no drawings, in pixels of the window.
SMALLEST = """part => {
  const sizes = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !holder.checkVisibility()) continue;
    if (holder.closest("svg, .vh, script, style")) continue;
    sizes.push(parseFloat(getComputedStyle(holder).fontSize) * holder.currentCSSZoom);
  }
  return Math.min(...sizes);
}"""
SCROLLS = """part => [part, ...part.querySelectorAll("*")].flatMap((one) => {
  const isCut = one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
  return isCut && getComputedStyle(one).overflowY === "auto" ? [one.className] : [];
})"""
IS_ON_TOP = """line => {
  const { left, top } = line.getBoundingClientRect();
  return line.contains(document.elementFromPoint(left + 4, top + 4));
}"""
IS_WHOLE = """choice => {
  const { left, right, top, bottom } = choice.getBoundingClientRect();
  return [left + 3, right - 3].every((x) =>
    choice.contains(document.elementFromPoint(x, (top + bottom) / 2)));
}"""
# Where a part ends that may be longer than what it is scrolled in.
SEEN_BOTTOM = """part => {
  let { bottom } = part.getBoundingClientRect();
  for (let around = part.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    bottom = Math.min(bottom, around.getBoundingClientRect().bottom);
  }
  return bottom;
}"""
LINE_HEIGHT = """line => parseFloat(getComputedStyle(line).lineHeight)
  * Number(getComputedStyle(document.querySelector(".app")).zoom)"""


def box_of(part: Locator) -> FloatRect:
    box = part.bounding_box()
    assert box is not None
    return box


@pytest.mark.parametrize("options", [{}, COUNCIL], ids=["plain", "council"])
def test_what_an_answer_would_bring_never_covers_the_log(
    visit: Visit, options: dict[str, str]
) -> None:
    page = visit()
    sit_down(page, raising("raise", 4, options=options))
    log, card = page.get_by_role("log"), page.get_by_role("region", name="What if?")
    for window, _least in LEAST:
        page.set_viewport_size(window)
        page.mouse.move(0, 0)
        expect(card).to_have_count(0)
        rest(page)
        before = box_of(log)
        line = log.locator(".line").first.evaluate(LINE_HEIGHT)
        assert before["height"] >= LINES * line
        page.locator("[data-question] [data-choice]").first.hover()
        expect(card).to_be_visible()
        assert box_of(log) == before
        assert card.evaluate(SEEN_BOTTOM) <= before["y"]
        assert log.locator(".line").first.evaluate(IS_ON_TOP)


@pytest.mark.parametrize(
    ("kind", "seats"), [("bid", 4), ("pay", 2), ("raise", 3), ("prestige_turn", 3)]
)
def test_no_text_is_too_small_to_be_read_and_all_can_be_heard(
    visit: Visit, kind: str, seats: int
) -> None:
    page = visit()
    sit_down(page, raising(kind, 4, seats=seats))
    for window, least in LEAST:
        page.set_viewport_size(window)
        for _screen in ("of its own", "the board"):
            rest(page)
            assert page.locator("body").evaluate(SMALLEST) >= least - 0.01
            assert nameless(page) == []
            page.keyboard.press("b")


@pytest.mark.parametrize("kind", ["card_choice", "prestige_plot"])
def test_no_choice_lies_behind_what_is_refused(visit: Visit, kind: str) -> None:
    page = visit()
    sit_down(page, raising(kind, 7 if kind == "card_choice" else 1))
    for window, _least in LEAST:
        page.set_viewport_size(window)
        rest(page)
        expect(page.get_by_role("group", name="Not now")).to_be_visible()
        choices = page.locator("[data-question] .choices [data-choice]").all()
        assert len(choices) > FEW
        assert [one.text_content() for one in choices if not one.evaluate(IS_WHOLE)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_end_of_a_game_is_seen_whole(visit: Visit, language: str) -> None:
    """Four players, the council and three ties: nothing is scrolled, and all of it can be read."""
    page = visit(language=language)
    sit_down(page, raising("", seats=4, bot="random", seed="t182"))
    end = page.get_by_role("dialog")
    for window, least in LEAST:
        page.set_viewport_size(window)
        expect(end.locator("tfoot [data-place]")).to_have_count(4)
        rest(page)
        assert end.evaluate(SCROLLS) == []
        assert end.evaluate(SMALLEST) >= least - 0.01


def test_reconstructed_values_are_named_once_and_with_how_to_replace_them(visit: Visit) -> None:
    """With the rules of the table, and nowhere beside the board."""
    page = visit()
    sit_down(page, raising("raise", 4))
    told = page.get_by_text("reconstructed")
    expect(told).to_have_count(0)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Rules of this table").click()
    expect(told).to_have_count(1)
    page.get_by_text("Replace them with yours").click()
    expect(page.get_by_text("--game raising --pack")).to_be_visible()
