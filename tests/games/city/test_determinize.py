"""Twins: what a seat cannot know is drawn anew, what it knows stays, and nothing leaks."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from bigshoulders import new_game
from bigshoulders.games.city.ids import BUILDING, NOBODY, PASS_HANDS, PICKS
from bigshoulders.games.city.rules.phases.building import direction
from bigshoulders.games.city.state import City
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.state import step_of
from bigshoulders.kernel.stream import Stream
from bigshoulders.scenarios.city import CityScenario, city

CASES = [(seats, draft) for seats in (2, 3, 4) for draft in ("off", "on")]


def moments(seats: int, draft: str, seed: int, every: int = 7) -> Iterator[Game]:
    """Play a random game and stop at some of its decisions, at each of the Building Phase."""
    game = new_game("city", seats=seats, seed=seed, draft=draft, events=False)
    random, number = Random(seed), 0
    while not game.is_over():
        number += 1
        if number % every == 0 or cast("City", game.state).phase == BUILDING:
            yield game
        seat = random.choice(game.deciders())
        game.play(seat, random.choice(game.answers(seat)))


def twin_of(game: Game, seat: int | None, seed: object) -> City:
    """Return the state of one twin."""
    return cast("City", game.determinize(seat, Stream(str(seed))).state)


def eras(state: City, buildings: list[int]) -> list[int]:
    return [state.box.spaces[building].era for building in buildings]


def passes_due(state: City) -> int:
    return len([frame for frame in state.stack if step_of(frame) == PASS_HANDS])


# Whole games


@pytest.mark.parametrize(("seats", "draft"), CASES)
def test_a_twin_looks_the_same_to_its_seat_and_to_the_referee(seats: int, draft: str) -> None:
    """C-HID-01, C-HID-03: views, questions and answers stay, and nothing is lost or doubled."""
    for number, game in enumerate(moments(seats, draft, 11, every=1)):
        for seat in [None, *range(seats)]:
            twin = game.determinize(seat, Stream(f"{number}"))
            assert twin.view(seat) == game.view(seat)
            assert twin.rules.violations(twin.state) == []
            assert twin.deciders() == game.deciders()
            if seat is not None:
                assert twin.answers(seat) == game.answers(seat)


@pytest.mark.parametrize(("seats", "draft"), CASES)
def test_a_twin_depends_only_on_what_the_seat_knows(seats: int, draft: str) -> None:
    """C-HID-01, C-HID-02: a game and its twin are alike to the seat, so their twins are equal."""
    for number, game in enumerate(moments(seats, draft, 12, every=1)):
        for seat in [None, *range(seats)]:
            other = game.determinize(seat, Stream(f"other/{number}"))
            assert twin_of(game, seat, number).numbers() == twin_of(other, seat, number).numbers()


@pytest.mark.parametrize(("seats", "draft"), CASES)
def test_twins_can_be_played_to_the_end(seats: int, draft: str) -> None:
    """C-SET-07: enough buildings of each era wait in the deck of every twin."""
    random = Random(3)
    for number, game in enumerate(moments(seats, draft, 13)):
        if number % 12:
            continue
        twin = game.determinize(random.choice([None, *range(seats)]), Stream(f"{number}"))
        while not twin.is_over():
            seat = random.choice(twin.deciders())
            twin.play(seat, random.choice(twin.answers(seat)))
        assert twin.rules.violations(twin.state) == []
        assert twin.result() is not None


@pytest.mark.parametrize(("seats", "draft"), CASES)
def test_twins_of_one_seat_have_twins_of_another(seats: int, draft: str) -> None:
    """A search may ask what an opponent would think in the twin."""
    for number, game in enumerate(moments(seats, draft, 14)):
        twin = game.determinize(0, Stream(f"{number}"))
        again = twin.determinize(1, Stream(f"{number}"))
        assert again.view(1) == twin.view(1)
        assert again.rules.violations(again.state) == []


@pytest.mark.parametrize(("seats", "draft"), CASES)
def test_a_seat_keeps_what_is_its_own(seats: int, draft: str) -> None:
    """C-HID-01: hand, removed and kept buildings, the own pick, and what was passed on."""
    for game in moments(seats, draft, 15):
        mine, state = cast("City", game.state).seats[1], cast("City", game.state)
        twin = twin_of(game, 1, "own")
        assert twin.seats[1].hand == sorted(mine.hand)
        assert twin.seats[1].removed == mine.removed
        assert twin.seats[1].kept == mine.kept
        assert twin.seats[1].passed == mine.passed
        assert twin.picks[1] == state.picks[1]


@pytest.mark.parametrize(("seats", "draft"), CASES)
def test_no_building_is_removed_before_its_era_is_dealt(seats: int, draft: str) -> None:
    """C-BLD-01: eras II and III come in decades 2 and 4, in a twin as in the game."""
    for number, game in enumerate(moments(seats, draft, 16)):
        for seat in [None, *range(seats)]:
            twin = twin_of(game, seat, number)
            for player in twin.seats:
                for decade, era in enumerate(eras(twin, player.removed), 1):
                    assert era <= twin.board.era_dealt[decade]


# Public piles


def test_nothing_public_is_redrawn() -> None:
    """C-HID-03: cubes, demand tiles, assets and goals are the same in every twin."""
    game = city(seats=3).game
    state, twin = cast("City", game.state), twin_of(game, 0, 1)
    assert twin.demand_deck == state.demand_deck
    assert twin.asset_deck == state.asset_deck
    assert twin.bag == state.bag
    assert twin.goals == state.goals


def test_draws_to_come_differ_from_the_real_ones() -> None:
    """C-HID-02: a twin has a dealer of its own, drawn from the stream."""
    game = city(seats=2).game
    dealers = [game.determinize(0, Stream(str(seed))).dealer for seed in range(20)]
    seeds = {dealer.seed for dealer in dealers if dealer is not None}
    assert len(seeds) == 20
    assert game.dealer is not None
    assert game.dealer.seed not in seeds


# Hidden buildings without the draft


def dealt(table: CityScenario, color: str, row: str, removed: str, hand: str) -> None:
    """Give a player buildings of these eras ("1 2 2"), the first ones that nobody has."""
    state, player = table.state, table.seat(color)
    for pile, wanted in ((player.row, row), (player.removed, removed), (player.hand, hand)):
        for era in wanted.split():
            found = [b for b in state.building_deck if str(state.box.spaces[b].era) == era]
            state.building_deck.remove(found[0])
            pile.append(found[0])
    for building in player.row:
        state.owners[building] = player.index


def two_players(row: str, removed: str, hand: str, decade: int, mine: str = "") -> CityScenario:
    """Return a Stock Phase for red, whose opponent has a row like this."""
    table = city(seats=2).decade(decade)
    for color in ("red", "yellow"):
        table.hand(color)
    dealt(table, "yellow", row, removed, hand)
    dealt(table, "red", mine or row, removed, hand)
    table.at("stock", "red").check()
    return table


def kept_eras(table: CityScenario, count: int = 1000) -> Counter[int]:
    """Return how often the opponent keeps a building of each era."""
    found: Counter[int] = Counter()
    for seed in range(count):
        twin = twin_of(table.game, 0, seed)
        found.update(eras(twin, twin.seats[1].hand))
    return found


def test_after_the_first_decade_another_keeps_any_unseen_building_of_era_one() -> None:
    """C-BLD-03, C-HID-01: the building kept and the one removed are equally likely to be any."""
    table = two_players("1", "1", "1", decade=2)
    hands: Counter[int] = Counter()
    for seed in range(600):
        twin = twin_of(table.game, 0, seed)
        hands[twin.seats[1].hand[0]] += 1
        assert twin.building_deck == table.state.building_deck
    unseen = table.seat("yellow").hand + table.seat("yellow").removed
    assert sorted(hands) == sorted(unseen)
    assert min(hands.values()) > 240


def test_whoever_placed_the_old_building_keeps_a_new_one() -> None:
    """C-BLD-01, C-BLD-03: era I placed in decade 2 leaves only buildings of era II."""
    table = two_players("1 1", "1 2", "2", decade=3)
    assert kept_eras(table, 50) == {2: 50}


def test_whoever_placed_a_new_building_keeps_the_old_or_the_other_one() -> None:
    """C-BLD-01, C-BLD-03: both are equally likely, and the other of the two was removed."""
    table = two_players("1 2", "1 2", "1", decade=3)
    assert kept_eras(table)[1] == pytest.approx(500, abs=50)
    for seed in range(50):
        twin = twin_of(table.game, 0, seed)
        assert sorted(eras(twin, twin.seats[1].removed[1:] + twin.seats[1].hand)) == [1, 2]


def test_a_later_row_tells_what_was_kept_before() -> None:
    """C-BLD-03: era I placed in decade 3 must have been kept in decade 2."""
    table = two_players("1 2 1", "1 2 2", "2", decade=4)
    for seed in range(50):
        twin = twin_of(table.game, 0, seed)
        assert eras(twin, twin.seats[1].removed) == [1, 2, 2]


def test_all_picks_that_fit_the_row_are_equally_likely() -> None:
    """C-BLD-03: of 120 ways to the row I, II, II, 24 keep a building of era I to the end."""
    table = two_players("1 2 2", "1 2 2", "1", decade=4)
    assert kept_eras(table, 2000)[1] == pytest.approx(400, abs=55)


def test_hands_hold_one_kept_building_and_the_new_ones() -> None:
    """C-BLD-01: after the deal of decade 2 everybody holds one of era I and two of era II."""
    table = two_players("1", "1", "1", decade=2)
    table.at("building")
    for seed in range(50):
        twin = twin_of(table.game, 0, seed)
        assert sorted(eras(twin, twin.seats[1].hand)) == [1, 2, 2]


def test_the_deck_and_the_hands_of_others_are_exchanged() -> None:
    """C-HID-02: a building of the next deal may be in a hand, and the other way round."""
    table = two_players("1", "1", "1", decade=2)
    table.at("building")
    new = [b for b in table.seat("yellow").hand if table.state.box.spaces[b].era == 2]
    twins = [twin_of(table.game, 0, seed) for seed in range(60)]
    assert any(new[0] in twin.building_deck for twin in twins)
    assert all(new[0] in twin.building_deck + twin.seats[1].hand for twin in twins)
    assert all(twin.building_deck == sorted(twin.building_deck) for twin in twins)


def test_states_that_differ_in_secrets_only_have_equal_twins() -> None:
    """C-HID-01, C-HID-02: a hand and the deck, and two hands, change places unnoticed."""
    one, other = (city(seats=3).at("building") for _i in range(2))
    yellow, green = other.seat("yellow"), other.seat("green")
    yellow.hand, green.hand = green.hand, yellow.hand
    for seed in range(5):
        twins = [twin_of(table.game, 0, seed).numbers() for table in (one, other)]
        assert twins[0] == twins[1]
    assert twin_of(one.game, 1, 1).numbers() != twin_of(other.game, 1, 1).numbers()


def test_a_spectator_knows_no_hand() -> None:
    """C-HID-01: every hand is redrawn."""
    game = city(seats=2).game
    for seat in range(2):
        hands = {tuple(sorted(twin_of(game, None, seed).seats[seat].hand)) for seed in range(40)}
        assert len(hands) > 10


def test_rows_that_no_game_leads_to_still_have_twins() -> None:
    """Lessons may lay out rows as they like."""
    table = city(seats=3).building("yellow", "iii-01", "i-01").building("red", "ii-01")
    table.at("stock", "red")
    for seed in range(10):
        twin = table.game.determinize(0, Stream(str(seed)))
        assert twin.view(0) == table.game.view(0)
        assert twin.rules.violations(twin.state) == []


# Secret picks


def test_a_secret_pick_of_another_is_redrawn_among_the_legal_ones() -> None:
    """C-BLD-03, C-HID-01: all six pairs of the hand are possible."""
    table = city(seats=2).at("building")
    table.answer("yellow", table.offers("yellow")[0]).answer("yellow", table.offers("yellow")[0])
    pairs: set[tuple[int, int]] = set()
    for seed in range(200):
        twin = twin_of(table.game, 0, seed)
        placed, removed = divmod(twin.picks[1], PICKS)
        hand = sorted(twin.seats[1].hand)
        assert placed != removed
        pairs.add((hand.index(placed), hand.index(removed)))
        assert twin.picks[0] == NOBODY
    assert len(pairs) == 6


def test_an_own_pick_stays() -> None:
    """C-BLD-03: the seat knows what it chose, be it one building or both."""
    table = city(seats=2).at("building")
    for _part in range(2):
        table.answer("yellow", table.offers("yellow")[1])
        for seed in range(20):
            assert twin_of(table.game, 1, seed).picks == table.state.picks


def test_the_building_that_another_places_is_redrawn_before_one_is_removed() -> None:
    """C-DP-22, C-HID-01: others hear an answer, not which; all three are possible."""
    placed: set[int] = set()
    one, other = (city(seats=2).at("building") for _i in range(2))
    one.answer("yellow", one.offers("yellow")[0])
    other.answer("yellow", other.offers("yellow")[2])
    for seed in range(60):
        twin = twin_of(one.game, 0, seed)
        assert twin.fingerprint() == twin_of(other.game, 0, seed).fingerprint()
        placed.add(sorted(twin.seats[1].hand).index(twin.picks[1]))
    assert placed == {0, 1, 2}


# The draft


def test_what_a_seat_passed_on_is_not_in_the_deck() -> None:
    """C-DRF-01, C-HID-01: it was dealt to somebody and stays with the players."""
    for number, game in enumerate(moments(4, "on", 21)):
        for seat, player in enumerate(cast("City", game.state).seats):
            twin = twin_of(game, seat, number)
            assert not {noted % PICKS for noted in player.passed} & set(twin.building_deck)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hand_just_passed_on_is_known(seats: int) -> None:
    """C-DRF-01: between the two picks the neighbour holds exactly what the seat gave."""
    seen = 0
    for number, game in enumerate(moments(seats, "on", 22)):
        state = cast("City", game.state)
        if passes_due(state) == 1:
            neighbour = (1 + direction(state.decade)) % seats
            twin = twin_of(game, 1, number)
            assert sorted(twin.seats[neighbour].hand) == sorted(state.seats[neighbour].hand)
            seen += 1
    assert seen >= 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_building_is_looked_for_where_it_was_passed_to(seats: int) -> None:
    """C-DRF-01, C-DRF-02: until the next draft, with the neighbours who received it."""
    seen = 0
    for number, game in enumerate(moments(seats, "on", 23)):
        state = cast("City", game.state)
        noted = [n for n in state.seats[0].passed if n // PICKS == state.decade]
        if len(noted) < 3:
            continue
        seen += 1
        twin, step = twin_of(game, 0, number), direction(state.decade)
        near, far = (twin.seats[(place * step) % seats] for place in (1, 2))
        last = noted[2] % PICKS
        assert last in near.hand + near.row[-1:] + near.removed[-1:]
        for one in noted[:2]:
            places = near.hand + near.row + near.removed + far.hand + far.row + far.removed
            assert one % PICKS in places
    assert seen


def test_the_two_buildings_passed_first_are_with_two_neighbours() -> None:
    """C-DRF-01: the next one keeps one of them and passes the other on; either is likely."""
    kept: Counter[int] = Counter()
    for number, game in enumerate(moments(4, "on", 24)):
        state = cast("City", game.state)
        noted = [n % PICKS for n in state.seats[0].passed if n // PICKS == state.decade]
        if len(noted) == 3:
            twin, step = twin_of(game, 0, number), direction(state.decade)
            near, far = (twin.seats[(place * step) % 4] for place in (1, 2))
            nears = [one for one in noted[:2] if one in near.hand + near.row + near.removed]
            fars = [one for one in noted[:2] if one in far.hand + far.row + far.removed]
            assert (len(nears), len(fars)) == (1, 1)
            kept[noted.index(nears[0])] += 1
    assert min(kept[0], kept[1]) > 5


def test_what_came_by_later_was_not_removed_earlier() -> None:
    """C-DRF-02: a building in hand in decade 3 cannot have been removed in decade 2."""
    for number, game in enumerate(moments(3, "on", 25)):
        for seat, player in enumerate(cast("City", game.state).seats):
            twin = twin_of(game, seat, number)
            for noted in player.passed:
                decade, building = divmod(noted, PICKS)
                for other in twin.seats:
                    assert building not in other.removed[: decade - 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drafted_hands_begin_with_one_old_and_two_new_buildings(seats: int) -> None:
    """C-DRF-02: in decade 2 that holds for what each seat has kept and passed on."""
    seen = 0
    for number, game in enumerate(moments(seats, "on", 26)):
        state = cast("City", game.state)
        if state.decade != 2 or not passes_due(state):
            continue
        seen += 1
        twin = twin_of(game, number % seats, number)
        for player in twin.seats:
            passed = twin.seats[(player.index + direction(2)) % seats].hand if player.kept else []
            first_hand = player.kept + passed if player.kept else player.hand
            assert sorted(eras(twin, first_hand)) == [1, 2, 2]
    assert seen


def test_without_the_draft_nothing_is_remembered() -> None:
    """C-OPT-05: no hand is passed on."""
    for game in moments(3, "off", 27):
        assert all(not player.passed for player in cast("City", game.state).seats)


def test_a_player_sees_what_was_passed_on_and_nobody_else_does() -> None:
    """C-DRF-01, C-HID-01: it is in the own view only."""
    table = city(seats=2, draft="on").at("building")
    table.hand("red", "i-01", "i-02", "i-06").hand("yellow", "i-09", "i-10", "i-11")
    table.answer("red", "keep i-02").answer("yellow", "keep i-09")
    own = cast("list[dict[str, object]]", table.game.view(0)["seats"])
    assert own[0]["passed"] == ["i-01", "i-06"]
    assert "passed" not in own[1]
    assert twin_of(table.game, 0, 1).seats[1].passed == tuple(
        PICKS + building for building in sorted(table.seat("red").hand)
    )
