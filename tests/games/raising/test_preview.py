"""What an answer would change, shown before it is given; nothing hidden comes to light."""

import pytest

from bigshoulders.games.raising import ids
from bigshoulders.games.raising.views.view_shapes import RaisingView
from bigshoulders.kernel.errors import Illegal
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.marks import is_derived
from bigshoulders.kernel.preview import preview
from bigshoulders.scenarios.raising import RaisingScenario, raising
from tests.games.raising.last_round import last_round


def changes(table: RaisingScenario, text: str) -> dict[str, tuple[Json, Json]]:
    """Return what would change by its path in the view, without what only follows from it.

    The game itself must not change.
    """
    before = table.game.hash()
    found = preview(table.game, table.game.read(text))
    assert table.game.hash() == before
    return {
        change.path: (change.before, change.after)
        for change in found
        if not is_derived(RaisingView, change.path)
    }


# Bids


def test_a_bid_shows_the_resource_it_takes() -> None:
    """R-BID-03: a jackscrew of card 8, and who leads then."""
    table = raising().card("i", "8")
    assert changes(table, "bid i 1") == {
        "auctions.0.card.squares.1.marker": (None, "blue"),
        "auctions.0.leader": (None, "blue"),
        "auctions.0.markers.blue": (None, 1),
        "seats.blue.markers.board": (3, 2),
        "seats.blue.tokens.jackscrew": (2, 3),
    }


def test_a_bid_on_the_upper_left_square_shows_its_cost() -> None:
    """R-BID-05: one of each for card 8, where blue has no choice how to pay."""
    table = raising().card("i", "8").tokens("blue", "L1 J1 M1")
    shown = changes(table, "bid i ul")
    assert [shown[f"seats.blue.tokens.{name}"] for name in ("lumber", "jackscrew", "masonry")] == [
        *[(1, 0)] * 3
    ]


# Payments


def paying() -> RaisingScenario:
    """Blue pays for tile 17 (L3 J3 M4) with L3 J2 M4, a wild and a favor."""
    return raising().won("blue", "17").tokens("blue", "L3 J2 M4 W1 F1").at("projects")


def test_a_payment_shows_the_tokens_it_takes() -> None:
    """R-PAY-03: three lumber, or two and the wild."""
    assert changes(paying(), "pay lumber") == {"seats.blue.tokens.lumber": (3, 0)}
    assert changes(paying(), "pay lumber wild 1") == {
        "seats.blue.tokens.lumber": (3, 1),
        "seats.blue.wild": (1, 0),
    }


def test_a_favor_shows_that_it_is_spent() -> None:
    """R-PAY-05: and no token is."""
    assert changes(paying(), "favor lumber") == {"seats.blue.favor": (1, 0)}


def test_being_short_shows_what_the_step_costs() -> None:
    """R-PAY-06, R-FIN-07: from step 3, which costs 3, to step 4, which costs 5."""
    table = paying().poverty("blue", 3).play("pay lumber")
    assert changes(table, "short jackscrew") == {
        "seats.blue.poverty.costs": (3, 5),
        "seats.blue.poverty.steps": (3, 4),
    }


# Buildings


def test_a_plot_shows_all_that_raising_there_brings() -> None:
    """R-RAI-02, R-RAI-03, R-RAI-04, R-RAI-05: tile 17 with 2 levels on plot 20."""
    table = raising().won("blue", "17", levels=2).banners(c4="masonry").at("placing")
    shown = changes(table, "raise 20")
    assert shown["seats.blue.reputation"] == (0, 4)
    assert shown["seats.blue.tracks.masonry"] == (0, 1)
    assert shown["plots.19.project"] == (None, "17")
    assert shown["plots.19.levels"] == (None, 2)
    assert shown["wards.1.levels.blue"] == (0, 2)


def test_a_neighborhood_that_would_be_won_is_shown() -> None:
    """R-NBH-04: blue closes N1 and takes two wilds besides that of plot 1."""
    table = raising().round(4).building("blue", 2, 9, 10).neighborhood("n1", "nt15")
    table.won("blue", "17").at("placing")
    shown = changes(table, "raise 1")
    assert shown["seats.blue.wild"] == (0, 3)
    assert shown["neighborhoods.0.tile"] == ("nt15", None)
    assert shown["seats.blue.neighborhoods"] == ([], ["nt15"])


# Nothing hidden


def turning() -> RaisingScenario:
    """Blue places prestige 1, the first of the display, on plot 20."""
    table = raising().display("1", "2", "3").won("blue", "5").at("placing")
    return table.go_on_to("prestige_choice").play("prestige 1", "plot 20")


def test_the_refill_of_the_display_is_not_shown() -> None:
    """R-MOV-09, R-RND-04: the place is empty in the preview, and the stack as high as before."""
    table = turning()
    shown = changes(table, "turn 90")
    assert shown["display"] == (["1", "2", "3"], [None, "2", "3"])
    assert shown["plots.19.arrows"] == (None, ["E"])
    assert "prestige_left" not in shown
    table.play("turn 90")
    assert ids.NO_TILE not in table.state.display


def test_a_preview_ends_where_the_next_round_is_dealt() -> None:
    """R-ANN-01, R-ANN-02, R-RND-04: only the visible top of the stack is announced in it."""
    table = raising().won("blue", "1").at("placing")
    stacks = table.game.view(None)["stacks"]
    assert isinstance(stacks, list)
    top = stacks[0]
    shown = changes(table, "raise 1")
    assert shown["round"] == (1, 2)
    assert shown["auctions.0.project"] == ("1", top)
    assert "auctions.1.project" not in shown
    assert "deck.top" not in shown
    assert "deck.cards" not in shown


# The end


def test_naming_the_asterisk_shows_what_it_scores() -> None:
    """R-FIN-04: f01 (train, lion) with a train: 2 more as book, which matches nothing, or 4."""
    table = last_round().building("blue", 1, project="f01")
    table.symbols("blue", train=1, asterisk=1).at("scoring")
    reputation = table.seat("blue").reputation
    assert changes(table, "name book")["seats.blue.reputation"] == (reputation, reputation + 2)
    assert changes(table, "name train")["seats.blue.reputation"] == (reputation, reputation + 4)


def test_leaving_or_completing_a_section_shows_the_difference() -> None:
    """R-FIN-06, E-186: 9 for all sections or 4 for two of them, council apart."""
    table = last_round(end_choices="players").tokens("blue", "L5 J5 F1").at("scoring")
    table.play("pay lumber", "pay jackscrew")
    assert changes(table, "favor masonry")["seats.blue.reputation"] == (0, 9)
    assert changes(table, "leave masonry")["seats.blue.reputation"] == (0, 4)


def test_an_illegal_answer_has_no_preview() -> None:
    """R-BID-02: it is refused as if it had been given."""
    table = raising().squares("i", "- purple - -")
    with pytest.raises(Illegal) as error:
        preview(table.game, table.game.read("bid i 1"))
    assert error.value.refusal.key == "square_taken"
