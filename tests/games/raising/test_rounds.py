"""Rounds: five phases, eight times, and what of them is open or left to chance."""

from bigshoulders.games.raising import ids
from bigshoulders.scenarios.raising import RaisingScenario, raising


def phases_told(table: RaisingScenario) -> list[str]:
    """Return the phases that began, in order."""
    data = table.facts("phase_began")
    return [str(facts["phase"]) for facts in data]


def play_on(table: RaisingScenario) -> RaisingScenario:
    """Play to the end of the game with the last offer that is no trade."""
    while not table.game.is_over():
        offers = [offer for offer in table.offers() if offer != "trade"]
        table.play(offers[-1])
    return table


def test_a_round_has_five_phases() -> None:
    """R-RND-01: announcement, bidding, bidding resolution, project resolution, company."""
    table = raising().round(2).at("round")
    assert table.state.phase == ids.BIDDING
    assert table.happened()[0] == "round_began"
    while table.state.round == 3:
        table.play(next(offer for offer in table.offers() if offer != "trade"))
    assert phases_told(table)[:4] == [
        "bidding",
        "bidding_resolution",
        "project_resolution",
        "company",
    ]
    begun = table.happened()
    assert begun.index("project_announced") < begun.index("card_dealt")
    assert begun.index("card_dealt") < begun.index("markers_added")
    assert begun.index("markers_added") < begun.index("phase_began")


def test_announcement_is_a_phase_of_its_own() -> None:
    """R-RND-01: the window after the cards were dealt is still in phase 1."""
    table = raising().tiles("blue", "11").at("announcement")
    assert table.game.view(None)["phase"] == "announcement"
    table.play("pass")
    assert table.game.view(None)["phase"] == "bidding"


def test_eight_rounds_are_played_and_then_scored() -> None:
    """R-RND-01, R-RND-03: every round has its company phase, the eighth too."""
    table = play_on(raising())
    rounds = [facts["round"] for facts in table.facts("round_began")]
    assert rounds == [2, 3, 4, 5, 6, 7, 8]  # the table stood in round 1 already
    assert phases_told(table).count("company") == 8
    assert phases_told(table)[-2:] == ["company", "scoring"]
    assert table.state.round == 8


def test_companies_run_in_the_last_round_too() -> None:
    """R-RND-03, Q-61: the two lumber of card 3 complete a section of the personal project."""
    table = raising().round(8).slots("blue", "3", fresh=1).tokens("blue", "L3").at("company")
    assert table.game.is_over()
    assert phases_told(table) == ["company", "scoring"]
    assert table.sentences().index("blue takes 2 lumber") < table.sentences().index(
        "phase: scoring"
    )
    result = table.game.result()
    assert result is not None
    assert [
        line.amount for line in result.standings[0].lines if line.key == "personal_project"
    ] == [2]


def test_all_auctions_are_resolved_before_the_first_project_is_paid() -> None:
    """R-RND-02: what blue takes from card V in phase 3 helps to pay for project I in phase 4."""
    table = raising().project("i", "2").card("i", "5").card("v", "9")
    table.squares("i", "- blue blue blue").squares("v", "- blue - -")
    table.tokens("blue", "L2 J0 M2").at("winners")
    assert table.question() == "pay"
    assert table.purse("blue") == "L3 J1 M2"
    won = [key for key in table.happened() if key in ("project_won", "project_failed", "paid")]
    assert won == ["project_won", *["project_failed"] * 3, "project_won"]


def test_projects_are_resolved_from_the_first_space_to_the_last() -> None:
    """R-RND-02: whoever won space I is asked first, then III, then V."""
    table = raising().won("green", "1", space="i").won("blue", "2", space="iii")
    table.won("purple", "3", space="v").at("placing")
    asked = []
    while table.state.phase == ids.PROJECT_RESOLUTION:
        if table.question() == "raise":
            asked.append(table.asker())
        table.play(next(offer for offer in table.offers() if offer != "trade"))
    assert asked == ["green", "blue", "purple"]


def test_after_the_bidding_the_winner_of_the_first_space_is_asked() -> None:
    """R-RND-02: blue bid on V, purple on III, green on I; so green begins phase 4."""
    table = raising().at("round")
    spaces = {"blue": "v", "purple": "iii", "green": "i"}
    while table.state.phase == ids.BIDDING:
        squares = [f"bid {spaces[table.asker()]} {square}" for square in (1, 2, 3)]
        table.play(next(square for square in squares if square in table.offers()))
    won = [facts["color"] for facts in table.facts("project_won")]
    assert won == ["green", "purple", "blue"]
    assert table.asker() == "green"


def test_a_project_is_finished_before_the_next_one_begins() -> None:
    """R-RND-02: green's card is in the company before blue pays."""
    table = raising().won("green", "2", space="i", card="8").won("blue", "3", space="ii")
    table.at("placing").play("raise 2")
    assert (table.asker(), table.question()) == ("blue", "pay")
    assert table.cards_of("green") == ["8"]


def test_failed_projects_are_skipped_in_phase_4() -> None:
    """R-RND-02, R-WIN-02: nobody is asked anything about them."""
    table = raising().squares("iii", "- blue - -").at("winners")
    assert table.asker() == "blue"
    assert table.game.question(0).data["space"] == "iii"
    assert table.happened().count("project_failed") == 4


def test_bidding_goes_by_active_player_and_not_by_space() -> None:
    """R-RND-02, R-BID-01: players take turns on any card."""
    table = raising().play("bid v 1", "bid i 1", "bid iii 1")
    assert table.asker() == "blue"


def test_after_the_setup_chance_only_reveals_what_was_shuffled() -> None:
    """R-RND-04, Q-60: tiles of a stack, cards of the deck and prestige buildings; nothing else."""
    table = raising(4).by_hand()
    asked = set()
    while not table.game.is_over():
        if table.asker() == "chance":
            asked.add(table.question())
        offers = [offer for offer in table.offers() if offer != "trade"]
        table.play(offers[0])
    assert asked == {"project_draw", "top_card", "display"}


def test_what_chance_may_reveal_is_what_nobody_has_seen() -> None:
    """R-RND-04, Q-60: four tiles of the round's set, then cards that were never shown."""
    table = raising().round(1).by_hand().at("round")
    top = table.game.view(None)["stacks"]
    assert isinstance(top, list)
    assert len(top) == 5  # those of rounds 3 to 7
    assert len(table.offers()) == 4
    assert table.game.weights() == [1] * 4
    seen = table.state.projects[0]
    assert table.state.box.projects[seen].round == 2
    assert f"project {seen + 1}" not in table.offers()
    table.go_on_to("top_card")
    dealt = table.game.rules.language.key("card", table.state.cards[0])
    assert f"deck {dealt}" not in table.offers()
    assert len(table.offers()) == 48  # 54, less 5 of round 1 and the one dealt just now


def test_the_view_tells_the_tops_and_not_what_lies_below() -> None:
    """R-RND-04, Q-60: two games that differ only in the cards below the top look alike."""
    one, other = raising(), raising()
    other.state.deck = list(reversed(other.state.deck))
    other.state.hidden = list(reversed(other.state.hidden))
    other.state.prestige = list(reversed(other.state.prestige))
    assert one.game.view(None) == other.game.view(0)
    deck = one.game.view(None)["deck"]
    assert deck == {"top": one.state.box.cards[one.state.top].key, "cards": 48}


def test_tiles_may_be_used_again_in_the_next_round() -> None:
    """R-RND-01, R-EPT-02: the limit of one tile belongs to a round."""
    table = raising().tiles("blue", "11", used=1).at("window", "blue")
    assert table.question() == "bid"  # no window opens for blue
    table.at("round")
    assert (table.asker(), table.offers()) == ("blue", ["use 11", "pass"])
