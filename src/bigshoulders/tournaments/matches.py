"""One game of a tournament: who sits where, and what came of it, both in plain data.

A match says all that decides its game, so it can be played anywhere and gives the same result. What
it took in time is told apart from that.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from time import perf_counter, process_time

from bigshoulders.bots.arena import digest_of, play_game, shared_rules
from bigshoulders.bots.bot import Bot
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.stream import Stream
from bigshoulders.outside.finding import Entrant, make_entrant
from bigshoulders.outside.forfeits import OutsideBot


@dataclass(frozen=True)
class Setting:
    """A game with its options, at tables with so many seats."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]  # those that differ from the game's defaults

    @property
    def key(self) -> str:
        """The setting in a few words."""
        return " ".join([self.game, str(self.seats), *(f"{key}={v}" for key, v in self.options)])


@dataclass(frozen=True)
class Match:
    """A game to be played."""

    number: int  # in its tournament
    setting: Setting
    lineup: str  # what it is one of many games of
    entrants: tuple[Entrant, ...]  # by seat
    seed: str


@dataclass(frozen=True)
class Outcome:
    """What came of a match: the same wherever it was played."""

    number: int
    setting: str
    lineup: str
    seed: str
    bots: tuple[str, ...]  # by seat, as everything below
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    forfeits: tuple[dict[str, int], ...]
    digest: str

    def line(self) -> dict[str, Json]:
        """Return it as a line of the results."""
        return {
            "number": self.number,
            "setting": self.setting,
            "lineup": self.lineup,
            "seed": self.seed,
            "bots": list(self.bots),
            "scores": list(self.scores),
            "places": list(self.places),
            "decisions": list(self.decisions),
            "forfeits": [dict(one) for one in self.forfeits],
            "digest": self.digest,
        }


@dataclass(frozen=True)
class Effort:
    """What a match took: processor time, but for programs the time that they were waited for."""

    number: int
    seconds: float
    thinking: tuple[float, ...] = field(default=())  # by seat


def read_outcome(node: Node) -> Outcome:
    """Read a line of the results."""
    return Outcome(
        node.at("number").whole(),
        node.at("setting").text(),
        node.at("lineup").text(),
        node.at("seed").text(),
        node.at("bots").texts(),
        node.at("scores").wholes(low=-(10**9)),
        node.at("places").wholes(low=1),
        node.at("decisions").wholes(),
        tuple(
            {kind: count.whole() for kind, count in one.fields()}
            for one in node.at("forfeits").items()
        ),
        node.at("digest").text(),
    )


class TimedBot(Bot):
    """Counts the decisions of a bot and the time they take."""

    def __init__(self, inner: Bot) -> None:
        super().__init__("")
        self.inner = inner
        self.decisions = 0
        self.seconds = 0.0
        self._clock = perf_counter if isinstance(inner, OutsideBot) else process_time

    def answer(self, game: Game, seat: int) -> int:
        before = self._clock()
        code = self.inner.answer(game, seat)
        self.seconds += self._clock() - before
        self.decisions += 1
        return code


def play_match(match: Match) -> tuple[Outcome, Effort]:
    """Play a game to its end."""
    setting, before = match.setting, process_time()
    rules = shared_rules(setting.game, setting.seats, setting.options)
    game = begin(rules, rules.start(), Stream(match.seed))
    bots = [
        TimedBot(make_entrant(setting.game, one, f"{match.seed}/{seat}"))
        for seat, one in enumerate(match.entrants)
    ]
    play_game(game, bots, referee=False)
    seconds = process_time() - before
    return _outcome(match, game, bots), Effort(
        match.number, seconds, tuple(bot.seconds for bot in bots)
    )


def _outcome(match: Match, game: Game, bots: list[TimedBot]) -> Outcome:
    standings = game.rules.result(game.state).standings
    return Outcome(
        match.number,
        match.setting.key,
        match.lineup,
        match.seed,
        tuple(one.name for one in match.entrants),
        tuple(one.score for one in standings),
        tuple(one.place for one in standings),
        tuple(bot.decisions for bot in bots),
        tuple(_forfeits(bot.inner) for bot in bots),
        digest_of(game).hex(),
    )


def _forfeits(bot: Bot) -> dict[str, int]:
    return dict(sorted(bot.forfeits.items())) if isinstance(bot, OutsideBot) else {}
