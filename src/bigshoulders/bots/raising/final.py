"""Choices of the final scoring. Rules: sections 18 and 19, D-14 to D-16."""

from __future__ import annotations

from bigshoulders.bots.raising.worth import Worth
from bigshoulders.games.raising.box.components import LETTERS
from bigshoulders.games.raising.rules.scoring import best_naming, final_score, symbol_sets
from bigshoulders.kernel.action import first


def name_asterisk(worth: Worth, answers: list[int]) -> int:
    """Name the symbol that scores most in finals, sets and council."""
    player, board = worth.player, worth.state.board
    each = board.set_reputation + worth.council.symbol_set
    best, chosen = -1.0, answers[0]
    for code in answers:
        twin = player.copy()
        twin.named = first(code)
        value = final_score(worth.state, twin) + symbol_sets(twin) * each
        if value > best:
            best, chosen = value, code
    return chosen


def letter(worth: Worth, answers: list[int]) -> int:
    """Name what the best naming of all open cards still lacks."""
    best, named = best_naming(worth.state, worth.player), worth.player.letters
    lacks = [best[letter] - named[letter] for letter in range(len(LETTERS))]
    return max(answers, key=lambda code: lacks[first(code)])
