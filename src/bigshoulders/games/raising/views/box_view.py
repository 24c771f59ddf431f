"""The printed components of one table of Raising Chicago, as plain data."""

from __future__ import annotations

from bigshoulders.games.raising.box.components import (
    COUNTS,
    DIRECTIONS,
    LETTERS,
    NO_PLOT,
    NO_RESOURCE,
    NO_WARD,
    RESOURCES,
    SYMBOLS,
    Board,
    Box,
    Card,
    Plot,
    Project,
    card_columns,
)
from bigshoulders.games.raising.box.deeds import DEEDS
from bigshoulders.games.raising.box.rule_references import rule_references
from bigshoulders.games.raising.game import RaisingRules
from bigshoulders.games.raising.ids import (
    ANNOUNCEMENT,
    CATEGORIES,
    COMPANY,
    MOMENTS,
    PHASE_OF_MOMENT,
    PHASES,
)
from bigshoulders.games.raising.language import columns, nonplayer_color
from bigshoulders.games.raising.rules.project_steps import STEPS
from bigshoulders.games.raising.views import box_shapes
from bigshoulders.games.raising.views.values import reward_data


def box_view(rules: RaisingRules) -> box_shapes.RaisingBox:
    """Return everything printed that this table plays with."""
    box = rules.box
    return {
        "game": "raising",
        "seats": list(box.board.colors[: rules.seats]),
        "options": dict(rules.options),
        "board": _board(rules),
        "plots": [_plot(box.board, plot) for plot in box.board.plots],
        "projects": [_project(project) for project in box.projects],
        "prestige": [
            {
                "prestige": one.key,
                "name": one.name,
                "arrows": _named(one.arrows, DIRECTIONS),
                "reputation": one.reputation,
            }
            for one in box.prestige
        ],
        "neighborhoods": [
            {"neighborhood": one.key, "reward": reward_data(one.reward)}
            for one in box.neighborhoods
        ],
        "tiles": [
            {
                "tile": one.key,
                "deed": DEEDS[one.deed].key,
                "count": one.count,
                "reward": reward_data(one.reward),
            }
            for one in box.empty_plots
        ],
        "cards": [_card(card) for card in box.cards],
        "tokens": [
            {"token": one.key, "first": one.first, "second": one.second} for one in box.ward_tokens
        ],
        "members": _members(box) if rules.raising_options.council else [],
        "rules": rule_references(box),
        "reconstructed": list(box.reconstructed),
    }


def _board(rules: RaisingRules) -> box_shapes.RaisingBoard:
    board = rules.box.board
    return {
        "rounds": board.rounds,
        "phases": list(PHASES[ANNOUNCEMENT : COMPANY + 1]),
        "project_steps": {kind: list(steps) for kind, steps in STEPS.items()},
        "windows": [
            {"window": moment, "phase": PHASES[phase]}
            for moment, phase in zip(MOMENTS, PHASE_OF_MOMENT, strict=True)
        ],
        "categories": list(CATEGORIES if rules.raising_options.council else CATEGORIES[:-1]),
        "spaces": list(board.spaces),
        "columns": board.columns,
        "rows": board.rows,
        "wards": board.wards,
        "outskirts": board.outskirts,
        "resources": list(RESOURCES),
        "symbols": list(SYMBOLS),
        "letters": list(LETTERS),
        "companies": dict(zip(board.colors, board.companies, strict=True)),
        "banner_spaces": list(columns(board)),
        "neighborhoods": [
            {"space": f"N{space + 1}", "plots": [board.plots[plot].key for plot in around]}
            for space, around in enumerate(board.neighborhoods)
        ],
        "track": {
            "start": board.start_column,
            "permanent": list(board.perm_columns),
            "end": board.end_column,
            "rewards": [reward_data(reward) for reward in board.column_rewards],
        },
        "poverty": list(board.poverty),
        "poverty_overflow": board.poverty_overflow,
        "markers": board.markers,
        "markers_added": board.markers_added,
        "markers_most": board.markers_most,
        "nonplayer": nonplayer_color(board, rules.seats),
        "nonplayer_markers": board.nonplayer_markers,
        "card_side": rules.box.card_side,
        "card_columns": card_columns(len(rules.box.cards[0].squares)),
        "slots": board.slots,
        "trade_give": board.trade_give,
        "level_reputation": board.level_reputation,
        "consolation": board.consolation,
        "bidding_board": {"first": board.board_first, "second": board.board_second},
        "final_match": board.match_reputation,
        "symbol_set": board.set_reputation,
        "personal_project": {
            "need": board.section_need,
            "section": board.section_reputation,
            "all": board.sections_bonus,
        },
        "council": {"once": board.qualify, "twice": board.double},
    }


def _plot(board: Board, plot: Plot) -> box_shapes.Plot:
    return {
        "plot": plot.key,
        "ward": plot.ward + 1,
        "column": plot.column,
        "row": plot.row,
        "interior": plot.interior,
        "reward": reward_data(plot.reward),
        "neighbors": [
            None if other == NO_PLOT else board.plots[other].key for other in plot.neighbors
        ],
        "spaces": [f"N{space + 1}" for space in plot.spaces],
    }


def _project(project: Project) -> box_shapes.Project:
    return {
        "project": project.key,
        "name": project.name,
        "round": project.round or None,
        "is_move": project.is_move,
        "is_final": project.is_final,
        "cost": _cost(project),
        "symbols": [SYMBOLS[index] for index in project.symbols],
        "reward": reward_data(project.reward),
    }


def _cost(project: Project) -> box_shapes.SomeMaterials:
    found: box_shapes.SomeMaterials = {}
    for index, name in enumerate(RESOURCES):
        if project.cost[index]:
            found[name] = project.cost[index]
    return found


def _card(card: Card) -> box_shapes.ResourceCard:
    return {
        "card": card.key,
        "letters": _named(card.letters, LETTERS),
        "squares": [None if one == NO_RESOURCE else RESOURCES[one] for one in card.squares],
        "every_round": card.every_round,
        "spot": reward_data(card.spot),
    }


def _members(box: Box) -> list[box_shapes.CouncilMember]:
    return [
        {
            "member": one.key,
            "counts": COUNTS[one.counts],
            "each": one.each,
            "ward": None if one.ward == NO_WARD else one.ward + 1,
        }
        for one in box.members
    ]


def _named(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for bit, name in enumerate(names) if bits & (1 << bit)]
