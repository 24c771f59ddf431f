"""The things of Raising Chicago by name, with what each of them is or does, in English."""

from __future__ import annotations

from bigshoulders.games.raising.box.loading import standard_box
from bigshoulders.games.raising.game import ANY_TABLE
from bigshoulders.games.raising.views import words
from bigshoulders.kernel.json_nodes import Json


def things() -> dict[str, Json]:
    """Return the projects, tiles, cards and members of Raising Chicago."""
    box = standard_box(ANY_TABLE)
    return {
        "space": {space.lower(): _thing(space, "") for space in box.board.spaces},
        "project": {one.key: _thing(one.name, words.project_words(one)) for one in box.projects},
        "prestige": {one.key: _thing(one.name, words.prestige_words(one)) for one in box.prestige},
        "tile": {
            one.key: _thing(f"tile {one.key}", words.empty_plot_words(one))
            for one in box.empty_plots
        },
        "neighborhood": {
            one.key: _thing(one.key, words.reward_words(one.reward)) for one in box.neighborhoods
        },
        "card": {one.key: _thing(f"card {one.key}", words.spot_words(one)) for one in box.cards},
        "token": {one.key: _thing(one.key, words.ward_token_words(one)) for one in box.ward_tokens},
        "member": {
            one.key: _thing(f"member {one.key}", words.member_words(one)) for one in box.members
        },
    }


def _thing(name: str, text: str) -> dict[str, Json]:
    return {"name": name, "text": text}
