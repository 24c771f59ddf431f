"""What is printed, as the page is told it: rules of things, and the side of the cards."""

import pytest

from bigshoulders.games.raising.game import raising_rules
from bigshoulders.games.raising.views.box_view import box_view
from bigshoulders.rulebook import all_ids

COUNCIL = {"council": "on"}


def test_every_thing_on_the_table_has_a_rule_that_exists() -> None:
    """A tip that leads to a rule must find it."""
    known = set(all_ids("raising"))
    told = box_view(raising_rules(4, COUNCIL))["rules"]
    named = {rule for rules in told.values() for rule in rules.values()}
    assert named <= known
    assert set(told["phase"]) > set(box_view(raising_rules(4, {}))["board"]["phases"])


@pytest.mark.parametrize(("seats", "side"), [(2, "red"), (3, "red"), (4, "yellow")])
def test_the_number_of_players_turns_the_cards(seats: int, side: str) -> None:
    """R-CMP-07: the red side for 2 and 3 players, the yellow one for 4."""
    assert box_view(raising_rules(seats, {}))["board"]["card_side"] == side
