// What was paid for the project that is resolved, as the log tells.

import type { Reward } from "../../../api/raising";
import type { Entry } from "../../../api/types";

/** Events after which the payment of another project lies. */
const BEFORE = new Set(["project_won", "card_kept", "raised", "scored"]);

/** Return what a seat has paid since the last project, in tokens, wild resources and favors. */
export function paidFor(entries: readonly Entry[], seat: string): Reward {
  const paid: Record<string, number> = {};
  const add = (key: unknown, count: unknown): void => {
    if (typeof key === "string" && Number(count) > 0) paid[key] = (paid[key] ?? 0) + Number(count);
  };
  const events = entries.flatMap((one) => one.events ?? []);
  for (const { kind, data } of events.toReversed()) {
    if (BEFORE.has(kind)) break;
    if (data.seat !== seat) continue;
    if (kind === "paid") {
      add(data.resource, data.count);
      add("wild", data.wild);
    } else if (kind === "favor_paid") add("favor", 1);
  }
  return paid;
}
