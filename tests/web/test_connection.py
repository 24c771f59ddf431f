"""What holds when the connection does not, and when another seat or table is shown."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.seating import ACTION, new_table, sit_down, wait_for_table

Visit = Callable[..., Page]

HALF_A_MINUTE = 31_000  # until a ping is sent, and until nobody waits for its answer any more
AWAY = "Connection lost"


@dataclass
class Network:
    """What is between a browser and the server: it can fall silent, which closes nothing."""

    is_silent: bool = False
    held: list[Callable[[], None]] = field(default_factory=list)

    def stand_before(self, page: Page) -> None:
        page.route_web_socket(re.compile("/socket"), self._connect)

    def speak(self) -> None:
        """Let everything through, and first what was held back."""
        self.is_silent = False
        while self.held:
            self.held.pop(0)()

    def _connect(self, near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def come(message: str | bytes) -> None:
            if self.is_silent:
                self.held.append(lambda: near.send(message))
            else:
                near.send(message)

        far.on_message(come)


def test_a_dead_connection_is_noticed_and_comes_back(visit: Visit) -> None:
    page, network = visit(), Network()
    page.clock.install()
    network.stand_before(page)
    sit_down(page, ACTION)
    network.is_silent = True
    page.clock.run_for(HALF_A_MINUTE)
    expect(page.get_by_text(AWAY)).to_be_visible()
    network.held.clear()  # what was on its way is lost
    network.is_silent = False
    page.clock.run_for(HALF_A_MINUTE)
    expect(page.get_by_text(AWAY)).to_have_count(0)


def test_a_message_is_sent_once_and_what_is_typed_meanwhile_stays(visit: Visit) -> None:
    page, network = visit(), Network()
    network.stand_before(page)
    sit_down(page, ACTION)
    page.get_by_role("tab", name="Chat").click()
    field = page.get_by_role("textbox", name="Say something")
    network.is_silent = True
    field.fill("Good luck!")
    field.press("Enter")
    field.press("Enter")
    field.press_sequentially("And you?")
    network.speak()
    said = page.get_by_role("log", name="Chat").get_by_role("listitem")
    expect(said).to_contain_text(["Good luck!"])
    expect(field).to_have_value("And you?")
    field.press("Enter")
    expect(said).to_contain_text(["Good luck!", "And you?"])
    expect(said).to_have_count(2)


def test_an_open_rule_is_closed_when_its_page_is_left(visit: Visit) -> None:
    page = visit()
    made = new_table(page, ACTION)
    page.goto("/tables")
    page.locator("a[href='/new']").first.click()
    page.locator("details.more summary").click()
    page.locator("details.more .linkish").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    page.locator(f"a[href^='/t/{made['table']}']").first.click()
    wait_for_table(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("F1")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.locator("[data-question]")).to_have_count(0)
    page.go_forward()
    wait_for_table(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
