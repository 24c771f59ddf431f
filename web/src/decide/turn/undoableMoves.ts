// The moves that can be taken back, each with the decision to go back to.

import type { Entry } from "../../api/types";
import { keptDecisions } from "../../state/decisions";

export interface UndoableMove {
  entry: Entry;
  /** The entry to go back to so that this one is undone. */
  before: number;
}

/** Return the moves that still hold, the latest first, with what stood before each. One that tells
 *  nothing by itself, as the first half of a secret choice, goes with its seat's next one. */
export function undoableMoves(entries: Entry[]): UndoableMove[] {
  const held = keptDecisions(entries);
  const begun = new Map<string | null, UndoableMove>();
  const found: UndoableMove[] = [];
  for (const [at, entry] of held.slice(1).entries()) {
    const before = begun.get(entry.seat)?.before ?? held[at]?.number ?? 0;
    if (entry.events?.length) {
      begun.delete(entry.seat);
      found.push({ entry, before });
    } else begun.set(entry.seat, { entry, before });
  }
  return [...found, ...begun.values()].sort((one, two) => two.entry.number - one.entry.number);
}
