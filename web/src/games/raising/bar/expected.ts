// What a player can expect while others decide.

import type { OwnerColor, RaisingView, SeatCost } from "../../../api/raising";
import { leadsOf } from "../auctions/outcome";

export interface ExpectedProject {
  space: string;
  project: string;
  cost: SeatCost | undefined;
}

export interface Expected {
  /** In the bidding: how many markers others place before the next own one, and how many own are left. */
  turn: { before: number; left: number } | null;
  /** How many auctions one leads, and how many of them nobody can take from one. */
  leads: { led: number; certain: number } | null;
  /** Projects that one has won and that are still to be resolved, in their order; null if none can be. */
  projects: ExpectedProject[] | null;
}

/** Return what a seat can expect of the phase that a table is at. */
export function expected(view: RaisingView, seat: OwnerColor): Expected {
  const isBidding = view.phase === "bidding";
  return {
    turn: isBidding ? turnOf(view, seat) : null,
    leads: isBidding ? leadsOf(view.auctions, seat) : null,
    projects: view.resolving === null ? null : projectsOf(view, seat),
  };
}

function turnOf({ turns }: RaisingView, seat: OwnerColor): Expected["turn"] {
  const before = turns.findIndex((one) => one.seat === seat);
  return { before, left: turns.filter((one) => one.seat === seat).length };
}

function projectsOf({ auctions, resolving }: RaisingView, seat: OwnerColor): ExpectedProject[] {
  return auctions.flatMap(({ space, project, won_by: winner, costs }) =>
    winner === seat && project !== null && space !== resolving?.space
      ? [{ space, project, cost: costs[seat] }]
      : [],
  );
}
