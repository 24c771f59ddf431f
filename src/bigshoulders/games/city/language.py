"""City's notation: its verbs, and the words that stand for companies, tiles and places."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import BONUSES, KINDS, RESOURCES, Box
from bigshoulders.games.city.ids import PHASES, PLACES, SOURCES, STAFF
from bigshoulders.kernel.action import Language, Verb

_PATTERNS: Final[tuple[tuple[str, str], ...]] = (
    ("first <seat>", "chance names the first chooser"),
    ("tile <tile>", "a demand tile is drawn"),
    ("reveal <asset>", "a capital asset is drawn"),
    ("goal <goal>", "a goal is drawn"),
    ("deal <space>", "a building is dealt"),
    ("draw <resource>", "a cube is drawn from the bag"),
    ("found <company> <par>", "found the company at this par price"),
    ("sell <company> <certificate>", "add this certificate to the batch you sell"),
    ("confirm", "sell the batch"),
    ("buy <company> <certificate> from <source>", "buy this certificate"),
    ("pass", "do nothing more this turn"),
    ("protect", "exhaust Price Protection and keep the price"),
    ("decline", "do without"),
    ("keep <space>", "keep this building and pass the others on"),
    ("build <space>", "place this building in your row"),
    ("act <company>", "place a partner for this company"),
    ("place <company> <space>", "place a partner on this space for the company"),
    ("pool", "place the partner in the bank pool for cash"),
    ("forgo", "spend the partner without effect"),
    ("hire <factory>", "hire the next worker for this factory"),
    ("manager <factory>", "put the manager on this factory"),
    ("worker <factory>", "put the worker in this factory"),
    ("automate <factory>", "replace a worker of this factory by a machine"),
    ("move <factory>", "move the replaced worker to this factory"),
    ("send away", "send the replaced worker to the job market"),
    ("take <resource>", "take this cube from Haymarket Square"),
    ("lead", "move to the first place of the turn order"),
    ("stay", "keep the present place in the turn order"),
    ("acquire <asset>", "buy this capital asset"),
    ("give up <asset>", "give this capital asset up"),
    ("bonus", "take the appeal bonus"),
    ("cash", "take cash in place of the appeal bonus"),
    ("trade <company> <resource> for <resource>", "trade two cubes for one at Haymarket Square"),
    ("exhaust <asset>", "use the ability of this capital asset"),
    ("discard <asset>", "discard this capital asset"),
    ("order <resource> <price>", "buy one cube from the supply chain at this price"),
    ("run <factory>", "run this factory"),
    ("ship <place>", "sell one good there"),
    ("dividend", "pay the revenue out as dividend"),
    ("withhold", "keep the revenue in the treasury"),
    ("done", "go on to the next step"),
    ("end", "end the turn"),
    ("issue <issue>", "move these certificates from the treasury to the bank pool for cash"),
    ("way <way>", "run the factory in this way"),
    ("staff <staff>", "take this kind of staff"),
    ("exchange", "make the company's own exchange in place of a manager"),
    ("order <resource>", "buy the cheapest cube of this row of the supply chain"),
    ("remove <space>", "remove this building from the game"),
)
# One answer in older records, now one after the other
_JOINED: Final = ("build <space> remove <space>",)

VERBS: Final[tuple[Verb, ...]] = tuple(
    [Verb(index, pattern, text) for index, (pattern, text) in enumerate(_PATTERNS)]
)


def language(box: Box, seats: int, *, special: bool) -> Language:
    """Return the words of a game played with this box."""
    charters = box.charters_in(special=special)
    ways = max([len(charter.rules.ways) for charter in charters])
    factories = max([len(charter.factories) for charter in charters])
    return Language(
        VERBS,
        {
            "seat": box.board.colors[:seats],
            "company": tuple([charter.key for charter in charters]),
            "certificate": KINDS,
            "source": SOURCES,
            "par": tuple([str(price) for price in box.board.par_prices]),
            "space": tuple([space.key for space in box.spaces]),
            "factory": tuple([str(number) for number in range(1, factories + 1)]),
            "resource": RESOURCES,
            "asset": tuple([asset.key for asset in box.assets]),
            "price": tuple([str(price) for price in box.board.supply_prices]),
            "place": PLACES,
            "tile": tuple([tile.key for tile in box.demand]),
            "goal": tuple([goal.key for goal in box.goals]),
            "issue": issues(box.board.commons),
            "way": tuple([str(number) for number in range(1, max(1, ways) + 1)]),
            "staff": STAFF,
            "phase": PHASES,  # this one and the next are only told, never typed
            "bonus": BONUSES,
        },
        _JOINED,
    )


def issues(commons: int) -> tuple[str, ...]:
    """Return the words for what can be issued: Commons alone, or the Preferred and Commons."""
    counts = [str(count) for count in range(commons + 1)]
    return tuple(counts + ["p"] + [f"p+{count}" for count in counts[1:]])
