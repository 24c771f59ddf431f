"""A real browser, and a server with the client as it is built, for tests that click."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pytest

from scripts.browser import DESKTOP, PHONE, installed, launched
from tests.server.conftest import Server, new_database
from tests.web.past_table import PastTable, past_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

PATIENCE = 300_000  # milliseconds; only a test that fails ever waits so long
NOWHERE = "/healthz"


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a running server on SQLite; the client is the same on every database."""
    shared = Server(new_database("sqlite", tmp_path_factory.mktemp("web"), str))
    shared.start()
    yield shared
    shared.end(signal.SIGTERM)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Return a browser; `make test` installs one if it can."""
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as driver:
        if installed() is None and not Path(driver.chromium.executable_path).exists():
            pytest.skip("no Chromium here: playwright install chromium")
        playwright.expect.set_options(timeout=PATIENCE)
        opened = launched(driver, PATIENCE)
        yield opened
        opened.close()


@dataclass
class Visitor:
    """Somebody with a browser of their own; everything that it complains about is written down."""

    browser: Browser
    host: Server
    complaints: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)

    def __call__(
        self,
        path: str = NOWHERE,
        *,
        phone: bool = False,
        theme: str = "light",
        language: str = "en",
        pace: str = "off",
        motion: Literal["reduce", "no-preference"] = "reduce",
        installs: bool = False,
    ) -> Page:
        """Open an address as somebody new; without one the server is known and nothing is drawn."""
        context = self.browser.new_context(
            base_url=self.host.address,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            reduced_motion=motion,
            service_workers="allow" if installs else "block",
        )
        kept = {"theme": theme, "language": language, "pace": pace}
        for key, value in kept.items():
            script = f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', '{value}')"
            context.add_init_script(script)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        self._listen(page)
        page.goto(path)
        self.contexts.append(context)
        return page

    def leave(self) -> None:
        """Close everything; nothing may have been complained about."""
        for context in self.contexts:
            context.close()
        assert self.complaints == []

    def _listen(self, page: Page) -> None:
        def said(kind: str, text: str, address: str) -> None:
            # Whoever comes for the first time is nobody yet; whoever goes offline hears of it; and
            # a number for the deal may be overtaken by others who come or go, and is sent again.
            statuses = re.findall(r"\b\d{3}\b", text)
            is_overtaken = "409" in statuses and address.endswith("/number")
            expected = "401" in statuses or is_overtaken or "INTERNET_DISCONNECTED" in text
            if kind == "error" and not expected:
                self.complaints.append(text)

        ours = re.compile(rf"(http|ws|data|blob):.*{self.host.port}/")
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda told: said(told.type, told.text, told.location["url"]))
        page.on(
            "request",
            lambda asked: None if ours.match(asked.url) else self.complaints.append(asked.url),
        )


@pytest.fixture
def visit(browser: Browser, host: Server) -> Iterator[Callable[..., Page]]:
    """Return a function that opens the client as somebody new; complaints of the browser fail."""
    visitor = Visitor(browser, host)
    yield visitor
    visitor.leave()


@pytest.fixture(scope="module")
def past_table(browser: Browser, host: Server) -> Iterator[PastTable]:
    """Return one table for all tests of a module: they look at it and change nothing."""
    visitor = Visitor(browser, host)
    yield past_of(visitor())
    visitor.leave()
