"""People who play by the mouse, by the keyboard or on a phone, as a browser lets them."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Protocol

import pytest

Error = pytest.importorskip("playwright.sync_api").Error

if TYPE_CHECKING:
    from random import Random

    from playwright.sync_api import Locator, Page

MOST_ANSWERS = 600
MOMENT = 1_000  # milliseconds in which a button that is there can be pressed
# Answers in the bar: choices, and places of the board that stand in it on a phone.
OFFERED = "[data-question] :is([data-choice], [data-answer]):not([aria-disabled=true]):visible"
READY = """last => {
  const bar = document.querySelector("[data-question]");
  if (document.querySelector("[data-status=over]")) return true;
  const offered = bar?.querySelector(":is([data-choice], [data-answer]):not([aria-disabled=true])");
  return offered && bar.dataset.question !== last;
}"""
GONE = """last => {
  if (document.querySelector("[data-status=over]")) return true;
  return document.querySelector("[data-question]")?.dataset.question !== last;
}"""
ASKS = """last => {
  const bar = document.querySelector("[data-question]");
  if (document.querySelector("[data-status=over]")) return true;
  if (bar?.dataset.question !== last) return true;
  return document.querySelector("[data-confirm]:enabled") !== null;
}"""


class Hand(Protocol):
    """A way to give the answer that was picked."""

    def choose(self, page: Page, choice: Locator) -> None:
        """Choose an answer."""

    def confirm(self, page: Page) -> None:
        """Say yes to it."""


class Mouse:
    """Clicks."""

    def choose(self, page: Page, choice: Locator) -> None:
        choice.click()

    def confirm(self, page: Page) -> None:
        page.locator("[data-confirm]:enabled").click(timeout=MOMENT)


class Finger:
    """Taps."""

    def choose(self, page: Page, choice: Locator) -> None:
        choice.tap()

    def confirm(self, page: Page) -> None:
        page.locator("[data-confirm]:enabled").tap(timeout=MOMENT)


class Keys:
    """Types the key that stands on an answer, or moves to it with the arrows; then Enter."""

    def choose(self, page: Page, choice: Locator) -> None:
        label = choice.locator("kbd")
        if label.count():
            page.keyboard.press((label.first.text_content() or "").strip())
            return
        choice.focus()
        page.keyboard.press("Enter")

    def confirm(self, page: Page) -> None:
        page.keyboard.press("Enter")


def asked(page: Page) -> str:
    """Return the number of the question; each has its own."""
    return page.locator("[data-question]").get_attribute("data-question") or ""


def is_over(page: Page) -> bool:
    return page.locator("[data-status=over]").count() > 0


def answer(page: Page, hand: Hand, random: Random) -> None:
    """Give any of the answers that are offered, and wait until the table has gone on."""
    before = asked(page)
    picked = pick(page, random)
    if picked.get_attribute("data-opens") is not None:  # what stands behind it is chosen from
        hand.choose(page, picked)
        page.locator("[data-question] [data-opens]").first.wait_for(state="detached")
        picked = pick(page, random)
    hand.choose(page, picked)
    wait(page, ASKS, before)
    while not page.evaluate(GONE, before):
        confirm(page, hand)
        wait(page, ASKS, before)


def pick(page: Page, random: Random) -> Locator:
    """Return any of the choices that the bar offers."""
    choices = page.locator(OFFERED)
    count = choices.count()
    assert count, f"nothing can be chosen: {bar(page)}"
    return choices.nth(random.randrange(count))


def wait(page: Page, sign: str, last: str) -> None:
    """Wait for a sign of the page; if it never comes, tell what stands in the bar instead."""
    try:
        page.wait_for_function(sign, arg=last)
    except Error as error:
        raise AssertionError(f"nothing comes after question {last}: {bar(page)}") from error


def bar(page: Page) -> str:
    return str(page.locator("[data-question]").evaluate("bar => bar.outerHTML"))


def confirm(page: Page, hand: Hand) -> None:
    """Say yes, unless the answer turns out to need none at this very moment."""
    with contextlib.suppress(Error):
        hand.confirm(page)


def play_to_the_end(page: Page, hand: Hand, random: Random) -> int:
    """Answer everything that is asked; returns how many answers it took."""
    for given in range(MOST_ANSWERS):
        wait(page, READY, "")
        if is_over(page):
            return given
        answer(page, hand, random)
    raise AssertionError("the game does not end")
