"""Reading plain data: what is accepted, and the sentence for what is not."""

from collections.abc import Callable

import pytest

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import TOO_DEEP, Json, Node, read_json, read_whole

HALF = "has half a sign (a lone surrogate) in it"

PAGE = read_json(
    """{
      "title": "Box",
      "size": 3,
      "open": true,
      "nothing": null,
      "weights": [1, 2, 3],
      "words": ["a", "b"],
      "parts": [{"id": "libby", "appeal": "x"}, {"appeal": 2}]
    }""",
    "box.json",
)


def test_fields_are_read_by_type() -> None:
    """Each kind of value has its own method."""
    assert PAGE.at("title").text() == "Box"
    assert PAGE.at("size").whole() == 3
    assert PAGE.at("open").flag()
    assert PAGE.at("nothing").is_null()
    assert PAGE.at("weights").wholes() == (1, 2, 3)
    assert PAGE.at("words").texts() == ("a", "b")


def test_an_absent_field_can_have_a_default() -> None:
    """What a file does not say is 0, false or None."""
    assert PAGE.maybe("color") is None
    assert PAGE.whole_at("color") == 0
    assert PAGE.whole_at("color", 7) == 7
    assert PAGE.whole_at("size") == 3
    assert not PAGE.flag_at("closed")
    assert PAGE.flag_at("open")


def test_null_is_not_the_same_as_absent() -> None:
    """A field written as null is there."""
    assert PAGE.maybe("nothing") is not None


def test_fields_come_in_the_order_written() -> None:
    """The reader of a file sees what its writer wrote."""
    node = read_json('{"b": 1, "a": 2}', "order.json")
    assert [(name, value.whole()) for name, value in node.fields()] == [("b", 1), ("a", 2)]


def test_a_choice_is_returned_as_text_or_as_its_place() -> None:
    """Keys at the edge, small numbers inside."""
    node = Node("steel", ("cube",))
    assert node.one_of("livestock", "steel") == "steel"
    assert node.index_in(("livestock", "steel")) == 1


# A reading that fails, and the whole sentence.
REFUSED: list[tuple[Callable[[], object], str]] = [
    (lambda: PAGE.at("color"), 'box.json: the field "color" is missing'),
    (lambda: PAGE.at("size").text(), "box.json: size: expected a text, got 3"),
    (lambda: Node("", ("name",)).text(), 'name: expected a text, got ""'),
    (lambda: PAGE.at("size").flag(), "box.json: size: expected true or false, got 3"),
    (
        lambda: PAGE.at("title").whole(),
        'box.json: title: expected a whole number of at least 0, got "Box"',
    ),
    (
        lambda: PAGE.at("size").whole(4, 9),
        "box.json: size: expected a whole number from 4 to 9, got 3",
    ),
    (
        lambda: PAGE.at("open").whole(),
        "box.json: open: expected a whole number of at least 0, got true",
    ),
    (
        lambda: Node(1.5, ("n",)).whole(),
        "n: expected a whole number of at least 0, got 1.5",
    ),
    (
        lambda: PAGE.at("weights").wholes(0, 2),
        "box.json: weights: entry 3: expected a whole number from 0 to 2, got 3",
    ),
    (lambda: PAGE.at("size").items(), "box.json: size: expected a list, got 3"),
    (lambda: PAGE.at("size").fields(), "box.json: size: expected an object, got 3"),
    (
        lambda: PAGE.at("title").one_of("Bag", "Tray"),
        'box.json: title: expected one of Bag, Tray, got "Box"',
    ),
    (
        lambda: PAGE.at("parts").items()[1].only(("id",)),
        'box.json: parts: entry 2: the field "appeal" is unknown; known are id',
    ),
]


@pytest.mark.parametrize(("read", "sentence"), REFUSED)
def test_a_refusal_is_one_sentence_with_the_place(
    read: Callable[[], object], sentence: str
) -> None:
    """The message alone is enough to repair the file."""
    with pytest.raises(Malformed) as caught:
        read()
    assert str(caught.value) == sentence


def test_an_entry_with_an_id_is_called_by_it() -> None:
    """People look for "libby", not for entry 8 of a list."""
    libby, other = PAGE.at("parts").items()
    assert libby.path == ("box.json", "libby")
    assert other.path == ("box.json", "parts", "entry 2")


def test_a_long_value_is_cut_in_the_message() -> None:
    """A sentence stays a sentence."""
    long: list[Json] = list(range(1000))
    with pytest.raises(Malformed) as caught:
        Node(long, ("list",)).text()
    assert len(str(caught.value)) < 80


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{\n"a": }', "f.json: line 2: not valid JSON, expecting value"),
        ("", "f.json: line 1: not valid JSON, expecting value"),
        ("[" * 100_000, f"f.json: {TOO_DEEP}"),
        ("[" * 33 + "]" * 33, f"f.json: {TOO_DEEP}"),
        ("9" * 5000, f"f.json: the number '{'9' * 40}…' is too long; at most 18 digits"),
        ('{"a": 1, "a": 2}', 'f.json: the field "a" is there twice; leave one of them out'),
        ("[NaN]", "f.json: NaN is no number; leave it out, or write one in digits"),
        ("[1e999]", "f.json: the number '1e999' is too large"),
        ('["\\ud800"]', f"f.json: the text '\\ud800' {HALF}"),
        ('{"\\udfff": 1}', f"f.json: the text '\\udfff' {HALF}"),
    ],
    ids=["slip", "empty", "deep", "deeper", "long", "twice", "nan", "large", "half", "half a key"],
)
def test_a_text_that_is_not_json_is_refused_with_its_line(text: str, sentence: str) -> None:
    """Whatever the text, the error is Malformed."""
    with pytest.raises(Malformed) as caught:
        read_json(text, "f.json")
    assert str(caught.value) == sentence


def test_a_byte_order_mark_is_left_out() -> None:
    assert read_json("\ufeff[1]", "f.json").value == [1]


@pytest.mark.parametrize("text", ["", " 1", "-1", "+1", "1_0", "²", "٣", "1.0", "11", "9" * 5000])
def test_a_text_that_is_no_whole_number_up_to_ten_is_none(text: str) -> None:
    """Superscripts and the digits of other scripts pass `isdigit`, and long ones break `int`."""
    assert read_whole(text, 10) is None
    assert read_whole("007", 10) == 7
