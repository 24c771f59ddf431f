"""City's components in few words: effects, spaces, assets, factories, cubes, papers."""

from __future__ import annotations

from collections.abc import Sequence

from bigshoulders.games.city.box.components import (
    INDUSTRIES,
    NO_BUILDING,
    RESOURCES,
    UNLIMITED,
    Asset,
    Box,
    Charter,
    CharterRules,
    Factory,
    Space,
    Way,
)
from bigshoulders.games.city.box.effects import effect_words, some

WORKER = "■"
MACHINE = "▣"
EMPTY = "□"
MANAGER = "M"
NO_MANAGER = "m"
STANDARD = CharterRules()


def money(amount: int) -> str:
    """Write an amount of money."""
    return f"-${-amount:,}" if amount < 0 else f"${amount:,}"


def letter(resource: str) -> str:
    """Return the letter that stands for a resource on the board."""
    return resource[0].upper()


def cubes_short(counts: dict[str, int]) -> str:
    """Write cubes by their letters, e.g. "2L 1S"."""
    return " ".join(f"{count}{letter(kind)}" for kind, count in counts.items() if count)


def by_name(counts: Sequence[int]) -> dict[str, int]:
    """Name the cubes of a printed component, which are listed in the box's order."""
    return dict(zip(RESOURCES, counts, strict=True))


def industry_name(key: str) -> str:
    """Return an industry as words."""
    return key.replace("_and_", " & ").replace("_", " ")


def industry_of(charter: Charter) -> str:
    """Return the industry printed on a charter, as words."""
    return industry_name(INDUSTRIES[charter.industry])


def factory_drawing(
    factory: Factory,
    workers: int = 0,
    automated: int = 0,
    managers: int = 0,
    *,
    rules: CharterRules = STANDARD,
    close: bool = False,
) -> str:
    """Draw a factory: who stands in it, what one run takes and makes, its manager."""
    empty = max(0, factory.workers - workers - automated)
    pegs = WORKER * workers + MACHINE * automated + EMPTY * empty
    extra = "+1" if factory.automation and automated == factory.automation else ""
    heads = MANAGER * managers + NO_MANAGER * max(0, factory.manager_slots - managers)
    words = [pegs, _recipes(factory, rules, extra, close=close), heads]
    return f"[{' '.join(word for word in words if word)}]"


def _recipes(factory: Factory, rules: CharterRules, extra: str, *, close: bool) -> str:
    """Write what one run takes and makes: in one of several ways, by workers, or as printed."""
    if rules.ways:
        return " ".join(way_drawing(way, close=close) for way in rules.ways)
    inputs = _inputs(factory.inputs, close=close)
    if rules.goods_per_worker:
        return f"{inputs}→{rules.goods_per_worker} a {WORKER}"
    return f"{inputs}→{factory.goods}{extra}"


def way_drawing(way: Way, *, close: bool = False) -> str:
    """Write one way of running a factory, e.g. "4:2L 1S→5"."""
    return f"{way.workers}:{_inputs(way.inputs, close=close)}→{way.goods}"


def way_words(way: Way) -> str:
    """Say what one way of running a factory takes, makes and earns."""
    people = some(way.workers, "worker")
    inputs = cubes_short(by_name(way.inputs))
    return f"{people}, {inputs}, {some(way.goods, 'good')} at ${way.price}"


def _inputs(counts: Sequence[int], *, close: bool) -> str:
    inputs = cubes_short(by_name(counts))
    return inputs.replace(" ", "") if close else inputs


def issue_words(key: str) -> str:
    """Say which certificates are issued."""
    count = int(key.removeprefix("p").removeprefix("+") or 0)
    papers = ["the Preferred" if key.startswith("p") else "", some(count, "Common")]
    return " and ".join(paper for paper in papers if paper)


def charter_words(charter: Charter, *, narrow: bool) -> str:
    """Say on one line what a charter offers."""
    industry = industry_of(charter)
    start = [industry.split()[0] if narrow else industry, f"appeal {charter.start_appeal}"]
    drawings = [
        factory_drawing(factory, rules=charter.rules, close=narrow) for factory in charter.factories
    ]
    words = f"{', '.join([*start, price_range(charter)])} {' '.join(drawings)}"
    return "; ".join([words, *special_words(charter)])


def special_words(charter: Charter) -> list[str]:
    """Say what is special about a company; a standard one says nothing."""
    rules = charter.rules
    words = [
        "takes no resources" if not rules.takes_cubes else "",
        "no salespeople" if not rules.takes_salespeople else "",
        f"${rules.wage} wages per worker" if rules.wage else "",
        f"{rules.hired_to_automate} hired in one turn may automate 1"
        if rules.hired_to_automate
        else "",
        f"${rules.both_managers_price} per good with all managers"
        if rules.both_managers_price
        else "",
        f"catalogs pay ${min(rules.catalogs.values())}-{max(rules.catalogs.values())}"
        if rules.catalogs
        else "",
        f"+${rules.pair_bonus} per good for two salespeople" if rules.pair_bonus else "",
        _exchange(rules),
    ]
    return [word for word in words if word]


def _exchange(rules: CharterRules) -> str:
    if not rules.exchange_goods:
        return ""
    cubes = cubes_short(by_name(rules.exchange_cubes))
    gains = [some(rules.exchange_goods, "good"), _plus(rules.exchange_appeal, "appeal")]
    return f"exchanges {cubes} for {', '.join(gain for gain in gains if gain)}"


def sales_words(charter: Charter, salespeople: int) -> str:
    """Write how many salespeople there are, of how many that help."""
    if not charter.rules.takes_salespeople:
        return "-"
    if charter.salesperson_slots == UNLIMITED:
        return str(salespeople)
    slots = min(charter.salesperson_slots, max(len(charter.prices) - 1, salespeople))
    return f"{salespeople}/{slots}"


def price_range(charter: Charter) -> str:
    """Return the lowest and the highest price of a good."""
    prices = charter.prices or sorted(way.price for way in charter.rules.ways)
    first, last = prices[0], prices[-1]
    return f"${first}" if first == last else f"${first}-{last}"


def manager_bonus(factory: Factory) -> str:
    """Say what a manager adds to each run of a factory."""
    parts = [
        some(factory.bonus_cubes, "cube"),
        some(factory.bonus_goods, "good"),
        _plus(factory.bonus_appeal, "appeal"),
        f"automate {factory.bonus_automate}" if factory.bonus_automate else "",
    ]
    return ", ".join(part for part in parts if part)


def space_words(space: Space, *, narrow: bool = False) -> str:
    """Say what a space does and who pays whom; a bank space's key is name enough if it is tight."""
    words = f"{effect_words(space.effect)}{space_price(space)}"
    return words if narrow and space.building == NO_BUILDING else f"{space.name}: {words}"


def space_price(space: Space) -> str:
    """Say who pays whom when a partner is placed; empty if nobody does."""
    if space.company_pays:
        whom = " to its owner" if space.pays_owner else ""
        return f" for ${space.company_pays}{whom}"
    return f"; its owner gets ${space.bank_pays_owner}" if space.bank_pays_owner else ""


def asset_words(asset: Asset) -> str:
    """Say what an asset gives once and what its ability does."""
    once = effect_words(asset.immediate)
    cost = f" for ${asset.cost}" if asset.cost else ""
    gains = f"{once}, then " if once else ""
    return f"{gains}each decade {effect_words(asset.ability)}{cost}"


def names_of(box: Box, edition: str) -> dict[str, dict[str, str]]:
    """Return the printed name of each key, by domain of the language."""
    return {
        "space": {space.key: space.name for space in box.spaces},
        "asset": {asset.key: asset.name_in(edition) for asset in box.assets},
        "goal": {goal.key: goal.name for goal in box.goals},
    }


def _plus(count: int, noun: str) -> str:
    return f"+{count} {noun}" if count else ""
