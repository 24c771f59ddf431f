"""The plain page in a real browser: everything that people do at tables, by clicks and by keys."""

from __future__ import annotations

import os
import re
import shutil
import signal
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from tests.server.conftest import Server, new_database

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
PATIENCE = 30_000
MOST_ANSWERS = 400
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a running server on SQLite; the page is the same on every database."""
    shared = Server(new_database("sqlite", tmp_path_factory.mktemp("page"), str))
    shared.start()
    yield shared
    shared.end(signal.SIGTERM)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Return a browser; `make test` installs one if it can."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as driver:
        if found is None and not Path(driver.chromium.executable_path).exists():
            pytest.skip("no Chromium here: playwright install chromium")
        sandbox = os.name != "posix" or os.geteuid() != 0  # Chromium has none for root
        opened = driver.chromium.launch(executable_path=found, chromium_sandbox=sandbox)
        yield opened
        opened.close()


@pytest.fixture
def visit(browser: Browser, host: Server) -> Iterator[Callable[..., Page]]:
    """Return a function that opens the page as somebody new; complaints of the browser fail."""
    pages: list[Page] = []
    complaints: list[str] = []

    def opened(path: str = "/", *, phone: bool = False, expected: str = "401") -> Page:
        context = browser.new_context(
            base_url=host.address,
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type] # a dict of this shape
            has_touch=phone,
            is_mobile=phone,
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda said: (
                complaints.append(said.text)
                if said.type == "error"
                and not {"401", expected} & set(re.findall(r"\d+", said.text))
                else None
            ),
        )
        page.on(
            "request",
            lambda asked: (
                complaints.append(asked.url)
                if not re.match(rf"(http|ws|data|blob):.*{host.port}/", asked.url)
                else None
            ),
        )
        page.goto(path)
        pages.append(page)
        return page

    yield opened
    for page in pages:
        page.context.close()
    assert complaints == []


def play_now(page: Page, name: str = "Mara") -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Play now against two bots").click()
    answers(page).first.wait_for()


def answers(page: Page) -> Locator:
    return page.locator("button.answer:enabled")


def entries(page: Page) -> int:
    return page.locator(".log > li").count()


def answer(page: Page, which: Locator) -> None:
    """Click an answer and wait until the log has it."""
    before = entries(page)
    which.click()
    page.locator(".log > li").nth(before).wait_for(state="attached")


def make_table(page: Page, name: str, *sitters: str) -> None:
    """Make a table of as many seats on the page for new tables."""
    page.goto("/new")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Go on").click()
    page.get_by_label("How many play").select_option(str(len(sitters)))
    for place, who in enumerate(sitters):
        page.locator("select[name=seat]").nth(place).select_option(who)
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("region", name="Seats").wait_for()


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Go on").click()
    page.wait_for_url("**/t/**")


def test_a_whole_game_is_played_by_clicks(visit: Callable[..., Page]) -> None:
    """Name, one click, then answers to the end: standings, the record, and a rematch."""
    page = visit()
    make_table(page, "Mara", "me", "random")
    over = page.get_by_role("heading", name="The game is over.")
    for _turn in range(MOST_ANSWERS):
        answers(page).first.or_(over).first.wait_for()
        if over.is_visible():
            break
        answer(page, answers(page).last)
    expect(page.get_by_role("region", name="Standings").locator("li")).to_have_count(2)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Export the record").click()
    assert "deal" in Path(saved.value.path()).read_text()
    page.get_by_role("button", name="Rematch").click()
    answers(page).first.wait_for()
    expect(page.get_by_role("region", name="Standings")).to_have_count(0)


def test_two_clicks_lead_from_the_landing_to_the_first_question(
    visit: Callable[..., Page],
) -> None:
    """The bar asks in words, shows what an answer changes, and says why others are not offered."""
    page = visit()
    play_now(page)
    expect(page.locator("#question")).to_contain_text("Mara founds the first company")
    answers(page).first.hover()
    expect(page.locator(".preview")).to_contain_text("Mara · cash")
    page.get_by_text("What is not possible now, and why").click()
    expect(page.locator(".why li").first).to_contain_text(re.compile(r"\(C-[A-Z]+-\d+\)"))
    expect(page.locator(".log > li.start")).to_contain_text("The game begins")


def test_keys_alone_choose_and_take_back(visit: Callable[..., Page]) -> None:
    """A number shows an answer, the same number again gives it, u takes it back."""
    page = visit()
    page.get_by_label("Your name").fill("Otis")
    page.keyboard.press("Enter")
    answers(page).first.wait_for()
    before = entries(page)
    page.keyboard.press("1")
    expect(answers(page).first).to_be_focused()
    page.keyboard.press("1")
    page.locator(".log > li.move").nth(1).wait_for(state="attached")
    page.locator(".log > li").nth(before).wait_for(state="attached")
    # Undo is offered on the first question whose answer has not let a bot move since.
    undo = page.get_by_role("button", name="Undo (u)")
    for _turn in range(MOST_ANSWERS):
        answers(page).first.wait_for()
        if undo.is_visible():
            break
        answer(page, answers(page).first)
    page.keyboard.press("u")
    page.locator(".log > li.undo").wait_for()
    expect(page.locator(".log > li.void")).to_have_count(1)


def test_a_link_brings_a_friend_and_leaves_no_secret_in_the_address(
    visit: Callable[..., Page],
) -> None:
    """The game begins when the friend sits down; chat and comments reach the other side."""
    page = visit("/new")
    make_table(page, "Mara", "me", "open")
    link = page.get_by_label("Link to the table", exact=True).input_value()
    friend = visit("/tables")
    join(friend, link, "Otis")
    assert link.rpartition("#")[2] not in friend.url
    friend.get_by_role("button", name="Sit down").click()
    page.locator(".log > li.start").wait_for()
    friend.get_by_label("Say something").fill("good luck")
    friend.get_by_role("button", name="Say", exact=True).click()
    page.locator(".log .said", has_text="good luck").wait_for()
    page.get_by_role("button", name="Comment on entry 1", exact=True).focus()
    page.keyboard.press("Enter")
    page.keyboard.type("so it began")
    page.keyboard.press("Enter")
    friend.locator("li.chat", has_text="so it began").get_by_text("on entry 1").wait_for()


def test_a_seat_moves_to_another_device_once(visit: Callable[..., Page]) -> None:
    """The link of a seat works once; the first device looks on from then on."""
    page = visit()
    play_now(page)
    page.get_by_label("More about the seat red").click()
    page.get_by_role("button", name="Move to another device").click()
    link = page.get_by_label("Link to the seat red").input_value()
    phone = visit("/tables", phone=True)
    join(phone, link, "Mara on the phone")
    answers(phone).first.wait_for()
    expect(page.get_by_text("You look on.")).to_be_visible()
    late = visit("/tables", expected="404")
    late.goto(link)
    late.get_by_label("Your name").fill("Late")
    late.get_by_role("button", name="Go on").click()
    expect(late.get_by_role("alert")).to_contain_text("this link was used before")


def test_several_seats_in_one_browser_and_one_handed_to_a_bot(
    visit: Callable[..., Page],
) -> None:
    """Hotseat shows one side at a time; a bot keeps a seat until its person takes it back."""
    page = visit()
    make_table(page, "Mara", "me", "me")
    side = page.get_by_role("button", name="Show the side of")
    for _turn in range(2):
        answers(page).first.or_(side).first.wait_for()
        if side.is_visible():
            side.click()
        answer(page, answers(page).first)
    page.get_by_label("More about the seat red").click()
    page.get_by_role("button", name="Hand to this bot").first.click()
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".seats li").first).to_contain_text("you")


def test_every_entry_has_an_address_and_can_be_forked(visit: Callable[..., Page]) -> None:
    """`?at=N` shows the table as it stood; a fork plays on from there."""
    page = visit()
    play_now(page)
    answer(page, answers(page).first)
    table = page.url
    page.goto(f"{table}?at=2")
    page.get_by_text("You look at the table after entry 2.").wait_for()
    expect(page.get_by_label(re.compile("Entry 2 of"))).to_have_value("2")
    page.get_by_text("Play on from here at a new table").click()
    page.get_by_role("button", name="Fork").click()
    page.wait_for_url(lambda url: not url.startswith(table))
    expect(page.get_by_role("heading", level=1)).to_contain_text("fork of")
    answers(page).first.wait_for()


def test_options_say_what_they_change(visit: Callable[..., Page]) -> None:
    """An edition lists what it plays differently; an option says what each value means."""
    page = visit()
    play_now(page)
    page.goto("/new")
    page.locator("select[name=preset]").select_option("2025")
    page.locator("#differences").get_by_text("Share prices rise to 400 at most").wait_for()
    page.locator("select[name=clock]").select_option("days")
    page.get_by_label("Days for each answer").fill("3")
    page.get_by_label("Everybody").check()
    page.get_by_label("Name of the table").fill("Prairie Avenue")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("region", name="Seats").wait_for()
    page.goto("/tables")
    page.get_by_role("region", name="Open tables").get_by_text("Prairie Avenue").wait_for()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(visit: Callable[..., Page], phone: bool) -> None:
    """Every kind of page, in both themes, on a desk and on a phone; nothing overflows sideways."""
    page = visit(phone=phone)
    page.get_by_role("region", name="Open tables").wait_for()
    check_access(page)
    play_now(page)
    answers(page).first.focus()
    page.locator(".preview h3").wait_for()
    check_access(page)
    page.goto("/new")
    page.locator(".option").first.wait_for()
    check_access(page)


def check_access(page: Page) -> None:
    """Look at the page with axe, then at its colours in the other theme."""
    page.evaluate(files("axe_playwright_python").joinpath("axe.min.js").read_text())
    page.emulate_media(reduced_motion="reduce")  # colours are there at once
    assert serious(page, {"resultTypes": ["violations"]}) == []
    page.get_by_role("button", name="Gaslight").click()
    assert serious(page, {"runOnly": ["color-contrast"]}) == []
    width = page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
    assert width <= 0


def serious(page: Page, options: dict[str, list[str]]) -> list[str]:
    found = page.evaluate("options => axe.run(document, options)", options)["violations"]
    return [one["id"] for one in found if one["impact"] in ("serious", "critical")]
