"""Writing positions and scripts: arrange a table, answer by notation, look at what happened.

For bot writers, teachers and testers; `docs/scenarios.md` shows all of it with examples. What is
here works for any game. A game whose table can be arranged by hand has a folder of its own.
"""

from __future__ import annotations

from bigshoulders.scenarios.scenario import Scenario, from_position, scenario

__all__ = ["Scenario", "from_position", "scenario"]
