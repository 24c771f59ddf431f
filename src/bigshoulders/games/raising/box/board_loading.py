"""Reads the printed boards and the numbers of the setup. Rules: sections 3, 4, 8 and 18."""

from typing import Final

from bigshoulders.games.raising.box.components import (
    NO_PLOT,
    NOTHING,
    RESOURCES,
    Board,
    Plot,
    Reward,
)
from bigshoulders.games.raising.box.rewards import EXPANSIONS, FAVOR, KINDS, REPUTATION, WILD
from bigshoulders.kernel.json_nodes import Node

# Bounds for whoever writes a file: counts fit into the byte of a frame.
MOST: Final = 255
MOST_LOST: Final = 1000
LEAST_TRADED: Final = 2  # a trade of one for one could go on for ever
MOST_TRADED: Final = 63  # a frame keeps what was traded for next to it

REWARD_FIELDS: Final[tuple[str, ...]] = (*[kind.key for kind in KINDS], "tokens", "steps")
PLOT_FIELDS: Final[tuple[str, ...]] = (
    *("id", "ward", "column", "row", "interior", "reward", "provenance", "notes"),
)
SPACE_FIELDS: Final[tuple[str, ...]] = ("id", "plots", "provenance", "notes")
AROUND: Final = 4  # plots around a neighborhood space (R-MAP-06)


def read_board(pages: dict[str, Node], players: int) -> Board:
    """Read the boards as they are for this number of players."""
    page, ground, council = pages["board.json"], pages["plots.json"], pages["council.json"]
    companies, markers, tracks = page.at("companies"), page.at("markers"), page.at("expertise")
    personal, row, poverty = (
        page.at("personal_project"),
        page.at("bidding_board"),
        page.at("poverty"),
    )
    end = tracks.at("end_column").whole(1, MOST)
    around = _read_spaces(pages["neighborhood_spaces.json"], ground)
    scores = for_players(council.at("thresholds"), page, players)
    scores.only(("qualify", "double"))
    least, most = players_of(page)
    return Board(
        colors=tuple([company.at("id").text() for company in companies.items()]),
        companies=tuple([company.at("name").text() for company in companies.items()]),
        least_players=least,
        most_players=most,
        rounds=page.at("rounds").whole(1, MOST),
        spaces=page.at("project_spaces").texts(),
        columns=ground.at("columns").whole(1, MOST),
        rows=ground.at("rows").whole(1, MOST),
        wards=ground.at("wards").whole(1, MOST),
        plots=_read_plots(ground, around),
        neighborhoods=around,
        outskirts=ground.at("outskirts").whole(1, MOST),
        display=pages["prestige.json"].at("on_display").whole(1, MOST),
        finals=pages["finals.json"].at("in_play").whole(1, MOST),
        empty_plots=pages["empty_plots.json"].at("in_play").whole(1, MOST),
        members=council.at("in_play").whole(1, MOST),
        markers=markers.at("each_color").whole(1, MOST),
        markers_added=markers.at("added").whole(1, MOST),
        markers_most=markers.at("most_on_board").whole(1, MOST),
        nonplayer_markers=markers.at("nonplayer").whole(0, MOST),
        start_tokens=read_types(for_players(page.at("start_tokens"), page, players)),
        start_column=for_players(tracks.at("start_column"), page, players).whole(0, end),
        perm_columns=for_players(tracks.at("token_columns"), page, players).wholes(1, end),
        end_column=end,
        column_rewards=_read_column_rewards(tracks.at("column_rewards"), end),
        banners=read_types(tracks.at("banners")),
        trade_give=page.at("trade_give").whole(LEAST_TRADED, MOST_TRADED),
        expansions=page.at("company_expansions").whole(0, MOST),
        slots=page.at("company_slots").whole(1, MOST),
        level_reputation=page.at("level_reputation").whole(0, MOST),
        consolation=page.at("consolation").whole(0, MOST),
        board_first=row.at("first").whole(0, MOST),
        board_second=row.at("second").whole(0, MOST),
        match_reputation=page.at("final_match").whole(0, MOST),
        set_reputation=page.at("symbol_set").whole(0, MOST),
        section_need=personal.at("need").whole(1, MOST),
        section_reputation=personal.at("each").whole(0, MOST),
        sections_bonus=personal.at("all").whole(0, MOST),
        poverty=poverty.at("lost").wholes(0, MOST_LOST),
        poverty_overflow=poverty.at("each_beyond").whole(0, MOST_LOST),
        qualify=scores.at("qualify").whole(1, MOST),
        double=scores.at("double").whole(1, MOST),
    )


def players_of(page: Node) -> tuple[int, int]:
    """Read the least and the greatest number of players."""
    least = page.at("players").at("least").whole(1, MOST)
    return least, page.at("players").at("most").whole(least, MOST)


def for_players(node: Node, page: Node, players: int) -> Node:
    """Return what holds for this number of players; the board page says which numbers there are."""
    least, most = players_of(page)
    node.only(tuple([str(number) for number in range(least, most + 1)]))
    return node.at(str(players))


def read_types(node: Node) -> tuple[int, ...]:
    """Read numbers by resource; a resource that is not named counts 0."""
    node.only(RESOURCES)
    return tuple([count_at(node, resource) for resource in RESOURCES])


def count_at(node: Node, key: str) -> int:
    """Read how many; an absent field is 0."""
    found = node.maybe(key)
    return 0 if found is None else found.whole(0, MOST)


def reward_at(node: Node, key: str) -> Reward:
    """Read a reward; an absent field is none."""
    found = node.maybe(key)
    return NOTHING if found is None else read_reward(found)


def read_reward(node: Node) -> Reward:
    """Read what a player receives at once."""
    node.only(REWARD_FIELDS)
    return Reward(
        wild=count_at(node, WILD.key),
        favor=count_at(node, FAVOR.key),
        reputation=count_at(node, REPUTATION.key),
        expansions=count_at(node, EXPANSIONS.key),
        tokens=_types_at(node, "tokens"),
        steps=_types_at(node, "steps"),
    )


def _types_at(node: Node, key: str) -> tuple[int, ...]:
    found = node.maybe(key)
    return (0,) * len(RESOURCES) if found is None else read_types(found)


def _read_column_rewards(node: Node, end: int) -> tuple[Reward, ...]:
    columns = tuple([str(column) for column in range(1, end + 1)])
    node.only(columns)
    return (NOTHING, *[reward_at(node, column) for column in columns])


# Map


def _read_spaces(page: Node, ground: Node) -> tuple[tuple[int, ...], ...]:
    keys = tuple([plot.at("id").text() for plot in ground.at("plots").items()])
    spaces: list[tuple[int, ...]] = []
    for node in page.at("neighborhood_spaces").items():
        node.only(SPACE_FIELDS)
        plots = node.at("plots")
        around = tuple([plot.index_in(keys) for plot in plots.items()])
        if len(around) != AROUND or len(set(around)) != AROUND:
            raise plots.expected("the ids of four different plots")
        spaces.append(around)
    return tuple(spaces)


def _read_plots(page: Node, spaces: tuple[tuple[int, ...], ...]) -> tuple[Plot, ...]:
    nodes = page.at("plots").items()
    wards, columns, rows = _whole(page, "wards"), _whole(page, "columns"), _whole(page, "rows")
    places: list[tuple[int, int]] = []
    for node in nodes:
        column, row = node.at("column").whole(1, columns), node.at("row").whole(1, rows)
        if (column - 1, row - 1) in places:
            raise node.malformed(f"another plot is in column {column}, row {row} already")
        places.append((column - 1, row - 1))
    plots: list[Plot] = []
    for index, node in enumerate(nodes):
        node.only(PLOT_FIELDS)
        column, row = places[index]
        plots.append(
            Plot(
                index=index,
                key=node.at("id").text(),
                ward=node.at("ward").whole(1, wards) - 1,
                column=column,
                row=row,
                interior=node.flag_at("interior"),
                reward=reward_at(node, "reward"),
                neighbors=_neighbors(places, column, row),
                spaces=tuple([s for s, around in enumerate(spaces) if index in around]),
            )
        )
    return tuple(plots)


def _whole(page: Node, key: str) -> int:
    return page.at(key).whole(1, MOST)


def _neighbors(places: list[tuple[int, int]], column: int, row: int) -> tuple[int, ...]:
    """Return the plots to the north, east, south and west (R-MAP-07)."""
    around = ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))
    return tuple([places.index(place) if place in places else NO_PLOT for place in around])
