"""Records: a game as readable text that replays exactly, one move a line, draws included.

    bigshoulders record 1
    game city
    seats 3
    options edition=2020 mode=basic …
    moves
    chance tile d1_2a ; 90b1
    red found swift 40 ; 1f0e
    result red 3012 yellow 2540 blue 2987

The four digits after a move are the start of a hash chained over every state so far, so the first
move after which a replay differs is named. They may be left out, as may the result. Text after
`#` is a comment. A record that does not begin at the game's own start carries a position, and one
that was played with a pack has a line `pack <name> <digest>`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from hashlib import blake2b
from typing import Final, TypeAlias

from bigshoulders.kernel.action import Action, code_of, line_of, mover, split_line
from bigshoulders.kernel.errors import Illegal, Malformed
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.json_nodes import BYTE_ORDER_MARK, is_text, read_json, read_whole
from bigshoulders.kernel.packs.pack import FindPack, Pack
from bigshoulders.kernel.rules import Rules
from bigshoulders.kernel.sentences import quoted, short
from bigshoulders.kernel.state import State

MakeRules: TypeAlias = Callable[[str, int, dict[str, str], Pack | None], Rules]

TITLE: Final = "bigshoulders record 1"
CHECK_DIGITS: Final = 4
HEADER: Final[tuple[str, ...]] = ("game", "seats", "options", "pack", "position")
MOST_SEATS: Final = 999  # that a line can say; how many there are, a game knows
LINE_END: Final = re.compile(r"\r\n|\r|\n")


class Move:
    """One line of a record: who, what, and the check digits after it (may be empty)."""

    def __init__(self, actor: str, notation: str, check: str, line: int) -> None:
        self.actor = actor
        self.notation = notation
        self.check = check
        self.line = line


class Record:
    """A game as it is written down."""

    def __init__(self, game: str, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.pack = ""  # its name and its digest
        self.position = ""
        self.moves: list[Move] = []
        self.result = ""

    def text(self) -> str:
        """Return the record as text."""
        words = [f"{key}={value}" for key, value in self.options.items()]
        lines = [TITLE, f"game {self.game}", f"seats {self.seats}", f"options {' '.join(words)}"]
        if self.pack:
            lines.append(f"pack {self.pack}")
        if self.position:
            lines.append(f"position {self.position}")
        lines.append("moves")
        for move in self.moves:
            check = f" ; {move.check}" if move.check else ""
            lines.append(line_of(move.actor, move.notation) + check)
        if self.result:
            lines.append(f"result {self.result}")
        return "\n".join(lines) + "\n"

    def first(self, count: int) -> Record:
        """Return the record of the first moves only: a fork begins there."""
        fork = Record(self.game, self.seats, self.options)
        fork.pack = self.pack
        fork.position = self.position
        fork.moves = self.moves[:count]
        return fork


class Chain:
    """The running hash over all states of a game."""

    def __init__(self) -> None:
        self._digest = b""

    def add(self, state: State) -> str:
        """Take in one more state and return the check digits."""
        hashed = blake2b(self._digest + state.fingerprint(), digest_size=16)
        self._digest = hashed.digest()
        return hashed.hexdigest()[:CHECK_DIGITS]

    def digest(self) -> str:
        return self._digest.hex()


def record_of(game: Game, *, checks: bool = True) -> Record:
    """Write down a game from its origin to now."""
    rules = game.rules
    record = Record(rules.game, rules.seats, rules.options)
    if rules.pack is not None:
        record.pack = f"{rules.pack.name} {rules.pack.digest}"
    if game.origin.fingerprint() != rules.start().fingerprint():
        record.position = json.dumps(rules.position(game.origin), separators=(",", ":"))
    again = begin(rules, game.origin, None)
    chain = Chain()
    for number, move in enumerate(game.moves):
        seat, code = mover(move), code_of(move)
        again.play(seat, code)
        check = chain.add(again.state) if checks else ""
        record.moves.append(Move(game.name(seat), rules.language.write(code), check, number))
    outcome = game.result()
    if outcome is not None:
        scores = outcome.scores()
        record.result = " ".join([f"{game.name(s)} {scores[s]}" for s in range(rules.seats)])
    return record


def replay(record: Record, make_rules: MakeRules, find_pack: FindPack | None = None) -> Game:
    """Play a record again, checking every move, every check and the result."""
    game = start_of(record, make_rules, find_pack)
    chain = Chain()
    for move in record.moves:
        _replay_move(game, move)
        if move.check and chain.add(game.state) != move.check:
            raise Malformed(
                f"line {move.line}: after {quoted(move.notation)} "
                "this game differs from the recorded one"
            )
    _compare_result(game, record)
    return game


def start_of(record: Record, make_rules: MakeRules, find_pack: FindPack | None = None) -> Game:
    """Return the game at the beginning of a record; chance is left to the record."""
    pack = _pack_of(record, find_pack)
    rules = make_rules(record.game, record.seats, record.options, pack)
    origin = rules.start()
    if record.position:
        origin = rules.restore(read_json(record.position, "position"))
    return begin(rules, origin, None)


def _pack_of(record: Record, find_pack: FindPack | None) -> Pack | None:
    """Return the pack that a record was played with, found by its digest."""
    if not record.pack:
        return None
    name, _space, digest = record.pack.partition(" ")
    found = None if find_pack is None else find_pack(digest)
    if found is None:
        raise Malformed(
            f"this record needs the pack {short(name)} ({short(digest)}), which was not given"
        )
    if found.digest != digest:
        raise Malformed(
            f"this record needs the pack {short(name)} ({short(digest)}), "
            f"and the one given is {found.name} {found.version} ({found.digest})"
        )
    return found


def _replay_move(game: Game, move: Move) -> None:
    try:
        language = game.rules.language
        seat = language.seat(move.actor)
        for notation in language.answers_in(move.notation):
            code = language.read(notation)
            game.apply(Action(seat, code, language.write(code)))
    except (Malformed, Illegal) as error:
        raise Malformed(f"line {move.line}: {error}") from error


def _compare_result(game: Game, record: Record) -> None:
    if not record.result:
        return
    outcome = game.result()
    if outcome is None:
        raise Malformed("the record names a result, but its moves do not end the game")
    scores = outcome.scores()
    words = " ".join([f"{game.name(s)} {scores[s]}" for s in range(game.rules.seats)])
    if words != record.result:
        raise Malformed(f"the record ends with {quoted(record.result)}, the replay with {words!r}")


# Reading


def read_record(text: str) -> Record:
    """Read a record; what is wrong is said with its line."""
    if not is_text(text):
        raise Malformed("a record is a text, and this has half a sign (a lone surrogate) in it")
    rows = LINE_END.split(text.removeprefix(BYTE_ORDER_MARK))
    lines = [row.split("#", 1)[0].strip() for row in rows]
    start = next((number for number, line in enumerate(lines) if line), len(lines))
    if start == len(lines) or lines[start] != TITLE:
        first = min(start + 1, len(lines))
        raise Malformed(f'line {first}: a record begins with "{TITLE}"')
    header: dict[str, str] = {}
    for number in range(start + 1, len(lines)):
        key, _space, value = lines[number].partition(" ")
        if key == "moves":
            record = _read_header(header)
            _read_moves(record, lines, number + 1)
            return record
        if key and key not in HEADER:
            raise Malformed(
                f"line {number + 1}: expected {', '.join(HEADER)} or moves, got {quoted(key)}"
            )
        if key in header:
            raise Malformed(f'line {number + 1}: there is a line "{key} …" already; leave one out')
        if key:
            header[key] = value.strip()
    raise Malformed('the record has no line "moves"')


def _read_header(header: dict[str, str]) -> Record:
    for key in ("game", "seats", "options"):
        if key not in header:
            raise Malformed(f'the record has no line "{key} …" before its moves')
    seats = read_whole(header["seats"], MOST_SEATS)
    if seats is None:
        raise Malformed(f"seats: expected a whole number, got {quoted(header['seats'])}")
    options: dict[str, str] = {}
    for word in header["options"].split():
        key, equals, value = word.partition("=")
        if not equals:
            raise Malformed(f"options: expected switch=value, got {quoted(word)}")
        if options.setdefault(key, value) != value:
            raise Malformed(f"options: {quoted(key)} is given twice; leave one of them out")
    record = Record(header["game"], seats, options)
    record.pack = _read_pack(header["pack"]) if "pack" in header else ""
    record.position = header.get("position", "")
    return record


def _read_pack(words: str) -> str:
    """Read the name of a pack and its digest."""
    pack = words.split()
    if len(pack) != 2:
        raise Malformed(f'pack: expected "name digest", got {quoted(words)}')
    return " ".join(pack)


def _read_moves(record: Record, lines: list[str], start: int) -> None:
    for number in range(start, len(lines)):
        line = lines[number]
        if not line:
            continue
        words, _semicolon, check = line.partition(";")
        actor, notation = split_line(words.strip())
        if record.result:
            raise Malformed(f"line {number + 1}: nothing may follow the result")
        if actor == "result":
            record.result = notation
        elif not notation:
            raise Malformed(f'line {number + 1}: expected "who answer", got {quoted(line)}')
        else:
            record.moves.append(Move(actor, notation, check.strip(), number + 1))
