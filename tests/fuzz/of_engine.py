"""Ways into the engine: answers, options, records, proofs, positions and packs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshoulders.cli.commands.pack import game_of
from bigshoulders.cli.play.prompts import Answer, understand
from bigshoulders.fairness import verify
from bigshoulders.games import GAMES, rules_of
from bigshoulders.kernel.errors import Illegal, Malformed
from bigshoulders.kernel.game import begin
from bigshoulders.kernel.json_nodes import Node
from bigshoulders.kernel.positions.text import read_position, write_position
from bigshoulders.kernel.record import read_record, replay
from bigshoulders.kernel.stream import Stream
from bigshoulders.packs import any_of, read_pack
from tests.fuzz import seeds, strange, texts, trees
from tests.fuzz.target import (
    Target,
    expect,
    expect_no_violations,
    expect_sentence,
    expect_sound,
    refused,
)

if TYPE_CHECKING:
    from random import Random

    from bigshoulders.kernel.action import Language
    from bigshoulders.kernel.game import Game


REPORTED: Final = (  # what a record tells of its deal, in comments
    *("given 30", "skipped 131:2 150:1", "commitment 5f0c", "seed 93ab", "round 1", "start 4"),
    *("from fork 1CaB51VzhrXjDvoA 57", "from import", "number red 5f0c 93ab", "undone 13 red pass"),
    *("undone chance cube steel", "undo 15 red to 12 agreed yellow", "undo 9 red to 3"),
)


class Notation(Target):
    """An answer as it is typed; the first line says at which of our moments."""

    name = "notation"
    share = 330_000

    def make(self, random: Random) -> str:
        games = seeds.moments()
        place = random.randrange(len(games))
        language = games[place].rules.language
        words = _written(random, language)
        if random.random() < 0.4:
            words = texts.changed(random, words, _written(random, language))
        return f"{place}\n{words}"

    def check(self, text: str) -> bool:
        first, _newline, words = text.partition("\n")
        game = seeds.moments()[int(first)]
        self._check_prompt(game, words)
        try:
            action = game.read(words)
        except Malformed as error:
            return refused(error)
        language = game.rules.language
        expect(language.read(language.write(action.code)) == action.code, "it reads otherwise")
        return self._is_applied(game, words)

    def _is_applied(self, game: Game, words: str) -> bool:
        twin = game.copy()
        before = twin.state.fingerprint()
        try:
            twin.apply(twin.read(words))
        except Illegal as error:
            expect(twin.state.fingerprint() == before, "a refused answer changed the game")
            return refused(error)
        expect_no_violations(twin, "the referee objects after a move")
        return True

    def _check_prompt(self, game: Game, words: str) -> None:
        deciders = game.deciders()
        if deciders:
            legal = game.legal(deciders[0])
            meant = understand(words, legal, game.default_answer(deciders[0]))
            if isinstance(meant, Answer):
                expect(meant.action in legal, "the prompt understood what is not offered")


def _written(random: Random, language: Language) -> str:
    """Return words in the pattern of an answer, most of them such as may stand there."""
    words: list[str] = []
    for part in random.choice(language.verbs).words:
        if not part.startswith("<"):
            words.append(part)
        elif random.random() < 0.9:
            words.append(random.choice(language.domains[part[1:-1]]))
        else:
            words.append(strange.word(random))
    return " ".join(words)


class Records(Target):
    """A record, played again."""

    name = "records"
    share = 150_000

    def make(self, random: Random) -> str:
        found = seeds.records()
        return texts.changed(random, random.choice(found), random.choice(found))

    def check(self, text: str) -> bool:
        try:
            game = replay(read_record(text), rules_of)
        except Malformed as error:
            return refused(error)
        expect_sound(game, text)
        return True


class Options(Records):
    """The head of a record: a game, a number of seats, and any options."""

    name = "options"
    share = 100_000

    def make(self, random: Random) -> str:
        game = random.choice(tuple(GAMES))
        menu = GAMES[game].menu
        words = [f"{menu.preset_key}={random.choice(tuple(menu.presets))}"]
        for switch in menu.switches:
            if random.random() < 0.2:
                words.append(f"{switch.key}={random.choice(switch.values)}")
        if random.random() < 0.5:
            words.append(f"{strange.word(random)}={strange.word(random)}")
        random.shuffle(words)
        seats = strange.number(random) if random.random() < 0.1 else str(random.randint(1, 5))
        text = (
            f"bigshoulders record 1\ngame {game}\nseats {seats}\noptions {' '.join(words)}\nmoves\n"
        )
        return texts.changed(random, text, text) if random.random() < 0.4 else text


class Proofs(Target):
    """A record that tells its seed, and the draws that follow from it."""

    name = "proofs"
    share = 50_000

    def make(self, random: Random) -> str:
        found = seeds.proofs()
        text = random.choice(found)
        if random.random() < 0.5:
            told = texts.changed(random, random.choice(REPORTED), random.choice(REPORTED))
            place = text.index("\n", random.randrange(len(text) - 1))
            text = f"{text[:place]}\n# {told}{text[place:]}"
        return texts.changed(random, text, random.choice(found)) if random.random() < 0.6 else text

    def check(self, text: str) -> bool:
        try:
            verify(text)
        except Malformed as error:
            return refused(error)
        return True


class Positions(Target):
    """A position in its envelope, as a file holds it."""

    name = "positions"
    share = 180_000

    def make(self, random: Random) -> str:
        found = seeds.positions()
        return trees.changed(random, random.choice(found), random.choice(found))

    def check(self, text: str) -> bool:
        try:
            game = read_position(text, "a.json", rules_of, Stream("1"))
        except Malformed as error:
            return refused(error)
        rules = game.rules
        again = rules.restore(Node(rules.position(game.origin), ("again",)))
        expect(again.fingerprint() == game.origin.fingerprint(), "it is restored otherwise")
        expect_sound(game, text)
        twin = read_position(write_position(game), "b.json", rules_of, Stream("1"))
        expect(twin.state.fingerprint() == game.state.fingerprint(), "it is written otherwise")
        return True


class Packs(Target):
    """A pack in one file, and a game that is played with it."""

    name = "packs"
    share = 60_000

    def make(self, random: Random) -> str:
        found = seeds.packs()
        return trees.changed(random, random.choice(found), random.choice(found))

    def check(self, text: str) -> bool:
        path = self.folder / "a.json"
        path.write_bytes(text.encode(errors="surrogatepass"))
        try:
            pack = read_pack(path)
            name = game_of(pack)
            GAMES[name].check_pack(pack)
            rules = [rules_of(name, seats, {}, pack) for seats in (2, 4)]
        except Malformed as error:
            return refused(error)
        for one in rules:
            expect_sentence(" ".join(one.reconstructed())[:100] or "none")
            expect_sound(begin(one, one.start(), Stream("1")), text, any_of([pack]))
        return True
