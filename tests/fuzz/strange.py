"""What nobody expects in a number, a word, a text or a value, and what breaks readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from random import Random

    from bigshoulders.kernel.json_nodes import Json

SIGNS: Final = (
    *("\0", "\x07", "\x1b", "\x7f", "\t", "\v", "\r", "\n", " ", "#", ";", "=", ":", "/", "%"),
    *(
        '"',
        "'",
        "\\",
        "{",
        "}",
        "[",
        "]",
        "<",
        ">",
        "-",
        "_",
        ".",
        ",",
        "é",
        "\u0130",
        "ß",
        "\u017f",
    ),
    *("\x85", "\xa0", "\xad", "\u0301", "\u200b", "\u202e", "\u2028", "\u2029", "\u3000"),
    *("\ufeff", "\ufffe", "\ud800", "\udcff", "\udfff", "\U0001f600", "\U0010ffff"),
)
COUNTS: Final = (
    *("0", "1", "2", "3", "4", "5", "7", "8", "9", "15", "16", "31", "32", "63", "64", "99"),
    *("100", "127", "128", "255", "256", "257", "999", "1000", "32767", "32768", "65535", "65536"),
    *("999999", "1000000", "2147483647", "2147483648", "4294967296", "9007199254740993"),
    *("999999999999999999", "1000000000000000000", "9223372036854775807", "9223372036854775808"),
    *("18446744073709551616", "9" * 40, "9" * 400, "9" * 5000, "0" * 5000 + "1"),
)
NO_COUNTS: Final = (
    *("-1", "-0", "+1", "00", "007", "1.0", "0.5", "1e3", "1e999", "-1e999", "1e-999", "1_000"),
    *("1,000", "0x10", "0b1", "²", "½", "\u0663", "\uff11\uff12", "\u09ea", "\u2163", "\U0001d7d9"),
    *("\u4e00", "NaN", "Infinity"),  # and before that: three, twelve, four, four and one
    *("-9223372036854775809", "", " ", "1 ", " 1"),
)
WORDS: Final = (
    *("", " ", "a", "A", "none", "None", "null", "true", "on", "off", "yes", "no", "me", "you"),
    *("open", "bank", "all", "chance", "result", "moves", "red", "green", "city", "raising"),
    *("__class__", "__proto__", "{}", "{0}", "%s", "%n", "$(id)", "' OR 1=1 --", "<script>"),
    *("..", "../..", "CON", "~", "~no_such_user", "--", "--help", "-h", "-", "*", "?", "[0]"),
    *("[bold]", "[/]", "\\N{DIGIT ONE}", "\\ud800", "%00", "%ff", "%ud800", "ﷺ", "ǆ"),
)
RAW: Final = (  # in place of a value of JSON
    *("[" * 33 + "]" * 33, "[" * 5000, "[" * 5000 + "]" * 5000, '{"a":' * 2000 + "1" + "}" * 2000),
    *("NaN", "Infinity", "-Infinity", "1e999", "-0", "0.0", "01", "1.", ".5", "+1", "'a'"),
    *('"\\ud800"', '"\\udfff\\ud800"', '"\\u0000"', '"\\x00"', '"a', '{"a":1,"a":2}', "{1:2}"),
    *("[1,]", "{,}", "undefined", "/**/1", "\ufeff1", "\u2028", "tru", "nul", ""),
)
PLAIN: Final = (
    *(None, True, False, 0, 1, -1, 2, 3, 255, 256, 2**31, 2**53 + 1, 2**62, 0.5, 1e300, -0.0),
    *("", "a", "0", "1", "red", "true", "é\u0301", "\u202e", "\0", "a\nb", "a" * 300),
)
NESTED: Final[tuple[Json, ...]] = (
    [],
    [[]],
    [None],
    [0],
    [[0, 0]],
    ["red"],
    {},
    {"": 0},
    {"id": "a"},
    {"id": 1},
    {"0": {}},
    [0] * 300,
    ["a"] * 300,
)


def number(random: Random) -> str:
    """Return a number at an edge, or what only looks like one."""
    return random.choice(COUNTS if random.random() < 0.7 else NO_COUNTS)


def word(random: Random) -> str:
    """Return a word without a meaning here, or with one elsewhere."""
    chance = random.random()
    if chance < 0.35:
        return random.choice(WORDS)
    if chance < 0.6:
        return number(random)
    if chance < 0.97:
        return "".join(random.choices(SIGNS, k=random.randint(1, 6)))
    return random.choice(("a", "9", "é", "\u0301", "[", " ", "{x}")) * random.choice((200, 9000))


def value(random: Random) -> Json:
    """Return a value of any kind."""
    chance = random.random()
    if chance < 0.4:
        return random.choice(PLAIN)
    if chance < 0.7:
        return random.choice(NESTED)
    return word(random) if chance < 0.9 else random.randint(-3, 300)
