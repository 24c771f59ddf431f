"""Options: presets, single switches, and sentences for what does not exist."""

from __future__ import annotations

import pytest

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.options import Menu, Need, Switch

MENU = Menu(
    "edition",
    (Switch("goals", ("on", "off"), "C-OPT-04", "goals"), Switch("cap", ("450", "400"), "C-1", "")),
    {"2020": {"goals": "on", "cap": "450"}, "2025": {"goals": "on", "cap": "400"}},
    "2020",
)


def test_a_preset_fills_every_switch() -> None:
    assert MENU.resolve({}) == {"edition": "2020", "goals": "on", "cap": "450"}
    assert MENU.resolve({"edition": "2025"})["cap"] == "400"


def test_a_given_switch_wins_over_the_preset() -> None:
    assert MENU.resolve({"edition": "2025", "cap": "450"})["cap"] == "450"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"edition": "1999"}, "edition: there is no '1999'; choose one of 2020, 2025"),
        ({"golas": "on"}, "there is no option 'golas'; did you mean goals?"),
        ({"zzz": "on"}, "there is no option 'zzz'; there are goals, cap"),
        ({"goals": "yes"}, "goals: 'yes' is not one of its values; choose on, off"),
    ],
)
def test_what_does_not_exist_is_named(given: dict[str, str], sentence: str) -> None:
    with pytest.raises(Malformed) as error:
        MENU.resolve(given)
    assert str(error.value) == sentence


# A switch that needs another one

CLOSING = Menu(
    "edition",
    (
        Switch("space", ("no", "yes"), "C-1", "there is a space"),
        Switch("closing", ("off", "on"), "C-2", "it closes", (Need("space", "yes", "so it is"),)),
    ),
    {"2020": {"space": "no", "closing": "off"}, "2025": {"space": "yes", "closing": "on"}},
    "2020",
)


def test_what_a_switch_needs_is_in_its_text() -> None:
    assert CLOSING.switch("closing").text == "it closes; needs space=yes"
    assert CLOSING.switch("space").text == "there is a space"


@pytest.mark.parametrize("given", [{"closing": "on"}, {"edition": "2025", "space": "no"}])
def test_a_switch_without_what_it_needs_is_refused(given: dict[str, str]) -> None:
    with pytest.raises(Malformed) as error:
        CLOSING.resolve(given)
    assert str(error.value) == "closing=on needs space=yes: so it is"


def test_the_first_value_of_a_switch_needs_nothing() -> None:
    assert CLOSING.resolve({"edition": "2025", "space": "no", "closing": "off"})["space"] == "no"
