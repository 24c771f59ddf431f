"""Following a game of Raising in a real browser: log, story, playback, looking back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Locator, Page, expect

from scripts.browser import rest
from scripts.moments import Moment
from tests.web.playing import ASKS, GONE, asked
from tests.web.seating import look_at, sit_down

Visit = Callable[..., Page]

RAISE = Moment("raise", "raise", 3, game="raising", seats=3, bot="heuristic")
BID = Moment("bid", "bid", 2, game="raising", seats=3, bot="heuristic")
NEW_ROUND = Moment("new round", "bid", 3, game="raising", seats=3, bot="heuristic")
CHOICE = "[data-question] [data-choice]:not([aria-disabled=true])"
STORY = re.compile(r"^Project [IV]+, step by step$")
NUMBERED = re.compile(r"\b(Card|Neighborhood tile) \d")
# Notes every line of the log that is lit, with the last one that is told by then.
LIGHTS = """
window.lights = [];
new MutationObserver(() => {
  const numbers = (lines) => [...document.querySelectorAll(`[role=log] ${lines}`)].map(
    (one) => Number(one.dataset.number));
  const [line] = numbers(".fresh[data-number]");
  const last = Math.max(...numbers("[data-number]"));
  if (line && window.lights.at(-1)?.line !== line) window.lights.push({ line, last });
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
LANGUAGES = 4
UNWORDED = re.compile(r"\b(events|raising|things|questions|follow)\.\w")


def test_the_log_says_what_things_are_and_shows_their_project(visit: Visit) -> None:
    page = visit()
    sit_down(page, RAISE)
    log = page.get_by_role("log")
    expect(log.get_by_role("heading", name="Round 3")).to_be_visible()
    expect(log.get_by_role("heading", name="Project resolution").first).to_be_visible()
    # No real click: on the way to it one scrolls, and what is scrolled to is drawn without it.
    page.get_by_role("button", name=re.compile("older lines")).dispatch_event("click")
    text = log.inner_text()
    assert not NUMBERED.search(text)
    assert not UNWORDED.search(text)
    won = log.locator("[data-number]").filter(has_text="Wins project").first
    expect(won.locator(".space")).to_have_text(re.compile("^[IV]+$"))


def test_every_line_has_words_in_every_language(visit: Visit) -> None:
    page = visit()
    sit_down(page, RAISE)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Settings").click()
    log = page.locator("aside [role=log]")
    told = {log.inner_text()}
    for language in ("de", "es", "fr"):
        page.locator(f"button[lang={language}]").click()
        page.locator(f"html[lang={language}]").wait_for()
        rest(page)  # the words of a language come after it was chosen
        told.add(log.inner_text())
    assert len(told) == LANGUAGES
    assert not any(UNWORDED.search(text) for text in told)


def test_one_may_look_at_what_happened_in_the_wards_alone(visit: Visit) -> None:
    page = visit()
    sit_down(page, RAISE)
    page.get_by_role("button", name="Filter", exact=True).click()
    page.get_by_label("Show only this topic").select_option(label="Wards")
    lines = page.get_by_role("log").locator("[data-number]")
    expect(lines.filter(has_text="Bids on project")).to_have_count(0)
    expect(lines.filter(has_text="Raises").first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_project_is_told_step_by_step_while_one_looks_back(visit: Visit, *, phone: bool) -> None:
    page = visit(phone=phone)
    address = sit_down(page, RAISE)
    if phone:
        page.get_by_role("navigation").last.get_by_role("button", name="More").tap()
    number = number_of_line(page, "Carries out project")
    look_at(page, f"{address}?at={number}")
    story = page.locator("[data-question]").get_by_role("region", name=STORY)
    expect(story.get_by_text(re.compile(r"won \d"))).to_be_visible()
    expect(story.get_by_role("listitem").filter(has_text="Pay").first).to_be_visible()


def number_of_line(page: Page, said: str) -> str:
    """Return the decision of the newest line of the log that says this."""
    line = page.get_by_role("log").locator("[data-number]").filter(has_text=said).first
    number = line.get_attribute("data-number")
    assert number
    return number


def test_moves_of_others_are_shown_one_after_the_other_and_can_be_skipped(visit: Visit) -> None:
    page = visit(pace="slow", motion="no-preference")
    sit_down(page, RAISE)
    answer(page)
    skip = page.get_by_role("button", name=re.compile("^Skip")).first
    expect(skip).to_be_visible()
    lit = page.get_by_role("log").locator("[data-number].fresh")
    expect(lit.first).to_be_visible()
    page.keyboard.press("s")
    expect(skip).to_have_count(0)


def test_bids_of_others_light_their_lines_in_the_order_in_which_they_came(visit: Visit) -> None:
    """Beside the cards, where one sees them bid; nothing is shown before its turn."""
    page = visit(pace="fast", motion="no-preference")
    page.add_init_script(LIGHTS)
    sit_down(page, NEW_ROUND)
    lines = page.get_by_role("log").locator("[data-number]")
    expect(lines.first).to_be_visible()
    before = max(numbers(lines))
    page.keyboard.press("1")
    page.keyboard.press("2")
    question = asked(page)
    page.locator("[data-confirm]:enabled").click()
    page.wait_for_function(GONE, arg=question)
    expect(page.locator(CHOICE).first).to_be_visible()
    own, *others = sorted(one for one in numbers(lines) if one > before)
    assert len(others) >= 2
    lights = page.evaluate("window.lights")
    assert [one for one in lights if one["line"] > own] == [
        {"line": one, "last": one} for one in others
    ]


def numbers(lines: Locator) -> list[int]:
    """Return the numbers of the decisions that lines of the log tell of."""
    return [int(one.get_attribute("data-number") or 0) for one in lines.all()]


def answer(page: Page) -> None:
    """Answer until others are asked."""
    for _turn in range(6):
        choice = page.locator(CHOICE)
        if choice.count() == 0:
            return
        before = page.locator("[data-question]").get_attribute("data-question")
        choice.first.click()
        page.wait_for_function(ASKS, arg=before)
        confirm = page.locator("[data-confirm]:enabled")
        if (
            confirm.count()
            and page.locator("[data-question]").get_attribute("data-question") == before
        ):
            confirm.first.click()
            page.wait_for_function(ASKS, arg=before)


def test_whoever_comes_back_is_told_what_changed(visit: Visit) -> None:
    """The last thing that was decided is the project of the round before."""
    page = visit()
    sit_down(page, NEW_ROUND)
    page.locator("aside").get_by_role("button", name="Log").click()
    since = page.get_by_role("region", name="Since your last turn")
    expect(since.get_by_role("listitem").first).to_be_visible()
    assert not UNWORDED.search(since.inner_text())


def test_the_bidding_stands_still_while_one_looks_back(visit: Visit) -> None:
    page = visit()
    address = sit_down(page, BID)
    page.locator("aside").get_by_role("button", name="Log").click()
    number = number_of_line(page, "project")
    look_at(page, f"{address}?at={number}")
    bar = page.locator("[data-question]")
    expect(bar.get_by_role("button", name="Back to now")).to_be_visible()
    switch = page.get_by_role("group", name="Screen").get_by_role("button", name="Bidding")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(page.locator(CHOICE)).to_have_count(0)
    page.keyboard.press(",")
    page.wait_for_function("before => !location.href.endsWith('at=' + before)", arg=number)
    bar.get_by_role("button", name="Back to now").click()
    expect(page.locator(CHOICE).first).to_be_visible()
