"""The rules, for people who look something up while they play."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from fastapi import APIRouter, Path, Query, Response

from bigshoulders.games import GAMES
from bigshoulders.guide import Terms
from bigshoulders.kernel.errors import Malformed
from bigshoulders.server.errors import malformed, not_found
from bigshoulders.server.http import rule_texts
from bigshoulders.server.http.guides import Guide, guide_data
from bigshoulders.server.http.rule_texts import EditionSummary, Language, RuleWithRulings, ToldRules
from bigshoulders.server.http.shared import answered

GameName: TypeAlias = Annotated[str, Path(max_length=40)]
MaybeEdition: TypeAlias = Annotated[
    str | None, Query(max_length=40, description="leaves out what does not hold in it")
]
InLanguage: TypeAlias = Annotated[Language, Query(description="English where it is missing")]

router = APIRouter(prefix="/api", tags=["rules"])


@router.get("/rules/{game}", response_model=ToldRules)
async def all_rules(
    game: GameName, edition: MaybeEdition = None, lang: InLanguage = "en"
) -> Response:
    """Return the rules of a game in our own words."""
    _check(game, edition)
    return answered(rule_texts.rules_data(game, edition, lang))


@router.get("/rules/{game}/{rule}", response_model=RuleWithRulings)
async def one_rule(
    game: GameName,
    rule: Annotated[str, Path(max_length=40)],
    edition: MaybeEdition = None,
    lang: InLanguage = "en",
) -> Response:
    """Return one rule with the rulings on it."""
    _check(game, edition)
    return answered(rule_texts.rule_data(game, rule, edition, lang))


@router.get("/games/{game}/guide", response_model=Guide)
async def the_guide(
    game: GameName,
    option: Annotated[
        list[Annotated[str, Query(max_length=80)]],
        Query(max_length=60, description="what is played, e.g. edition=2020 or mode=advanced"),
    ] = [],  # noqa: B006 -- FastAPI copies it
    players: Annotated[int | None, Query(ge=1, le=20)] = None,
    lang: InLanguage = "en",
) -> Response:
    """Return the rules as a book to read, in the order of play, for what is played."""
    _check(game, None)
    try:
        terms = Terms(game, dict(_chosen(one) for one in option), players)
    except Malformed as error:
        raise malformed(str(error)) from error
    return answered(guide_data(game, terms, lang))


@router.get("/games/{game}/precis", response_model=EditionSummary)
async def precis(
    game: GameName,
    edition: Annotated[str | None, Query(max_length=40)] = None,
    against: Annotated[str | None, Query(max_length=40)] = None,
) -> Response:
    """Return in which switches an edition differs from another one, by default the usual one."""
    for one in (edition, against):
        _check(game, one)
    default = GAMES[game].menu.default
    return answered(rule_texts.precis(game, edition or default, against or default))


def _chosen(option: str) -> tuple[str, str]:
    name, sign, value = option.partition("=")
    if not sign:
        raise Malformed(f"option: expected switch=value, got {option!r}")
    return name, value


def _check(game: str, edition: str | None) -> None:
    if game not in GAMES:
        raise not_found("game")
    presets = GAMES[game].menu.presets
    if edition is not None and edition not in presets:
        raise malformed(f"edition: expected one of {', '.join(presets)}, got {edition!r}")
