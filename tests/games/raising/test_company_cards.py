"""Step 3 of a project: its card joins the company, and others are pushed out."""

from bigshoulders.games.raising.views.seat_view import view
from bigshoulders.games.raising.views.view_shapes import RaisingSeat
from bigshoulders.scenarios.raising import RaisingScenario, raising

SECOND_COLUMN = (2, 10, 18, 26, 34)


def keeping(*slots: str, card: str = "5", project: str = "17") -> RaisingScenario:
    """Blue wins a project with this card; purple is to pay for the next one."""
    table = raising().won("blue", project, card=card).slots("blue", *slots)
    return table.won("purple", space="ii").tokens("purple", "L9 J9 M9")


def seat_view(table: RaisingScenario, color: str) -> RaisingSeat:
    return next(one for one in view(table.state)["seats"] if one["seat"] == color)


def pile_of(table: RaisingScenario, color: str) -> list[str]:
    return [table.state.box.cards[card].key for card in table.seat(color).pile]


def test_the_first_card_of_a_company() -> None:
    """R-CRD-01: it leaves the project area."""
    table = keeping().at("placing").play("raise 2")
    assert (table.cards_of("blue"), pile_of(table, "blue")) == (["5"], [])
    assert table.state.cards[0] == -1


def test_a_new_card_pushes_the_others_to_the_right() -> None:
    """E-089, R-CRD-01, R-CRD-02, R-CRD-03: four slots, so the oldest card goes to the pile."""
    table = keeping("11", "12", "13", "14").at("placing").play("raise 2")
    assert table.cards_of("blue") == ["5", "11", "12", "13"]
    assert pile_of(table, "blue") == ["14"]


def test_an_expansion_is_a_fifth_slot() -> None:
    """E-090, R-CRD-02: nothing is pushed out."""
    table = keeping("11", "12", "13", "14").expansions("blue", 1).at("placing").play("raise 2")
    assert table.cards_of("blue") == ["5", "11", "12", "13", "14"]
    assert pile_of(table, "blue") == []


def test_every_expansion_is_a_slot() -> None:
    """R-CRD-02: two of them make six."""
    slots = ("11", "12", "13", "14", "15", "16")
    table = keeping(*slots).expansions("blue", 2).at("placing").play("raise 2")
    assert table.cards_of("blue") == ["5", "11", "12", "13", "14", "15"]
    assert pile_of(table, "blue") == ["16"]


def test_an_expansion_from_the_tile_holds_its_own_card() -> None:
    """R-CRD-02, Q-43: project 15 brings the slot before its card comes."""
    table = keeping("11", "12", "13", "14", project="15").at("placing").play("raise 2")
    assert table.cards_of("blue") == ["5", "11", "12", "13", "14"]


def test_an_expansion_from_a_neighborhood_holds_the_card_of_the_project() -> None:
    """R-CRD-02, Q-43: the neighborhood is resolved before step 3."""
    table = keeping("11", "12", "13", "14").neighborhood("n1", "nt17")
    table.building("blue", 2, 9, 10).at("placing").play("raise 1")
    assert table.cards_of("blue") == ["5", "11", "12", "13", "14"]


def test_the_view_tells_which_cards_come_and_which_they_push_out() -> None:
    """R-CRD-01, R-CRD-03: of the projects won, those whose cards are not added yet."""
    table = keeping("11", "12", "13", "14").won("blue", space="iii").at("placing")
    before = seat_view(table, "blue")
    assert (before["coming"], before["leaving"]) == (["i", "iii"], ["13", "14"])
    table.play("raise 2")
    after = seat_view(table, "blue")
    assert (after["coming"], after["leaving"]) == (["iii"], ["13"])
    assert seat_view(table, "green")["coming"] == []


def test_cards_of_the_pile_do_not_come_back() -> None:
    """R-CRD-02: a new slot stays empty until the next card."""
    table = keeping("11", "12", "13", "14", project="15").pile("blue", "20", "21")
    table.at("placing").play("raise 2")
    assert (table.cards_of("blue")[-1], pile_of(table, "blue")) == ("14", ["20", "21"])


def test_a_pushed_out_card_no_longer_pays() -> None:
    """R-CRD-03, R-RUN-01: the wild of card 20 is gone with it, and that of card 7 is not."""
    table = raising().won("blue", "17", card="5").slots("blue", "7", "12", "14", "20")
    table.tokens("blue", "").at("placing").play("raise 2")
    assert (table.cards_of("blue"), pile_of(table, "blue")) == (["5", "7", "12", "14"], ["20"])
    assert table.purse("blue") == "L1 J0 M0 W1"


def five_wins(*, expansions: int) -> RaisingScenario:
    """Blue wins all five projects of a round; the card of the first one is 21."""
    table = raising().round(5).tokens("blue", "").banners(c2="lumber")
    projects = ("14", "19", "25", "6", "12")
    for project, card, space in zip(
        projects, ("21", "4", "5", "6", "8"), ("i", "ii", "iii", "iv", "v"), strict=True
    ):
        table.won("blue", project, space=space, card=card)
    table.expansions("blue", expansions).at("placing")
    return table.play(*[f"raise {plot}" for plot in SECOND_COLUMN])


def test_a_new_card_can_be_pushed_out_before_it_pays() -> None:
    """E-112, R-RUN-04, Q-42: five wins and four slots; the step of card 21 is lost."""
    table = five_wins(expansions=0)
    assert (table.cards_of("blue"), pile_of(table, "blue")) == (["8", "6", "5", "4"], ["21"])
    assert table.columns("blue") == "L5 J0 M1"


def test_five_new_cards_pay_with_five_slots() -> None:
    """R-RUN-04, R-CRD-02: an expansion keeps card 21, and its step is gained."""
    table = five_wins(expansions=1)
    assert table.cards_of("blue") == ["8", "6", "5", "4", "21"]
    assert table.columns("blue") == "L5 J1 M1"
