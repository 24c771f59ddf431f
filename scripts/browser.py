"""A real Chromium, windows of the usual sizes, and tables at a moment of a game to look at."""

from __future__ import annotations

import json
import os
import shutil
from typing import TYPE_CHECKING, Final

from scripts.moments import Moment, record_at

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Playwright, ViewportSize

# The shell without a window first: it draws the same and takes a third less time.
BROWSERS: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "chrome",
)
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
SEND: Final = """async ([method, path, body]) => (await fetch(path, {
  method, headers: {"content-type": "application/json"}, body: JSON.stringify(body),
})).json()"""
# Kept when nothing was drawn and nothing arrived for a while.
QUIET: Final = """() => new Promise((done) => {
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(end, 300);
  };
  const drawn = new MutationObserver(wait);
  const arrived = new PerformanceObserver(wait);
  const end = () => {
    drawn.disconnect();
    arrived.disconnect();
    done();
  };
  drawn.observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
  arrived.observe({ type: "resource" });
  wait();
})"""

# What has been loaded when the sign is there. What comes when the page is idle does not count, so
# it never is: on a busy machine it would be so before the sign is drawn.
SCRIPTS: Final = """(sign) => {
  window.requestIdleCallback = () => 0;
  const loaded = () => performance.getEntriesByType("resource")
    .filter((one) => new URL(one.name).pathname.endsWith(".js"))
    .reduce((sum, one) => sum + one.encodedBodySize, 0);
  new MutationObserver((_, observer) => {
    if (!document.querySelector(sign)) return;
    observer.disconnect();
    window.scripts = loaded();
  }).observe(document, { childList: true, subtree: true });
}"""


def installed() -> str | None:
    """Return where Chromium is, if the system has one."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def launched(driver: Playwright, patience: float | None = None) -> Browser:
    """Return a browser: the system's, else the one that the driver brought."""
    sandbox = os.name != "posix" or os.geteuid() != 0  # Chromium has none for root
    return driver.chromium.launch(
        executable_path=installed(),
        chromium_sandbox=sandbox,
        args=["--disable-gpu"],
        timeout=patience,
    )


def scripts_until(page: Page, path: str, sign: str) -> float:
    """Return the kilobytes of JavaScript, compressed, until an address shows something."""
    page.add_init_script(f"({SCRIPTS})({json.dumps(sign)})")
    page.goto(path)
    page.locator(sign).first.wait_for(state="attached")
    return float(page.evaluate("window.scripts")) / 1000


def be_guest(page: Page, name: str) -> None:
    """Say a name, as whoever has this page."""
    page.evaluate(SEND, ["POST", "/api/guest", {"name": name}])


def new_table(page: Page, moment: Moment, *others: str) -> dict[str, str]:
    """Make a table at a moment of a game; the others are bots if nobody is named."""
    be_guest(page, "Mara")
    seats = ["me", *(others or ["heuristic"] * (moment.seats - 1))]
    wanted = {"record": record_at(moment), "seats": seats, "title": "Lake Street"}
    made: dict[str, str] = page.evaluate(SEND, ["POST", "/api/records", wanted])
    if "table" not in made:
        raise LookupError(f"no table at {moment.name}: {made}")
    return made


def wait_for_table(page: Page) -> None:
    """Wait until the table is drawn, with its letters."""
    page.locator("[data-question]").wait_for()
    page.evaluate("document.fonts.ready")


def rest(page: Page) -> None:
    """Wait until nothing more appears: what comes while it is looked at would be judged wrongly."""
    page.wait_for_load_state("networkidle")  # true for ever once it was, hence the rest
    page.evaluate("document.fonts.ready")
    page.evaluate(QUIET)
