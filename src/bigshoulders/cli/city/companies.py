"""The companies' part of City's board: those founded in appeal order, and the other charters."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from bigshoulders.cli.city.players import shares_of
from bigshoulders.cli.draw.layout import (
    QUIET,
    STRONG,
    Cell,
    aligned,
    chip,
    flowing,
    hanging,
    head,
    joined,
    labelled,
)
from bigshoulders.games.city.box.components import COMMON, PREFERRED, RESOURCES, Asset, Box, Charter
from bigshoulders.games.city.views.view_shapes import CityView, CompanyView
from bigshoulders.games.city.views.words import (
    cubes_short,
    factory_drawing,
    industry_of,
    manager_bonus,
    money,
    price_range,
    sales_words,
)

ONE_LINE: Final = 150  # columns from which a company and its factories share a line
INDENT: Final = 4
HEADINGS: Final = (
    "company",
    "director",
    "price",
    "treasury",
    "appeal",
    "goods",
    "sales",
    "cubes",
)
RIGHT: Final = (2, 3, 4)


def companies(box: Box, edition: str, view: CityView, width: int) -> RenderableType | None:
    """Return the founded companies in appeal order and those closed, or None before the first."""
    keys = view["appeal_order"]
    if not keys:
        return _closed(view)
    charters = {charter.key: charter for charter in box.charters}
    rows: list[list[Cell]] = [list(head(HEADINGS))]
    drawings: list[Text] = []
    papers: list[list[Text]] = []
    for key in keys:
        company = view["companies"][key]
        rows.append(_figures(charters[key], company, view))
        drawings.append(Text(" ".join(_factories(charters[key], company))))
        papers.append([*_shares(box, company), *_assets(box, edition, company)])
    if width >= ONE_LINE:
        return _with_closed(_on_one_line(rows, drawings, papers), view)
    first, *lines = aligned(rows, right=RIGHT)
    parts: list[RenderableType] = [first]
    for index, line in enumerate(lines):
        parts.extend([line, *_below(drawings[index], papers[index], width - INDENT)])
    return _with_closed(Group(*parts), view)


def _with_closed(founded: RenderableType, view: CityView) -> RenderableType:
    closed = _closed(view)
    return founded if closed is None else Group(founded, closed)


def _closed(view: CityView) -> RenderableType | None:
    """Return the companies that were closed and are out of the game, or None without any."""
    return labelled("closed", [", ".join(view["closed"])]) if view["closed"] else None


def _on_one_line(
    rows: list[list[Cell]], drawings: list[Text], papers: list[list[Text]]
) -> RenderableType:
    rows[0].extend(head(["factories", "shares and assets"]))
    for row, drawing, holders in zip(rows[1:], drawings, papers, strict=True):
        row.extend([drawing, joined(holders, ", ")])
    return Group(*aligned(rows, right=RIGHT))


def _below(drawing: Text, papers: list[Text], width: int) -> list[RenderableType]:
    """Place factories and papers on one line if they fit, else on two or more."""
    together = joined([drawing, joined(papers, ", ")])
    if together.cell_len <= width:
        return [hanging(together, INDENT)]
    return [hanging(drawing, INDENT), hanging(flowing(papers, width), INDENT)]


def _figures(charter: Charter, company: CompanyView, view: CityView) -> list[Cell]:
    operating = view["operating"]
    is_operating = operating is not None and operating["company"] == charter.key
    return [
        chip(charter.key, charter.color).append(" ◂" if is_operating else ""),
        Text(company["director"], style=company["director"]),
        Text(str(company["price"]), style=STRONG),
        Text(money(company["treasury"]), style=STRONG),
        str(company["appeal"]),
        _goods(company),
        sales_words(charter, company["salespeople"]),
        cubes_short({kind: company["cubes"][kind] for kind in RESOURCES}) or Text("-", style=QUIET),
    ]


def _goods(company: CompanyView) -> str:
    bonus = f"+{company['bonus_goods']}" if company["bonus_goods"] else ""
    price = f"${company['goods_price']}" if company["goods_price"] else "-"
    return f"{company['goods']}{bonus} at {price}"


def _factories(charter: Charter, company: CompanyView) -> list[str]:
    return [
        factory_drawing(
            factory,
            company["workers"][index],
            company["automated"][index],
            company["managers"][index],
            rules=charter.rules,
        )
        for index, factory in enumerate(charter.factories)
    ]


def _shares(box: Box, company: CompanyView) -> list[Text]:
    """Say who holds what, e.g. "red 6 (D+P+1), blue 1, bank 2"."""
    holders = [_stake(box, company, seat) for seat in company["held"]]
    holders.append(_stock(box, "company", company["commons"], company["preferred"] == "company"))
    holders.append(_stock(box, "bank", company["bank_commons"], company["preferred"] == "bank"))
    return [holder for holder in holders if holder.plain]


def _stake(box: Box, company: CompanyView, seat: str) -> Text:
    papers = ["D"] if company["director"] == seat else []
    if company["preferred"] == seat:
        papers.append("P")
    commons = company["held"][seat]
    return _holding(seat, shares_of(box, company, seat), papers, commons, seat)


def _stock(box: Box, holder: str, commons: int, has_preferred: bool) -> Text:
    weight = box.board.shares_of_kind
    total = commons * weight[COMMON] + (weight[PREFERRED] if has_preferred else 0)
    return _holding(holder, total, ["P"] if has_preferred else [], commons, "")


def _holding(holder: str, total: int, papers: list[str], commons: int, style: str) -> Text:
    if not total:
        return Text()
    words = papers + ([str(commons)] if commons else [])
    detail = f" ({'+'.join(words)})" if papers else ""
    return Text.assemble((holder, style), f" {total}{detail}")


def _assets(box: Box, edition: str, company: CompanyView) -> list[Text]:
    by_key: dict[str, Asset] = {asset.key: asset for asset in box.assets}
    names: list[Text] = []
    for owned in company["assets"]:
        name = by_key[owned["asset"]].name_in(edition)
        names.append(Text(name) if owned["ready"] else Text(f"{name} (used)", style=QUIET))
    return names


def charters(box: Box, view: CityView, width: int) -> RenderableType | None:
    """Return the charters that may still be founded, or None if there are none."""
    found = [charter for charter in box.charters if charter.key in view["unfounded"]]
    if not found:
        return None
    lines = aligned(_charters(found, close=False), right=(2,))
    if max(line.cell_len for line in lines) > width:
        lines = aligned(_charters(found, close=True), right=(2,), gap=1)
    return Group(*lines)


def _charters(found: list[Charter], *, close: bool) -> list[list[Cell]]:
    titles = ["to found", "industry", "appeal", "a good", "factories (m: with a manager)"]
    rows: list[list[Cell]] = [list(head(titles))]
    rows.extend(_charter(charter, close=close) for charter in found)
    return rows


def _charter(charter: Charter, *, close: bool) -> list[Cell]:
    drawings: list[Cell] = []
    for factory in charter.factories:
        drawing = Text(factory_drawing(factory, rules=charter.rules, close=close))
        bonus = manager_bonus(factory)
        if bonus and not close:
            drawing.append(f" {bonus}", style=QUIET)
        drawings.append(drawing)
    return [
        chip(charter.key, charter.color),
        industry_of(charter),
        str(charter.start_appeal),
        price_range(charter),
        joined(drawings, " " if close else "  "),
    ]
