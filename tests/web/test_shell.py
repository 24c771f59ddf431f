"""The pages around the tables, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

Visit = Callable[..., Page]


def make_table(page: Page, *sitters: str, title: str = "Clark Street") -> None:
    """Make a table with as many seats: Me, Friend or Bot."""
    page.goto("/new")
    page.get_by_role("textbox", name="Your table").fill(title)
    page.get_by_role("group", name="Number of players").get_by_role(
        "button", name=str(len(sitters))
    ).click()
    for number, who in enumerate(sitters, start=1):
        seat = page.get_by_role("group", name=re.compile(f"Seat {number},"))
        seat.get_by_role("button", name=who).click()
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    expect(page.get_by_role("heading", level=1)).to_contain_text("invites you to a game")
    assert link.rpartition("#")[2] not in page.url
    page.get_by_label("What should the others call you?").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("game", ["City of the Big Shoulders", "Raising Chicago"])
def test_one_click_leads_from_the_landing_to_a_game(visit: Visit, game: str) -> None:
    page = visit("/")
    cover = page.get_by_role("article").filter(has_text=game)
    cover.get_by_role("button", name="Play now against bots").click()
    page.wait_for_url("**/t/*")
    expect(page).to_have_title(re.compile("your turn", re.IGNORECASE))
    expect(page.get_by_role("banner")).to_contain_text(game)
    expect(page.locator("[data-question] [data-choice]").first).to_be_visible()


def test_the_page_speaks_four_languages_and_remembers_the_choice(visit: Visit) -> None:
    page = visit("/")
    for lang, words in (("Español", "Reglas"), ("Français", "Règles"), ("Deutsch", "Regeln")):
        page.get_by_role("button", name=lang).click()
        expect(page.get_by_role("navigation").first).to_contain_text(words)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("button", name="Jetzt gegen Bots spielen").first).to_be_visible()


def test_a_link_brings_a_friend_and_leaves_no_secret_in_the_address(visit: Visit) -> None:
    """The game begins when the last free seat is taken."""
    page = visit("/")
    make_table(page, "Me", "Friend")
    link = page.get_by_label("Invite", exact=True).input_value()
    friend = visit("/tables")
    join(friend, link, "Otis")
    assert link.rpartition("#")[2] not in friend.url
    for one in (page, friend):
        expect(one.get_by_role("heading", name="Invite your friends")).to_have_count(0)
        expect(one.get_by_role("button", name="Table menu")).to_be_visible()


def test_a_seat_can_be_given_away_once(visit: Visit) -> None:
    """The link of a free seat seats whoever comes first; the next one is told that it was used."""
    page = visit("/")
    make_table(page, "Me", "Friend", "Friend")
    page.get_by_label(re.compile("^More for this seat")).nth(1).click()
    page.get_by_role("button", name="Link for a friend").first.click()
    link = page.get_by_label(re.compile("Link for a friend:")).input_value()
    join(visit("/tables"), link, "Otis")
    expect(page.get_by_role("list")).to_contain_text(["Otis"])


def test_free_seats_are_given_to_bots_and_the_game_begins(visit: Visit) -> None:
    page = visit("/")
    make_table(page, "Me", "Friend", "Friend")
    page.get_by_role("button", name="Start now with bots in the free seats").click()
    expect(page).to_have_title(re.compile("your turn", re.IGNORECASE))


def test_an_option_that_needs_another_one_says_so_beforehand(visit: Visit) -> None:
    """Simplified closure needs the closed space, which only the edition of 2025 has."""
    page = visit("/new")
    closure = page.get_by_role("switch", name="Simplified closure")
    expect(closure).to_be_disabled()
    expect(page.get_by_text("Closed space").first).to_be_visible()
    page.get_by_role("radio", name=re.compile("^2025")).click()
    closure.click()
    expect(closure).to_be_checked()
    expect(page.get_by_role("button", name="Create the table")).to_be_enabled()


def test_an_open_table_is_found_and_a_private_one_is_not(visit: Visit) -> None:
    page = visit("/new")
    page.get_by_role("textbox", name="Your table").fill("Known to all")
    page.get_by_role("radio", name="Public").click()
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    make_table(page, "Me", "Friend", title="Known to friends")
    other = visit("/tables")
    tables = other.get_by_role("region", name="Open tables")
    expect(tables).to_contain_text("Known to all")
    expect(tables).not_to_contain_text("Known to friends")


def test_the_rules_are_searched_and_a_hit_leads_to_its_page_and_its_exact_rule(
    visit: Visit,
) -> None:
    page = visit("/rules/city?edition=2025")
    page.get_by_placeholder("Search the rules").fill("c-stock-03")
    page.get_by_role("search").get_by_role("link", name="Stock Phase").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Stock Phase")
    page.get_by_role("article").get_by_role("link", name="C-STOCK-03").click()
    expect(page.get_by_role("dialog", name="Rule C-STOCK-03")).to_contain_text("A turn has two")
    assert "rule=C-STOCK-03" in page.url


def test_an_address_names_a_rule_and_leads_to_where_the_book_tells_it(visit: Visit) -> None:
    page = visit("/rules/city#C-DIR-06")
    expect(page.get_by_role("heading", level=1)).to_have_text("Who directs a company")
    told = page.get_by_role("paragraph").filter(has_text="You may sell it if").first
    expect(told).to_be_focused()


def test_the_whole_book_is_printed_without_what_is_around_it(visit: Visit) -> None:
    page = visit("/rules/raising/all")
    expect(page.get_by_role("heading", name="Aim of the game")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Expertise")).to_be_visible()
    for around in ("navigation", "search", "banner", "contentinfo"):
        expect(page.get_by_role(around)).to_have_count(0)


def test_a_table_has_the_book_for_its_own_game(visit: Visit) -> None:
    page = visit("/")
    make_table(page, "Me", "Friend")
    page.get_by_role("button", name="What differs in this edition").click()
    book = page.get_by_role("dialog", name="How to play")
    expect(book.get_by_role("heading", level=1)).to_have_text("Aim of the game")
    book.get_by_role("link", name="Operating Phase").click()
    expect(book.get_by_role("heading", level=1)).to_have_text("Operating Phase")
    expect(book.get_by_role("list", name="Steps")).to_contain_text("Action")
    assert book.get_by_role("link", name="Raising funds in an emergency").count() == 0


def test_the_page_installs_itself_and_opens_without_a_connection(visit: Visit) -> None:
    page = visit("/", installs=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()  # what is loaded now is kept
    page.wait_for_load_state("networkidle")
    page.context.set_offline(offline=True)
    page.reload()
    expect(page.get_by_role("link", name="Rules").first).to_be_visible()
