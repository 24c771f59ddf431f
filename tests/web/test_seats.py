"""A seat changes hands: what people are asked, told and offered, each with their own browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Locator, Page, expect

from scripts.moments import Moment
from tests.web.seating import ACTION, SEND, be_guest, look_at, new_table

Visit = Callable[..., Page]


def two_at_a_table(visit: Visit) -> tuple[Page, Page]:
    """Seat Mara, the host, and Otis at a game that is being played."""
    page, friend = visit(), visit()
    made = new_table(page, ACTION, "open", "heuristic", "heuristic")
    be_guest(friend, "Otis")
    token = made["link"].partition("#")[2]
    friend.evaluate(SEND, ["POST", "/api/join", {"token": token}])
    path = f"/api/tables/{made['table']}/seats/yellow"
    friend.evaluate(SEND, ["PUT", path, {"who": "me"}])
    for one in (page, friend):
        look_at(one, f"/t/{made['table']}")
    return page, friend


def second_seat(page: Page) -> Locator:
    """Open the seats of the table, and return the second one."""
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Seats").click()
    return page.get_by_role("dialog").get_by_role("listitem").nth(1)


def test_a_host_asks_and_the_person_declines_or_agrees_and_comes_back(visit: Visit) -> None:
    page, friend = two_at_a_table(visit)
    row = second_seat(page)
    expect(row).to_contain_text("Only Otis can pass this seat on")
    expect(row.get_by_role("button", name="Link for a friend")).to_have_count(0)
    row.get_by_role("button", name="Ask to let this bot play: Otis").click()
    expect(row).to_contain_text("Otis has been asked")
    alert = friend.get_by_role("alert", name="Your seat")
    expect(alert).to_contain_text("Mara asks to let a bot play your seat")
    alert.get_by_role("button", name="Keep playing").click()
    expect(alert).to_have_count(0)
    expect(row).to_contain_text("Only Otis can pass this seat on")
    row.get_by_role("button", name="Ask to free the seat: Otis").click()
    alert.get_by_role("button", name="Agree").click()
    expect(row).to_contain_text("Kept for Otis")
    expect(row).to_contain_text("Then someone new can have it")
    expect(row.get_by_role("button", name="Sit down")).to_have_count(0)
    friend.get_by_role("button", name="I\u2019m back").click()
    expect(row).to_contain_text("Only Otis can pass this seat on")
    said = friend.get_by_role("log").first
    for words in ("Mara asks Otis", "Otis declines and keeps", "Otis agrees", "Mara frees", "back"):
        expect(said).to_contain_text(words)


def test_leaving_a_game_is_asked_about_and_a_bot_keeps_the_seat(visit: Visit) -> None:
    _page, friend = two_at_a_table(visit)
    row = second_seat(friend)
    row.get_by_role("button", name="Leave the seat: Otis").click()
    expect(row).to_contain_text("Leaving is for good")
    row.get_by_role("button", name="Stay").click()
    row.get_by_role("button", name="Let this bot play: Otis", exact=True).click()
    friend.get_by_role("button", name="I\u2019m back").click()  # the bot has only kept it
    expect(friend.locator("header").first).to_contain_text("You")
    row = second_seat(friend)
    row.get_by_role("button", name="Leave the seat").click()
    row.get_by_role("button", name="Leave for good").click()
    expect(friend.get_by_role("dialog")).to_have_count(0)  # from now on Otis looks on
    expect(friend.get_by_role("button", name="I\u2019m back")).to_have_count(0)
    expect(second_seat(friend).get_by_role("button", name="Sit down")).to_be_visible()


def test_a_shared_link_shows_the_end_and_a_moment_to_a_stranger(visit: Visit) -> None:
    """A stranger in another browser sees the result, and a decision, without saying a name."""
    page = visit()
    page.add_init_script("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    look_at(page, f"/t/{new_table(page, Moment('final'))['table']}")
    page.get_by_role("dialog").get_by_role("button", name="Share").click()
    # A function: what is no function is evaluated at every look, which the page's policy forbids.
    page.wait_for_function("() => window.copied?.includes('/watch#')")
    stranger = visit(page.evaluate("window.copied"))
    expect(stranger.locator("[data-place]")).to_have_count(4)
    assert "#" not in stranger.url
    moment = visit(page.evaluate("window.copied.replace('/watch', '/watch?at=40')"))
    expect(moment.locator("#question")).to_have_text(re.compile("Looking back"))
