"""Random games are played twice: by the engine, and by books that know the rules text alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement, product
from typing import cast

import pytest

from bigshoulders.engine import is_compiled
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.record import record_of
from tests.games.raising.second_opinion import Audit, audit, audit_record
from tests.games.raising.second_opinion_books import Books, Difference
from tests.games.raising.second_opinion_box import AROUND, PURPLE, RESOURCES, TOKENS
from tests.games.raising.second_opinion_end import places
from tests.games.raising.second_opinion_games import OPTIONS, Chooser, random_options
from tests.games.raising.second_opinion_payment import is_payable

GAMES = 30 if is_compiled() else 12
PATIENT = 8  # the number of a game whose third round is looked at closely


def has_shared_victory(audited: Audit) -> bool:
    return list(places(audited.books).values()).count(1) > 1


def has_empty_bidding_board(audited: Audit) -> bool:
    return not any(player.board for player in audited.books.players.values())


def has_prestige_on_the_rim(audited: Audit) -> bool:
    buildings = audited.books.buildings
    return any(building.prestige and plot not in PURPLE for plot, building in buildings.items())


def has_tile_among_prestige(audited: Audit) -> bool:
    buildings = audited.books.buildings
    return any(
        all(plot in buildings and buildings[plot].prestige for plot in plots)
        for plots in AROUND.values()
    )


def has_no_expansions(audited: Audit) -> bool:
    return audited.books.expansions == 0


def has_choice_of_favors(audited: Audit) -> bool:
    answers = {move.split()[1] for move in audited.moves}
    return "leave" in answers and audited.books.on("end_choices", "engine")


def has_unlimited_company(audited: Audit) -> bool:
    players = audited.books.players.values()
    return any(all(map(player.is_unlimited, RESOURCES)) for player in players)


def is_over(audited: Audit) -> bool:
    return audited.game.is_over()


RARE: dict[str, tuple[int, Callable[[Audit], bool]]] = {
    "a shared victory": (103, has_shared_victory),
    "nobody with a marker on the bidding board at the end": (75, has_empty_bidding_board),
    "a prestige building on the rim": (73, has_prestige_on_the_rim),
    "a neighborhood tile among four prestige buildings": (283, has_tile_among_prestige),
    "no expansion left for a neighborhood tile, and a new card pushed out": (35, has_no_expansions),
    "favors that the council could pay for": (19, has_choice_of_favors),
    "three unlimited tracks": (161, has_unlimited_company),
    "one kind of reward left for tile 12": (98, is_over),
    "no reward left for tile 12": (228, is_over),
    "four colors tied for a ward": (218, is_over),
    "three favors in a personal project": (39, is_over),
    "tiles used in the last phase of rounds": (136, is_over),
}


@pytest.mark.once
@pytest.mark.parametrize("number", range(GAMES))
def test_a_second_opinion_agrees_on_every_question_and_number_of_random_games(number: int) -> None:
    """R-RND-01, R-BID-01, R-WIN-01, R-PAY-02, R-EPT-03, R-NBH-03, R-FIN-01, R-VIC-02: the same."""
    assert audit(number).game.is_over()


@pytest.mark.once
@pytest.mark.parametrize("what", RARE)
def test_a_second_opinion_agrees_where_something_rare_happens(what: str) -> None:
    """R-VIC-02, R-FIN-02, R-MOV-06, R-NBH-06, R-RUN-04, R-EXP-03, R-EPT-05, R-FIN-06, D-15."""
    number, has_happened = RARE[what]
    assert has_happened(audit(number))


def test_the_audited_games_cover_every_option_with_every_number_of_seats() -> None:
    numbers = [*range(12), *[number for number, _check in RARE.values()]]
    played = [random_options(number) for number in numbers]
    seen = {(seats, key, options[key]) for seats, options in played for key in OPTIONS}
    assert len(seen) == 3 * 2 * len(OPTIONS)


@pytest.mark.once
def test_a_second_opinion_agrees_on_a_game_that_was_written_down() -> None:
    """R-INV-11."""
    text = record_of(audit(PATIENT).game, checks=False).text()
    assert audit_record(text).game.is_over()
    shorter = "\n".join(text.splitlines()[:-2]) + "\n"
    with pytest.raises(Difference, match="the game is not over"):
        audit_record(shorter)


# The auditor can fail


def halfway() -> Audit:
    """Return the audit of a game in its third round, while players bid."""
    seats, options = random_options(PATIENT)
    auditor = Audit(seats, options)
    chooser = Chooser(PATIENT, auditor.books)
    while auditor.books.round < 3 or auditor.books.phase != "bidding":
        assert auditor.question is not None
        auditor.answer(auditor.question.who, chooser.choose(auditor.question))
    return auditor


FALSIFIED = (
    *("ranking", "rows", "banners c1", "wards", "expansions", "deck cards"),
    *("seats 0 reputation", "seats 0 poverty steps", "seats 0 wild", "seats 0 favor"),
    *("seats 0 tokens jackscrew", "seats 0 tracks masonry", "seats 0 markers supply"),
)


def falsify(state: Raising, what: str) -> None:
    """Change one thing on the table behind the back of the rules."""
    if what == "ranking":
        state.ranking.reverse()
    elif what == "rows":
        state.rows = state.rows[::-1]
    elif what == "banners c1":
        state.banners[0] = (state.banners[0] + 1) % 3
    elif what == "wards":
        state.levels[state.owner.index(0)] += 1
    elif what == "expansions":
        state.expansions -= 1
    elif what == "deck cards":
        state.deck.pop()
    else:
        falsify_seat(state, what.removeprefix("seats 0 "))


def falsify_seat(state: Raising, what: str) -> None:
    seat = state.seats[0]
    if what == "reputation":
        seat.reputation += 1
    elif what == "poverty steps":
        seat.poverty += 1
    elif what == "wild":
        seat.wild += 1
    elif what == "favor":
        seat.favor += 1
    elif what == "tokens jackscrew":
        seat.tokens[1] += 1
    elif what == "tracks masonry":
        seat.tracks[2] += 1
    else:
        seat.supply -= 1


@pytest.mark.parametrize("what", FALSIFIED)
def test_a_falsified_table_is_named(what: str) -> None:
    auditor = halfway()
    falsify(cast("Raising", auditor.game.state), what)
    with pytest.raises(Difference, match=rf"^after move \d+ \(.*\): {what}.*: the engine says"):
        auditor.compare_now([])


def test_the_difference_says_what_both_sides_say() -> None:
    auditor = halfway()
    wild = auditor.books.players["blue"].wild
    cast("Raising", auditor.game.state).seats[0].wild += 1
    expected = f"seats 0 wild: the engine says {wild + 1}, the books say {wild}$"
    with pytest.raises(Difference, match=expected):
        auditor.compare_now([])


def test_a_missing_answer_is_noticed() -> None:
    auditor = halfway()
    assert auditor.question is not None
    auditor.question.answers.popitem()
    with pytest.raises(Difference, match=": answers: the engine says "):
        auditor.compare_question()


def test_a_wrong_player_is_noticed() -> None:
    """R-BID-01."""
    auditor = halfway()
    assert auditor.question is not None
    auditor.question = auditor.question._replace(who="nobody")
    with pytest.raises(Difference, match="who must answer: the engine says "):
        auditor.compare_question()


def test_a_forced_answer_that_only_the_books_give_is_noticed() -> None:
    auditor = halfway()
    auditor.books.forced.append(("blue", "turn 0"))
    with pytest.raises(Difference, match="forced answers: the engine says "):
        auditor.compare_now([])


def test_an_answer_that_the_books_do_not_expect_is_refused() -> None:
    auditor = halfway()
    assert auditor.question is not None
    who = auditor.question.who
    with pytest.raises(Difference, match="the books do not list this answer"):
        auditor.answer(who, "keep")
    with pytest.raises(Difference, match=f"the books expect an answer of {who}"):
        auditor.answer("nobody", "keep")


def test_a_falsified_score_is_named() -> None:
    """R-FIN-03, R-VIC-01."""
    auditor = audit(PATIENT)
    auditor.books.players["purple"].scores["prestige_buildings"] += 1
    with pytest.raises(Difference, match="lines of purple: the engine says "):
        auditor.compare_result()


# The books themselves


def can_pay_after_trades(tokens: tuple[int, ...], needs: tuple[int, ...]) -> bool:
    """Try every sequence of trades; the last token is the wild one."""
    lacking = sum(max(0, need - own) for need, own in zip(needs, tokens[:3], strict=True))
    if lacking <= tokens[3]:
        return True
    for given in combinations_with_replacement(range(len(TOKENS)), 3):
        left = [own - given.count(kind) for kind, own in enumerate(tokens)]
        for taken in range(3) if min(left) >= 0 else ():
            after = tuple([own + (kind == taken) for kind, own in enumerate(left)])
            if can_pay_after_trades(after, needs):
                return True
    return False


def test_the_payable_test_finds_what_a_search_through_all_trades_finds() -> None:
    """R-RES-03, R-RES-06."""
    outcomes: Counter[bool] = Counter()
    for tokens in product(range(5), range(3), range(2), range(2)):
        for needs in ((1, 1, 1), (0, 2, 1), (3, 0, 0), (0, 0, 2), (0, 1, 0)):
            payable = can_pay_after_trades(tokens, needs)
            own = dict(zip(RESOURCES, tokens[:3], strict=True))
            assert is_payable(own, tokens[3], dict(zip(RESOURCES, needs, strict=True))) == payable
            outcomes[payable] += 1
    assert min(outcomes.values()) > 50


def test_the_books_put_a_disc_that_moves_on_top() -> None:
    """R-REP-03, R-REP-06, E-006, E-007."""
    books = Books({}, 3)
    books.discs = {4: ["blue"], 6: ["purple", "green"]}
    books.move_disc("blue", 2)
    assert books.discs[6] == ["blue", "purple", "green"]
    books.discs = {5: ["blue", "purple"], 6: ["green"]}
    books.move_discs({"blue": 1, "purple": 1})
    assert books.discs[6] == ["blue", "purple", "green"]
