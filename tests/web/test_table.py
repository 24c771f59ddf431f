"""What a table must keep doing for those who sit at it, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from scripts.moments import Moment
from tests.web.playing import ASKS, GONE, Keys, answer, asked
from tests.web.seating import ACTION, SEND, be_guest, look_at, new_table, sit_down

Visit = Callable[..., Page]

STOCK = Moment("stock", "stock_turn", 4)
BUYING = Moment("buying", "buy_cubes", 3)
POOR = Moment("poor", "stock_turn", 1, seats=2)  # little money, so that much is not possible
FINAL = Moment("final")
PAST = re.compile("Looking back")
MOVE_7 = re.compile(r"\bmove 7 of \d")
SKIP = "Skip to now"
# Notes each entry whose line is lit, and whether there was ever something to skip.
WATCH = """() => {
  window.lit = [];
  window.skippable = false;
  const look = () => {
    const number = Number(document.querySelector(".line.fresh")?.dataset.number ?? 0);
    if (number && window.lit.at(-1) !== number) window.lit.push(number);
    if (document.querySelector("[data-question]").textContent.includes("Skip to")) {
      window.skippable = true;
    }
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true,
  });
}"""


def give(page: Page, notation: str) -> None:
    """Give an answer from the bar, and wait until the table has gone on."""
    before = asked(page)
    page.locator(f'[data-question] [data-choice="{notation}"]').click()
    settle(page, before)


def settle(page: Page, before: str) -> None:
    """Confirm if that is asked for, and wait until the table has gone on."""
    page.wait_for_function(ASKS, arg=before)
    if asked(page) == before:
        page.locator("[data-confirm]").click()
    page.wait_for_function(GONE, arg=before)


def test_a_place_on_the_board_glows_and_answers(visit: Visit) -> None:
    page = visit()
    sit_down(page, ACTION)
    before = asked(page)
    place = page.get_by_role("main").get_by_role("button", name=re.compile("^Hire Manager"))
    expect(place).to_have_class(re.compile(r"\bcan\b"))
    place.click()
    settle(page, before)
    expect(page.get_by_role("log").get_by_text("Hire Manager").first).to_be_visible()


def test_a_place_that_cannot_be_used_says_why_and_opens_its_rule(visit: Visit) -> None:
    page = visit()
    sit_down(page, ACTION)
    page.locator("main .bank-space.shut").first.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text(re.compile(r"C-[A-Z]+-\d+"))
    rule = re.findall(r"C-[A-Z]+-\d+", tip.inner_text())[0]
    tip.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text(rule)


def close(page: Page) -> None:
    """Close a dialog; when it is gone, the focus goes back to what opened it."""
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_any_place_heading_or_choice_opens_its_rule(visit: Visit) -> None:
    """By a heading, by F1 on a place of the board, and by F1 on a choice of the bar."""
    page = visit()
    sit_down(page, ACTION)
    dialog = page.get_by_role("dialog")
    page.get_by_role("heading", name="Demand").get_by_role("button").click()
    expect(dialog).to_contain_text("C-DEM-03")
    close(page)
    page.get_by_role("main").get_by_role("button", name=re.compile("^Hire Manager")).focus()
    page.keyboard.press("F1")
    expect(dialog).to_contain_text("C-SPC-05")
    close(page)
    page.locator('[data-question] [data-choice^="place"][data-choice$=" hire"]').focus()
    page.keyboard.press("F1")
    expect(dialog).to_contain_text("C-SPC-01")


def test_a_finger_that_is_held_asks_and_answers_nothing(visit: Visit) -> None:
    """The tip stays when the finger is lifted, so that its rule can be opened."""
    page = visit(phone=True)
    sit_down(page, ACTION)
    before = asked(page)
    page.get_by_role("navigation").last.get_by_role("button", name="Board").tap()
    place = page.get_by_role("main").get_by_role("button", name=re.compile("^Hire Manager"))
    touch = {"pointerType": "touch", "bubbles": True}
    place.dispatch_event("pointerdown", touch)
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("C-SPC-05")
    place.dispatch_event("pointerup", touch)
    place.dispatch_event("click", {"bubbles": True, "detail": 1})
    tip.get_by_role("button").tap()
    expect(page.get_by_role("dialog")).to_contain_text("C-SPC-05")
    expect(page.locator("[data-confirm]:enabled")).to_have_count(0)
    page.get_by_role("dialog").get_by_role("button", name="Close").first.tap()
    page.get_by_role("navigation").last.get_by_role("button", name="Decide").tap()
    assert asked(page) == before


def test_what_is_not_possible_says_why_in_the_bar(visit: Visit) -> None:
    page = visit()
    sit_down(page, POOR)
    page.locator("[data-question] [data-choice][aria-disabled=true]").first.focus()
    expect(page.get_by_role("note")).to_contain_text(re.compile(r"C-[A-Z]+-\d+"))


def test_a_step_of_the_turn_is_taken_out_by_its_chip(visit: Visit) -> None:
    page = visit()
    sit_down(page, BUYING)
    give(page, "order livestock 30")
    chips = page.get_by_role("group", name="This turn").get_by_role("button")
    many = chips.count()
    before = asked(page)
    chips.last.click()
    page.wait_for_function(GONE, arg=before)
    expect(page.locator('[data-choice="order livestock 30"]')).to_be_visible()
    expect(chips).to_have_count(many - 1)


def test_the_undo_key_takes_the_last_step_back(visit: Visit) -> None:
    page = visit()
    sit_down(page, BUYING)
    give(page, "order coal 10")
    expect(page.locator('[data-choice="order coal 10"]')).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator('[data-choice="order coal 10"]')).to_be_visible()


def test_a_turn_that_is_over_is_taken_back_if_the_others_agree(visit: Visit) -> None:
    page, friend = visit(), visit()
    made = new_table(page, POOR, "open")
    be_guest(friend, "Otis")
    token = made["link"].partition("#")[2]
    friend.evaluate(SEND, ["POST", "/api/join", {"token": token}])
    free = f"/api/tables/{made['table']}/seats/yellow"
    friend.evaluate(SEND, ["PUT", free, {"who": "me"}])
    for one in (page, friend):
        look_at(one, f"/t/{made['table']}")
    give(page, "buy cracker common from company")
    give(friend, "pass")  # from now on it is not one's own to take back
    expect(page.locator('[data-choice="pass"]')).to_be_visible()
    page.keyboard.press("u")
    page.get_by_role("button", name="Ask the others").click()
    expect(friend.get_by_role("alert")).to_contain_text("Mara")
    friend.get_by_role("button", name="Agree").click()
    expect(page.locator('[data-choice="buy cracker common from company"]')).to_be_visible()
    expect(friend.get_by_role("alert")).to_have_count(0)


def test_number_keys_and_enter_give_an_answer(visit: Visit) -> None:
    page = visit()
    sit_down(page, ACTION)
    answer(page, Keys(), Random(4))


def test_the_palette_takes_the_notation(visit: Visit) -> None:
    page = visit()
    sit_down(page, ACTION)
    before = asked(page)
    page.keyboard.press("/")
    page.get_by_role("combobox").fill("place doggett manager")
    expect(page.get_by_role("option").first).to_contain_text("place doggett manager")
    page.keyboard.press("Enter")
    expect(page.get_by_role("combobox")).to_have_count(0)
    settle(page, before)


def test_the_palette_refuses_in_words(visit: Visit) -> None:
    page = visit()
    sit_down(page, POOR)
    page.keyboard.press("/")
    palette = page.get_by_role("dialog")
    palette.get_by_role("combobox").fill("found anglo 60")
    expect(palette.get_by_role("status")).to_contain_text("C-")
    palette.get_by_role("combobox").fill("xyzzy")
    expect(palette.get_by_role("status")).to_contain_text("No matches")


def test_the_past_is_one_step_away_and_so_is_the_present(visit: Visit) -> None:
    page = visit()
    address = sit_down(page, ACTION)
    question = page.locator("#question")
    now = question.inner_text()
    page.get_by_role("button", name="Previous move").click()
    expect(question).to_have_text(PAST)
    page.get_by_role("slider").press("Home")
    page.wait_for_url(re.compile(r"at=[23]$"))
    page.get_by_role("button", name="Back to now").first.click()
    expect(question).to_have_text(now)
    look_at(page, f"{address}?at=7")
    expect(question).to_have_text("Looking back at move 7")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", MOVE_7)
    expect(page.locator("[data-number='7'].here")).to_be_visible()


def test_the_log_shows_only_one_company(visit: Visit) -> None:
    page = visit()
    sit_down(page, ACTION)
    lines = page.locator("[data-number]")
    first = lines.first.get_attribute("data-number")
    page.get_by_role("button", name="Filter").click()
    page.get_by_label("Show only this company").select_option("elgin")
    expect(page.get_by_role("log").get_by_text("Elgin").first).to_be_visible()
    for line in lines.all():
        expect(line).to_contain_text("Elgin")
    page.get_by_role("button", name="Show everything").click()
    expect(lines.first).to_have_attribute("data-number", first or "")


def test_the_spreadsheet_is_sorted_with_the_keyboard(visit: Visit) -> None:
    page = visit()
    sit_down(page, ACTION)
    page.keyboard.press("g")
    grid = page.get_by_role("grid").first
    head = grid.get_by_role("columnheader", name="Treasury")
    grid.get_by_role("columnheader", name="Company").get_by_role("button").focus()
    place = (
        grid.locator("thead tr")
        .last.locator("th")
        .evaluate_all("all => all.findIndex((one) => one.textContent.includes('Treasury'))")
    )
    for _ in range(place):
        page.keyboard.press("ArrowRight")
    for order in ("descending", "ascending"):
        page.keyboard.press("Enter")
        expect(head).to_have_attribute("aria-sort", order)
        cells = grid.locator(f"tbody tr > :nth-child({place + 1})").all_inner_texts()
        values = [int(re.sub(r"\D", "", one) or 0) for one in cells]
        assert values == sorted(values, reverse=order == "descending")
        assert len(set(values)) > 1


def test_every_chart_is_also_a_table(visit: Visit) -> None:
    page = visit()
    sit_down(page, ACTION)
    page.keyboard.press("k")
    charts = page.get_by_role("dialog").get_by_role("figure")
    expect(charts).to_have_count(3)
    for chart in charts.all():
        expect(chart.get_by_role("img")).to_have_attribute("aria-label", re.compile(r": .+\$"))
        chart.get_by_text("As a table").click()
        expect(chart.get_by_role("row").nth(1)).to_contain_text("$")


def test_every_dollar_of_the_final_score_is_accounted_for(visit: Visit) -> None:
    page = visit()
    sit_down(page, FINAL)
    bars = page.locator("dialog .bars li")
    expect(bars).to_have_count(FINAL.seats)
    for bar in bars.all():
        parts = [dollars(one) for one in bar.locator("small").inner_text().split("·")]
        assert len(parts) > 2
        assert sum(parts) == dollars(bar.locator(".bar > b").inner_text())


def dollars(text: str) -> int:
    found = re.search(r"([^\s\d])?\$([\d,]+)", text)
    assert found, text
    return int(found[2].replace(",", "")) * (-1 if found[1] else 1)


def test_moves_of_others_are_shown_one_after_the_other(visit: Visit) -> None:
    page = visit(pace="normal", motion="no-preference")
    sit_down(page, STOCK)
    page.evaluate(WATCH)
    page.keyboard.press("p")
    page.locator("[data-confirm]:enabled").click()
    page.wait_for_function("() => window.lit.length > 2")
    shown = page.evaluate("window.lit")
    assert shown == sorted(shown)
    expect(page.get_by_role("button", name=SKIP)).to_be_visible()


def test_what_waits_to_be_shown_can_be_skipped(visit: Visit) -> None:
    page = visit(pace="slow", motion="no-preference")
    sit_down(page, STOCK)
    page.keyboard.press("p")
    page.locator("[data-confirm]:enabled").click()
    skip = page.get_by_role("button", name=SKIP)
    skip.wait_for()
    expect(page).to_have_title(re.compile("your turn", re.IGNORECASE))
    page.keyboard.press("s")
    expect(skip).to_have_count(0)
    expect(page.locator("[data-choice='pass']")).to_be_visible()


def test_whoever_asks_for_stillness_sees_everything_at_once(visit: Visit) -> None:
    page = visit(pace="slow", motion="no-preference")
    page.emulate_media(reduced_motion="reduce")
    sit_down(page, STOCK)
    page.evaluate(WATCH)
    before = asked(page)
    give(page, "pass")
    page.wait_for_function(GONE, arg=before)
    expect(page.locator("[data-choice]:visible").first).to_be_visible()
    assert page.evaluate("[window.lit.length > 0, window.skippable]") == [True, False]
