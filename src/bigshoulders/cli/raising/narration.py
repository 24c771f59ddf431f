"""What happens in Raising Chicago, in sentences with printed names and proper numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bigshoulders.cli.draw.sentence import Sentence
from bigshoulders.cli.raising.components import Pieces
from bigshoulders.games.raising import events
from bigshoulders.games.raising.views.words import (
    CATEGORY_WORDS,
    empty_plot_words,
    phase_words,
    reward_words,
    some,
    spot_words,
)
from bigshoulders.kernel.event import EventKind, sentence
from bigshoulders.kernel.refusal import Facts

# What the board shows as soon as it has happened.
SHOWN: Final = (
    events.STACK_SHOWN,
    events.DECK_SHOWN,
    events.PRESTIGE_SHOWN,
    events.PROJECT_ANNOUNCED,
    events.CARD_DEALT,
    events.MARKERS_ADDED,
    events.CARD_LOST,
)


def tell(pieces: Pieces, kind: EventKind, facts: Facts) -> Sentence | None:
    """Return an event as a sentence about the color that it happened to."""
    if kind in SHOWN:
        return None
    words = SENTENCES[kind](pieces, facts) if kind in SENTENCES else sentence(kind, facts)
    color = facts.get("seat", facts.get("color"))
    seat = None if color is None else str(color)
    return Sentence(words, "" if kind is events.PROJECT_FAILED else seat, kind is events.ADVANCED)


def _paid(_pieces: Pieces, facts: Facts) -> str:
    tokens = f"{facts['count']} {facts['resource']}" if facts["count"] else ""
    wilds = f"{facts['wild']} wild" if facts["wild"] else ""
    return f"{facts['seat']} pays {' and '.join(word for word in (tokens, wilds) if word)}"


def _reputation(_pieces: Pieces, facts: Facts) -> str:
    amount = int(facts["amount"])
    verb = "gains" if amount > 0 else "loses"
    return f"{facts['seat']} {verb} {abs(amount)} reputation, now {facts['total']}"


def _won(_pieces: Pieces, facts: Facts) -> str:
    markers = some(int(facts["markers"]), "marker")
    return f"{facts['color']} wins {_space(facts)} with {markers}"


def _failed(_pieces: Pieces, facts: Facts) -> str:
    return f"nobody bids on {_space(facts)}: it fails"


def _space(facts: Facts) -> str:
    return str(facts["space"]).upper()


def _returned(_pieces: Pieces, facts: Facts) -> str:
    markers = some(int(facts["count"]), "marker")
    return f"{facts['seat']} gets {markers} back from {_space(facts)}"


def _bid(_pieces: Pieces, facts: Facts) -> str:
    return f"{facts['seat']} bids on {_space(facts)}, {_square(facts)}"


def _nonplayer(_pieces: Pieces, facts: Facts) -> str:
    return f"{facts['seat']} places a non-player marker on {_space(facts)}, {_square(facts)}"


def _square(facts: Facts) -> str:
    return "upper-left square" if facts["square"] == "ul" else f"square {facts['square']}"


def _favor(_pieces: Pieces, facts: Facts) -> str:
    return f"{facts['seat']} takes {some(int(facts['count']), 'favor')}"


def _expansion(_pieces: Pieces, facts: Facts) -> str:
    return f"{facts['seat']} takes {some(int(facts['count']), 'company expansion')}"


def _raised(pieces: Pieces, facts: Facts) -> str:
    name = pieces.projects[str(facts["project"])].name
    levels = some(int(facts["levels"]), "level")
    return f"{facts['color']} raises {name} on plot {facts['plot']} with {levels}"


def _moved(pieces: Pieces, facts: Facts) -> str:
    name = pieces.projects[str(facts["project"])].name
    levels = some(int(facts["levels"]), "level")
    tile = f"empty plot tile {facts['tile']}"
    return f"{facts['color']} moves {name} to the outskirts with {levels}, where {tile} was"


def _prestige(pieces: Pieces, facts: Facts) -> str:
    name = pieces.prestige[str(facts["prestige"])].name
    turned = "" if str(facts["degrees"]) == "0" else f", turned by {facts['degrees']} degrees"
    return f"the {name} goes to plot {facts['plot']}{turned}"


def _neighborhood(pieces: Pieces, facts: Facts) -> str:
    return f"{facts['seat']} wins {_tile(pieces, facts)}"


def _lost_neighborhood(pieces: Pieces, facts: Facts) -> str:
    return f"nobody wins {_tile(pieces, facts)}, it leaves the game"


def _tile(pieces: Pieces, facts: Facts) -> str:
    reward = pieces.neighborhoods[str(facts["neighborhood"])].reward
    return f"{str(facts['enclosure']).upper()} ({reward_words(reward)})"


def _kept(pieces: Pieces, facts: Facts) -> str:
    spot = spot_words(pieces.cards[str(facts["card"])])
    return f"{facts['seat']} adds a card to the company ({spot})"


def _pushed_out(pieces: Pieces, facts: Facts) -> str:
    spot = spot_words(pieces.cards[str(facts["card"])])
    return f"{facts['seat']} has no slot left for a card ({spot})"


def _used(pieces: Pieces, facts: Facts) -> str:
    words = empty_plot_words(pieces.tiles[str(facts["tile"])])
    return f"{facts['seat']} uses empty plot tile {facts['tile']} ({words})"


def _phase(_pieces: Pieces, facts: Facts) -> str:
    return f"phase: {phase_words(str(facts['phase']))}"


def _scored(_pieces: Pieces, facts: Facts) -> str:
    return f"{facts['seat']} scores {facts['amount']}: {CATEGORY_WORDS[str(facts['category'])]}"


SENTENCES: Final[dict[EventKind, Callable[[Pieces, Facts], str]]] = {
    events.PAID: _paid,
    events.REPUTATION_CHANGED: _reputation,
    events.PROJECT_WON: _won,
    events.PROJECT_FAILED: _failed,
    events.MARKERS_RETURNED: _returned,
    events.MARKER_PLACED: _bid,
    events.NONPLAYER_PLACED: _nonplayer,
    events.FAVOR_GAINED: _favor,
    events.EXPANSION_GAINED: _expansion,
    events.RAISED: _raised,
    events.MOVED_OUT: _moved,
    events.PRESTIGE_PLACED: _prestige,
    events.NEIGHBORHOOD_WON: _neighborhood,
    events.NEIGHBORHOOD_LOST: _lost_neighborhood,
    events.CARD_KEPT: _kept,
    events.CARD_PUSHED_OUT: _pushed_out,
    events.TILE_USED: _used,
    events.PHASE_BEGAN: _phase,
    events.SCORED: _scored,
}
