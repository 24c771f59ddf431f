"""A game that only registered itself is offered by the page, and played on its plain board."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from random import Random

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.third_game.test_server import ServerWithNim
from tests.web.playing import Mouse, play_to_the_end


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerWithNim]:
    """Return a running server that has Nim."""
    running = ServerWithNim(f"sqlite:///{tmp_path_factory.mktemp('nim')}/tables.db")
    running.start()
    yield running
    running.end(signal.SIGTERM)


def test_a_new_table_of_any_game_is_made_and_played_to_the_end(
    visit: Callable[..., Page],
) -> None:
    page = visit("/new")
    page.get_by_role("radio", name="Nim").click()
    page.get_by_role("group", name="Number of players").get_by_role("button", name="2").click()
    page.get_by_role("group", name="Seat 2,").get_by_role("button", name="Bot").click()
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("main")).to_contain_text("Heaps")
    assert play_to_the_end(page, Mouse(), Random(1)) > 1
    expect(page.get_by_role("main")).to_contain_text("Guess")
