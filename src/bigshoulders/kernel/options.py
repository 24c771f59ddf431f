"""Options of a game: switches with their values, and presets that name a set of them."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.sentences import quoted


class Need:
    """What another switch must be, and why."""

    def __init__(self, switch: str, value: str, reason: str) -> None:
        self.switch = switch
        self.value = value
        self.reason = reason

    def __str__(self) -> str:
        return f"needs {self.switch}={self.value}"


class Switch:
    """One thing about the rules that a table can choose.

    Its first value goes with everything; the others have the needs, which the text tells too.
    """

    def __init__(
        self,
        key: str,
        values: tuple[str, ...],
        rule: str,
        text: str,
        needs: tuple[Need, ...] = (),
    ) -> None:
        self.key = key
        self.values = values
        self.rule = rule
        self.text = "; ".join([text, *[str(need) for need in needs]])
        self.needs = needs


class Shown:
    """One thing that only looks different, in two editions."""

    def __init__(self, what: str, before: str, after: str) -> None:
        self.what = what
        self.before = before
        self.after = after


class Menu:
    """All switches of a game and the presets that fill them."""

    def __init__(
        self,
        preset_key: str,
        switches: tuple[Switch, ...],
        presets: dict[str, dict[str, str]],
        default: str,
    ) -> None:
        self.preset_key = preset_key
        self.switches = switches
        self.presets = presets
        self.default = default

    def resolve(self, given: dict[str, str]) -> dict[str, str]:
        """Return every switch with its value: the preset's unless it was given."""
        name = given.get(self.preset_key, self.default)
        if name not in self.presets:
            raise Malformed(
                f"{self.preset_key}: there is no {quoted(name)}; "
                f"choose one of {_list(self.presets)}"
            )
        chosen = {self.preset_key: name}
        chosen.update(self.presets[name])
        for key, value in given.items():
            if key != self.preset_key:
                chosen[key] = self._checked(key, value)
        self._check_needs(chosen)
        return chosen

    def switch(self, key: str) -> Switch:
        """Return the switch of that name."""
        for switch in self.switches:
            if switch.key == key:
                return switch
        names = [switch.key for switch in self.switches]
        close = get_close_matches(key, names, n=3)
        known = f"there are {', '.join(names)}" if names else "this game has none"
        hint = f"did you mean {' or '.join(close)}?" if close else known
        raise Malformed(f"there is no option {quoted(key)}; {hint}")

    def _check_needs(self, chosen: dict[str, str]) -> None:
        for switch in self.switches:
            value = chosen[switch.key]
            for need in switch.needs if value != switch.values[0] else ():
                if chosen[need.switch] != need.value:
                    raise Malformed(f"{switch.key}={value} {need}: {need.reason}")

    def _checked(self, key: str, value: str) -> str:
        switch = self.switch(key)
        if value not in switch.values:
            raise Malformed(
                f"{key}: {quoted(value)} is not one of its values; choose {_list(switch.values)}"
            )
        return value


NO_OPTIONS: Final = Menu("edition", (), {"standard": {}}, "standard")


def _list(words: dict[str, dict[str, str]] | tuple[str, ...]) -> str:
    return ", ".join(words)
