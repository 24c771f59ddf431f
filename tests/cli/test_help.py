"""Every command explains itself: help, an example that runs, --json, a place in the docs."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from bigshoulders import __version__, new_game
from bigshoulders.cli.app import SUMMARIES, assembled
from bigshoulders.cli.commands.switches import PREFIX
from bigshoulders.engine import engine
from bigshoulders.fairness import Deal, with_deal
from bigshoulders.kernel.playing.perft import wander
from bigshoulders.kernel.record import record_of
from bigshoulders.kernel.stream import Stream
from tests.cli.conftest import Command

GROUP = get_command(assembled())
TOP = GROUP.commands  # type: ignore[attr-defined]


def all_commands() -> dict[str, Any]:
    """Return every command by its words; a group stands for the commands in it."""
    found: dict[str, Any] = {}
    for name, one in TOP.items():
        inner = getattr(one, "commands", {})
        found.update({f"{name} {word}": below for word, below in inner.items()} or {name: one})
    return found


COMMANDS = all_commands()
DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "cli.md").read_text()


def flags_of(name: str) -> list[str]:
    """Return every flag of a command but those made from the menus of the games."""
    found: list[str] = []
    for parameter in COMMANDS[name].params:
        if not parameter.name.startswith(PREFIX):
            found.extend([*parameter.opts, *parameter.secondary_opts])
    return [flag for flag in found if flag.startswith("--")]


def section_of(name: str) -> str:
    """Return what the docs say of a command."""
    return re.split(r"^## ", PAGE, flags=re.MULTILINE)[1 + list(COMMANDS).index(name) + 1]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_is_in_the_docs(name: str) -> None:
    section = section_of(name)
    assert section.startswith(f"`bigshoulders {name}`")
    missing = [flag for flag in flags_of(name) if f"`{flag}" not in section]
    assert missing == []


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_json_and_an_example(name: str) -> None:
    assert "--json" in flags_of(name)
    epilog = str(COMMANDS[name].epilog)
    assert epilog.startswith(f"Example: bigshoulders {name} ")
    assert epilog.removeprefix("Example: ") in section_of(name)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_example_runs(name: str, command: Command) -> None:
    Path("games").mkdir()
    game = new_game("city", seats=2, seed=1, events=False)
    wander(game, 200, Stream("example"))
    deal = Deal(Stream("1").commitment(), "1")
    Path("games/monday.record").write_text(with_deal(record_of(game).text(), deal))
    Path("docs").symlink_to(DOCS)
    if name in ("backup", "restore", "rotate"):
        command("serve --database sqlite:///games/tables.db --check")
        command("backup games/sunday.backup --database sqlite:///games/tables.db")
    example = str(COMMANDS[name].epilog).removeprefix("Example: bigshoulders ")
    done = command(example)
    assert (done.code, done.err) == (0, "")
    assert done.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_has_words_in_its_help(name: str) -> None:
    silent = [one.name for one in COMMANDS[name].params if not one.help]
    assert silent == []


def test_help_comes_without_a_command(command: Command) -> None:
    done = command("")
    assert done.code == 0
    assert all(name in done.out for name in TOP)


def test_the_version_names_the_engine(command: Command) -> None:
    done = command("--version")
    assert done.code == 0
    assert done.out.startswith(f"bigshoulders {__version__} ({engine()} engine, Python 3.")


def test_the_switches_of_a_game_are_flags(command: Command) -> None:
    done = command("perft --depth 0 --draft --no-goals --price-cap 400 --edition 2020 --json")
    options = json.loads(done.out)["options"]
    assert (options["draft"], options["goals"], options["price_cap"]) == ("on", "off", "400")


def test_a_switch_may_be_set_by_name(command: Command) -> None:
    done = command("perft --depth 0 --set found_after_selling=no --set draft=on --json")
    options = json.loads(done.out)["options"]
    assert (options["found_after_selling"], options["draft"]) == ("no", "on")


def test_a_summary_is_the_first_sentence_of_its_command() -> None:
    """The help of all commands is shown without loading them."""
    told = {name: " ".join(str(one.help).partition("\n\n")[0].split()) for name, one in TOP.items()}
    assert told == SUMMARIES


def test_only_the_command_that_is_called_is_loaded() -> None:
    """Help comes at once: `--help` loads no command, and so no bot, no board and no screen."""
    script = (
        "import sys; from bigshoulders.cli.app import run; run(['--help']); "
        "print([one for one in sys.modules if one.startswith('bigshoulders.cli.')])"
    )
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", script], capture_output=True, check=True, text=True
    )
    loaded = done.stdout.splitlines()[-1]
    assert loaded == "['bigshoulders.cli.output', 'bigshoulders.cli.app']"


def test_a_switch_of_another_game_is_refused_in_one_sentence(command: Command) -> None:
    done = command("perft --depth 0 --council")
    assert (done.code, done.out) == (2, "")
    assert done.err == (
        "error: --council: City of the Big Shoulders has no such option; "
        "see bigshoulders options --game city\n"
    )


def test_a_flag_means_what_its_own_game_calls_it(command: Command) -> None:
    """`free_poverty` is yes or no, `council` on or off."""
    words = "perft --game raising --depth 0 --free-poverty --council --json"
    options = json.loads(command(words).out)["options"]
    assert (options["free_poverty"], options["council"]) == ("yes", "on")
    words = "perft --game raising --depth 0 --no-nonplayer-counts-in-ward-control --json"
    options = json.loads(command(words).out)["options"]
    assert options["nonplayer_counts_in_ward_control"] == "no"


def test_every_game_has_a_panel_of_its_options(command: Command) -> None:
    done = command("play --help")
    assert "Options of every game" in done.out
    assert "Options of City of the Big Shoulders" in done.out
    assert "Options of Raising Chicago" in done.out
