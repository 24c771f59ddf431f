"""How long the page takes in real Chromium, and how much it loads: make page.

A server of its own and the page as it is built. Nothing is asserted; the tables are printed. The
time runs inside the page, from the click until the frame with the board and the question is drawn.
"""

from __future__ import annotations

import argparse
import os
import platform
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:  # run as a script, Python looks beside it and not here
    sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402 - needs the path above

from bench.load_server import Server  # noqa: E402 - as above
from scripts.browser import launched, scripts_until  # noqa: E402 - as above
from scripts.moments import Moment, record_at  # noqa: E402 - as above

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

DESKTOP = {"width": 1440, "height": 900}
BOARD = "main [data-motion]"
GOAL_MS = 300
GOAL_KB = 150
MOMENTS = (
    Moment("early", "action_turn", 1),
    Moment("middle", "action_turn", 3),
    Moment("late", "stock_turn", 5),
    *(
        Moment(f"Raising's {kind}", kind, since, game="raising", bot="heuristic")
        for kind, since in (("bid", 2), ("pay", 4), ("raise", 5), ("prestige_turn", 5))
    ),
    Moment("over"),
)
PLACES = (0.05, 0.5, 0.95)  # of the decisions of a finished game
SEND = """async ([path, body]) => (await fetch(path, {
  method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
})).json()"""
LAST = "async id => (await (await fetch(`/api/tables/${id}`)).json()).table.number"
# A click on a link, as if it stood on the page; then frames are counted until the sign is there.
CLICK = """([address, sign]) => new Promise((done) => {
  const link = document.createElement("a");
  link.href = address;
  document.body.append(link);
  const begun = performance.now();
  const isThere = () => document.querySelector("main [data-motion]")
    && document.getElementById("question")?.textContent.includes(sign);
  const look = () => isThere()
    ? setTimeout(() => done(performance.now() - begun))
    : requestAnimationFrame(look);
  link.click();
  look();
})"""


@dataclass(frozen=True)
class Wish:
    """Something to open: what it is called, its address, and what its question says by then."""

    name: str
    address: str
    sign: str = ""


class Visitor:
    """Somebody with tables of their own, each time with a browser that knows nothing yet."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._cookies = self._come()

    def _come(self) -> list[dict[str, object]]:
        with self.page() as page:
            page.evaluate(SEND, ["/api/guest", {"name": "Mara"}])
            return [dict(one) for one in page.context.cookies()]

    @contextmanager
    def page(self, path: str = "/") -> Iterator[Page]:
        """Open a page and wait until it is at rest."""
        context: BrowserContext = self._browser.new_context(
            base_url=self._address,
            viewport=DESKTOP,  # type: ignore[arg-type] # a dict of this shape
            locale="en",
            service_workers="block",  # the first visit is measured
        )
        context.add_cookies(getattr(self, "_cookies", []))
        context.add_init_script("localStorage.setItem('pace', 'off')")
        page = context.new_page()
        page.goto(path)
        page.wait_for_load_state("networkidle")
        yield page
        context.close()

    def table(self, moment: Moment) -> str:
        """Make a table at a moment of a game."""
        seats = ["me", *["heuristic"] * (moment.seats - 1)]
        wanted = {"record": record_at(moment), "seats": seats, "title": moment.name}
        with self.page() as page:
            return str(page.evaluate(SEND, ["/api/records", wanted])["table"])

    def last(self, table: str) -> int:
        with self.page() as page:
            return int(page.evaluate(LAST, table))

    def opening(self, wish: Wish) -> float:
        """Return the milliseconds from a click on the first page to the board."""
        with self.page() as page:
            return float(page.evaluate(CLICK, [wish.address, wish.sign]))

    def jumping(self, table: str, wish: Wish) -> float:
        """Return the milliseconds from a click at the table to the board as it was."""
        with self.page(f"/t/{table}") as page:
            page.locator(BOARD).first.wait_for(state="attached")
            return float(page.evaluate(CLICK, [wish.address, wish.sign]))

    def scripts(self, path: str, until: str) -> float:
        """Return the kilobytes of JavaScript, compressed, until a page shows something."""
        with self.page("about:blank") as page:
            return scripts_until(page, path, until)


def wishes(visitor: Visitor) -> tuple[str, dict[str, Wish], list[Wish]]:
    """Return a finished table, the tables to open by name, and the places of the finished one."""
    tables = {moment.name: visitor.table(moment) for moment in MOMENTS}
    over = tables.pop("over")
    last = visitor.last(over)
    numbers = [max(2, round(last * place)) for place in PLACES]
    jumps = [Wish(f"entry {at} of {last}", f"/t/{over}?at={at}", "Looking back") for at in numbers]
    return over, {name: Wish(f"{name} game", f"/t/{one}") for name, one in tables.items()}, jumps


def measure(visitor: Visitor, rounds: int, tell: Callable[[str], None]) -> None:
    """Measure everything and print it."""
    over, tables, jumps = wishes(visitor)
    tell(f"| click to board, ms (goal {GOAL_MS}) | median | slowest |")
    tell("| --- | ---: | ---: |")
    for wish in [*tables.values(), *jumps]:
        _line(tell, f"first page to {wish.name}", [visitor.opening(wish) for _ in range(rounds)])
    for wish in jumps:
        taken = [visitor.jumping(over, wish) for _ in range(rounds)]
        _line(tell, f"at the table to {wish.name}", taken)
    tell("")
    tell(f"| first JavaScript, compressed (goal {GOAL_KB} kB) | kB |")
    tell("| --- | ---: |")
    tell(f"| first page | {visitor.scripts('/', 'h1'):.0f} |")
    for name in ("middle", *(name for name in tables if name.startswith("Raising"))):
        loaded = visitor.scripts(tables[name].address, BOARD)
        tell(f"| the {tables[name].name} by its address | {loaded:.0f} |")


def _line(tell: Callable[[str], None], name: str, taken: list[float]) -> None:
    tell(f"| {name} | {median(taken):.0f} | {max(taken):.0f} |")


def main(tell: Callable[[str], None]) -> None:
    """Start a server and a browser, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each click is measured")
    given = parser.parse_args()
    load = os.getloadavg()[0]
    tell(f"{platform.machine()}, {os.cpu_count()} cores, load before {load:.1f}\n")
    with tempfile.TemporaryDirectory(prefix="bigshoulders-page-") as folder:
        server = Server(Path(folder) / "tables.db")
        server.start()
        try:
            with sync_playwright() as driver:
                browser = launched(driver)
                measure(Visitor(browser, server.address), given.rounds, tell)
                browser.close()
        finally:
            server.end(signal.SIGTERM)


if __name__ == "__main__":
    main(lambda text: print(text, flush=True))
