// What companies earned when they last operated, as the log tells it.

import type { Entry } from "../../../api/types";
import { keptDecisions } from "../../../state/decisions";

export interface Earned {
  revenue: number;
  /** What a share was paid; null if the revenue was withheld. */
  perShare: number | null;
}

/** Return the last earnings of each company, as they stood after an entry. */
export function earningsOf(entries: Entry[], until?: number): Map<string, Earned> {
  const found = new Map<string, Earned>();
  let operating: unknown = null;
  for (const { kind, data } of keptDecisions(entries, until).flatMap((one) => one.events ?? [])) {
    if (kind === "operated") operating = data.company;
    if (kind === "phase_began") operating = null; // a space of the board may pay dividends as well
    if (data.company !== operating || typeof data.company !== "string") continue;
    const revenue = Number(data.amount);
    if (kind === "withheld") found.set(data.company, { revenue, perShare: null });
    if (kind === "dividend_paid")
      found.set(data.company, { revenue, perShare: Number(data.per_share) });
  }
  return found;
}
