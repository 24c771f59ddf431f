"""The arguments of an answer, by the domains of the language that they come from."""

from __future__ import annotations

from bigshoulders.kernel.action import Language, verb_of


def arguments(language: Language, code: int) -> list[tuple[str, str]]:
    """Return the domain and the key of each argument of an answer."""
    found: list[tuple[str, str]] = []
    rest = code >> 8
    for domain in language.verbs[verb_of(code)].domains:
        found.append((domain, language.key(domain, rest & 255)))
        rest >>= 8
    return found
