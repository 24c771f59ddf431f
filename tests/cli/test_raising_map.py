"""The map of Raising Chicago shows buildings, and what every empty plot would bring."""

from __future__ import annotations

from bigshoulders.scenarios.raising import raising
from tests.cli.drawn import below, section_of


def test_a_building_shows_its_owner_and_levels() -> None:
    game = raising().building("purple", 12, levels=3).game
    shown = section_of(game, "map")
    assert "12 purple" in shown
    assert below(shown, "12 purple").count("■■■") == 1
    assert "12 P " in section_of(game, "map", 80)


def test_an_empty_plot_shows_what_it_would_bring() -> None:
    """R-MAP-04, R-NBH-01, R-FIN-03: reward, arrows at it, the neighborhood it closes."""
    table = raising().building("blue", 11, 12, 19).prestige("4", 21)
    shown = section_of(table.game, "map")
    assert "20 ◇ !N6" in shown
    assert "2 rep »3" in below(shown, "20 ◇ !N6")
    narrow = section_of(table.game, "map", 80)
    assert "20 ◇ !N6" in narrow
    assert "+2 »3" in below(narrow, "20 ◇ !N6")
    assert " 1 □ " in shown
    assert "1 wild" in below(shown, " 1 □ ")


def test_a_narrow_plot_that_closes_two_neighborhoods_names_both() -> None:
    """E-103: plot 20 closes N6 and N7."""
    table = raising().building("blue", 11, 12, 19, 13, 21)
    assert "20 ◇!6!7" in section_of(table.game, "map", 80)
    assert "20 ◇ !N6 !N7" in section_of(table.game, "map", 120)


def test_a_prestige_building_shows_its_turned_arrows_and_value() -> None:
    """R-MOV-05, E-083: building 4, east and west, turned by 90 degrees."""
    shown = section_of(raising().prestige("4", 20, degrees=90).game, "map")
    assert "20 ★" in shown
    assert "↑↓ 3" in below(shown, "20 ★")
    assert "»3" in below(shown, "12 ◇")
    assert "»3" in below(shown, "28 ◇")


def test_banners_stand_over_their_columns() -> None:
    table = raising().banners(c1="masonry", c4="lumber")
    assert "c1 masonry" in section_of(table.game, "map")
    assert "c4 L" in section_of(table.game, "map", 80)


def test_a_ward_shows_its_token_and_everybodys_levels() -> None:
    """R-FIN-01: token wc3 pays 9 and 5."""
    table = raising().ward_tokens("wc3", "wc1", "wc2", "wc4")
    table.building("purple", 1, levels=3).building("blue", 2, levels=1)
    shown = section_of(table.game, "map")
    assert shown.startswith("ward 1 9/5")
    assert below(shown, "ward 1 9/5").startswith("purple 3 blue 1 ")
    assert "P3 B1 " in section_of(table.game, "map", 80)


def test_a_neighborhood_shows_its_reward_and_who_leads() -> None:
    """R-NBH-03: most levels, in a tie the higher rank."""
    table = raising().neighborhood("n6", "nt15").reputation(purple=5, blue=2, green=0)
    table.building("blue", 11, levels=2).building("purple", 12, levels=2)
    shown = section_of(table.game, "map")
    assert "N6 purple 2" in shown
    assert "2 wild" in below(shown, "N6 purple 2")


def test_a_neighborhood_that_nobody_would_get_says_so() -> None:
    """R-NBH-07: with two players the non-player color takes tiles out of the game."""
    table = raising(seats=2).building("nonplayer", 11, levels=2).building("blue", 12, levels=2)
    assert "N6 ✗" in section_of(table.game, "map")


def test_a_resolved_neighborhood_is_gone_from_the_map() -> None:
    table = raising().only_neighborhoods(n6="nt15")
    shown = section_of(table.game, "map")
    assert "N6" in shown
    assert "N7" not in shown


def test_every_plot_and_every_neighborhood_is_on_the_map() -> None:
    for width in (80, 120):
        words = section_of(raising().game, "map", width).replace("│", " ").split()
        assert [word for word in words if word.isdecimal() and int(word) > 3][-1] == "40"
        assert all(f"N{number}" in words for number in range(1, 19))
