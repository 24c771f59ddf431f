"""Keys of positions: indexes become words and come back, and a wrong word is named."""

import pytest

from bigshoulders.kernel.action import Language
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.positions.keys import PositionWriter, Reader, counts, sized

LANGUAGE = Language((), {"place": ("north", "east", "south"), "fruit": ("apple", "pear", "plum")})
PEN, READER = PositionWriter(LANGUAGE), Reader(LANGUAGE)


def node(value: Json) -> Node:
    return Node(value, ("basket",))


def refusal_of(value: Json, places: str = "place") -> str:
    with pytest.raises(Malformed) as caught:
        READER.placed(node(value), places, "fruit")
    return str(caught.value)


def test_nothing_is_written_as_null() -> None:
    assert PEN.keys("fruit", [2, -1]) == ["plum", None]
    assert READER.maybe(node(None), "fruit") == -1


def test_a_mask_is_written_as_its_keys() -> None:
    assert PEN.bits("fruit", 0b101) == ["apple", "plum"]
    assert READER.bits(node(["plum", "apple"]), "fruit") == 0b101


def test_counts_come_back_in_the_order_of_the_domain() -> None:
    assert PEN.counted("fruit", [3, 0, 1]) == {"apple": 3, "pear": 0, "plum": 1}
    assert READER.counted(node({"plum": 1, "pear": 0, "apple": 3}), "fruit") == [3, 0, 1]


def test_places_are_filled_from_the_first_one_on() -> None:
    """Fewer things than places leave the last places out."""
    written = PEN.placed("place", "fruit", [1, -1])
    assert written == {"north": "pear", "east": None}
    assert READER.placed(node({"east": None, "north": "pear"}), "place", "fruit") == [1, -1]
    assert refusal_of({"east": "pear"}) == 'basket: the field "north" is missing'
    assert refusal_of({"west": "pear"}).startswith('basket: the field "west" is unknown')


def test_a_wrong_word_is_named_with_its_place() -> None:
    assert refusal_of({"north": "peer"}) == (
        "basket: north: there is no fruit 'peer'; did you mean pear?"
    )


def test_nothing_stands_in_a_list_twice() -> None:
    with pytest.raises(Malformed, match=r"basket: entry 2: pear is there twice"):
        READER.keys(node(["pear", "pear"]), "fruit")


def test_lists_and_objects_have_the_size_that_is_expected() -> None:
    with pytest.raises(Malformed, match=r"basket: expected a list of 2, got 1"):
        sized(node([1]), 2)
    with pytest.raises(Malformed, match=r'basket: the field "b" is missing'):
        counts(node({"a": 1}), ("a", "b"), 0)
