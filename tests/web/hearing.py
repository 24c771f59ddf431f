"""What somebody is told who hears the page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

# A control as a screen reader tells it, with its name; and what a name must have at least.
CONTROL = re.compile(r"""[\s\-']*(?:button|link|slider|combobox|textbox|option)\b(?: "(.*?)")?""")
WORD = re.compile(r"[^\W\d_]{3}")


def nameless(page: Page) -> list[str]:
    """Return the controls whose names say nothing: those that are heard alone need a word."""
    heard = page.locator("body").aria_snapshot()
    found = (CONTROL.match(line) for line in heard.splitlines())
    return [one[0] for one in found if one and not WORD.search(one[1] or "")]
