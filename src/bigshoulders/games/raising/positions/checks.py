"""What a position must fulfil so that play can go on from it and could have led to it.

The stack is looked at first, because it says what must lie where; then the referee counts, and
then everything is compared with what the stack says has happened.
"""

from __future__ import annotations

from bigshoulders.games.raising.ids import (
    ANNOUNCEMENT,
    BANNERS,
    BIDDING,
    COUNCIL,
    DISPLAY,
    EMPTY_PLOTS,
    FINALS,
    KEEP_CARD,
    MOVE,
    NEIGHBORHOODS,
    NEW_CARD,
    NO_TILE,
    NOBODY,
    PRESTIGE,
    PROJECT,
    PROJECT_DRAW,
    PROJECT_RESOLUTION,
    RAISE,
    SETUP,
    STACK_TOPS,
    START_STACK,
    TOP_CARD,
    WARD_TOKENS,
)
from bigshoulders.games.raising.positions import referee
from bigshoulders.games.raising.positions.map_checks import check_map
from bigshoulders.games.raising.positions.player_checks import check_players
from bigshoulders.games.raising.positions.scoring_checks import check_scoring
from bigshoulders.games.raising.positions.stack_checks import Moment, stack_flaws
from bigshoulders.games.raising.positions.turn_checks import check_turn
from bigshoulders.games.raising.setup import hidden_projects
from bigshoulders.games.raising.state import Raising, new_seat
from bigshoulders.kernel.positions.frames import unanswered
from bigshoulders.kernel.state import step_of


def misplaced_flaws(moment: Moment) -> list[str]:
    """Return what cannot lie where it lies; each look relies on those before it."""
    return stack_flaws(moment) or _drawn_flaws(moment) or _pile_flaws(moment)


def flaws(moment: Moment) -> list[str]:
    """Return why a position is impossible in which nothing is misplaced."""
    state = moment.state
    found = referee.violations(state) or _table_flaws(moment)
    if not found:
        check_turn(moment, found)
    return found or unanswered(state.copy(), moment.steps)


# What setup draws


def _drawn_flaws(moment: Moment) -> list[str]:
    """See that everything is drawn but for what chance still lays out."""
    found: list[str] = []
    state, board = moment.state, moment.state.board
    members = board.members if state.options.council else 0
    _check_drawn(moment, FINALS, len(state.finals), board.finals, found)
    _check_drawn(moment, EMPTY_PLOTS, len(state.outskirts), board.outskirts, found)
    _check_drawn(moment, WARD_TOKENS, len(state.ward_tokens), board.wards, found)
    _check_drawn(moment, BANNERS, len(state.banners), sum(board.banners), found)
    _check_drawn(moment, NEIGHBORHOODS, len(state.neighborhoods), len(board.neighborhoods), found)
    _check_drawn(moment, START_STACK, len(state.ranking), len(state.seats), found)
    _check_drawn(moment, COUNCIL, len(state.members), members, found)
    _check_tops(moment, found)
    _check_fixed(state, found)
    _check_top_card(moment, found)
    _check_display(moment, found)
    if state.phase == SETUP:
        _check_untouched(state, found)
    return found


def _check_drawn(moment: Moment, step: int, count: int, full: int, found: list[str]) -> None:
    """Compare how many are drawn with what the stack says: all, none, or not all yet."""
    is_next = bool(moment.state.stack) and step_of(moment.state.stack[-1]) == step
    fits = count == full
    if moment.waits(step):
        fits = count < full if is_next else count == 0
    if not fits:
        found.append(f"{moment.steps[step].key}: {count} of {full} are drawn")


def _check_tops(moment: Moment, found: list[str]) -> None:
    """See that every stack shows a project of its round, as far as stacks are laid out."""
    state = moment.state
    projects = state.box.projects
    rounds = [projects[index].round for index in state.tops]
    waiting = [frame for frame in state.stack if step_of(frame) == STACK_TOPS]
    if rounds != list(range(1, state.board.rounds - len(waiting))):
        found.append(f"the stacks show projects of the rounds {rounds}")
    if not all(projects[index].is_final for index in state.finals):
        found.append("a numbered project is among the final ones")


def _check_fixed(state: Raising, found: list[str]) -> None:
    """See that banners and council members, which stay where they are drawn, are all there."""
    for track, count in enumerate(state.board.banners):
        if state.banners.count(track) > count or NOBODY in state.banners:
            found.append("the banners are not those of the box")
            break
    if NO_TILE in state.members:
        found.append("a council member is missing")


def _check_top_card(moment: Moment, found: list[str]) -> None:
    state = moment.state
    if moment.waits(TOP_CARD):
        if state.top != NO_TILE or not state.deck:
            found.append("no card of the deck can be shown")
    elif state.top == NO_TILE and state.deck:
        found.append("the deck shows no card")


def _check_display(moment: Moment, found: list[str]) -> None:
    """See that the display is refilled as long as there are prestige buildings (R-MOV-09)."""
    state = moment.state
    for place, building in enumerate(state.display):
        is_due = moment.waits(DISPLAY, "place", place)
        if building != NO_TILE and is_due:
            found.append(f"place {place + 1} of the display is taken")
        if building == NO_TILE and bool(state.prestige) != is_due:
            found.append(f"place {place + 1} of the display is not filled as it should be")


def _check_untouched(state: Raising, found: list[str]) -> None:
    """See that nothing has happened before the first round."""
    for player in state.seats:
        if player.numbers() != new_seat(player.index, state.board).numbers():
            found.append(
                f"{state.board.colors[player.index]} does not have what everyone begins with"
            )
    lost = state.lost_projects + state.lost_cards + state.lost_neighborhoods
    is_built = any(owner != NOBODY for owner in state.owner + state.moved_owner)
    is_taken = state.expansions != state.board.expansions or NO_TILE in state.neighborhoods
    if is_built or is_taken or lost:
        found.append("something was built, taken or lost in the setup")
    if len(state.deck) + int(state.top != NO_TILE) != len(state.box.cards):
        found.append("a card is missing in the setup")


# What is where


def _pile_flaws(moment: Moment) -> list[str]:
    """See that nothing is in two places."""
    found: list[str] = []
    state, box, seats = moment.state, moment.state.box, moment.state.seats
    raised = [state.built[p] for p, owner in enumerate(state.owner) if owner != PRESTIGE]
    stands = [state.built[p] for p, owner in enumerate(state.owner) if owner == PRESTIGE]
    waiting = state.hidden + state.tops[state.round :] + state.projects
    _check_once([*waiting, *raised, *state.moved], [p.key for p in box.projects], "project", found)
    cards = [*state.deck, state.top, *state.cards]
    for player in seats:
        cards += player.slots + player.pile
    _check_once(cards, [card.key for card in box.cards], "card", found)
    prestige = state.display + state.prestige + stands
    _check_once(prestige, [one.key for one in box.prestige], "prestige building", found)
    if len(prestige) - prestige.count(NO_TILE) != len(box.prestige):
        found.append("a prestige building is missing")
    tiles, plots, tokens = state.neighborhoods[:], state.outskirts[:], state.ward_tokens[:]
    for player in seats:
        tiles += player.neighborhoods
        plots += player.tiles
        tokens += player.ward_tokens
    _check_once(tiles, [one.key for one in box.neighborhoods], "neighborhood tile", found)
    _check_once(plots, [one.key for one in box.empty_plots], "empty plot tile", found)
    _check_once(tokens, [one.key for one in box.ward_tokens], "ward control token", found)
    _check_once(state.members, [one.key for one in box.members], "council member", found)
    return found


def _check_once(pile: list[int], keys: list[str], what: str, found: list[str]) -> None:
    for index, key in enumerate(keys):
        if pile.count(index) > 1:
            found.append(f"{what} {key} is in two places")
            return


# The table


def _table_flaws(moment: Moment) -> list[str]:
    found: list[str] = []
    _check_rows(moment.state, found)
    _check_hidden(moment, found)
    for space in range(len(moment.state.projects)):
        _check_auction(moment, space, found)
    check_map(moment, found)
    if moment.state.phase != SETUP:
        check_players(moment, found)
    check_scoring(moment, found)
    return found


def _check_rows(state: Raising, found: list[str]) -> None:
    """See that the bidding board has rows once markers were added (R-ANN-05)."""
    is_set = state.round > 1 or state.phase > ANNOUNCEMENT
    if sorted(state.rows) != (list(range(len(state.seats))) if is_set else []):
        found.append("the rows of the bidding board are not one for each player")


def _check_hidden(moment: Moment, found: list[str]) -> None:
    """See that the projects of later rounds are hidden but for the tops, and no others."""
    state = moment.state
    for number in range(1, state.board.rounds + 1):
        hidden = len(hidden_projects(state, number))
        if number > state.round:
            due = len([one for one in state.box.projects if one.round == number])
            due -= int(number <= len(state.tops))
        elif number == state.round:
            due = len([frame for frame in state.stack if step_of(frame) == PROJECT_DRAW])
        else:
            due = 0
        if hidden != due:
            found.append(f"{hidden} projects of round {number} are hidden, not {due}")


def _check_auction(moment: Moment, space: int, found: list[str]) -> None:
    """See that project, card and markers lie on a space as far as the round has come."""
    state = moment.state
    name, winner = state.board.spaces[space], state.winners[space]
    has_project, has_card = _has_project(moment, space), _has_card(moment, space)
    if has_project != (state.projects[space] != NO_TILE):
        found.append(f"{name} should have {'a' if has_project else 'no'} project")
    elif has_project and state.projects[space] not in _possible(state, space):
        found.append(f"{name} has a project that is not announced there")
    if has_card != (state.cards[space] != NO_TILE):
        found.append(f"{name} should have {'a' if has_card else 'no'} card")
    if winner != NOBODY and state.phase < PROJECT_RESOLUTION:
        found.append(f"{name} is won before the bidding is resolved")
    if state.phase == BIDDING:
        return
    start = space * state.width
    colors = set(state.squares[start : start + state.width]) - {NOBODY}
    is_won = has_project and state.phase == PROJECT_RESOLUTION
    if colors != ({winner} if is_won else set()):
        found.append(f"{name} does not have just the markers of its winner")


def _has_project(moment: Moment, space: int) -> bool:
    """Tell whether a project lies on a space: announced, not failed, not placed yet."""
    phase = moment.state.phase
    if phase == ANNOUNCEMENT:
        return not moment.waits(PROJECT_DRAW, "space", space)
    if phase == PROJECT_RESOLUTION and moment.state.winners[space] != NOBODY:
        waits = moment.waits(PROJECT, "space", space) or moment.waits(RAISE, "space", space)
        return waits or moment.waits(MOVE, "space", space)
    return phase == BIDDING


def _has_card(moment: Moment, space: int) -> bool:
    """Tell whether a card lies on a space: dealt, not lost, not kept yet."""
    phase = moment.state.phase
    if phase == ANNOUNCEMENT:
        return not moment.waits(NEW_CARD, "space", space)
    if phase == PROJECT_RESOLUTION and moment.state.winners[space] != NOBODY:
        waits = moment.waits(PROJECT, "space", space)
        return waits or moment.waits(KEEP_CARD, "space", space)
    return phase == BIDDING


def _possible(state: Raising, space: int) -> list[int]:
    """Return the projects that may be announced on a space this round (R-ANN-01)."""
    ours = [one.index for one in state.box.projects if one.round == state.round]
    if state.round == state.board.rounds:
        return [(ours + state.finals)[space]]
    top = state.tops[state.round - 1]
    return [top] if space == 0 else [index for index in ours if index != top]
