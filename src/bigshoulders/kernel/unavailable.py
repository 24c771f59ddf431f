"""What is not possible now: answers to the question that are refused for a reason worth telling.

Every answer that the verbs of a question can write is tried. Whether it is legal is written once,
in the `why_not` of its step, and what there is to say of it beside its reason; so nothing here
knows a game. Seats are told what they may ask for one by one anyway: nothing hidden comes to light.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.kernel.action import PLAIN, Action, Verb, verb_of
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.refusal import IDLE, LATER, OBVIOUS, Refusal

MOST_WAYS: Final = 4096  # a verb that can be written in more ways is not tried
MOST_NEAR: Final = 4  # so many are told unasked,
MOST_ALIKE: Final = 2  # and of those that are refused in the same way so many
_LAST: Final = 1 << 30  # after all that money could help with


class Unavailable:
    """An answer that is not possible now, and why."""

    def __init__(self, action: Action, refusal: Refusal, about: str) -> None:
        self.action = action
        self.refusal = refusal
        self.about = about  # the thing that it is about
        self.is_near = False  # one of the few that are told unasked

    @property
    def distance(self) -> int:
        """Return how far it is from being possible: by the money that is missing, if it is that."""
        later = self.refusal.reason.standing == LATER
        return self.refusal.missing or _LAST + int(later)


def unavailable(game: Game, seat: int) -> list[Unavailable]:
    """Return what a seat might expect to answer and cannot, the nearest first."""
    if seat not in game.deciders():
        return []
    verbs = game.rules.language.verbs
    found: list[Unavailable] = []
    for index in sorted(set(game.asked_step(seat).verbs)):
        if verbs[index].role == PLAIN and _ways(game, verbs[index]) <= MOST_WAYS:
            found += _refused(game, seat, verbs[index])
    found.sort(key=_distance)
    _mark_near(found)
    return found


def _ways(game: Game, verb: Verb) -> int:
    ways = 1
    for domain in verb.domains:
        ways *= len(game.rules.language.domains[domain])
    return ways


def _refused(game: Game, seat: int, verb: Verb) -> list[Unavailable]:
    rules, state = game.rules, game.state
    step = game.asked_step(seat)
    found: list[Unavailable] = []
    for code in rules.language.every(verb.index):
        reason = step.why_not(state, seat, code)
        if reason is None or reason.standing == IDLE:
            continue
        notation = rules.language.write(code)
        about = notation
        for domain, key in rules.language.arguments(code):
            if domain == verb.about:
                about = key
        refusal = Refusal(reason, notation, rules.facts(state, seat, code))
        found.append(Unavailable(Action(seat, code, notation), refusal, about))
    return found


def _distance(one: Unavailable) -> int:
    return one.distance


def _mark_near(found: list[Unavailable]) -> None:
    """Mark the few that are told: each thing once, and not too many that are refused alike."""
    seen: set[str] = set()
    alike: dict[str, int] = {}
    near = 0
    for one in found:
        way = f"{verb_of(one.action.code)} {one.refusal.key} {one.refusal.case}"
        thing = f"{way} {one.about}"
        if one.refusal.reason.standing == OBVIOUS or thing in seen:
            continue
        seen.add(thing)
        alike[way] = alike.get(way, 0) + 1
        if alike[way] <= MOST_ALIKE and near < MOST_NEAR:
            one.is_near = True
            near += 1
