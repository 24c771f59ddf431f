"""Looking back at a game of Raising Chicago: what every screen shows of then, links and forks."""

from __future__ import annotations

import re
from urllib.parse import urlparse

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Locator, Page, expect

from tests.web.past_table import NEWEST, PastTable
from tests.web.playing import GONE, asked
from tests.web.seating import look_at, wait_for_table

VIEW = "async table => (await (await fetch(`/api/tables/${table}`)).json()).table.view"
STORY = re.compile(r"^Project [IV]+, step by step$")


def answers(page: Page) -> Locator:
    return page.locator("[data-question] [data-choice]")


def test_the_bidding_shows_the_markers_of_then_and_no_later_ones(past_table: PastTable) -> None:
    moment = [one for one in past_table.history if one["view"]["phase"] == "bidding"][5]
    past_table.look(moment, "Bidding")
    names = {"blue": "You", "purple": "Edwin", "green": "Theo"}
    for auction in moment["view"]["auctions"]:
        space = auction["space"].upper()
        column = past_table.page.get_by_role("article", name=f"Project {space}", exact=True)
        for color, count in auction["markers"].items():
            squares = column.get_by_label(
                re.compile(rf"^Project {space}, .+ square: {names[color]}")
            )
            expect(squares).to_have_count(count)
    expect(answers(past_table.page)).to_have_count(0)


def test_a_payment_shows_what_was_paid_until_then_and_offers_nothing(past_table: PastTable) -> None:
    moment = next(
        one
        for one in past_table.history
        if one["question"]
        and one["question"]["kind"] == "pay"
        and any(line["is_settled"] and line["need"] for line in one["view"]["payment"]["bill"])
    )
    past_table.look(moment, "Payment")
    bill = past_table.page.get_by_role("region", name="The bill")
    lines = moment["view"]["payment"]["bill"]
    expect(bill.get_by_role("listitem")).to_have_count(len(lines))
    still_open = [line["need"] for line in lines if not line["is_settled"]]
    expect(bill.locator(".slot.open")).to_have_count(sum(still_open))
    expect(bill.locator(".slot:is(.full, .wide)")).not_to_have_count(0)
    expect(past_table.page.get_by_text("This payment was still open here.")).to_be_visible()
    expect(past_table.page.get_by_text("0 ways")).to_have_count(0)
    expect(bill.get_by_role("button", name="Trade first")).to_have_count(0)
    expect(answers(past_table.page)).to_have_count(0)


def test_a_move_shows_the_building_and_the_plot_that_were_chosen_by_then(
    past_table: PastTable,
) -> None:
    page = past_table.page
    display = page.get_by_role("region", name="Prestige buildings on display").first
    past_table.look(past_table.first("prestige_choice"), "Moving")
    expect(display.locator("li.chosen")).to_have_count(0)
    placing = past_table.first("prestige_plot")
    past_table.look(placing, "Moving")
    expect(display.locator("li.chosen")).to_have_count(1)
    expect(page.locator("main .plot .lit")).to_have_count(0)
    turning = past_table.first("prestige_turn")
    past_table.look(turning, "Moving")
    looked = page.locator("main .plot", has=page.locator(".lit")).locator("[data-plot]")
    expect(looked).to_have_attribute("data-plot", turning["question"]["data"]["plot"])
    expect(page.get_by_role("region", name="Turn it")).to_have_count(0)
    expect(answers(page)).to_have_count(0)


def test_the_log_is_at_the_line_before_a_decision_that_has_none(past_table: PastTable) -> None:
    """Which prestige building is chosen is told once it is on its plot."""
    moment = past_table.first("prestige_plot")
    past_table.look(moment)
    log = past_table.page.get_by_role("log")
    line = log.locator("[data-number]").filter(has_text="to the outskirts").last
    expect(line).to_be_in_viewport()


def test_the_board_is_that_of_then(past_table: PastTable) -> None:
    moment = past_table.first("raise")
    past_table.look(moment)
    built = [one for one in moment["view"]["plots"] if "project" in one]
    expect(past_table.page.locator("main [data-plot] .raised")).to_have_count(len(built))


def test_the_story_of_a_project_tells_who_won_by_what_rule_and_what_came_of_it(
    past_table: PastTable,
) -> None:
    """The last decision of a project tells all of its steps."""
    page = past_table.page
    moment = past_table.first("prestige_turn")
    past_table.look({"number": moment["number"] + 1})
    story = page.locator("[data-question]").get_by_role("region", name=STORY)
    expect(story).to_contain_text(re.compile(r"You won \d"))
    expect(story).to_contain_text(re.compile("nobody else bid|most markers|tie: "))
    steps = story.get_by_role("listitem")
    expect(steps.filter(has_text="Pay").get_by_label(re.compile("^pays "))).not_to_have_count(0)
    expect(steps.filter(has_text="Prestige building")).to_contain_text("goes to plot")
    expect(steps.filter(has_text="Card").last).to_contain_text("Adds a card")
    expect(story.get_by_role("img", name="done")).to_have_count(steps.count())


def open_line(past_table: PastTable, said: str) -> str:
    """Look at the table of now and open what can be done with a line; returns its decision."""
    look_at(past_table.page, past_table.address)
    past_table.page.keyboard.press("b")
    line = past_table.page.get_by_role("log").locator("[data-number]").filter(has_text=said).first
    line.locator("button.more").click()
    return line.get_attribute("data-number") or ""


def test_a_line_of_the_log_has_an_address_that_shows_its_moment(past_table: PastTable) -> None:
    page = past_table.page
    number = open_line(past_table, "Takes")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert f"/watch?at={number}#" in copied
    page.goto(copied)
    wait_for_table(page)
    expect(page.get_by_role("heading", name=re.compile("^Looking back at move"))).to_be_visible()
    here = page.get_by_role("log").locator(".here")
    expect(here.filter(has_text="Takes").first).to_have_attribute("data-number", number)


def test_a_fork_plays_on_from_its_decision_at_a_table_of_its_own(past_table: PastTable) -> None:
    page = past_table.page
    number = int(open_line(past_table, "Takes"))
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("combobox").first).to_have_value("me")
    dialog.get_by_role("button", name="Create the table").click()
    page.wait_for_function("address => location.pathname !== address", arg=past_table.address)
    wait_for_table(page)
    expect(answers(page).first).to_be_visible()
    then = next(one for one in past_table.history if one["number"] == number)["view"]
    forked = page.evaluate(VIEW, urlparse(page.url).path.removeprefix("/t/"))
    assert (forked["round"], forked["plots"]) == (then["round"], then["plots"])
    before = asked(page)
    answers(page).first.click()
    page.locator("[data-question] [data-choice]:not([data-opens])").first.click()
    page.locator("[data-confirm]:enabled").click()
    page.wait_for_function(GONE, arg=before)
    look_at(page, past_table.address)
    assert (
        page.evaluate(NEWEST, past_table.address.removeprefix("/t/"))
        == past_table.history[-1]["number"]
    )
