"""Pictures of every screen, in real Chromium: make pictures.

They go to screenshots/, which git ignores: desktop and phone, light and dark, and the main screen
in every language. Look at them.
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:  # run as a script, Python looks beside it and not here
    sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402 - needs the path above

from bench.load_server import Server  # noqa: E402 - as above
from scripts.browser import (  # noqa: E402 - as above
    DESKTOP,
    PHONE,
    launched,
    new_table,
    rest,
    wait_for_table,
)
from scripts.moments import Moment  # noqa: E402 - as above

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FOLDER = ROOT / "screenshots"
SIZES = {"desk": DESKTOP, "phone": PHONE}
THEMES = ("light", "dark")
LANGUAGES = ("en", "es", "de", "fr")
ALL = {"edition": "2025", "mode": "advanced"}
MODULES = {"chiefs": "on", "special_companies": "on", "advanced_supply": "on"}


@dataclass(frozen=True)
class Screen:
    """One picture: an address or a moment of a game, and what is pressed before it is taken."""

    name: str
    path: str = ""
    moment: Moment | None = None
    keys: tuple[str, ...] = ()
    tab: int = 0  # of a phone, from the left; the first one decides


def screens() -> Iterator[Screen]:
    """Return every screen that there is."""
    yield Screen("landing", "/")
    yield Screen("new-table", "/new")
    yield Screen("tables", "/tables")
    yield Screen("rules", "/rules/city")
    for name, kind, since in (
        ("founding", "first_company", 0),
        ("buildings", "choose_buildings", 2),
        ("action", "action_turn", 3),
        ("market", "stock_turn", 4),
        ("buying", "buy_cubes", 3),
        ("selling", "sell_goods", 4),
        ("dividend", "pay_out", 3),
    ):
        yield Screen(name, moment=Moment(name, kind, since))
    action = Moment("action", "action_turn", 3)
    yield Screen("spreadsheet", moment=action, keys=("g",))
    yield Screen("charts", moment=action, keys=("k",))
    yield Screen("palette", moment=action, keys=("/",))
    yield Screen("final", moment=Moment("final"))
    yield Screen("advanced-2025", moment=Moment("all", "action_turn", 4, options=ALL | MODULES))
    yield Screen(
        "two-2018", moment=Moment("two", "action_turn", 2, seats=2, options={"edition": "2018"})
    )
    for tab, name in enumerate(("board", "companies", "market", "log"), start=1):
        yield Screen(f"tab-{name}", moment=action, tab=tab)
    raising = Moment("raising", "bid", 3, game="raising", seats=3, bot="heuristic")
    yield Screen("raising", moment=raising)


class Photographer:
    """A browser that opens screens and takes pictures of them."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self._browser = browser
        self._address = address
        self._folder = folder

    def take(self, screen: Screen, size: str, theme: str, language: str = "en") -> Path:
        """Take one picture; returns its file."""
        context = self._browser.new_context(
            base_url=self._address,
            viewport=SIZES[size],
            is_mobile=size == "phone",
            has_touch=size == "phone",
            locale=language,
            reduced_motion="reduce",  # so that nothing is caught on its way
        )
        for key, value in {"theme": theme, "language": language, "pace": "off"}.items():
            context.add_init_script(f"localStorage.setItem('{key}', '{value}')")
        page = context.new_page()
        page.goto(screen.path or "/")
        if screen.moment is not None:
            page.goto(f"/t/{new_table(page, screen.moment)['table']}")
            wait_for_table(page)
        self._prepare(page, screen, size)
        file = self._folder / f"{screen.name}-{size}-{theme}-{language}.png"
        page.screenshot(path=file)
        context.close()
        return file

    def _prepare(self, page: Page, screen: Screen, size: str) -> None:
        rest(page)
        if screen.tab and size == "phone":
            page.get_by_role("navigation").last.get_by_role("button").nth(screen.tab).tap()
        for key in screen.keys:
            page.keyboard.press(key)
        if screen.keys:
            page.locator("dialog[open]").first.wait_for()
        rest(page)


@contextmanager
def a_photographer() -> Iterator[Photographer]:
    """Have a browser, and a server in a folder of its own; nothing of them stays."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bigshoulders-pictures-") as folder:
        server = Server(Path(folder) / "tables.db")
        server.start()
        try:
            with sync_playwright() as driver:
                yield Photographer(launched(driver), server.address, FOLDER)
        finally:
            server.end(signal.SIGTERM)


def wanted(only: list[str]) -> Iterator[tuple[Screen, str, str, str]]:
    """Return what is photographed: everything in English, the main screen in every language."""
    for screen in screens():
        if only and screen.name not in only:
            continue
        sizes = ["phone"] if screen.tab else list(SIZES)
        for size in sizes:
            for theme in THEMES:
                yield screen, size, theme, "en"
        if screen.name == "action":
            yield from ((screen, size, "light", one) for size in sizes for one in LANGUAGES[1:])


def main(tell: Callable[[str], None]) -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("screens", nargs="*", help="names of screens; all if none is given")
    given = parser.parse_args()
    with a_photographer() as photographer:
        for one in wanted(given.screens):
            tell(str(photographer.take(*one).relative_to(ROOT)))


if __name__ == "__main__":
    main(lambda text: print(text, flush=True))  # noqa: T201 - a script that tells what it does
