"""Reads the printed board and the numbers of the setup. Rules: section 1."""

from typing import Final

from bigshoulders.games.city.box.components import (
    BONUSES,
    COMMON,
    DIRECTOR,
    INDUSTRIES,
    KINDS,
    NO_BONUS,
    PREFERRED,
    RESOURCES,
    Board,
    Supplies,
    SupplyBoard,
)
from bigshoulders.kernel.json_nodes import Node

SHARES: Final = 10  # a share is a tenth of a company

# Bounds for whoever writes a file: counts fit into the byte of a frame, money into 32 bits.
MOST: Final = 255
MOST_MONEY: Final = 10_000


def read_board(pages: dict[str, Node], editions: tuple[str, ...]) -> Board:
    """Read the board from the files that carry a part of it."""
    page, demand, goals = pages["board.json"], pages["demand.json"], pages["goals.json"]
    players, track, appeal = page.at("players"), page.at("stock_track"), page.at("appeal_track")
    supply, papers, partners = page.at("supply_chain"), page.at("certificates"), page.at("partners")
    least, most = players.at("least").whole(1), players.at("most").whole(1)
    last, decades = appeal.at("last").whole(1), page.at("decades").items()
    closure = pages["special.json"].at("simplified_closure")
    hire_price = _read_hire_price(page.at("job_market"))
    _check_decades(decades)
    _check_rows(demand.at("rows"))
    _check_papers(papers)
    _check_partners(partners)
    return Board(
        editions=editions,
        colors=players.at("colors").texts(),
        least_players=least,
        most_players=most,
        decades=len(decades),
        years=_by_decade(decades, "year"),
        draws=_by_decade(decades, "cubes_drawn"),
        buildings_dealt=_by_decade(decades, "buildings_dealt"),
        era_dealt=_by_decade(decades, "of_era"),
        stock_track=track.at("values").wholes(),
        par_prices=track.at("par").wholes(1),
        triple_from=track.at("triple_from").whole(1),
        emergency_steps=page.at("emergency_extra_steps").whole(0, MOST),
        appeal_last=last,
        appeal_bonus=_read_appeal_bonus(appeal.at("bonuses"), last),
        bonus_cash=appeal.at("cash_instead").whole(0, MOST_MONEY),
        hire_price=hire_price,
        market_spaces=len(hire_price) - 1,
        market_start=_read_market_start(page.at("job_market")),
        cubes_total=read_cubes(page.at("cubes")),
        haymarket_start=read_cubes(page.at("haymarket_at_setup")),
        supply_prices=_read_supply_prices(supply.at("spaces")),
        supply_start=supply.at("at_setup_each").whole(0, MOST),
        asset_prices=page.at("asset_prices").wholes(1, MOST_MONEY),
        demand_bonus=_read_demand_bonus(demand.at("columns")),
        printed_middle=_read_printed_middle(demand.at("columns")),
        certificate_limit=_read_limit(papers.at("limit"), least, most),
        most_shares=papers.at("most_shares").whole(1),
        shares_of_kind=_by_kind(papers.at("shares")),
        commons=_by_kind(papers.at("papers"))[COMMON],
        start_cash=page.at("start_cash").whole(0, MOST_MONEY),
        start_partners=partners.at("at_start").whole(1),
        most_usable_partners=partners.at("most_usable").whole(1),
        partner_decade=partners.at("building_space").whole(1, len(decades)),
        no_company_cash=page.at("no_company_cash").whole(),
        goals_used=goals.at("used").whole(1, MOST),
        goal_prize=goals.at("prize").whole(0, MOST_MONEY),
        supplies=_read_supplies(page.at("supplies")),
        advanced_supply=_read_supply_board(pages["special.json"].at("edition_2025")),
        closure_director=closure.at("director").whole(0, MOST_MONEY),
        closure_per_share=closure.at("others_per_share").whole(0, MOST_MONEY),
    )


def read_cubes(node: Node) -> tuple[int, ...]:
    """Read cubes by type, in RESOURCES order; a type that is not named counts 0."""
    node.only(RESOURCES)
    return tuple([count_at(node, resource) for resource in RESOURCES])


def count_at(node: Node, key: str) -> int:
    """Read how many pieces or steps; an absent field is 0."""
    found = node.maybe(key)
    return 0 if found is None else found.whole(0, MOST)


def money_at(node: Node, key: str) -> int:
    """Read an amount; an absent field is 0."""
    found = node.maybe(key)
    return 0 if found is None else found.whole(0, MOST_MONEY)


def read_reconstructed(node: Node) -> tuple[str, ...]:
    """Read which fields of a component no source prints."""
    provenance = node.maybe("provenance")
    fields = None if provenance is None else provenance.maybe("reconstructed")
    return () if fields is None else fields.texts()


def _by_decade(decades: list[Node], key: str) -> tuple[int, ...]:
    return (0, *[decade.at(key).whole() for decade in decades])


def _by_kind(node: Node) -> tuple[int, ...]:
    return tuple([node.at(kind).whole(1) for kind in KINDS])


def _read_appeal_bonus(node: Node, last: int) -> tuple[int, ...]:
    bonus = [NO_BONUS] * (last + 1)
    spaces = tuple([str(space) for space in range(last + 1)])
    node.only(spaces)
    for space, name in node.fields():
        bonus[spaces.index(space)] = name.index_in(BONUSES)
    return tuple(bonus)


def _read_hire_price(market: Node) -> tuple[int, ...]:
    """Return the price of the next worker by the number standing; dear spaces fill first."""
    prices = [market.at("price_when_empty").whole(1, MOST_MONEY)]
    for group in market.at("groups").items():
        group.only(("price", "spaces", "at_setup"))
        prices.extend([group.at("price").whole(1, MOST_MONEY)] * group.at("spaces").whole(1, MOST))
    return tuple(prices)


def _read_market_start(market: Node) -> int:
    return sum([group.at("at_setup").whole(0, MOST) for group in market.at("groups").items()])


def _read_supply_prices(spaces: Node) -> tuple[int, ...]:
    prices: list[int] = []
    for space in spaces.items():
        price = space.at("price")
        prices.append(0 if price.is_null() else price.whole(1))
    return tuple(prices)


def _check_decades(decades: list[Node]) -> None:
    for index, decade in enumerate(decades):
        decade.at("number").whole(index + 1, index + 1)


def _check_rows(rows: Node) -> None:
    if rows.texts() != INDUSTRIES:
        raise rows.expected(f"the industries {', '.join(INDUSTRIES)}, top to bottom")


def _check_papers(certificates: Node) -> None:
    """Expect one Director's and one Preferred paper, and ten shares in all (C-CON-06)."""
    papers, shares = certificates.at("papers"), certificates.at("shares")
    for kind in (PREFERRED, DIRECTOR):
        papers.at(KINDS[kind]).whole(1, 1)
    total = sum(
        [paper * share for paper, share in zip(_by_kind(papers), _by_kind(shares), strict=True)]
    )
    if total != SHARES:
        raise papers.malformed(
            f"the certificates of a company are {total} shares, expected {SHARES}"
        )


def _check_partners(partners: Node) -> None:
    """Expect the pieces of a player to be where the rules put them (C-CON-27)."""
    pieces = partners.at("pieces").whole(1)
    usable = partners.at("at_start").whole(1) + len(partners.at("gained_from").texts())
    if usable != partners.at("most_usable").whole(1):
        raise partners.malformed(f"{usable} partners can be gained in all, expected most_usable")
    if usable + partners.at("on_turn_track").whole() != pieces:
        raise partners.malformed(f"{pieces} pieces are not those usable and on the turn track")


def _read_printed_middle(columns: Node) -> int:
    for column in columns.items():
        if column.at("id").text() == "middle":
            return column.at("printed_goods").whole(1)
    raise columns.malformed("the middle column is missing")


def _read_demand_bonus(columns: Node) -> tuple[int, ...]:
    return tuple([column.at("bonus").whole(0, MOST_MONEY) for column in columns.items()])


def _read_limit(limit: Node, least: int, most: int) -> tuple[int, ...]:
    limit.only(tuple([str(players) for players in range(least, most + 1)]))
    numbers = [0] * least
    for players in range(least, most + 1):
        numbers.append(limit.at(str(players)).whole(1, MOST))
    return tuple(numbers)


def _read_supplies(node: Node) -> Supplies:
    node.only(("workers", "managers", "salespeople", "goods", "automation", "bonus_goods"))
    return Supplies(
        workers=node.at("workers").whole(0, MOST),
        managers=node.at("managers").whole(0, MOST),
        salespeople=node.at("salespeople").whole(0, MOST),
        goods=node.at("goods").whole(0, MOST),
        automation=node.at("automation").whole(0, MOST),
        bonus_goods=node.at("bonus_goods").whole(0, MOST),
    )


def _read_supply_board(node: Node) -> SupplyBoard:
    if sorted(node.at("rows").texts()) != sorted(RESOURCES):
        raise node.at("rows").expected(f"one row each for {', '.join(RESOURCES)}")
    prices = node.at("prices").wholes(1, MOST_MONEY)
    draws: list[int] = []
    for section in node.at("sections").items():
        section.only(("columns", "draw"))
        draws.extend([section.at("draw").whole(0, MOST)] * section.at("columns").whole(1, MOST))
    if len(draws) != len(prices):
        raise node.malformed(f"the sections cover {len(draws)} of {len(prices)} columns")
    return SupplyBoard(
        start=read_cubes(node.at("at_setup")),
        prices=prices,
        draws=tuple(draws),
        reconstructed=read_reconstructed(node),
    )
