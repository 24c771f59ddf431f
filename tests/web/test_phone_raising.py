"""Raising Chicago on a phone: no tap is lost; one shows what it brings, a second one gives it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

import pytest

from scripts.moments import Moment
from scripts.screens import RAISING_QUESTIONS, raising_screens
from tests.web.hearing import nameless
from tests.web.playing import ASKS, GONE, OFFERED, READY, Finger, answer, asked, wait
from tests.web.seating import sit_down

expect = pytest.importorskip("playwright.sync_api").expect

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Locator, Page

Visit = Callable[..., "Page"]
COUNCIL = {"council": "on"}
LEAST = 44  # pixels that a finger needs


def moment(kind: str, since: int, seats: int = 3) -> Moment:
    """Return a moment of a game with the council."""
    return Moment(kind, kind, since, "raising", seats, COUNCIL, bot="heuristic")


RAISE = moment("raise", 4)
BID = moment("bid", 4)
# What is under a finger: the answer of the button there.
UNDER = """([x, y]) =>
  document.elementFromPoint(x, y)?.closest("[data-answer]")?.dataset.answer ?? null"""
PLOT_UNDER = """([x, y]) =>
  document.elementFromPoint(x, y)?.closest("button")?.querySelector("[data-plot]") != null"""
# Buttons of the page that are too small for a finger, and what is wider than the page.
SMALL = """least => [...document.querySelectorAll("button, a, input")].flatMap((one) => {
  const { width, height } = one.getBoundingClientRect();
  const isSeen = width > 1 && height > 1 && !one.closest("[aria-disabled=true]");
  return isSeen && Math.min(width, height) < least - 0.5
    ? [`${one.ariaLabel ?? one.textContent}: ${width} x ${height}`] : [];
})"""
IS_WIDE = "() => document.documentElement.scrollWidth > innerWidth"
IS_WIDER = "([one, width]) => one.getBoundingClientRect().width > width"
MOST_TAPS = 2
ASKED = {f"raising-{kind}" for kind in (*RAISING_QUESTIONS, "copy", "level")}
TABS = ("Auctions", "Map", "Companies", "More", "Decide")


def tab(page: Page, name: str) -> Locator:
    return page.get_by_role("navigation").last.get_by_role("button", name=name)


def middle(place: Locator) -> tuple[float, float]:
    """Return the point that a finger aims at."""
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(fingers: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Let fingers come down, move or be lifted, as a screen tells it."""
    where = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
    fingers.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": where})


@pytest.mark.parametrize("at", [RAISE, BID], ids=["on-the-map", "on-a-card"])
def test_nothing_moves_under_a_finger_before_it_is_lifted(visit: Visit, at: Moment) -> None:
    """A finger that comes down looks at nothing; lifted, it has chosen what it came down on."""
    page = visit(phone=True)
    sit_down(page, at)
    card = page.locator(".what-if")
    fingers = page.context.new_cdp_session(page)
    place = page.locator("[data-question] [data-answer]").first
    meant = place.get_attribute("data-answer")
    x, y = middle(place)
    touch(fingers, "Start", (x, y))
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate(UNDER, [x, y]) == meant
    expect(card).to_have_count(0)
    touch(fingers, "End")
    expect(page.locator(f'[data-answer="{meant}"]')).to_have_attribute("aria-pressed", "true")
    expect(card).to_be_in_viewport()


def test_a_tap_shows_what_a_plot_brings_and_another_gives_it(visit: Visit) -> None:
    """Whoever changes their mind taps another plot; only the confirmed one is given."""
    page = visit(phone=True)
    sit_down(page, RAISE)
    bar = page.locator("[data-question]")
    number = bar.get_attribute("data-question")
    plots = bar.locator("[data-answer^='raise']")
    for at in (0, 1):
        plots.nth(at).tap()
        expect(plots.nth(at)).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("region", name="What if?")).to_be_in_viewport()
    expect(bar.locator("[data-answer][aria-pressed=true]")).to_have_count(1)
    assert bar.get_attribute("data-question") == number
    plot = (plots.nth(1).get_attribute("data-answer") or "").removeprefix("raise ")
    expect(bar.locator("[data-confirm]")).to_have_accessible_name(f"Raise on plot {plot}")
    bar.locator("[data-confirm]").tap()
    expect(bar).not_to_have_attribute("data-question", number or "")


def in_two_taps(page: Page) -> int:
    """Answer what is asked by a tap, and by another one if it asks for that; tells how many."""
    before, confirm = asked(page), page.locator("[data-confirm]:enabled")
    taps = 1
    if not confirm.count():  # else the usual way waits already
        page.locator(OFFERED).first.tap()
        wait(page, ASKS, before)
        if page.evaluate(GONE, before):
            return taps
        taps += 1
    confirm.tap()
    wait(page, GONE, before)
    return taps


def test_every_question_is_spoken_and_answered_within_two_taps(visit: Visit) -> None:
    """One chooses and one confirms; nothing has to be opened before, on no other tab either.

    Whoever hears the page is asked the same, every control has a name, and the focus stays.
    """
    page = visit(phone=True)
    for screen in raising_screens():
        if screen.moment and screen.name in ASKED:
            sit_down(page, screen.moment)
            question = page.locator("#question").inner_text()
            expect(page.get_by_role("status").filter(has_text=question)).to_have_count(1)
            assert nameless(page) == [], screen.name
            expect(page.locator("[data-question] [data-opens]")).to_have_count(0)
            assert in_two_taps(page) <= MOST_TAPS, screen.name
            expect(page.locator("body")).not_to_be_focused()


def test_a_plot_is_chosen_on_the_tab_with_the_map(visit: Visit) -> None:
    """What it brings comes along below the map."""
    page = visit(phone=True)
    sit_down(page, RAISE)
    tab(page, "Map").tap()
    page.get_by_role("main").locator("[data-answer^='raise']").first.tap()
    expect(page.locator(".what-if")).to_be_in_viewport()
    expect(page.locator("[data-confirm]")).to_be_enabled()


def test_the_map_is_zoomed_by_buttons_and_by_two_fingers(visit: Visit) -> None:
    """It grows inside its window; the page stays as wide as the phone."""
    page = visit(phone=True)
    sit_down(page, RAISE)
    tab(page, "Map").tap()
    plot = page.get_by_role("main").locator("[data-answer^='raise']").first
    width = (plot.bounding_box() or {"width": 0})["width"]
    page.get_by_role("button", name="Zoom in").tap()
    page.wait_for_function(IS_WIDER, arg=[plot.element_handle(), 1.2 * width])
    x, y = middle(page.locator(".area"))
    fingers = page.context.new_cdp_session(page)
    for kind, apart in (("Start", 30), ("Move", 50), ("Move", 70)):
        touch(fingers, kind, (x - apart, y), (x + apart, y))
    touch(fingers, "End")
    expect(page.get_by_role("button", name="Zoom in")).to_be_disabled()
    assert not page.evaluate(IS_WIDE)


@pytest.mark.parametrize(("language", "width"), [("en", 390), ("de", 360)])
def test_everything_is_large_enough_for_a_finger(visit: Visit, language: str, width: int) -> None:
    """Where one decides and on every tab; and nothing is wider than the phone."""
    page = visit(phone=True, language=language)
    page.set_viewport_size({"width": width, "height": 780})
    for when in (BID, RAISE, moment("resolve", 3)):
        sit_down(page, when)
        for at in range(len(TABS)):
            page.get_by_role("navigation").last.get_by_role("button").nth(at).tap()
            assert page.evaluate(SMALL, LEAST) == []
            assert not page.evaluate(IS_WIDE)


def test_tiles_between_plots_take_no_finger_and_are_read_about_at_a_plot(visit: Visit) -> None:
    """They are too small to be touched: a tap in a corner of a plot is for the plot."""
    page = visit(phone=True)
    page.set_viewport_size({"width": 360, "height": 780})
    sit_down(page, RAISE)
    bar, city = page.locator("[data-question]"), page.get_by_role("group", name="The city")
    tiles = bar.get_by_role("img", name="Neighborhood")
    assert tiles.count() > 1
    for tile in tiles.all():
        x, y = middle(tile)
        assert page.evaluate(PLOT_UNDER, [x + 5, y + 5])  # the middle may lie on an avenue
    fingers = page.context.new_cdp_session(page)
    touch(fingers, "Start", middle(city.get_by_role("button", name="Plot 10:")))
    expect(page.get_by_role("tooltip")).to_contain_text("Neighborhood")
    touch(fingers, "End")
    expect(bar.locator("[aria-pressed=true]")).to_have_count(0)


def test_two_players_choose_which_marker_they_place(visit: Visit) -> None:
    """The cards are there once, and the marker in hand goes to the square that is tapped."""
    page = visit(phone=True)
    sit_down(page, moment("bid", 2, seats=2))
    bar = page.locator("[data-question]")
    other, random = bar.get_by_role("button", name="Non-player", exact=True), Random(4)
    while not other.count():  # only the last markers have another one under them
        answer(page, Finger(), random)
        wait(page, READY, "")
    expect(bar.get_by_role("article")).to_have_count(5)
    expect(bar.locator("[data-answer^='bid ']").first).to_be_visible()
    other.tap()
    expect(bar.locator("[data-answer^='bid ']")).to_have_count(0)
    bar.locator("[data-answer^='nonplayer ']").first.tap()
    expect(bar.locator("[data-answer][aria-pressed=true]")).to_have_count(1)


def test_a_finger_reaches_every_banner(visit: Visit) -> None:
    """The levels of a ward stand between its banners, and must not take the finger."""
    page = visit(phone=True)
    swap = Moment("swap", "swap", 8, "raising", 3, COUNCIL, bot="heuristic", seed="0")
    sit_down(page, swap)
    banners = page.locator('[data-question] [data-answer^="swap"]')
    assert banners.count() > 1
    for place in range(banners.count()):
        banner = banners.nth(place)
        wanted = banner.get_attribute("data-answer")
        assert page.evaluate(UNDER, [*middle(banner)]) == wanted
