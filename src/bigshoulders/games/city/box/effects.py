"""What a space, a building or a capital asset can give, and what is to be known of each kind.

How it stands in a file, where it may stand, how a box shows it and what it says in few words is
listed here alone; what it does is in the rules (`phases/action`, `assets`).
"""

from typing import Final

from bigshoulders.games.city.box.board_loading import count_at, money_at, read_cubes
from bigshoulders.games.city.box.components import RESOURCES, Effect
from bigshoulders.kernel.json_nodes import Json, Node

# Where the rules know how to carry a part out
ON_SPACE: Final = 1
IMMEDIATE: Final = 2
ABILITY: Final = 4


def read_effect(node: Node) -> Effect:
    """Read what is given; an absent field is 0."""
    node.only(EFFECT_FIELDS)
    cubes = node.maybe("cubes")
    return Effect(
        hires=node.flag_at("hires"),
        workers=count_at(node, "workers"),
        managers=count_at(node, "managers"),
        salespeople=count_at(node, "salespeople"),
        one_staff=node.flag_at("one_staff"),
        automate=count_at(node, "automate"),
        cubes=(0, 0, 0, 0) if cubes is None else read_cubes(cubes),
        like_cubes=count_at(node, "like_cubes"),
        unlike_cubes=count_at(node, "unlike_cubes"),
        any_cubes=count_at(node, "any_cubes"),
        goods=count_at(node, "goods"),
        appeal=count_at(node, "appeal"),
        first_in_order=node.flag_at("first_in_order"),
        buys_asset=node.flag_at("buys_asset"),
        discount=count_at(node, "discount"),
        dividend=money_at(node, "dividend"),
        fund=money_at(node, "fund"),
        revenue=money_at(node, "revenue"),
        price_per_good=money_at(node, "price_per_good"),
        price_steps=count_at(node, "price_steps"),
        protects=node.flag_at("protects"),
    )


class Part:
    """One field of an effect: its value, where it may stand, and what it says in few words."""

    def __init__(self, key: str, value: Json, where: int, words: str) -> None:
        self.key = key
        self.value = value  # false for nothing, whatever its type
        self.where = where
        self.words = words


def parts(effect: Effect) -> list[Part]:
    """Return every field of an effect, in the order in which it is said."""
    cubes: dict[str, Json] = {
        kind: count for kind, count in zip(RESOURCES, effect.cubes, strict=True) if count
    }
    discount = f" for ${effect.discount} less" if effect.discount else ""
    anywhere = ON_SPACE | IMMEDIATE | ABILITY
    return [
        Part("hires", effect.hires, ON_SPACE, "hire workers"),
        Part("workers", effect.workers, ON_SPACE | IMMEDIATE, some(effect.workers, "worker")),
        Part("managers", effect.managers, ON_SPACE | ABILITY, some(effect.managers, "manager")),
        Part("salespeople", effect.salespeople, ON_SPACE | ABILITY, _sellers(effect.salespeople)),
        Part("one_staff", effect.one_staff, ABILITY, ""),  # said between the staff
        Part("automate", effect.automate, anywhere, f"automate {effect.automate}"),
        Part("cubes", cubes, ON_SPACE | ABILITY, _cubes(cubes)),
        Part("like_cubes", effect.like_cubes, ON_SPACE, some(effect.like_cubes, "like cube")),
        Part(
            "unlike_cubes", effect.unlike_cubes, ON_SPACE, some(effect.unlike_cubes, "unlike cube")
        ),
        Part("any_cubes", effect.any_cubes, ABILITY, some(effect.any_cubes, "cube") + " of choice"),
        Part("goods", effect.goods, ON_SPACE | ABILITY, some(effect.goods, "good")),
        Part("appeal", effect.appeal, anywhere, f"+{effect.appeal} appeal"),
        Part("first_in_order", effect.first_in_order, ON_SPACE, "first in turn order"),
        Part("buys_asset", effect.buys_asset, ON_SPACE, f"buy an asset{discount}"),
        Part("discount", effect.discount, ON_SPACE, ""),  # said with the asset
        Part("dividend", effect.dividend, ON_SPACE, f"pay out ${effect.dividend} as dividend"),
        Part("fund", effect.fund, ON_SPACE, f"treasury +${effect.fund}"),
        Part("revenue", effect.revenue, ABILITY, f"revenue +${effect.revenue}"),
        Part(
            "price_per_good",
            effect.price_per_good,
            ABILITY,
            f"+${effect.price_per_good} for each good",
        ),
        Part("price_steps", effect.price_steps, ABILITY, f"share price up {effect.price_steps}"),
        Part("protects", effect.protects, ABILITY, "protect the share price"),
    ]


def fields_at(where: int) -> tuple[str, ...]:
    """Return the fields that have an effect in a place."""
    return tuple([part.key for part in parts(Effect()) if part.where & where])


def given(effect: Effect) -> list[Part]:
    """Return what an effect gives, and no field that is 0."""
    return [part for part in parts(effect) if part.value]


def used(effect: Effect) -> list[str]:
    """Return the names of the fields that an effect fills."""
    return [part.key for part in given(effect)]


def effect_data(effect: Effect) -> dict[str, Json]:
    """Return an effect with only what it gives."""
    return {part.key: part.value for part in given(effect)}


def effect_words(effect: Effect) -> str:
    """Say what a space, a building or an asset gives."""
    staff = ("workers", "managers", "salespeople") if effect.one_staff else ()
    choice = [part.words for part in given(effect) if part.key in staff]
    words = [" or ".join(choice)] if choice else []
    words += [part.words for part in given(effect) if part.words and part.key not in staff]
    return ", ".join(words)


def some(count: int, noun: str, plural: str = "") -> str:
    """Say how many, or nothing for none."""
    if not count:
        return ""
    return f"{count} {noun if count == 1 else plural or noun + 's'}"


def _sellers(count: int) -> str:
    return some(count, "salesperson", "salespeople")


def _cubes(cubes: dict[str, Json]) -> str:
    return ", ".join([f"{count} {kind}" for kind, count in cubes.items()])


EFFECT_FIELDS: Final[tuple[str, ...]] = tuple([part.key for part in parts(Effect())])
