"""What empty plot tiles do besides their reward, and what is to be known of each deed (R-EPT-04).

How it stands in a file, of how many things it is, and what it says in few words is listed here
alone; what it does is in `rules/empty_plots`.
"""

from __future__ import annotations

from typing import Final

NO_COUNT: Final = 0
ANY_COUNT: Final = -1


class Deed:
    """A kind of deed; `count` is the only number that its rule knows, if it is not one of these."""

    def __init__(self, key: str, words: str = "", count: int = NO_COUNT, noun: str = "") -> None:
        self.key = key
        self.words = words
        self.count = count
        self.noun = noun  # of what there are that many

    def said(self, count: int) -> str:
        """Say what a tile with this number does."""
        return self.words.replace("{count}", f"{count} {self.noun}{'' if count == 1 else 's'}")


PLAIN: Final = 0
SQUARES_OF_A_CARD: Final = 1
SPOTS_OF_THE_AREA: Final = 2
SPOTS_OF_THE_COMPANY: Final = 3
EXTRA_LEVEL: Final = 4
STEPS_ON_A_TRACK: Final = 5
TOKENS_OF_CHOICE: Final = 6
SWAP_BANNERS: Final = 7
COPY_NEIGHBORHOODS: Final = 8

# In the order of the numbers above
DEEDS: Final[tuple[Deed, ...]] = (
    Deed("plain"),
    Deed("squares_of_a_card", "the uncovered resources of one project's card"),
    Deed("spots_of_the_area", "the round spots of all cards in the project area"),
    Deed("spots_of_the_company", "the round spots of all your cards, one-time ones too"),
    Deed("extra_level", "{count} on your building in a ward", 1, "more level"),
    Deed("steps_on_a_track", "{count} on one track", ANY_COUNT, "step"),
    Deed("tokens_of_choice", "{count} of your choice", ANY_COUNT, "resource"),
    Deed("swap_banners", "exchange {count} or not", 2, "banner"),
    Deed("copy_neighborhoods", "rewards of {count} on the map", 2, "neighborhood tile"),
)
DEED_KEYS: Final[tuple[str, ...]] = tuple([deed.key for deed in DEEDS])
