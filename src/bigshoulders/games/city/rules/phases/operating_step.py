"""What the questions of an operating turn have in common."""

from __future__ import annotations

from bigshoulders.games.city.rules import shares
from bigshoulders.games.city.state import City
from bigshoulders.kernel.refusal import Facts
from bigshoulders.kernel.step import PLAYER, Step


class OperatingStep(Step[City]):
    """A question of an operating turn, to the Director of the company that operates."""

    def __init__(
        self,
        key: str,
        rule: str,
        text: str,
        verbs: tuple[int, ...],
        arguments: tuple[str, ...] = (),
    ) -> None:
        super().__init__(key, PLAYER, rule, text, verbs, arguments=arguments)

    def decider(self, state: City) -> int:
        return state.companies[state.operating].director

    def ask(self, state: City, seat: int) -> Facts:
        company = state.companies[state.operating]
        return {
            "company": company.charter.key,
            "treasury": company.treasury,
            "goods": company.goods,
            "revenue": state.revenue,
            "per_share": shares.per_share(state.board, state.revenue),
            "price": state.price(company),
        }
