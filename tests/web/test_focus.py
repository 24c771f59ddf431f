"""Whoever plays by keyboard stays where the game goes on, and hears of what is refused."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, WebSocketRoute, expect

from scripts.moments import Moment
from tests.web.playing import ASKS, GONE, asked
from tests.web.seating import ACTION, sit_down

Visit = Callable[..., Page]

# An asset is kept that can be used or discarded: several answers go there
ASSET = Moment("asset", "action_turn", since=3, seats=2, bot="heuristic", seed="10")
HIRE = re.compile("^Hire Manager")
IN_BAR = "() => document.querySelector('[data-question]').contains(document.activeElement)"
CLOSE_AND_PRESS = """(key) => new Promise((done) => {
  const dialog = document.querySelector("dialog[open]");
  dialog.addEventListener("close", () => setTimeout(done));
  dialog.requestClose();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
})"""
ANSWER = re.compile(r'("answer":\s*)"[^"]+"')


def test_the_bar_has_the_focus_after_an_answer_on_the_board(visit: Visit) -> None:
    page = visit()
    sit_down(page, ACTION)
    before = asked(page)
    page.get_by_role("main").get_by_role("button", name=HIRE).focus()
    page.keyboard.press("Enter")
    page.wait_for_function(ASKS, arg=before)
    if asked(page) == before:
        page.keyboard.press("Enter")
    page.wait_for_function(GONE, arg=before)
    page.wait_for_function(IN_BAR)


def test_a_place_with_several_answers_is_spoken_and_the_way_back_keeps_the_focus(
    visit: Visit,
) -> None:
    page = visit()
    sit_down(page, ASSET)
    page.locator("main .owned-asset.can").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="choices here")).to_have_count(1)
    page.get_by_role("button", name="Show all choices").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-question]")).to_be_focused()


def test_folding_the_drawer_keeps_the_focus_at_its_edge(visit: Visit) -> None:
    page = visit()
    sit_down(page, ACTION)
    drawer = page.locator("aside")
    edge = drawer.get_by_role("button").first
    edge.focus()
    page.keyboard.press("Enter")
    expect(drawer.get_by_role("button")).to_have_count(3)
    expect(edge).to_be_focused()
    page.keyboard.press("Enter")
    expect(drawer.get_by_role("log")).to_be_visible()
    expect(edge).to_be_focused()


def test_after_the_palette_enter_gives_the_answer_that_was_typed(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('confirm', 'always')")
    sit_down(page, ACTION)
    before = asked(page)
    choices = page.locator('[data-question] [data-choice^="place"]:not([aria-disabled=true])')
    choices.first.focus()
    wanted = choices.last.get_attribute("data-choice") or ""
    page.keyboard.press("/")
    expect(page.get_by_role("combobox")).to_be_focused()
    page.keyboard.type(wanted)
    page.keyboard.press("Enter")
    page.wait_for_function(ASKS, arg=before)
    expect(page.locator(f'[data-question] [data-choice="{wanted}"]')).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function(GONE, arg=before)


def test_tab_completes_in_the_palette_and_then_leaves_its_field(visit: Visit) -> None:
    page = visit()
    sit_down(page, ACTION)
    page.keyboard.press("/")
    field = page.get_by_role("combobox")
    expect(field).to_be_focused()
    page.keyboard.type("place")
    page.keyboard.press("Tab")
    expect(field).to_have_value(re.compile(r"^place \w+ "))
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("dialog").get_by_role("button", name="Close")).to_be_focused()


def test_closing_a_dialog_leaves_alone_what_the_next_key_opened(visit: Visit) -> None:
    """The browser says that a dialog was closed only after the next key may have been heard."""
    page = visit()
    sit_down(page, ACTION)
    page.keyboard.press("g")
    expect(page.get_by_role("dialog", name="Everything in numbers")).to_be_visible()
    page.evaluate(CLOSE_AND_PRESS, "k")
    expect(page.get_by_role("dialog", name="The game in charts")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(1)


def test_what_is_refused_on_another_tab_of_a_phone_is_told_there(visit: Visit) -> None:
    page = visit(phone=True)

    def meddle(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()
        wire.on_message(lambda said: server.send(ANSWER.sub(r'\1"withhold"', str(said))))

    page.route_web_socket(re.compile("/api/"), meddle)
    page.evaluate("localStorage.setItem('confirm', 'always')")
    sit_down(page, ACTION)
    page.get_by_role("navigation").last.get_by_role("button", name="Board").tap()
    page.get_by_role("main").get_by_role("button", name=HIRE).tap()
    page.locator("[data-confirm]:enabled").tap()
    close = page.get_by_role("alert").get_by_role("button", name="Close")
    expect(close).to_be_visible()
    close.tap()
    expect(close).to_have_count(0)


def test_the_keyboard_comes_to_the_question_before_the_drawer(visit: Visit) -> None:
    page = visit()
    sit_down(page, ACTION)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the question")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-question]")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate(IN_BAR)
    for _ in range(page.locator("[data-question] button").count()):
        page.keyboard.press("Tab")
        if not page.evaluate(IN_BAR):
            break
    expect(page.locator("aside :focus")).to_have_count(1)


def test_the_log_is_one_stop_and_arrows_lead_through_it(visit: Visit) -> None:
    page = visit()
    sit_down(page, ACTION)
    log = page.get_by_role("log")
    lines = log.get_by_role("listitem")
    stop = log.locator("[tabindex='0']")
    expect(stop).to_have_count(1)
    many = lines.count()
    stop.focus()
    page.keyboard.press("End")
    expect(log.get_by_role("button", name="older lines")).to_be_focused()
    assert lines.count() == many
    page.keyboard.press("Enter")
    expect(lines.nth(many).get_by_role("link")).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    second = lines.nth(1).get_by_role("link")
    expect(second).to_be_focused()
    said = second.inner_text().strip()
    page.keyboard.press("ArrowRight")
    expect(lines.nth(1).get_by_role("button", name=said)).to_be_focused()
    page.keyboard.press("Enter")
    expect(log.get_by_role("button", name="Copy link")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_have_text(re.compile("Looking back"))
    expect(second).to_be_focused()
