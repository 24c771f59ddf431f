"""The changes of City's view that an answer would make, in few words, the weightiest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bigshoulders.games.city.box.components import RESOURCES
from bigshoulders.games.city.ids import FINISHED, PHASES
from bigshoulders.games.city.views.words import letter, money
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.preview import Change

A_GOOD: Final = "a good"
NO_PRICE: Final = "-"

# Company figures worth telling, in order of weight: (field, label, is money)
FIGURES: Final[tuple[tuple[str, str, bool], ...]] = (
    ("treasury", "treasury", True),
    ("price", "price", False),
    ("appeal", "appeal", False),
    ("goods", "goods", False),
    ("bonus_goods", "bonus goods", False),
    ("salespeople", "salespeople", False),
    ("goods_price", A_GOOD, True),
)
STAFF: Final = (("workers", "worker"), ("managers", "manager"), ("automated", "machine"))


def gist(changes: Sequence[Change], seat: str, about: str) -> list[str]:
    """Return the changes that matter to a player; `about` is the company in question."""
    by_path = {change.path: change for change in changes}
    phrases = _own_money(by_path, seat)
    companies = sorted({path.split(".")[1] for path in by_path if path.startswith("companies.")})
    for company in sorted(companies, key=lambda key: key != about):
        phrases += _company(by_path, company, "" if company == about else f"{company} ")
    phrases += _operating(by_path)
    phrases += _others_money(by_path, seat)
    phrases += _flow(by_path)
    return phrases


def _own_money(by_path: dict[str, Change], seat: str) -> list[str]:
    phrases = [_arrow("cash", by_path.get(f"seats.{seat}.cash"), is_money=True)]
    phrases.append(_arrow("partners", by_path.get(f"seats.{seat}.partners")))
    if not phrases[0]:
        phrases.append(_arrow("worth", by_path.get(f"seats.{seat}.worth"), is_money=True))
    return [words for words in phrases if words]


def _others_money(by_path: dict[str, Change], seat: str) -> list[str]:
    phrases: list[str] = []
    for path, change in by_path.items():
        parts = path.split(".")
        if parts[0] == "seats" and parts[-1] == "cash" and parts[1] != seat:
            phrases.append(f"{parts[1]} {_signed(_difference(change))}")
    return phrases


def _company(by_path: dict[str, Change], company: str, prefix: str) -> list[str]:
    start = f"companies.{company}"
    founded = by_path.get(start)
    if founded is not None and isinstance(founded.after, dict):
        return [f"treasury {_amount(founded.after['treasury'], is_money=True)}"]
    if founded is not None and founded.after is None:
        return [f"{company} is closed"]
    phrases = [
        _arrow(f"{prefix}{label}", by_path.get(f"{start}.{field}"), is_money=is_money)
        for field, label, is_money in FIGURES
    ]
    phrases += [_staff(by_path.get(f"{start}.{field}"), noun, prefix) for field, noun in STAFF]
    phrases.append(_cubes(by_path, start, prefix))
    phrases.append(_arrow(f"{prefix}director", by_path.get(f"{start}.director")))
    return [words for words in phrases if words]


def _staff(change: Change | None, noun: str, prefix: str) -> str:
    if change is None or not isinstance(change.before, list) or not isinstance(change.after, list):
        return ""
    phrases: list[str] = []
    for index, (before, after) in enumerate(zip(change.before, change.after, strict=True)):
        if isinstance(before, int) and isinstance(after, int) and after != before:
            phrases.append(f"{prefix}{after - before:+d} {noun} in factory {index + 1}")
    return ", ".join(phrases)


def _cubes(by_path: dict[str, Change], start: str, prefix: str) -> str:
    words: list[str] = []
    for kind in RESOURCES:
        change = by_path.get(f"{start}.cubes.{kind}")
        if change is not None:
            words.append(f"{_difference(change):+d}{letter(kind)}")
    return f"{prefix}{' '.join(words)}" if words else ""


def _operating(by_path: dict[str, Change]) -> list[str]:
    if "operating.company" in by_path:
        return []
    words = _arrow("revenue", by_path.get("operating.revenue"), is_money=True)
    return [words] if words else []


def _flow(by_path: dict[str, Change]) -> list[str]:
    """Say what comes next, where an answer ends something."""
    phrases: list[str] = []
    order = by_path.get("track")
    if order is not None and isinstance(order.after, list):
        phrases.append(f"turn order {' > '.join(str(seat) for seat in order.after)}")
    following = by_path.get("operating.company")
    if following is not None:
        phrases.append(f"then {following.after} operates")
    phase = by_path.get("phase")
    if phase is not None:
        is_end = phase.after == PHASES[FINISHED]
        phrases.append("then the game ends" if is_end else f"then the {phase.after} phase")
    return phrases


def _arrow(label: str, change: Change | None, *, is_money: bool = False) -> str:
    if change is None:
        return ""
    before, after = (_amount(value, is_money=is_money) for value in (change.before, change.after))
    if label.endswith(A_GOOD):  # nothing sets the price of a good yet, or any more
        before, after = (NO_PRICE if words == "$0" else words for words in (before, after))
    return f"{label} {before}→{after}"


def _amount(value: Json, *, is_money: bool) -> str:
    return money(value) if is_money and isinstance(value, int) else str(value)


def _difference(change: Change) -> int:
    before = change.before if isinstance(change.before, int) else 0
    after = change.after if isinstance(change.after, int) else 0
    return after - before


def _signed(amount: int) -> str:
    return f"+${amount:,}" if amount >= 0 else f"-${-amount:,}"
