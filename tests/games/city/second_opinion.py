"""A second opinion on money: every income, dividend, price and score of a game, computed again.

    python -m tests.games.city.second_opinion 1000 [first number]

plays that many random games in all editions and audits their records. The auditor replays a
record and learns from each event only what happened, to whom and where; how much it was, it works
out in its own books (`second_opinion_books` and its neighbours). After every move the books are
compared with what the engine shows, and at the end with every line of the result.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

from bigshoulders.games import rules_of
from bigshoulders.kernel.action import Action
from bigshoulders.kernel.event import Event
from bigshoulders.kernel.record import Move, read_record, start_of
from tests.games.city import second_opinion_action as action
from tests.games.city import second_opinion_operating as operating
from tests.games.city import second_opinion_stock as stock
from tests.games.city.second_opinion_books import Books, Difference
from tests.games.city.second_opinion_games import random_record
from tests.games.city.second_opinion_scores import scored, scores
from tests.games.city.second_opinion_views import kept, shown

# The only facts that the books may learn from an event: never an amount, a count or a price.
FACTS = (
    *("seat", "company", "certificate", "space", "asset", "tile", "row", "column"),
    *("factory", "resource", "place", "goal", "phase"),
)

MEANINGS: dict[str, Callable[[Books, stock.Facts], None]] = {
    "decade_began": operating.decade_began,
    "phase_began": operating.phase_began,
    "tile_drawn": operating.tile_drawn,
    "asset_drawn": action.asset_drawn,
    "asset_left": action.asset_left,
    "goal_drawn": operating.goal_drawn,
    "cube_drawn": operating.cube_drawn,
    "founded": stock.founded,
    "sold": stock.sold,
    "bought": stock.bought,
    "price_protected": stock.price_protected,
    "built": operating.built,
    "workers_came": operating.workers_came,
    "placed": action.placed,
    "pooled": action.pooled,
    "forgone": action.spent,
    "hired": action.hired,
    "worker_placed": action.worker_placed,
    "manager_placed": action.manager_placed,
    "salesperson_gained": action.salesperson_gained,
    "automated": action.automated,
    "worker_sent": action.worker_sent,
    "cube_bought": operating.cube_bought,
    "chain_cube_taken": operating.chain_cube_taken,
    "goods_gained": action.goods_gained,
    "asset_bought": action.asset_bought,
    "asset_given_up": action.asset_given_up,
    "asset_used": action.asset_used,
    "appeal_moved": action.appeal_moved,
    "bonus_taken": action.bonus_taken,
    "bonus_cashed": action.bonus_cashed,
    "operated": operating.operated,
    "ran": operating.ran,
    "shipped": operating.shipped,
    "dividend_paid": operating.dividend_paid,
    "withheld": operating.withheld,
    "cleaned_up": operating.cleaned_up,
    "game_ended": operating.game_ended,
    "issued": stock.issued,
    "wages_paid": operating.wages_paid,
    "exchanged": action.exchanged,
}

# What moves no money, or follows from something else that the books have worked out already.
FOLLOWS = (
    *("first_named", "dealt", "bag_refilled", "haymarket_restocked", "chain_moved", "passed"),
    *("priority_moved", "price_moved", "picked", "kept", "removed", "hands_passed", "paid_owner"),
    *("partner_gained", "spent", "funded", "cube_taken", "traded", "order_taken", "tile_filled"),
    *("revenue_added", "transferred", "partner_lost", "company_closed", "compensated"),
    *("cubes_returned", "forced"),
)


class Audit:
    """A record that is played again, with the books beside it."""

    def __init__(self, text: str) -> None:
        self.record = read_record(text)
        if self.record.position:
            raise Difference("the books begin with setup, not with a position")
        self.game = start_of(self.record, rules_of)
        self.game.state.log = []
        self.books = Books(self.game.rules.options, self.record.seats)
        self.number = 0

    def run(self) -> None:
        """Audit the record to its end."""
        while self.number < len(self.record.moves):
            self.step()
        self.compare_result()

    def step(self) -> None:
        """Play the next move and compare."""
        move = self.record.moves[self.number]
        self.number += 1
        events = self.play(move)
        try:
            self.answer(move.notation)
            for event in events:
                self.note(event)
            stock.settle_sale(self.books)
        except Difference as difference:
            raise self.difference(str(difference)) from difference
        self.compare_now()

    def play(self, move: Move) -> list[Event]:
        language = self.game.rules.language
        seat = language.seat(move.actor)
        return self.game.apply(Action(seat, language.read(move.notation), move.notation))

    def answer(self, notation: str) -> None:
        """Note an answer, given or forced: it may say what no event tells."""
        self.books.words = notation.split()
        stock.answered(self.books)
        action.staff_chosen(self.books)

    def note(self, event: Event) -> None:
        """Enter one event into the books, stripped of its amounts."""
        key, data = event.kind.key, self.game.data(event)
        if key not in ("sold", "price_protected"):
            stock.settle_sale(self.books)
        if key == "forced":
            self.answer(self.game.rules.language.write(event.values[1]))
        if key in MEANINGS:
            MEANINGS[key](
                self.books, {name: str(data[name]) for name in event.kind.fields if name in FACTS}
            )
        elif key not in FOLLOWS:
            raise Difference(f"the books do not know what {key} means")

    def compare_now(self) -> None:
        """Compare every number that the engine shows to everybody."""
        self.compare(shown(cast("dict[str, Any]", self.game.view(None))), kept(self.books))

    def compare(self, engine: dict[str, object], books: dict[str, object]) -> None:
        """Name the first number that differs."""
        if engine == books:
            return
        for what in [*books, *engine]:
            if engine.get(what) != books.get(what):
                says = f"the engine says {engine.get(what)}, the books say {books.get(what)}"
                raise self.difference(f"{what}: {says}")

    def compare_result(self) -> None:
        """Compare every line of the score, and the places."""
        result = self.game.result()
        if result is None:
            raise self.difference("the record ends before the game")
        self.compare(scored(result, self.books.colors), scores(self.books))

    def difference(self, text: str) -> Difference:
        move = self.record.moves[self.number - 1]
        return Difference(f"move {self.number} ({move.actor} {move.notation}): {text}")


def audit(text: str) -> Books:
    """Audit a record to its end and return the books; the first difference is raised."""
    auditor = Audit(text)
    auditor.run()
    return auditor.books


def main(count: int, first: int) -> int:
    """Audit that many random games and tell how many agreed."""
    agreed: Counter[str] = Counter()
    failures = 0
    for number in range(first, first + count):
        text = random_record(number)
        options = read_record(text).options
        try:
            audit(text)
            agreed[f"{options['edition']} {options['mode']}"] += 1
        except Difference as difference:
            failures += 1
            print(f"game {number}: {difference}")  # noqa: T201 - the command tells what it found
    for kind, games in sorted(agreed.items()):
        print(f"{kind}: {games} games agree")  # noqa: T201 - as above
    return 1 if failures else 0


if __name__ == "__main__":
    COUNT, FIRST = [int(word) for word in [*sys.argv[1:], "100", "0"][:2]]
    sys.exit(main(COUNT, FIRST))
