// Where the building of a move project is: on its project space until it is moved, then in the outskirts.

import type { RaisingView } from "../../../api/raising";
import type { Entry } from "../../../api/types";
import { keptDecisions } from "../../../state/decisions";
import { hasMoved } from "../map/standing";

const MOVED_OUT = "moved_out";

export interface MovedProject {
  project: string;
  /** The number of its outskirts plot, once it is there. */
  place?: number;
}

/** Return the building of the move project that is resolved, as the log tells up to an entry. */
export function movedProject(
  view: RaisingView,
  entries: Entry[],
  until?: number,
): MovedProject | null {
  const auction = view.auctions.find((one) => one.space === view.resolving?.space);
  if (auction?.project) return { project: auction.project };
  const events = keptDecisions(entries, until).flatMap((one) => one.events ?? []);
  const project = events.findLast((one) => one.kind === MOVED_OUT)?.data.project;
  if (typeof project !== "string") return null;
  const place = view.outskirts.findIndex((one) => hasMoved(one) && one.project === project);
  return place < 0 ? { project } : { project, place: place + 1 };
}
