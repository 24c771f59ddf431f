// The decisions that still hold: what was taken back is gone, and counts no more.

import type { Entry } from "../../api/types";

export interface Decision {
  entry: Entry;
  /** The entry to go back to so that this one is undone. */
  before: number;
}

/** Return the moves that still hold, the latest first, with what stood before each. */
export function decisions(entries: Entry[]): Decision[] {
  const held: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "start" || entry.kind === "move" || entry.kind === "timeout") {
      if (entry.events) held.push(entry);
    }
    if (entry.kind === "undo") {
      const to = Number(entry.data.to);
      while ((held.at(-1)?.number ?? 0) > to) held.pop();
    }
  }
  const found: Decision[] = [];
  for (let at = held.length - 1; at > 0; at -= 1) {
    const [entry, before] = [held[at], held[at - 1]];
    if (entry && before) found.push({ entry, before: before.number });
  }
  return found;
}
