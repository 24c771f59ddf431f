"""The components of Raising Chicago in few words: rewards, costs, tiles, cards, members."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bigshoulders.games.raising.box.components import (
    DIRECTIONS,
    LETTERS,
    NO_RESOURCE,
    RESOURCES,
    SYMBOLS,
    WARD_BUILDINGS,
    Card,
    EmptyPlot,
    Member,
    Prestige,
    Project,
    Reward,
    WardToken,
)
from bigshoulders.games.raising.box.deeds import (
    DEEDS,
)
from bigshoulders.games.raising.box.rewards import counts

ARROWS: Final[dict[str, str]] = dict(zip(DIRECTIONS, "↑→↓←", strict=True))
ALL_LETTERS: Final = (1 << len(LETTERS)) - 1
NOTHING: Final = "-"

# What a council member counts, after "for each".
COUNTED: Final[tuple[str, ...]] = (
    "of your buildings in ward",
    "of your buildings in the outskirts",
    "set of five symbols",
    "permanent resource",
    "marker on the bidding board at the end",
    "neighborhood tile",
    "favor kept to the end",
    "company expansion",
    "ward control token",
)

PHASE_WORDS: Final[dict[str, str]] = {
    "bidding_resolution": "winners",
    "project_resolution": "projects",
}

CATEGORY_WORDS: Final[dict[str, str]] = {
    "in_play": "gained in play",
    "ward_control": "ward control",
    "bidding_board": "markers on the bidding board",
    "prestige_buildings": "arrows of prestige buildings",
    "final_projects": "symbols of your final projects",
    "symbol_sets": "sets of five symbols",
    "personal_project": "personal project",
    "poverty": "poverty",
    "council": "city council",
}


def letter(resource: str) -> str:
    """Return the letter that stands for a resource on the board."""
    return resource[0].upper()


def phase_words(key: str) -> str:
    """Return a phase as words."""
    return PHASE_WORDS.get(key, key)


def some(count: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun."""
    return f"{count} {noun if count == 1 else plural or noun + 's'}"


# Costs and rewards


def amounts_short(counts: Iterable[int]) -> str:
    """Write amounts of the three resources by their letters, e.g. "L1 M2"; nothing is empty."""
    pairs = zip(RESOURCES, counts, strict=True)
    return " ".join(f"{letter(kind)}{count}" for kind, count in pairs if count)


def cost_short(counts: Sequence[int]) -> str:
    """Write a printed cost, all three resources in columns."""
    return " ".join(f"{letter(kind)}{count}" for kind, count in zip(RESOURCES, counts, strict=True))


def reward_words(reward: Reward) -> str:
    """Say what a reward gives."""
    words = [f"{count} {kind}" for kind, count in _of(reward.tokens)]
    words += [f"{some(count, 'step')} in {kind}" for kind, count in _of(reward.steps)]
    words += [kind.words(count) for kind, count in counts(reward)]
    return ", ".join(words) or NOTHING


def reward_short(reward: Reward) -> str:
    """Say what a reward gives in the room of a cell of the map."""
    words = [f"{count} {letter(kind)}" for kind, count in _of(reward.tokens)]
    if len(words) > 1 and set(reward.tokens) <= {0, 1}:
        words = [" ".join(letter(kind) for kind, _count in _of(reward.tokens))]
    words += [f"{letter(kind)} step" for kind, _count in _of(reward.steps)]
    words += [kind.short_words(count) for kind, count in counts(reward)]
    return " ".join(words)


def _of(counts: Sequence[int]) -> list[tuple[str, int]]:
    return [(kind, count) for kind, count in zip(RESOURCES, counts, strict=True) if count]


# Tiles and cards


def project_kind(project: Project) -> str:
    """Return what is done with a project."""
    if project.is_final:
        return "final"
    return "move" if project.is_move else "raise"


def project_gain(project: Project) -> str:
    """Say what a project gives besides its levels, symbols included."""
    symbols = " + ".join(SYMBOLS[symbol] for symbol in project.symbols)
    if project.is_move:
        return f"{symbols}, plot tile, prestige"
    return f"{symbols}, {reward_words(project.reward)}"


def project_words(project: Project) -> str:
    """Say on one line what a project is, costs and gives."""
    return f"{project_kind(project)}, {cost_short(project.cost)}: {project_gain(project)}"


def empty_plot_words(tile: EmptyPlot) -> str:
    """Say what an empty plot tile does when it is used."""
    words = [
        DEEDS[tile.deed].said(tile.count),
        "" if tile.reward == Reward() else reward_words(tile.reward),
    ]
    return ", ".join(word for word in words if word)


def prestige_words(building: Prestige) -> str:
    """Say what a prestige building pays, and where to as long as it is not turned."""
    return f"{arrows_drawn(building.arrows)} {building.reputation} each"


def arrows_drawn(bits: int) -> str:
    """Draw arrows that are kept one bit each."""
    return "".join(ARROWS[name] for bit, name in enumerate(DIRECTIONS) if bits & (1 << bit))


def letters_of(card: Card) -> str:
    """Return the letters of a card for the council."""
    if card.letters == ALL_LETTERS:
        return "any letter"
    return "".join(one.upper() for bit, one in enumerate(LETTERS) if card.letters & (1 << bit))


def spot_words(card: Card) -> str:
    """Say what a card pays in a company, and how often."""
    return f"{'each round' if card.every_round else 'once'} {reward_words(card.spot)}"


def squares_words(card: Card) -> str:
    """Write the resources on a card's squares in tie-break order."""
    shown = [letter(RESOURCES[one]) for one in card.squares if one != NO_RESOURCE]
    return " ".join(shown)


def ward_token_words(token: WardToken) -> str:
    """Write what the first and the second of a ward get."""
    return f"{token.first}/{token.second}"


def member_words(member: Member) -> str:
    """Say what a council member pays for."""
    ward = f" {member.ward + 1}" if member.counts == WARD_BUILDINGS else ""
    return f"{member.each} for each {COUNTED[member.counts]}{ward}"
