"""Which rule tells about each thing on the table: phases, areas of the boards, tiles, members."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from bigshoulders.games.raising.box.components import Box

PrintedKind: TypeAlias = Literal["tile", "member", "phase", "area"]

PHASES: Final = {
    "announcement": "R-ANN-01",
    "bidding": "R-BID-01",
    "bidding_resolution": "R-WIN-01",
    "project_resolution": "R-PAY-01",
    "company": "R-RUN-01",
    "scoring": "R-FIN-01",
}
AREAS: Final = {
    "reputation": "R-REP-02",
    "poverty": "R-PAY-06",
    "bidding_board": "R-ANN-04",
    "resources": "R-RES-01",
    "wild": "R-RES-02",
    "trade": "R-RES-03",
    "favor": "R-RES-04",
    "permanent": "R-RES-05",
    "expertise": "R-EXP-01",
    "unlimited": "R-EXP-03",
    "column_rewards": "R-EXP-05",
    "symbols": "R-FIN-05",
    "cards": "R-CRD-01",
    "expansions": "R-CRD-02",
    "personal_project": "R-FIN-06",
    "final_projects": "R-FIN-04",
    "council": "R-COU-02",
    "wards": "R-FIN-01",
    "plots": "R-MAP-04",
    "interior": "R-MOV-06",
    "neighborhoods": "R-NBH-03",
    "banners": "R-RAI-04",
    "outskirts": "R-MOV-02",
    "prestige": "R-FIN-03",
    "upper_left": "R-BID-05",
    "nonplayer": "R-TWO-01",
}
TILES: Final = "R-EPT-04"
MEMBERS: Final = "R-COU-04"


def rule_references(box: Box) -> dict[PrintedKind, dict[str, str]]:
    """Return by kind and key the rule of everything on the table."""
    return {
        "tile": {one.key: TILES for one in box.empty_plots},
        "member": {one.key: MEMBERS for one in box.members},
        "phase": dict(PHASES),
        "area": dict(AREAS),
    }
