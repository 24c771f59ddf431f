"""A real browser, and a server with the client as it is built, for tests that click."""

from __future__ import annotations

import re
import signal
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

import pytest

from scripts.browser import DESKTOP, PHONE, installed, launched
from tests.server.conftest import Server, new_database
from tests.web.past_table import PastTable, past_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

PATIENCE = 300_000  # milliseconds; only a test that fails ever waits so long
NOWHERE = "/healthz"
Motion = Literal["reduce", "no-preference"]


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


class Kind(NamedTuple):
    """What a profile of a browser is made for, and keeps."""

    address: str
    phone: bool
    language: str
    motion: Motion


class Profiles:
    """Profiles of a browser for one person after the other.

    The next person finds nothing of the one before: no cookie, no storage, no permission, no page.
    What was downloaded stays, and what Chromium compiled of it: a fifth of opening a table.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: defaultdict[Kind, list[BrowserContext]] = defaultdict(list)

    def new(self, kind: Kind, *, installs: bool = False) -> BrowserContext:
        """Return a profile that nobody has used."""
        made = self._browser.new_context(
            base_url=kind.address,
            viewport=PHONE if kind.phone else DESKTOP,
            has_touch=kind.phone,
            is_mobile=kind.phone,
            locale=kind.language,
            reduced_motion=kind.motion,
            service_workers="allow" if installs else "block",
        )
        made.set_default_timeout(PATIENCE)
        return made

    def take(self, kind: Kind) -> BrowserContext:
        """Return a profile that nobody uses, with nothing in it of whoever used it before."""
        if not self._free[kind]:
            return self.new(kind)
        profile = self._free[kind].pop()
        profile.clear_cookies()
        profile.clear_permissions()
        blank = profile.new_page()
        stored = {"origin": kind.address, "storageTypes": "all"}
        profile.new_cdp_session(blank).send("Storage.clearDataForOrigin", stored)
        blank.close()
        return profile

    def give_back(self, kind: Kind, profile: BrowserContext) -> None:
        """Close what is open in a profile, and keep it for the next person."""
        for page in profile.pages:
            page.close()
        self._free[kind].append(profile)


@pytest.fixture(scope="session")
def profiles(browser: Browser) -> Profiles:
    """Return the profiles that the tests of a process share."""
    return Profiles(browser)


@dataclass
class Visitor:
    """Somebody with a browser of their own; everything that it complains about is written down."""

    profiles: Profiles
    host: Server
    complaints: list[str] = field(default_factory=list)
    new: list[BrowserContext] = field(default_factory=list)
    taken: list[tuple[Kind, BrowserContext]] = field(default_factory=list)

    def __call__(
        self,
        path: str = NOWHERE,
        *,
        phone: bool = False,
        theme: str = "light",
        language: str = "en",
        pace: str = "off",
        motion: Motion = "reduce",
        installs: bool = False,
        is_first: bool = False,
    ) -> Page:
        """Open an address as somebody new; without one the server is known and nothing is drawn.

        Whoever comes first, with a browser that has never been here, has to load everything.
        """
        kind = Kind(self.host.address, phone, language, motion)
        if installs or is_first:
            profile = self.profiles.new(kind, installs=installs)
            self.new.append(profile)
        else:
            profile = self.profiles.take(kind)
            self.taken.append((kind, profile))
        page = profile.new_page()
        kept = {"theme": theme, "language": language, "pace": pace}
        for key, value in kept.items():
            script = f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', '{value}')"
            page.add_init_script(script)
        self._listen(page)
        page.goto(path)
        return page

    def leave(self) -> None:
        """Close everything; nothing may have been complained about."""
        for profile in self.new:
            profile.close()
        for kind, profile in self.taken:
            self.profiles.give_back(kind, profile)
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
def visit(profiles: Profiles, host: Server) -> Iterator[Callable[..., Page]]:
    """Return a function that opens the client as somebody new; complaints of the browser fail."""
    visitor = Visitor(profiles, host)
    yield visitor
    visitor.leave()


@pytest.fixture(scope="session")
def past_table(profiles: Profiles, host: Server) -> Iterator[PastTable]:
    """Return one table for all tests that look at it and change nothing."""
    visitor = Visitor(profiles, host)
    yield past_of(visitor())
    visitor.leave()
