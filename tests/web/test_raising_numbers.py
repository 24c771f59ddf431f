"""Raising Chicago's spreadsheet and charts: the numbers are those of the engine."""

from __future__ import annotations

import re
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Locator, expect

from bigshoulders.games.raising.box.loading import standard_box
from tests.web.past_table import PastTable
from tests.web.seating import look_at

HEADING = 17  # pixels of the letters over a chart


def numbers(row: Locator) -> list[int]:
    """Return the numbers of a row; a dot or a dash is none."""
    found = [re.findall(r"\d+", one) for one in row.locator("td").all_inner_texts()]
    return [int(one[0]) if one else 0 for one in found]


def test_the_spreadsheet_has_the_numbers_of_the_engine(past_table: PastTable) -> None:
    page, view = past_table.page, past_table.history[-1]["view"]
    seats = {one["seat"]: one for one in view["seats"]}
    look_at(page, past_table.address)
    page.keyboard.press("g")
    grids = page.get_by_role("dialog").get_by_role("grid")
    expect(grids).to_have_count(3)
    means, works, auctions = (one.locator("tbody tr").all() for one in grids.all())
    assert [numbers(row) for row in means] == [
        means_of(seats[one], view) for one in view["ranking"]
    ]
    assert [numbers(row) for row in works] == [
        works_of(seats[one], view) for one in view["ranking"]
    ]
    assert [numbers(row)[2:] for row in auctions] == [
        costs_of(auction, [*seats]) for auction in view["auctions"]
    ]


def means_of(seat: dict[str, Any], view: dict[str, Any]) -> list[int]:
    """Return reputation, poverty, resources, permanent ones, expertise and markers of a seat."""
    on_cards = sum(one["markers"].get(seat["seat"], 0) for one in view["auctions"])
    return [
        seat["reputation"],
        *seat["poverty"].values(),
        *seat["tokens"].values(),
        seat["wild"],
        seat["favor"],
        *seat["perms"].values(),
        *seat["tracks"].values(),
        seat["markers"]["board"],
        on_cards,
        seat["markers"]["supply"],
    ]


def works_of(seat: dict[str, Any], view: dict[str, Any]) -> list[int]:
    """Return levels by ward, symbols, cards by letter, and what else a company keeps."""
    own = [one for one in view["plots"] if one.get("color") == seat["seat"]]
    wards = [0, 0, 0, 0]
    for one in own:
        wards[(int(one["plot"]) - 1) % 8 // 2] += one["levels"]
    return [
        *wards,
        seat["levels"] - sum(wards),
        seat["levels"],
        *seat["symbols"].values(),
        *seat["letters"].values(),
        seat["open_letters"],
        seat["expansions"],
        len(seat["tiles"]),
        len(seat["neighborhoods"]),
        len(seat["finals"]),
        sum(1 for one in seat["sections"] if one["is_complete"] or one["by"]),
    ]


def costs_of(auction: dict[str, Any], seats: list[str]) -> list[int]:
    """Return markers, what is uncovered, what is printed, and what each seat pays and lacks."""
    printed = next(
        one for one in standard_box(len(seats)).projects if one.key == auction["project"]
    )
    return [
        *(auction["markers"].get(seat, 0) for seat in seats),
        *auction["uncovered"].values(),
        *printed.cost,
        *(
            number
            for seat in seats
            for number in (
                *auction["costs"][seat]["net"].values(),
                sum(auction["costs"][seat]["lacking"].values()),
            )
        ),
    ]


def test_the_charts_end_at_the_numbers_of_the_engine(past_table: PastTable) -> None:
    """Reputation over time and by source, levels by ward, markers left."""
    page, view = past_table.page, past_table.history[-1]["view"]
    look_at(page, past_table.address)
    page.keyboard.press("k")
    charts = page.get_by_role("dialog").get_by_role("figure")
    expect(charts).to_have_count(4)
    rows = []
    for chart in charts.all():
        table = chart.get_by_text("As a table")
        assert table.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") < HEADING
        table.click()
        rows.append([numbers(row) for row in chart.locator("tbody tr").all()])
    reputation, sources, wards, markers = rows
    seats = view["seats"]
    assert reputation[-1] == [one["reputation"] for one in seats]
    assert [sum(row) for row in sources] == reputation[-1]
    assert wards == [[ward["levels"][one["seat"]] for one in seats] for ward in view["wards"]]
    assert markers[-1] == [sum(means_of(one, view)[-3:]) for one in seats]
