// What was paid for the project that is resolved, as the log tells.

import type { Reward } from "../../../api/raising";
import type { Entry } from "../../../api/types";
import { recentlyPaid } from "../pay/way";

/** Return what a seat has paid for its project, in tokens, wild resources and favors, up to an entry. */
export function paidFor(entries: Entry[], seat: string, until?: number): Reward {
  const paid: Record<string, number> = {};
  const add = (key: string, count: number): void => {
    if (count > 0) paid[key] = (paid[key] ?? 0) + count;
  };
  const { settled } = recentlyPaid(entries, seat, until);
  for (const [resource, { by, tokens, wild }] of Object.entries(settled)) {
    add(resource, tokens);
    add("wild", wild);
    if (by === "favor") add("favor", 1);
  }
  return paid;
}
