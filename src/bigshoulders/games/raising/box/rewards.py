"""What a reward can hold besides resources and steps, and what is to be known of each kind.

How it stands in a file, what it is called in few words and in the room of a cell is listed here
alone; what it does is in `rules/rewards`.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.box.components import Reward


class RewardKind:
    """A kind of thing that is given by number, and its nouns: in sentences, and short."""

    def __init__(self, key: str, one: str, several: str, short: tuple[str, str]) -> None:
        self.key = key
        self.one = one
        self.several = several
        self.short = short  # for one, for several

    def words(self, count: int) -> str:
        """Say how many there are."""
        return f"{count} {self.one if count == 1 else self.several}"

    def short_words(self, count: int) -> str:
        """Say it in the room of a cell of the map."""
        return f"{count} {self.short[0] if count == 1 else self.short[1]}"


# In the order in which they are said
WILD: Final = RewardKind("wild", "wild", "wild", ("wild", "wild"))
FAVOR: Final = RewardKind("favor", "favor", "favors", ("favor", "fav"))
EXPANSIONS: Final = RewardKind(
    "expansions", "company expansion", "company expansions", ("slot", "slots")
)
REPUTATION: Final = RewardKind("reputation", "reputation", "reputation", ("rep", "rep"))
KINDS: Final[tuple[RewardKind, ...]] = (WILD, FAVOR, EXPANSIONS, REPUTATION)


def counts(reward: Reward) -> list[tuple[RewardKind, int]]:
    """Return the kinds that a reward holds, with how many of each."""
    amounts = (reward.wild, reward.favor, reward.expansions, reward.reputation)
    return [(kind, count) for kind, count in zip(KINDS, amounts, strict=True) if count]
