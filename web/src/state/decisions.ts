// The decisions that still hold: what was taken back is gone, and counts no more.

import type { Entry } from "../api/types";

/** Return the start and the moves that nobody took back, as it stood after an entry. */
export function keptDecisions(entries: Entry[], until = Infinity): Entry[] {
  const line: Entry[] = [];
  for (const entry of entries) {
    if (entry.number > until) break;
    if (entry.kind === "start" || entry.kind === "move") line.push(entry);
    if (entry.kind !== "undo") continue;
    const to = Number(entry.data.to);
    while (line.length && (line.at(-1)?.number ?? 0) > to) line.pop();
  }
  return line;
}
