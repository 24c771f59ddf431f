// The moves that can be taken back, each with the decision to go back to.

import type { Entry } from "../../api/types";
import { keptDecisions } from "../../state/decisions";

export interface UndoableMove {
  entry: Entry;
  /** The entry to go back to so that this one is undone. */
  before: number;
}

/** Return the moves that still hold, the latest first, with what stood before each. */
export function undoableMoves(entries: Entry[]): UndoableMove[] {
  const held = keptDecisions(entries);
  return held
    .slice(1)
    .map((entry, at): UndoableMove => ({ entry, before: held[at]?.number ?? 0 }))
    .reverse();
}
