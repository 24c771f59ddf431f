"""The words of a game say what its verbs are and which fields of its view players weigh."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from bigshoulders.games import entry
from bigshoulders.server.http.word_texts import words_of
from bigshoulders.server.schemas.http import Words

if TYPE_CHECKING:
    from bigshoulders.kernel.json_nodes import Json


def verbs(game: str, edition: str) -> dict[str, dict[str, Json]]:
    told = cast("list[dict[str, Json]]", words_of(game, edition)["verbs"])
    return {str(one["key"]): one for one in told}


@pytest.mark.parametrize("game", ["city", "raising"])
def test_words_fit_their_schema(game: str) -> None:
    edition = next(iter(entry(game).menu.presets))
    Words.model_validate(words_of(game, edition), strict=True)


def test_verbs_are_told_with_role_and_key() -> None:
    city = verbs("city", "2025")
    roles = {key: one["role"] for key, one in city.items() if one["role"] != "plain"}
    assert {key for key, role in roles.items() if role == "ends"} == {"pass", "done", "end"}
    assert {key for key, role in roles.items() if role == "free"} == {
        "trade_for",
        "exhaust",
        "discard",
    }
    assert city["order_row"]["pattern"] == "order <resource>"
    assert [city["buy_from"]["about"], city["run"]["about"]] == ["company", None]


def test_fields_are_told_by_path() -> None:
    told = cast("dict[str, dict[str, Json]]", words_of("city", "2025")["reported"])
    assert told["seats.*.worth"] == {"kind": "money", "rank": 0, "good": True, "beyond": "cash"}
    assert told["appeal_order"]["kind"] == "order"
