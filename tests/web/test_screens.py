"""Every screen in both themes and every language: accessible, and nothing runs out of its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from scripts.browser import rest
from scripts.moments import Moment
from tests.web.seating import ACTION, sit_down

axe_playwright_python = pytest.importorskip("axe_playwright_python.sync_playwright")

if TYPE_CHECKING:
    from playwright.sync_api import Page

ADVANCED = {"edition": "2025", "mode": "advanced", "chiefs": "on", "advanced_supply": "on"}
COUNCIL = {"council": "on"}
RAISING = Moment("raising", "bid", 4, game="raising", options=COUNCIL, bot="heuristic")
MOMENTS = [
    ACTION,
    Moment("market", "stock_turn", 4),
    Moment("dividend", "pay_out", 3),
    Moment("advanced", "action_turn", 4, options=ADVANCED),
    RAISING,
    *(
        Moment(f"raising-{kind}", kind, 5, game="raising", seats=seats, bot="heuristic")
        for kind, seats in (("raise", 3), ("pay", 2), ("prestige_turn", 3))
    ),
]
ENDS = [
    Moment("city"),
    Moment("raising", game="raising", options=COUNCIL, bot="heuristic"),
]
PAGES = ["/", "/new", "/tables", "/rules/city", "/join"]
LANGUAGES = ("en", "es", "de", "fr")
TABS = 5
DIALOG = "dialog[open]"

# Text that reaches out of the box around it, or a page that is wider than the window.
OUTSIDE = """() => {
  const boxes = "button, a, li, td, th, dialog, .panel, section, header, main";
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement;
    if (!node.textContent.trim() || !holder.checkVisibility({visibilityProperty: true})) continue;
    if (holder.closest(".vh, [aria-hidden=true], svg, script, style")) continue;
    const box = holder.closest(boxes);
    if (!box) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect(), around = box.getBoundingClientRect();
    if (text.width === 0 || text.bottom < 0 || text.top > innerHeight) continue;
    const isOpen = (one) => getComputedStyle(one).overflowX === "visible";
    let cut = holder;
    while (cut !== box && isOpen(cut)) cut = cut.parentElement;
    if (cut !== box || !isOpen(box)) continue; // it is cut or scrolled there, not overflowing
    if (text.right > around.right + 1.5 || text.left < around.left - 1.5)
      found.push(`${node.textContent.trim()} in <${box.localName} class="${box.className}">`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page is too wide");
  return found;
}"""


ALL_RULES = {"resultTypes": ["violations"], "preload": False}
CONTRAST = ALL_RULES | {"runOnly": ["color-contrast"]}
AXE = axe_playwright_python.Axe().axe_script
RUN = "([where, rules]) => axe.run(where, rules).then(({violations}) => violations)"
WHOLE = "html"


def serious(page: Page, rules: dict[str, object], where: str = WHOLE) -> list[str]:
    """Return what is wrong for people who cannot see well, hear well or hold a mouse."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate(RUN, [where, rules])
    return [
        f"{one['id']}: {node['html'][:160]} ({node['failureSummary']})"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


def in_both_themes(page: Page, where: str = WHOLE) -> list[str]:
    """Return what is wrong by day, and which colours are wrong by night."""
    rest(page)
    wrong = serious(page, ALL_RULES, where)
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    return wrong + serious(page, CONTRAST, where)


def press_language(page: Page, language: str) -> None:
    page.locator(f"button[lang={language}]").click()


def reload_in(page: Page, language: str) -> None:
    """Read again what hides the buttons for languages, or has them in a menu."""
    page.evaluate("language => localStorage.setItem('language', language)", language)
    page.reload()
    rest(page)


def in_every_language(
    page: Page, turn: Callable[[Page, str], None] = press_language
) -> dict[str, list[str]]:
    """Return the texts that run out of their places, by language."""
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        if language != LANGUAGES[0]:  # the page is opened in that one
            turn(page, language)
        page.locator(f"html[lang={language}]").wait_for()
        found[language] = page.evaluate(OUTSIDE)
    return {language: texts for language, texts in found.items() if texts}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_for_everybody(visit: Callable[..., Page], path: str, *, phone: bool) -> None:
    """Axe finds nothing serious in either theme, and no text runs out of its place."""
    page = visit(path, phone=phone)
    assert in_both_themes(page) == []
    assert in_every_language(page, reload_in if phone else press_language) == {}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda one: one.name)
def test_a_table_is_for_everybody(
    visit: Callable[..., Page], moment: Moment, *, phone: bool
) -> None:
    """Axe finds nothing serious in either theme, and no text runs out of its place."""
    page = visit(phone=phone)
    sit_down(page, moment)
    assert in_both_themes(page) == []
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Settings").click()
    assert in_every_language(page) == {}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("end", ENDS, ids=lambda one: one.name)
def test_the_end_of_a_game_is_for_everybody(
    visit: Callable[..., Page], end: Moment, *, phone: bool
) -> None:
    page = visit(phone=phone)
    sit_down(page, end)
    assert in_both_themes(page) == []
    assert in_every_language(page, reload_in) == {}


@pytest.mark.parametrize("moment", [ACTION, RAISING], ids=lambda one: one.name)
def test_axe_finds_nothing_serious_over_a_table(visit: Callable[..., Page], moment: Moment) -> None:
    """The spreadsheet, the charts, the palette and the help for keys; the table is out of reach."""
    page = visit()
    sit_down(page, moment)
    wrong = {}
    for key in ("g", "k", "/", "?"):
        page.evaluate("document.documentElement.dataset.theme = 'light'")
        page.keyboard.press(key)
        page.locator(DIALOG).first.wait_for()
        wrong[key] = in_both_themes(page, DIALOG)
        page.keyboard.press("Escape")
        page.locator(DIALOG).first.wait_for(state="detached")
    assert {key: texts for key, texts in wrong.items() if texts} == {}


@pytest.mark.parametrize("moment", [ACTION, RAISING], ids=lambda one: one.name)
def test_axe_finds_nothing_serious_on_the_tabs_of_a_phone(
    visit: Callable[..., Page], moment: Moment
) -> None:
    page = visit(phone=True)
    sit_down(page, moment)
    tabs = page.get_by_role("navigation").last.get_by_role("button")
    assert tabs.count() == TABS
    for place in range(1, TABS):
        tabs.nth(place).tap()
        rest(page)
        assert serious(page, ALL_RULES) == []
