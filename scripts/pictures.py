"""Pictures of every screen, in real Chromium: make pictures.

They go to screenshots/, which git ignores: desktop and phone, light and dark, and the main screens
in every language. Look at them.
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
from scripts.screens import Screen, screens  # noqa: E402 - as above

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FOLDER = ROOT / "screenshots"
SIZES = {"desk": DESKTOP, "phone": PHONE}
MAIN = ("action", "raising-bid", "raising-raise")
THEMES = ("light", "dark")
LANGUAGES = ("en", "es", "de", "fr")


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
        if screen.has_board and size == "desk":
            page.keyboard.press("b")
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
    """Return what is photographed: everything in English, the main screens in every language."""
    for screen in screens():
        if only and screen.name not in only:
            continue
        sizes = ["phone"] if screen.tab else ["desk"] if screen.has_board else list(SIZES)
        for size in sizes:
            for theme in THEMES:
                yield screen, size, theme, "en"
        if screen.name in MAIN:
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
