// The amount on a card: what an answer costs or brings to whoever acts.

import type { Change } from "../api/types";
import type { Choice } from "./choices";
import { delta } from "./effects";

/** Answers that a player gives for themselves, whatever company they are about. */
const PERSONAL = new Set(["buy_from", "sell", "found"]);

/** Return the company that an answer acts for, if it does. */
export function actor(choice: Choice, asked: string | null): string | null {
  return PERSONAL.has(choice.verb.id) ? null : (choice.args.company ?? asked);
}

/** Return the change of the acting company's treasury, of one's own cash, or of the revenue; null if none. */
export function amountOf(
  changes: Change[] | null | undefined,
  company: string | null,
  seat: string | null,
): number | null {
  if (!changes) return null;
  const paths = [
    company && `companies.${company}.treasury`,
    seat && `seats.${seat}.cash`,
    "operating.revenue",
  ];
  const found = paths
    .map((path) => (path ? delta(changes, path) : 0))
    .find((amount) => amount !== 0);
  return found ?? null;
}
