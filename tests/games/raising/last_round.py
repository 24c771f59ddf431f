"""Tables on which the last round is over and nobody has anything yet, for tests of the scoring."""

from __future__ import annotations

from bigshoulders.scenarios.raising import RaisingScenario, raising

# Cards by letter, as the data says: every fourth one, and six with all letters.
CARDS = {
    "a": ("5", "9", "13", "17", "21", "25", "29", "33", "37"),
    "b": ("6", "10", "14", "18", "22", "26", "30", "34", "38"),
    "c": ("7", "11", "15", "19", "23", "27", "31", "35", "39"),
    "d": ("8", "12", "16", "20", "24", "28", "32", "36", "40"),
}
OPEN_CARDS = ("49", "50", "51", "52", "53", "54")


def last_round(seats: int = 3, **options: str) -> RaisingScenario:
    """Return a table in round 8: no tokens, no markers on the board, the tokens 7/3 to 10/6."""
    table = raising(seats, **options).finals("f01", "f02", "f03", "f04").round(8)
    for color in table.game.rules.language.domains["seat"]:
        table.tokens(color, "").markers(**{color: 0})
    return table.ward_tokens("wc1", "wc2", "wc3", "wc4")


def council(*members: str, seats: int = 3, **options: str) -> RaisingScenario:
    """Return such a table with these council members on A to D."""
    return last_round(seats, council="on", **options).members(*members)


def collect(
    table: RaisingScenario, color: str = "blue", opened: int = 0, **letters: int
) -> RaisingScenario:
    """Give cards with these letters: four in the slots, the others in the pile."""
    cards = [card for letter, count in letters.items() for card in CARDS[letter][:count]]
    cards += OPEN_CARDS[:opened]
    return table.slots(color, *cards[:4]).pile(color, *cards[4:])
