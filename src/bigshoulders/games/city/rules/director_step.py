"""What the questions about a company have in common."""

from __future__ import annotations

from bigshoulders.games.city.state import City
from bigshoulders.kernel.state import arg1
from bigshoulders.kernel.step import PLAYER, Step


class DirectorStep(Step[City]):
    """A question to the Director of the company that stands first in the frame."""

    def __init__(
        self,
        key: str,
        rule: str,
        text: str,
        verbs: tuple[int, ...],
        arguments: tuple[str, ...] = ("company",),
    ) -> None:
        super().__init__(key, PLAYER, rule, text, verbs, arguments=arguments)

    def decider(self, state: City) -> int:
        return state.companies[arg1(state.stack[-1])].director
