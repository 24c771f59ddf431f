"""What a position must fulfil, beyond what the referee counts, so that play can go on from it."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city import setup
from bigshoulders.games.city.box.components import COMMON, DIRECTOR
from bigshoulders.games.city.ids import (
    ACTION_TURN,
    ASSET_DRAW,
    BATCH,
    BONUS_GOODS,
    BUILDING_DRAW,
    BUILDING_PHASE,
    BUY_CUBES,
    CHOOSE,
    COLUMNS,
    DEAL,
    DECADE,
    DEMAND_DRAW,
    DRAFT,
    EMERGENCY,
    END_OPERATING,
    FINISHED,
    FIRST_CHOOSER,
    FIRST_COMPANY,
    GIVE_UP,
    GOALS,
    MIDDLE,
    NO_TILE,
    NOBODY,
    OPERATE_NEXT,
    PASS_HANDS,
    PAY_OUT,
    PHASES,
    PICKS,
    PLACE_MANAGER,
    PLACE_PARTNER,
    PLACE_WORKER,
    PRODUCE,
    PROTECT_SALE,
    PROTECT_WITHHOLDING,
    RETURN_PARTNERS,
    REVEAL,
    SETTLE_SALE,
    SETUP,
    SHIP,
    START_ASSETS,
    WAGES,
)
from bigshoulders.games.city.positions.frames import LAST, out_of_order
from bigshoulders.games.city.rules import assets, staff
from bigshoulders.games.city.rules.phases.building import direction, has_picked
from bigshoulders.games.city.state import City, Seat
from bigshoulders.kernel.positions.frames import unanswered
from bigshoulders.kernel.state import arg1, arg2, step_of
from bigshoulders.kernel.step import Step

OF_SETUP: Final[tuple[int, ...]] = (START_ASSETS, GOALS, FIRST_CHOOSER, FIRST_COMPANY)
OPERATING_TURN: Final[tuple[int, ...]] = (
    EMERGENCY,
    WAGES,
    BUY_CUBES,
    PRODUCE,
    BONUS_GOODS,
    SHIP,
    PAY_OUT,
    PROTECT_WITHHOLDING,
    END_OPERATING,
)
CHOICE_AHEAD: Final[tuple[int, ...]] = (DECADE, BUILDING_PHASE, DRAFT, PASS_HANDS, CHOOSE, REVEAL)


def flaws(state: City, steps: tuple[Step[City], ...]) -> list[str]:
    """Return what keeps a game from going on here."""
    found: list[str] = []
    pending = [step_of(frame) for frame in state.stack]
    _check_end(state, found)
    found += out_of_order(pending, steps)
    if RETURN_PARTNERS in pending and state.decade == state.board.decades:
        found.append("no decade follows the last one")
    _check_setup(state, pending, found)
    _check_draws(state, pending, found)
    _check_demand(state, found)
    _check_turns(state, found)
    _check_staff(state, found)
    _check_assets(state, found)
    _check_sale(state, pending, found)
    _check_operating(state, pending, found)
    _check_picks(state, pending, found)
    _check_hands(state, pending, found)
    _check_passed(state, pending, found)
    _check_deals(state, pending, found)
    return found or unanswered(state.copy(), steps)


def _check_end(state: City, found: list[str]) -> None:
    if state.stack and state.phase == FINISHED:
        found.append("the game is finished, yet the stack is not empty")
    if not state.stack and state.phase != FINISHED:
        found.append(f"the stack is empty, yet the phase is {PHASES[state.phase]}")


def _check_setup(state: City, pending: list[int], found: list[str]) -> None:
    """See that what chance still lays out fits what lies there."""
    if state.phase != SETUP and any(step in OF_SETUP for step in pending):
        found.append("the setup is over, yet the stack has steps of it")
    if FIRST_CHOOSER not in pending and not state.track:
        found.append("the turn-order track is empty")
    if START_ASSETS in pending:
        gaps = state.asset_row.count(NO_TILE)
        ready = [asset for asset in state.asset_deck if setup.is_starting(state, asset)]
        if gaps == 0 or gaps != len(ready):
            found.append("the starting assets do not fit the row")
    if GOALS in pending and len(state.goals) >= state.board.goals_used:
        found.append("all goals are drawn already")
    choosers = [arg1(frame) for frame in state.stack if step_of(frame) == FIRST_COMPANY]
    if len(choosers) != len(set(choosers)):
        found.append("a player founds two first companies")
    for player in state.seats:
        if state.phase == SETUP and player.partners != state.board.start_partners:
            found.append(f"{state.board.colors[player.index]} has gained partners in the setup")


def _check_draws(state: City, pending: list[int], found: list[str]) -> None:
    """See that there is something to draw, and a place for it."""
    if ASSET_DRAW in pending and (not state.asset_deck or state.asset_row[0] != NO_TILE):
        found.append("no capital asset can be drawn")
    for frame in state.stack:
        is_full = state.demand[arg1(frame) % len(state.demand)] != NO_TILE
        if step_of(frame) == DEMAND_DRAW and (is_full or not state.demand_deck):
            found.append("no demand tile can be drawn")


def _check_demand(state: City, found: list[str]) -> None:
    """See that no tile will move onto goods: rows are filled from the inner column (C-CLN-07)."""
    for middle in range(MIDDLE, len(state.demand), COLUMNS):
        is_printed = state.demand[middle] == NO_TILE and state.demand_goods[middle] > 0
        if is_printed and state.demand[middle + 1] != NO_TILE:
            found.append("goods are on a printed space although there is a tile farther out")


def _check_turns(state: City, found: list[str]) -> None:
    """See that whoever acts has a partner for it, and the company that was named."""
    for frame in state.stack:
        step, seat = step_of(frame), arg1(frame)
        if step not in (ACTION_TURN, PLACE_PARTNER):
            continue
        if not state.seats[seat].ready:
            found.append(f"{state.board.colors[seat]} acts without a ready partner")
        if step == PLACE_PARTNER and state.companies[arg2(frame)].director != seat:
            found.append(f"{state.board.colors[seat]} acts for another's company")


def _check_staff(state: City, found: list[str]) -> None:
    """See that there is a space for everybody who is being placed."""
    frame = state.stack[-1] if state.stack else 0
    step, company = step_of(frame), state.companies[arg1(frame) % len(state.companies)]
    too_many_workers = step == PLACE_WORKER and arg2(frame) > staff.all_free_spaces(company)
    too_many_managers = step == PLACE_MANAGER and arg2(frame) > staff.free_manager_spaces(company)
    if too_many_workers or too_many_managers:
        found.append(f"{company.charter.key} has no space for {arg2(frame)} more")


def _check_assets(state: City, found: list[str]) -> None:
    """See that only a company with more assets than spaces will give one up (C-SPC-22)."""
    for frame in state.stack:
        company = state.companies[arg1(frame) % len(state.companies)]
        if step_of(frame) == GIVE_UP and len(company.assets) <= company.charter.asset_slots:
            found.append(f"{company.charter.key} has no capital asset to give up")


def _check_sale(state: City, pending: list[int], found: list[str]) -> None:
    """See that a batch belongs to a sale, and its papers to the seller until they are sold."""
    top = state.stack[-1] if state.stack else 0
    begins = step_of(top) == BATCH and arg2(top) == 1  # a forced sale begins with an empty batch
    is_sale = BATCH in pending or SETTLE_SALE in pending
    if not (begins and not state.batch) and bool(state.batch) != is_sale:
        found.append("a sale has no batch, or a batch no sale")
    for depth, frame in enumerate(state.stack):
        step, who = step_of(frame), arg1(frame)
        if step in (BATCH, SETTLE_SALE) and depth and arg1(state.stack[depth - 1]) != who:
            found.append("one player sells in another's turn")
        if step == BATCH and not _holds_batch(state, who):
            found.append(f"{state.board.colors[who]} does not hold the batch")
        if step in (PROTECT_SALE, PROTECT_WITHHOLDING) and not _is_protected(state, who):
            found.append(f"{state.companies[who].charter.key} has no ready Price Protection")


def _is_protected(state: City, company: int) -> bool:
    return assets.ready_protection(state, state.companies[company]) != NOBODY


def _holds_batch(state: City, seat: int) -> bool:
    for item in state.batch:
        company, kind = state.companies[item // 4], item % 4
        held = company.held[seat] if kind == COMMON else int(company.preferred == seat)
        if kind == DIRECTOR:
            held = int(state.options.advanced and company.director == seat)
        if held < state.batch.count(item):
            return False
    return True


def _check_operating(state: City, pending: list[int], found: list[str]) -> None:
    """See that one company operates in an operating turn, none outside."""
    turns = [step for step in pending if step in OPERATING_TURN]
    if state.operating == NOBODY:
        if turns:
            found.append("no company operates, yet the stack has its turn")
        return
    if not state.companies[state.operating].is_in_play():
        found.append("the operating company is not founded")
    if OPERATE_NEXT not in pending:
        found.append("a company operates outside the Operating Phase")
    for frame in state.stack:
        if step_of(frame) == PROTECT_WITHHOLDING and arg1(frame) != state.operating:
            found.append("another company than the operating one withheld")


# Buildings


def _check_picks(state: City, pending: list[int], found: list[str]) -> None:
    """See that secret answers are given while they are asked for, out of one's hand."""
    top = pending[-1] if pending else NOBODY
    is_draft, is_choice = top in (DRAFT, PASS_HANDS), top in (CHOOSE, REVEAL)
    for player in state.seats:
        pick, color = state.picks[player.index], state.board.colors[player.index]
        is_whole = pick >= (PICKS if is_choice else 0)
        if not is_whole and top in (PASS_HANDS, REVEAL):
            found.append(f"{color} has not picked yet")
        elif pick != NOBODY and not (is_draft or is_choice):
            found.append(f"{color} picked although nobody was asked")
        elif pick != NOBODY and not _fits_hand(player, pick, is_pair=is_choice and is_whole):
            found.append(f"{color}'s pick does not fit the hand")
    if top in (DRAFT, CHOOSE) and all(has_picked(state, seat) for seat in range(len(state.seats))):
        found.append("everybody has picked, yet the question is still open")


def _fits_hand(player: Seat, pick: int, *, is_pair: bool) -> bool:
    if not is_pair:
        return pick in player.hand
    placed, removed = divmod(pick, PICKS)
    return placed in player.hand and removed in player.hand and placed != removed


def _check_hands(state: City, pending: list[int], found: list[str]) -> None:
    """See that hands are large enough to choose from, and alike where they are passed on."""
    full = state.board.buildings_dealt[1]
    is_ahead = any(step in CHOICE_AHEAD for step in pending)
    aside = 1 if pending.count(PASS_HANDS) == 1 else 0
    for player in state.seats:
        color = state.board.colors[player.index]
        count = len(player.hand) + len(player.kept) + _due(state, player.index)
        if len(player.kept) != aside:
            found.append(f"{color} has kept {len(player.kept)} buildings in the draft")
        elif state.options.draft and count != (full if is_ahead else 1):
            found.append(f"{color} would have {count} buildings in hand")
        elif is_ahead and count < full - 1:
            found.append(f"{color} would have too few buildings to choose from")


def _due(state: City, seat: int) -> int:
    """Return how many buildings a seat is still dealt for this decade's choice."""
    due, dealt = 0, state.board.buildings_dealt[state.decade]
    for frame in state.stack:
        step = step_of(frame)
        if step == BUILDING_DRAW and arg1(frame) == seat:
            due += 1
        is_dealt = step == DEAL and arg1(frame) == seat
        if is_dealt or (step in (BUILDING_PHASE, DECADE) and state.decade > 1):
            due += dealt
    return due


def _check_passed(state: City, pending: list[int], found: list[str]) -> None:
    """See that what was passed on in drafts was dealt before, and is noted in order."""
    dealt: list[int] = []
    for player in state.seats:
        dealt += player.hand + player.kept + player.row + player.removed
    for player in state.seats:
        decades = [noted // PICKS for noted in player.passed]
        is_dealt = all(noted % PICKS in dealt for noted in player.passed)
        in_order = decades == sorted(decades) and (not decades or decades[-1] <= state.decade)
        if not (is_dealt and in_order and (state.options.draft or not decades)):
            found.append(f"{state.board.colors[player.index]} cannot have passed on all that")
        elif pending.count(PASS_HANDS) == 1 and not _remembers(state, player):
            found.append(f"{state.board.colors[player.index]} passed on what nobody received")


def _remembers(state: City, player: Seat) -> bool:
    """Tell whether what was passed on in the draft under way is in the neighbour's hand."""
    neighbour = (player.index + direction(state.decade)) % len(state.seats)
    noted = [noted % PICKS for noted in player.passed if noted // PICKS == state.decade]
    return noted == sorted(state.seats[neighbour].hand)


def _check_deals(state: City, pending: list[int], found: list[str]) -> None:
    """See that the deck holds what is still dealt, era by era."""
    board = state.board
    needed = [0] * (max(board.era_dealt) + 1)
    for player in state.seats:
        needed[board.era_dealt[state.decade]] += _due(state, player.index)
    if any(step in LAST for step in pending):
        for decade in range(state.decade + 1, board.decades + 1):
            needed[board.era_dealt[decade]] += len(state.seats) * board.buildings_dealt[decade]
    for era, count in enumerate(needed):
        left = [space for space in state.building_deck if state.box.spaces[space].era == era]
        if count > len(left):
            found.append(
                f"{count} buildings of era {era} are still dealt, the deck has {len(left)}"
            )
