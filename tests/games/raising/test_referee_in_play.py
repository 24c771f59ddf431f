"""Invariants in whole games, counted from what everybody sees (rules, section 24)."""

import pytest

from bigshoulders import new_game
from bigshoulders.kernel.action import code_of, mover
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.json_nodes import Node
from bigshoulders.kernel.stream import Stream

PERM_COLUMNS = {2: (3, 6, 9), 3: (3, 6, 9), 4: (6, 9)}


def start(seats: int, seed: int) -> Game:
    return new_game("raising", seats=seats, seed=seed, council="on", end_choices="players")


def answer_at_random(game: Game, stream: Stream) -> None:
    seat = game.deciders()[0]
    answers = game.answers(seat)
    game.play(seat, answers[stream.below(len(answers))])


def seen(game: Game) -> Node:
    return Node(game.view(None), ("view",))


def has(node: Node, name: str) -> bool:
    return name in dict(node.fields())


def markers_of(view: Node, color: str) -> int:
    """Count the markers of a color that lie on cards."""
    return sum(
        dict(auction.at("markers").fields())[color].whole()
        for auction in view.at("auctions").items()
        if has(auction.at("markers"), color)
    )


def check_players(view: Node, seats: int) -> None:
    for seat in view.at("seats").items():
        color = seat.at("seat").text()
        board = seat.at("markers").at("board").whole()
        bid = markers_of(view, color)
        assert 3 <= board + bid <= 5
        supply, levels = seat.at("markers").at("supply").whole(), seat.at("levels").whole()
        assert board + bid + supply + levels == 25
        for name, column in seat.at("tracks").fields():
            passed = [at for at in PERM_COLUMNS[seats] if at <= column.whole()]
            assert seat.at("perms").at(name).whole() == len(passed)


def check_map(view: Node) -> None:
    plots, outskirts = view.at("plots").items(), view.at("outskirts").items()
    raised = [plot for plot in plots if has(plot, "project")]
    prestige = [plot for plot in plots if has(plot, "prestige")]
    moved = [plot for plot in outskirts if has(plot, "project")]
    assert len(plots) == 40
    assert len(prestige) == len(moved)
    assert len(moved) + len([plot for plot in outskirts if has(plot, "tile")]) == 8
    projects = [building.at("project").text() for building in raised + moved]
    assert len(set(projects)) == len(projects)
    for space in view.at("neighborhoods").items():
        assert space.at("tile").value is None or space.at("missing").whole() >= 1


def check_supplies(view: Node) -> None:
    seats = view.at("seats").items()
    owned = sum(seat.at("expansions").whole() for seat in seats)
    assert owned + view.at("expansions").whole() == 6
    deck = view.at("deck")
    assert deck.at("cards").whole() + 1 == 54 - 5 * view.at("round").whole()
    cards = [deck.at("top").text()]
    cards += [auction.at("card").at("card").text() for auction in view.at("auctions").items()]
    for seat in seats:
        cards += [*seat.at("slots").texts(), *seat.at("pile").texts()]
    assert len(set(cards)) == len(cards)
    reputations = {seat.at("seat").text(): seat.at("reputation").whole() for seat in seats}
    ranking = view.at("ranking").texts()
    assert sorted(ranking) == sorted(reputations)
    assert list(ranking) == sorted(ranking, key=lambda color: -reputations[color])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_invariants_hold_at_every_bid(seats: int) -> None:
    """R-INV-01, R-INV-02, R-INV-04, R-INV-05, R-INV-06, R-INV-07, R-INV-08, R-INV-09, R-INV-10.

    Three to five markers of each player are in the bidding, every prestige building stands for a
    move, and no card or project is in two places.
    """
    bids = 0
    for seed in range(3):
        game, stream = start(seats, seed), Stream(f"bids/{seed}")
        while not game.is_over():
            if game.question(game.deciders()[0]).kind == "bid":
                view = seen(game)
                check_players(view, seats)
                check_map(view)
                check_supplies(view)
                bids += 1
            answer_at_random(game, stream)
            assert game.rules.violations(game.state) == []
    assert bids > 200


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_draws_and_choices_give_the_same_game(seats: int) -> None:
    """R-INV-11: with the seed, and again with every draw made by hand."""
    ends = []
    for _run in range(2):
        game, stream = start(seats, 7), Stream("choices")
        hashes = []
        while not game.is_over():
            answer_at_random(game, stream)
            hashes.append(game.hash())
        ends.append((hashes, game.moves))
    assert ends[0] == ends[1]
    by_hand = begin(game.rules, game.origin, None)
    replayed = []
    for move in game.moves:
        assert by_hand.deciders() == [mover(move)]
        by_hand.play(mover(move), code_of(move))
        replayed.append(by_hand.hash())
    assert by_hand.is_over()
    assert set(replayed) >= set(ends[0][0])


def test_another_seed_is_another_game() -> None:
    """R-INV-11, R-RND-04: the setup alone makes the difference."""
    assert len({start(3, seed).hash() for seed in range(10)}) == 10
