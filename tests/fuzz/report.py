"""What a run has tried and found, as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.fuzz.runner import Found

HEAD = "| target | inputs | accepted | ms each | slowest, ms | failed |\n|---|--:|--:|--:|--:|--:|"


def markdown(found: Found, seconds: float) -> str:
    """Return a row for each target, and all findings."""
    rows = [HEAD]
    for name, one in sorted(found.tallies.items()):
        each = 1000 * one.seconds / max(1, one.tried)
        rows.append(
            f"| {name} | {one.tried:,} | {one.accepted:,} | {each:.2f} "
            f"| {1000 * one.slowest:.0f} | {sum(one.failed.values()):,} |"
        )
    tried = sum(one.tried for one in found.tallies.values())
    rows.append(f"\n{tried:,} inputs in {seconds / 60:.1f} minutes, {len(found.findings)} findings")
    for finding in found.findings.values():
        rows.append(f"- {finding.again}: {finding.kind}: {finding.words}")
    return "\n".join(rows)
