"""A tournament as tables: for people, for programs, and for the docs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from bigshoulders.kernel.json_nodes import Json
from bigshoulders.tournaments.matches import Outcome, Setting
from bigshoulders.tournaments.plans import Plan
from bigshoulders.tournaments.ratings import Rating, ratings
from bigshoulders.tournaments.results import Results
from bigshoulders.tournaments.tally import Tally, tallies

COLUMNS: Final = (
    "bot",
    "won",
    "share",
    "95 % interval",
    "fair share",
    "mean score",
    "best other",
    "ms a decision",
    "forfeited",
    "rating",
)


@dataclass(frozen=True)
class Table:
    """The bots of one lineup."""

    title: str
    rows: tuple[Tally, ...]


@dataclass(frozen=True)
class Section:
    """Everything about one setting."""

    setting: Setting
    games: int
    tables: tuple[Table, ...]
    ratings: dict[str, Rating] | None  # None: OpenSkill is not installed
    processor_hours: float
    digest: str  # of these games


def sections(plan: Plan, results: Results) -> list[Section]:
    """Sum up a tournament, setting by setting."""
    return [_section(plan, setting, results) for setting, _lineups in plan.settings]


def _section(plan: Plan, setting: Setting, results: Results) -> Section:
    pairs = zip(results.outcomes, results.efforts, strict=True)
    played = [pair for pair in pairs if pair[0].setting == setting.key]
    tables: list[Table] = []
    for series in plan.series():
        if series.setting == setting:
            lineup = series.lineup
            own = [pair for pair in played if pair[0].lineup == lineup.name]
            tables.append(Table(lineup.name, tuple(tallies(lineup.measured, setting.seats, own))))
    return Section(
        setting,
        len(played),
        tuple(tables),
        ratings(outcome for outcome, _effort in played),
        sum(effort.seconds for _outcome, effort in played) / 3600,
        digest_of(outcome for outcome, _effort in played),
    )


def digest_of(outcomes: Iterable[Outcome]) -> str:
    """Return a hash over games: one word tells whether two tournaments played the same."""
    digests = "".join(outcome.digest for outcome in outcomes)
    return blake2b(digests.encode(), digest_size=16).hexdigest()


# As rows of words


def cells(tally: Tally, found: dict[str, Rating] | None) -> list[str]:
    """Return the words of a row, in the order of COLUMNS."""
    low, high = tally.interval
    rating = (found or {}).get(tally.bot)
    return [
        tally.bot,
        f"{tally.wins:g} of {tally.games}",
        f"{tally.share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{tally.fair:.1%}" + (", above" if tally.is_above_fair else ""),
        f"{tally.per_game(tally.score):,.1f}",
        f"{tally.per_game(tally.best_other):,.1f}",
        f"{tally.milliseconds:.1f}",
        f"{tally.forfeited} of {tally.decisions}" if tally.forfeited else "-",
        f"{rating.mu:.1f} ± {rating.sigma:.1f}" if rating else "-",
    ]


def sentence(tally: Tally, found: dict[str, Rating] | None) -> str:
    """Say a row in a line."""
    words = dict(zip(COLUMNS, cells(tally, found), strict=True))
    line = (
        f"{words['bot']}: {words['won']} won, {words['share']} ({words['95 % interval']}), fair"
        f" share {words['fair share']}; mean score {words['mean score']}, best other"
        f" {words['best other']}; {words['ms a decision']} ms a decision"
    )
    if tally.forfeited:
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(tally.forfeits.items()))
        line += f"; forfeited {words['forfeited']} decisions ({kinds})"
    return line if words["rating"] == "-" else f"{line}; rating {words['rating']}"


def as_json(section: Section) -> dict[str, Json]:
    """Return a section for programs."""
    return {
        "game": section.setting.game,
        "seats": section.setting.seats,
        "options": dict(section.setting.options),
        "games": section.games,
        "processor_hours": round(section.processor_hours, 4),
        "digest": section.digest,
        "tables": [
            {"lineup": table.title, "bots": [_row(one) for one in table.rows]}
            for table in section.tables
        ],
        "ratings": None
        if section.ratings is None
        else {
            bot: {"mu": round(one.mu, 3), "sigma": round(one.sigma, 3)}
            for bot, one in section.ratings.items()
        },
    }


def _row(tally: Tally) -> dict[str, Json]:
    low, high = tally.interval
    return {
        "bot": tally.bot,
        "games": tally.games,
        "wins": round(tally.wins, 3),
        "share": round(tally.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "fair": round(tally.fair, 4),
        "above_fair": tally.is_above_fair,
        "mean_score": round(tally.per_game(tally.score), 3),
        "mean_best_other": round(tally.per_game(tally.best_other), 3),
        "decisions": tally.decisions,
        "milliseconds": round(tally.milliseconds, 3),
        "forfeits": dict(tally.forfeits),
    }
