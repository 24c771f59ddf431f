"""What the things named in an answer of Raising Chicago are or do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bigshoulders.cli.raising.auctions import amounts, is_player
from bigshoulders.cli.raising.components import Pieces
from bigshoulders.games.raising.box.components import NOTHING
from bigshoulders.games.raising.ids import (
    V_BID,
    V_FAVOR,
    V_LEVEL,
    V_NONPLAYER,
    V_PAY,
    V_PAY_WILD,
    V_RAISE,
    V_RESOLVE,
    V_SHORT,
    V_TRADE,
)
from bigshoulders.games.raising.views.auction_shapes import Auction
from bigshoulders.games.raising.views.map_shapes import AnyPlot
from bigshoulders.games.raising.views.view_shapes import RaisingView
from bigshoulders.games.raising.views.words import (
    empty_plot_words,
    letter,
    member_words,
    prestige_words,
    project_kind,
    project_words,
    reward_words,
    some,
)
from bigshoulders.kernel.action import Action, Language, verb_of
from bigshoulders.kernel.preview import Change

BIDS: Final = (V_BID, V_NONPLAYER)
UPPER_LEFT: Final = "ul"
# In few words, so that what is lost stands on the same line.
PAYMENTS: Final[dict[int, str]] = {
    V_PAY: "from your tokens",
    V_PAY_WILD: "wilds, then tokens",
    V_FAVOR: "a favor for all of it",
    V_SHORT: "pay nothing",
    V_TRADE: "exchange tokens first",
}


def about_answer(
    pieces: Pieces, language: Language, action: Action, view: RaisingView
) -> list[str]:
    """Say in words what an answer is about."""
    verb = verb_of(action.code)
    named = dict(language.arguments(action.code))
    if verb in PAYMENTS:
        return [PAYMENTS[verb]]
    if verb in BIDS:
        return _bid(named, view)
    if "tile" in named:
        return [empty_plot_words(pieces.tiles[named["tile"]])]
    if "prestige" in named:
        building = pieces.prestige[named["prestige"]]
        return [f"{building.name}: {prestige_words(building)}"]
    if "enclosure" in named:
        return [_neighborhood(pieces, named["enclosure"], view, is_won=verb == V_RESOLVE)]
    if "column" in named:
        return [view["banners"][named["column"]]]
    if "letter" in named:
        return _member(pieces, named["letter"], view)
    return [_plot(pieces, verb, named["plot"], view)] if "plot" in named else []


def _bid(named: dict[str, str], view: RaisingView) -> list[str]:
    """Say what the upper-left square costs; what another one gives is told as a change."""
    free = _auction(named["space"], view)["upper_left"]
    if named["square"] != UPPER_LEFT or free is None:
        return []
    price = amounts(free["cost"])
    return [f"costs {price}" if price else "costs nothing"]


def _auction(space: str, view: RaisingView) -> Auction:
    return next(one for one in view["auctions"] if one["space"].lower() == space)


def _neighborhood(pieces: Pieces, key: str, view: RaisingView, *, is_won: bool) -> str:
    space = next(one for one in view["neighborhoods"] if one["space"].lower() == key)
    reward = reward_words(pieces.neighborhoods[space["tile"] or ""].reward)
    winner = space["leader"] or "nobody"
    return f"{reward} for {winner}" if is_won else reward


def _member(pieces: Pieces, key: str, view: RaisingView) -> list[str]:
    members = [one["member"] for one in view["council"] if one["letter"] == key]
    return [member_words(pieces.members[member]) for member in members]


# Plots


def _plot(pieces: Pieces, verb: int, key: str, view: RaisingView) -> str:
    shown = next(one for one in view["plots"] if one["plot"] == key)
    if verb == V_LEVEL and "project" in shown:
        project = pieces.projects[shown["project"]]
        return f"{project.name}, {some(shown['levels'], 'level')}"
    words = _arrows(shown) if verb == V_RAISE else _gains(pieces, shown, view)
    if "closes" in shown:
        words += [_closing(pieces, space, view) for space in shown["closes"]]
    return ", ".join(words)


def _arrows(shown: AnyPlot) -> list[str]:
    """Say what arrows pay; what a building on the plot gives at once is told as a change."""
    pointed = shown.get("arrows_value", 0)
    return [f"{pointed} at the end for arrows"] if pointed else []


def _gains(pieces: Pieces, shown: AnyPlot, view: RaisingView) -> list[str]:
    """Say what a prestige building on the plot will give, before it is turned."""
    plot = pieces.plots[shown["plot"]]
    words = [] if plot.reward == NOTHING else [reward_words(plot.reward)]
    return [*words, f"a step in {list(view['banners'].values())[plot.column]}"]


def _closing(pieces: Pieces, name: str, view: RaisingView) -> str:
    space = next(one for one in view["neighborhoods"] if one["space"] == name)
    reward = reward_words(pieces.neighborhoods[space["tile"] or ""].reward)
    return f"closes {name} ({reward})"


# Grids


def about_row(
    pieces: Pieces, language: Language, action: Action, view: RaisingView, *, narrow: bool
) -> str:
    """Say what a row of bids is about: the project."""
    named = dict(language.arguments(action.code))
    if verb_of(action.code) not in BIDS:
        return ", ".join(about_answer(pieces, language, action, view))
    project = pieces.projects[_auction(named["space"], view)["project"] or ""]
    return f"{project.key} {project_kind(project) if narrow else project_words(project)}"


def mark(language: Language, action: Action, view: RaisingView, changes: Sequence[Change]) -> str:
    """Say what a square gives or costs, with a plus if the bid would win the project."""
    if verb_of(action.code) not in BIDS:
        return ""
    named = dict(language.arguments(action.code))
    auction = _auction(named["space"], view)
    card, free = auction["card"], auction["upper_left"]
    if card is None:
        return ""
    shows = card["squares"][language.index("square", named["square"])]["shows"]
    gives = letter(shows) if shows else "-"
    if named["square"] == UPPER_LEFT and free is not None:
        price = amounts(free["cost"]).replace(" ", "")
        gives = f"-{price}" if price else "free"
    return f"{gives}+" if _would_win(language, action, view, changes) else gives


def _would_win(
    language: Language, action: Action, view: RaisingView, changes: Sequence[Change]
) -> bool:
    """Tell whether the color that bids leads the auction afterwards."""
    space = language.index("space", dict(language.arguments(action.code))["space"])
    after = [change.after for change in changes if change.path == f"auctions.{space}.leader"]
    leader = after[0] if after else view["auctions"][space]["leader"]
    if verb_of(action.code) == V_BID:
        return leader == language.key("seat", action.seat)
    return leader is not None and not is_player(view, str(leader))
