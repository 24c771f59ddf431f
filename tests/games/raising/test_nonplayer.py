"""Projects that the non-player color wins (rules, R-TWO-05 to R-TWO-08)."""

from bigshoulders.games.raising.ids import NO_TILE, NONPLAYER, PRESTIGE
from bigshoulders.scenarios.raising import RaisingScenario, raising

RAISE, MOVE = "17", "18"  # both of round 4
INTERIOR = (*range(10, 16), *range(18, 24), *range(26, 32))


def belongings(table: RaisingScenario) -> list[list[int]]:
    """Return everything that a reward could change."""
    found = []
    for seat in table.state.seats:
        counts = [seat.wild, seat.favor, seat.reputation, seat.poverty, seat.expansions]
        found.append([*counts, *seat.tokens, *seat.tracks, *seat.symbols, *seat.slots, *seat.tiles])
    return found


def plots_of(table: RaisingScenario, owner: int) -> list[int]:
    """Return the numbers of the plots on which somebody's buildings stand."""
    return [plot + 1 for plot, other in enumerate(table.state.owner) if other == owner]


def won_by_nonplayer(
    table: RaisingScenario, project: str, levels: int = 2, card: str = "8"
) -> RaisingScenario:
    return table.won("nonplayer", project, space="iii", levels=levels, card=card).at("projects")


# Raising


def test_a_raise_goes_on_the_lowest_empty_plot() -> None:
    """R-TWO-06, E-130: plots 1, 2 and 3 are built on; two NP markers stand on plot 4."""
    table = raising(2).round(4).building("blue", 1, 3).building("purple", 2)
    won_by_nonplayer(table, RAISE)
    assert plots_of(table, NONPLAYER) == [4]
    assert table.state.levels[3] == 2
    assert table.state.box.projects[table.state.built[3]].key == RAISE
    assert "green raises project 17 on plot 4 with 2 levels" in table.sentences()


def test_a_gap_is_filled_first() -> None:
    """R-TWO-06: plot 2 is empty between buildings, whatever plot 1 would pay."""
    table = raising(2).round(4).building("blue", 1, 3, 4)
    assert plots_of(won_by_nonplayer(table, RAISE), NONPLAYER) == [2]


def test_nobody_pays_and_nobody_gains() -> None:
    """R-TWO-05, R-TWO-06, Q-48, E-130: neither tile, plot 1 with its wild, banner nor levels."""
    table = raising(2).round(4).tokens("blue", "L9 J9 M9 W3").tokens("purple", "F2")
    before = belongings(table)
    won_by_nonplayer(table, RAISE, levels=3)
    assert plots_of(table, NONPLAYER) == [1]
    assert belongings(table) == before
    assert table.ranks() == ["blue", "purple"]


def test_the_card_leaves_the_game() -> None:
    """R-TWO-05, Q-48, E-132: the card of slot III is in no company, pile or deck."""
    table = raising(2).round(4).slots("blue", "21", "52").slots("purple", "22")
    won_by_nonplayer(table, RAISE)
    card = table.game.rules.language.index("card", "8")
    assert "card 8 leaves the game" in table.sentences()
    assert (table.cards_of("blue"), table.cards_of("purple")) == (["21", "52"], ["22"])
    assert card not in [table.state.top, *table.state.deck, *table.state.cards]
    assert [seat.pile for seat in table.state.seats] == [[], []]


# Moving


def moved_out() -> RaisingScenario:
    """Arrange E-131: tiles 3, 7, 12 in the outskirts, display 2, 5, 9, plots 10 and 11 built on."""
    table = raising(2).round(6).outskirts("12", "7", "3", owner="purple")
    table.building("blue", 10, 11).display("9", "2", "5")
    return won_by_nonplayer(table, "30")


def test_a_move_goes_to_the_lowest_tile() -> None:
    """R-TWO-07, E-131: the building stands where tile 3 lay, and nobody has the tile."""
    table = moved_out()
    place = table.state.moved_owner.index(NONPLAYER)
    assert place == 2
    assert table.state.outskirts[2] == NO_TILE
    assert (table.state.moved_levels[2], table.state.moved_owner.count(NONPLAYER)) == (2, 1)
    assert table.state.box.projects[table.state.moved[2]].key == "30"
    left = [table.state.box.empty_plots[tile].key for tile in table.state.outskirts if tile >= 0]
    assert left == ["12", "7"]
    assert [seat.tiles for seat in table.state.seats] == [[], []]


def test_the_lowest_prestige_building_goes_unturned_on_the_lowest_interior_plot() -> None:
    """R-TWO-07, E-131: prestige 2 with its arrow N on plot 12; the display is refilled."""
    table = moved_out()
    assert plots_of(table, PRESTIGE) == [12]
    plots = table.game.view(None)["plots"]
    assert isinstance(plots, list)
    assert plots[11] == {
        "plot": "12",
        "prestige": "2",
        "arrows": ["N"],
        "points_at": ["4"],
        "reputation": 5,
    }
    keys = [table.state.box.prestige[index].key for index in table.state.display]
    assert keys[0] == "9"
    assert keys[2] == "5"
    assert keys[1] not in {"2", "5", "9"}


def test_the_nonplayer_colors_refill_is_a_draw() -> None:
    """R-TWO-07: chance is asked for the emptied place before anything else happens."""
    table = raising(2).round(6).display("9", "2", "5").prestige_stack("1", "7").by_hand()
    won_by_nonplayer(table, "30")
    assert (table.asker(), table.question()) == ("chance", "display")
    assert table.offers() == ["display 1", "display 7"]
    table.play("display 7")
    assert table.state.box.prestige[table.state.display[1]].key == "7"


def test_the_last_display_is_used_up_without_a_refill() -> None:
    """R-TWO-07, R-MOV-09: two are left, the lower one is placed, and no stack refills it."""
    table = raising(2).round(6).display("8", "3").prestige_stack()
    won_by_nonplayer(table, "30")
    assert [index for index in table.state.display if index != NO_TILE] == [7]


def test_nobody_gains_from_a_move() -> None:
    """R-TWO-05, R-TWO-07: neither symbol, tile, reputation nor steps; plots 20 and 21 pay 2."""
    table = raising(2).round(4).building("blue", *[plot for plot in INTERIOR if plot < 20])
    table.only_neighborhoods()
    before = belongings(table)
    won_by_nonplayer(table, MOVE, levels=3)
    assert plots_of(table, PRESTIGE) == [20]
    assert belongings(table) == before


def test_without_an_empty_interior_plot_the_lowest_plot_is_taken() -> None:
    """R-TWO-07, R-MOV-06: all 18 are built on, and so is plot 1."""
    table = raising(2).round(8).building("blue", *INTERIOR[:9]).building("purple", *INTERIOR[9:])
    table.building("purple", 1)
    won_by_nonplayer(table, "36")
    assert plots_of(table, PRESTIGE) == [2]


def test_an_asterisk_that_the_nonplayer_color_won_is_never_named() -> None:
    """R-TWO-05, Q-48: tile 36 brings nobody its symbol."""
    table = raising(2).round(8).tokens("blue", "").tokens("purple", "")
    assert won_by_nonplayer(table, "36").game.is_over()
    assert [seat.symbols[-1] for seat in table.state.seats] == [0, 0]


# Neighborhoods


def closing_several() -> RaisingScenario:
    """NP's only place is plot 20, which closes N6, N7, N11 and N12 at once."""
    table = raising(2).round(8).building("blue", *[*range(1, 13), 19]).building("purple", 13, 27)
    table.building("purple", *range(14, 19), 21, 28).building("blue", 29)
    table.neighborhood("n6", "nt01").neighborhood("n7", "nt11")
    table.neighborhood("n11", "nt15").neighborhood("n12", "nt12")
    return table.tokens("blue", "").tokens("purple", "")


def test_neighborhoods_are_resolved_in_ascending_order() -> None:
    """R-TWO-08, Q-49: N6 to blue (3 levels to 2), then N7, N11, N12 with NP among the tied."""
    table = won_by_nonplayer(closing_several(), "f01", levels=2)
    told = [sentence for sentence in table.sentences() if " on n" in sentence]
    assert told == [
        "blue wins nt01 on n6",
        "nobody wins nt11 on n7: it leaves the game",
        "nobody wins nt15 on n11: it leaves the game",
        "nobody wins nt12 on n12: it leaves the game",
    ]


def test_players_around_a_neighborhood_of_the_nonplayer_color_are_consoled() -> None:
    """R-TWO-08, R-NBH-07: blue wins N6; N7, N11 and N12 bring 1 reputation to each owner."""
    table = won_by_nonplayer(closing_several(), "f01", levels=2)
    gains = [
        sentence
        for sentence in table.sentences()
        if ": reputation 1 for neighborhoods, now " in sentence
    ]
    assert sorted(gains[:6]) == [
        *(f"blue: reputation 1 for neighborhoods, now {total}" for total in (1, 2, 3)),
        *(f"purple: reputation 1 for neighborhoods, now {total}" for total in (1, 2, 3)),
    ]
    assert table.scored("in_play") == {"blue": 3, "purple": 3}


def test_its_prestige_building_encloses_a_neighborhood_too() -> None:
    """R-TWO-08, R-NBH-01: prestige on plot 20 closes N6, which blue wins with three levels."""
    table = raising(2).round(4).building("blue", *[plot for plot in INTERIOR if plot < 20])
    table.only_neighborhoods(n6="nt01").tokens("blue", "")
    won_by_nonplayer(table, MOVE)
    assert "blue wins nt01 on n6" in table.sentences()
    assert table.purse("blue") == "L0 J0 M0 F1"


def test_the_nonplayer_color_alone_wins_nothing() -> None:
    """R-TWO-08, R-NBH-07: four NP buildings around N1; the tile is gone and nobody gains."""
    table = raising(2).round(4).building("nonplayer", 1, 2, 9).building("blue", 3, 4, 5, 6, 7, 8)
    table.neighborhood("n1", "nt01")
    before = belongings(table)
    won_by_nonplayer(table, RAISE)
    assert plots_of(table, NONPLAYER) == [1, 2, 9, 10]
    assert table.state.neighborhoods[0] == NO_TILE
    assert belongings(table) == before
    assert [seat.neighborhoods for seat in table.state.seats] == [[], []]
