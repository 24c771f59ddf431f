"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.seating import ACTION, SEND, be_guest, look_at, new_table, wait_for_table

Visit = Callable[..., Page]

LOOK = "async id => (await fetch(`/api/tables/${id}`)).json()"


def test_whoever_looks_on_sees_the_board_and_is_asked_nothing(visit: Visit) -> None:
    """Hands stay hidden: somebody who only watches gets the cards of nobody."""
    page, other = visit(), visit()
    be_guest(page, "Mara")
    wanted = {
        "game": "city",
        "seats": ["me", "heuristic"],
        "title": "Open to all",
        "visibility": "open",
    }
    made = page.evaluate(SEND, ["POST", "/api/tables", wanted])
    look_at(page, f"/t/{made['table']}")
    expect(page.locator("[data-question] [data-choice]").first).to_be_visible()
    other.goto("/tables")
    game = other.get_by_role("listitem").filter(has_text="Open to all")
    game.get_by_role("link", name="Watch").click()
    wait_for_table(other)
    expect(other.get_by_role("heading", name="Demand")).to_be_visible()
    expect(other.locator("[data-choice]")).to_have_count(0)
    seen = other.evaluate(LOOK, made["table"])
    assert all("hand" not in seat for seat in seen["table"]["view"]["seats"])


def test_whoever_looks_on_without_a_name_talks_and_plays_on_elsewhere(visit: Visit) -> None:
    """A name is given to them when they first need one; a double click sets one table."""
    page, other = visit(), visit()
    be_guest(page, "Mara")
    wanted = {"game": "city", "seats": ["me", "heuristic"], "visibility": "open"}
    address = f"/t/{page.evaluate(SEND, ['POST', '/api/tables', wanted])['table']}"
    for one in (page, other):
        look_at(one, address)
        one.get_by_role("tab", name="Chat").click()
    other.get_by_role("textbox", name="Say something").fill("Hello!")
    other.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Hello!")
    forks: list[str] = []
    other.on("request", lambda asked: forks.append(asked.url) if "/fork" in asked.url else None)
    other.get_by_role("button", name="Table menu").click()
    other.get_by_role("button", name="Save").click()
    other.get_by_role("button", name="Play on from here").click()
    other.get_by_role("button", name="Create the table").dblclick()
    expect(other.locator("[data-question] [data-choice]").first).to_be_visible()
    assert len(forks) == 1


def test_people_talk_and_a_word_about_a_decision_leads_to_it(visit: Visit) -> None:
    page, friend = visit(), visit()
    made = new_table(page, ACTION, "open", "heuristic", "heuristic")
    be_guest(friend, "Otis")
    token = made["link"].partition("#")[2]
    friend.evaluate(SEND, ["POST", "/api/join", {"token": token}])
    for one in (page, friend):
        look_at(one, f"/t/{made['table']}")
        one.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill("Good luck!")
    page.keyboard.press("Enter")
    expect(friend.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
    friend.get_by_role("tab", name="Log").click()
    line = friend.locator("[data-number]").first
    number = line.get_attribute("data-number")
    line.locator(".more").click()
    friend.get_by_role("button", name="Comment").click()
    friend.get_by_role("textbox", name="Say something").fill("Why that?")
    friend.get_by_role("button", name="Send").click()
    said = page.get_by_role("log", name="Chat").get_by_role("listitem").last
    expect(said).to_contain_text("Why that?")
    said.get_by_role("link").click()
    page.wait_for_url(f"**/t/*at={number}")


def test_a_game_is_played_on_from_any_decision_at_a_table_of_its_own(visit: Visit) -> None:
    page = visit()
    made = new_table(page, ACTION)
    look_at(page, f"/t/{made['table']}?at=40")
    line = page.locator("[data-number].here")
    line.locator(".more").click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url(lambda address: made["table"] not in address and "/t/" in address)
    wait_for_table(page)
    expect(page.locator("[data-question]")).to_have_attribute("data-status", "playing")
    looked = page.evaluate(LOOK, made["table"])
    assert looked["table"]["number"] > 40  # the first table stays as it is
