"""What belongs to one question ends with it: an answer that waits, a reason that was asked for."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from bigshoulders.games import rules_of
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.record import record_of
from bigshoulders.kernel.stream import Stream
from scripts.browser import rest
from scripts.moments import Moment
from tests.web.playing import GONE, asked
from tests.web.seating import ACTION, SEND, be_guest, look_at, sit_down

Visit = Callable[..., Page]

OFFERED = '[data-question] [data-choice^="place"]:not([aria-disabled=true])'
CONFIRM = "[data-confirm]:enabled"
REASON = re.compile("opens in decade|has been used")
BOXES = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-question] [data-choice]")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.dataset.choice, [x, y, width, height]];
  }))"""
TOUCH = {"pointerType": "touch", "bubbles": True}


def test_an_answer_that_waits_is_dropped_when_another_window_answers(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('confirm', 'always')")
    address = sit_down(page, ACTION)
    before = asked(page)
    page.locator(OFFERED).first.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    other = page.context.new_page()
    look_at(other, address)
    other.locator(OFFERED).last.click()
    other.locator(CONFIRM).click()
    page.wait_for_function(GONE, arg=before)
    expect(page.locator("[data-question] [data-choice]").first).to_be_visible()
    expect(page.locator(CONFIRM)).to_have_count(0)
    expect(page.locator("[aria-pressed=true][data-choice]")).to_have_count(0)


class SlowNetwork:
    """Holds back every question what an answer would change, until it is told to let them pass."""

    def __init__(self) -> None:
        self._held: list[tuple[WebSocketRoute, str | bytes]] | None = []

    def connect(self, wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()
        wire.on_message(lambda said: self._pass(server, said))

    def release(self) -> None:
        """Let pass what was held back, and all that comes later."""
        held, self._held = self._held or [], None
        for server, said in held:
            server.send(said)

    def _pass(self, server: WebSocketRoute, said: str | bytes) -> None:
        if self._held is not None and "preview" in str(said):
            self._held.append((server, said))
        else:
            server.send(said)


def test_nothing_moves_when_the_server_tells_what_is_not_possible(visit: Visit) -> None:
    """A network may take its time, and a finger is on its way by then."""
    page = visit()
    slow = SlowNetwork()
    page.route_web_socket("**/socket?*", slow.connect)
    sit_down(page, ACTION)
    before = page.evaluate(BOXES)
    refused = page.locator("[data-question] [data-choice][aria-disabled=true]")
    expect(refused).to_have_count(0)
    slow.release()
    expect(refused).not_to_have_count(0)
    after = page.evaluate(BOXES)
    assert before
    assert {choice: after[choice] for choice in before} == before


def test_a_company_with_one_space_left_is_named_and_that_does_it(visit: Visit) -> None:
    """Then nothing is asked after its name, so there is nothing to look ahead to."""
    page = visit()
    be_guest(page, "Mara")
    record, company = a_single_space()
    wanted = {"record": record, "seats": ["me", "random", "random"], "title": "Lake Street"}
    made = page.evaluate(SEND, ["POST", "/api/records", wanted])
    look_at(page, f"/t/{made['table']}")
    before = asked(page)
    act = page.locator(f'[data-question] [data-choice="act {company}"]')
    page.locator("[data-question] [data-choice]").first.wait_for()
    rest(page)  # by now the page knows what would be asked
    expect(act).to_be_visible()
    act.click()
    page.locator(CONFIRM).click()
    page.wait_for_function(GONE, arg=before)


def a_single_space() -> tuple[str, str]:
    """Return a game in which the first company that may act for a seat has one space left."""
    for seed in range(500):
        rules = rules_of("city", 3, {"edition": "2020"})
        game, random = begin(rules, rules.start(), Stream(str(seed))), Random(seed)
        while not game.is_over():
            seat = game.deciders()[0]
            answers = game.answers(seat)
            acts = [one for one in answers if rules.language.write(one).startswith("act ")]
            if seat == 0 and acts and is_all(game.copy(), acts[0]):
                return record_of(game).text(), rules.language.write(acts[0]).split()[1]
            game.play(seat, random.choice(answers))
    raise LookupError("no company has one space left")


def is_all(game: Game, act: int) -> bool:
    """Tell whether the first seat is asked nothing after naming a company."""
    game.play(0, act)
    return 0 not in game.deciders()


def test_a_place_that_was_asked_about_is_not_asked_about_again(visit: Visit) -> None:
    """On a phone's board nothing else asks why places cannot be used."""
    page = visit(phone=True)
    page.evaluate("localStorage.setItem('confirm', 'always')")
    tried: list[str] = []
    page.on("websocket", lambda wire: wire.on("framesent", lambda said: tried.append(str(said))))
    sit_down(page, ACTION)
    page.get_by_role("navigation").last.get_by_role("button", name="Board").tap()
    hold(page, page.locator("main .bank-space.shut"))
    page.get_by_role("main").get_by_role("button", name=re.compile("^Fundraising I:")).tap()
    expect(page.locator(CONFIRM)).to_be_visible()
    tried.clear()
    page.locator(CONFIRM).tap()
    hold(page, page.locator("main .place.taken").first)  # it tells when one is asked again
    told = [one for one in tried if '"preview"' in one]
    assert told
    assert not any("fund80" in one for one in told)


def hold(page: Page, place: Locator) -> None:
    """Hold a finger on a place until it tells why it cannot be used; then touch another."""
    place.dispatch_event("pointerdown", TOUCH)
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text(REASON)
    page.locator("main").dispatch_event("pointerdown", TOUCH)
    expect(tip).to_have_count(0)


def test_a_double_click_gives_no_final_answer(visit: Visit) -> None:
    """Its second click is a slip, not the word that confirms."""
    page = visit()
    sit_down(page, Moment("market", "stock_turn", 4))
    before = asked(page)
    page.locator("[data-choice=pass]").dblclick()
    page.locator(CONFIRM).wait_for()
    assert asked(page) == before
