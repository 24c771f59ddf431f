"""Empty plot tiles 10 and 12: exchanging banners, and copying rewards of neighborhood tiles."""

import pytest

from bigshoulders.scenarios.raising import RaisingScenario, raising


def window(*tiles: str) -> RaisingScenario:
    """Blue holds these tiles in the third round, without tokens; the window is not open yet."""
    return raising().round(3).tiles("blue", *tiles).tokens("blue", "")


def refused(table: RaisingScenario, answer: str) -> tuple[str, str]:
    """Return the key and the rule of a refusal."""
    refusal = table.refusal(answer)
    return refusal.key, refusal.rule


# Tile 10: banners


def swapping() -> RaisingScenario:
    table = window("10").banners(c2="lumber", prestige="masonry", c5="lumber")
    return table.at("window", "blue").play("use 10")


def test_tile_10_exchanges_two_banners() -> None:
    """E-122, R-EPT-04, Q-24: that of column 2 and that of the prestige area."""
    table = swapping()
    before = table.state.banners
    table.play("swap c2", "swap prestige")
    assert table.seat("blue").reputation == 2
    assert (table.state.banners[1], table.state.banners[8]) == (2, 0)
    assert table.state.banners[2:8] == before[2:8]
    assert (table.state.banners[0], table.question()) == (before[0], "bid")


def test_tile_10_brings_reputation_before_the_exchange() -> None:
    """R-EPT-04: two, even while the banners are chosen."""
    assert swapping().seat("blue").reputation == 2


def test_any_two_of_nine_banners_may_be_named() -> None:
    """D-11, Q-24: nine or none, then the other eight."""
    table = swapping()
    columns = [f"swap c{number}" for number in range(1, 9)]
    assert table.offers() == [*columns, "swap prestige", "keep"]
    table.play("swap c3")
    assert table.offers() == [*columns[:2], *columns[3:], "swap prestige"]


def test_banners_need_not_be_exchanged() -> None:
    """Q-24: `keep` leaves all as they are."""
    table = swapping()
    before = table.state.banners
    table.play("keep")
    assert (table.state.banners, table.question()) == (before, "bid")


def test_equal_banners_may_be_exchanged() -> None:
    """Q-24: with no effect, as if they were kept."""
    table = swapping()
    before = table.state.banners
    assert table.play("swap c2", "swap c5").state.banners == before


@pytest.mark.parametrize("answer", ["swap c2", "keep"])
def test_an_exchange_needs_two_banners(answer: str) -> None:
    """R-EPT-04, D-11: neither the same one again nor none after one was named."""
    assert refused(swapping().play("swap c2"), answer) == ("not_now", "R-EPT-04")


def test_a_new_banner_teaches_at_once() -> None:
    """R-EPT-04, R-RAI-04: tile 10 before paying, then a building in column 2."""
    table = raising().won("blue", "19").won("purple", space="ii").tokens("purple", "L9 J9 M9")
    table.tiles("blue", "10").banners(c2="lumber", c3="masonry").tokens("blue", "").at("projects")
    table.play("use 10", "swap c2", "swap c3", "raise 2")
    assert table.columns("blue") == "L0 J0 M1"


# Tile 12: rewards of neighborhood tiles


def copying(**tiles: str) -> RaisingScenario:
    """Leave these tiles on the map and no others; tile 1 keeps the window open."""
    return window("12", "1").only_neighborhoods(**tiles)


def test_tile_12_copies_two_rewards() -> None:
    """E-119, R-EPT-04, D-11: a favor and two wilds; both tiles stay on the map."""
    table = copying(n1="nt01", n2="nt15", n3="nt11").at("window", "blue").play("use 12")
    assert table.offers() == ["copy n1", "copy n2", "copy n3"]
    before = table.state.neighborhoods
    table.play("copy n1")
    assert table.offers() == ["copy n2", "copy n3"]
    table.play("copy n2")
    assert (table.purse("blue"), table.question()) == ("L0 J0 M0 W2 F1", "bid")
    assert table.state.neighborhoods == before


def test_copied_tiles_are_not_collected() -> None:
    """Q-25: they count for nobody."""
    table = copying(n1="nt01", n2="nt15", n3="nt11").at("window", "blue")
    table.play("use 12", "copy n3", "copy n2")
    assert (table.seat("blue").neighborhoods, table.purse("blue")) == ([], "L3 J0 M0 W2")


def test_tile_12_does_not_copy_the_same_reward_twice() -> None:
    """E-120, R-EPT-04: both tiles bring a favor."""
    table = copying(n1="nt01", n2="nt02", n3="nt15", n4="nt11").at("window", "blue")
    table.play("use 12", "copy n1")
    assert table.offers() == ["copy n3", "copy n4"]
    assert refused(table, "copy n2") == ("same_reward", "R-EPT-04")
    assert refused(table, "copy n1") == ("same_reward", "R-EPT-04")


def test_different_tracks_are_different_rewards() -> None:
    """R-EPT-04: a lumber step and a jackscrew step may both be copied."""
    table = copying(n1="nt05", n2="nt07", n3="nt06").at("window", "blue")
    table.play("use 12", "copy n1")  # then there is one choice left
    assert table.columns("blue") == "L1 J1 M0"


def test_one_kind_of_reward_is_copied_once() -> None:
    """Q-25: three tiles with a favor bring one favor."""
    table = copying(n1="nt01", n2="nt02", n3="nt03").at("window", "blue")
    table.play("use 12", "copy n2")
    assert (table.purse("blue"), table.question()) == ("L0 J0 M0 F1", "bid")


def test_tile_12_needs_a_tile_on_the_map() -> None:
    """Q-25, R-EPT-05: none is left."""
    table = copying().at("window", "blue")
    assert refused(table, "use 12") == ("no_effect", "R-EPT-05")


def test_an_empty_space_has_nothing_to_copy() -> None:
    """R-EPT-04: the tile of N3 is gone."""
    table = copying(n1="nt01", n2="nt15").at("window", "blue").play("use 12")
    assert refused(table, "copy n3") == ("not_now", "R-EPT-04")


def test_a_copied_expansion_comes_from_the_supply() -> None:
    """Q-25, R-CMP-03: one of six."""
    table = copying(n1="nt17", n2="nt15").at("window", "blue").play("use 12", "copy n1")
    assert (table.seat("blue").expansions, table.state.expansions) == (1, 5)


def test_no_expansion_is_copied_if_none_is_left() -> None:
    """Q-25, R-EPT-05: the others may still be."""
    table = copying(n1="nt17", n2="nt15", n3="nt01").expansions_left(0, "purple")
    table.at("window", "blue").play("use 12")
    assert table.offers() == ["copy n2", "copy n3"]
    assert refused(table, "copy n1") == ("no_effect", "R-EPT-05")


def test_tile_12_with_idle_rewards_only_does_nothing() -> None:
    """R-EPT-05: no expansion left, and a step on a finished track."""
    table = copying(n1="nt17", n2="nt05").expansions_left(0, "purple").tracks("blue", "L12")
    assert refused(table.at("window", "blue"), "use 12") == ("no_effect", "R-EPT-05")


def test_the_second_reward_must_work_after_the_first() -> None:
    """R-EPT-05, Q-25: the first copy takes the last expansion, and then nothing else is left."""
    table = copying(n1="nt17", n2="nt18", n3="nt05").expansions_left(1, "purple")
    table.tracks("blue", "L12").at("window", "blue").play("use 12", "copy n1")
    assert (table.seat("blue").expansions, table.question()) == (1, "bid")
