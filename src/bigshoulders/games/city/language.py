"""City's notation: its verbs, and the words that stand for companies, tiles and places."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import BONUSES, KINDS, RESOURCES, Box
from bigshoulders.games.city.ids import PHASES, PLACES, SOURCES, STAFF
from bigshoulders.kernel.action import ENDS, FREE, Language, Verb, numbered
from bigshoulders.kernel.action import unnumbered as _verb

VERBS: Final[tuple[Verb, ...]] = numbered(
    (
        _verb("first <seat>", "chance names the first chooser"),
        _verb("tile <tile>", "a demand tile is drawn"),
        _verb("reveal <asset>", "a capital asset is drawn"),
        _verb("goal <goal>", "a goal is drawn"),
        _verb("deal <space>", "a building is dealt"),
        _verb("draw <resource>", "a cube is drawn from the bag"),
        _verb("found <company> <par>", "start the company at this par value", about="company"),
        _verb(
            "sell <company> <certificate>",
            "add this certificate to your sale",
            about="company",
        ),
        _verb("confirm", "confirm the sale"),
        _verb("buy <company> <certificate> from <source>", "buy this certificate", about="company"),
        _verb("pass", "do nothing more this turn", ENDS),
        _verb("protect", "use Price Protection and keep the price"),
        _verb("decline", "no, thanks"),
        _verb("keep <space>", "keep this building and pass the others on"),
        _verb("build <space>", "place this building in your row"),
        _verb("act <company>", "place a partner for this company"),
        _verb(
            "place <company> <space>",
            "place a partner on this space for the company",
            about="space",
        ),
        _verb("pool", "place the partner in the bank pool for cash"),
        _verb("forgo", "spend the partner without effect"),
        _verb("hire <factory>", "hire the next worker for this factory"),
        _verb("manager <factory>", "put the manager on this factory"),
        _verb("worker <factory>", "put the worker in this factory"),
        _verb("automate <factory>", "automate a worker in this factory"),
        _verb("move <factory>", "move the replaced worker to this factory"),
        _verb("send away", "send the replaced worker to the job market"),
        _verb("take <resource>", "take this resource from Haymarket Square"),
        _verb("lead", "move to first in turn order"),
        _verb("stay", "keep your place in the turn order"),
        _verb("acquire <asset>", "buy this capital asset"),
        _verb("give up <asset>", "discard this capital asset"),
        _verb("bonus", "take the appeal bonus"),
        _verb("cash", "take cash instead of the appeal bonus"),
        _verb(
            "trade <company> <resource> for <resource>",
            "trade two resources for one at Haymarket Square",
            FREE,
        ),
        _verb("exhaust <asset>", "use the ability of this capital asset", FREE),
        _verb("discard <asset>", "discard this capital asset", FREE),
        _verb("order <resource> <price>", "buy one resource from the supply chain at this price"),
        _verb("run <factory>", "run this factory"),
        _verb("ship <place>", "sell one good there"),
        _verb("dividend", "pay the revenue out as a dividend"),
        _verb("withhold", "withhold the revenue"),
        _verb("done", "continue to the next step", ENDS),
        _verb("end", "end the turn", ENDS),
        _verb(
            "issue <issue>", "move these certificates from the treasury to the bank pool for cash"
        ),
        _verb("way <way>", "run the factory with this method"),
        _verb("staff <staff>", "take this kind of staff"),
        _verb("exchange", "make the company's special exchange instead of taking a manager"),
        _verb(
            "order <resource>",
            "buy the cheapest resource of this row of the supply chain",
            key="order_row",
        ),
        _verb("remove <space>", "discard this building"),
    )
)
# One answer in older records, now one after the other
_JOINED: Final = ("build <space> remove <space>",)


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
