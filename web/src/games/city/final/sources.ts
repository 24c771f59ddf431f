// Where a player's money came from, as parts of a bar.

import type { Ledger } from "../types";

const PARTS = ["start", "dividends", "owner", "pool", "compensation", "growth", "goals"] as const;
export type Source = (typeof PARTS)[number] | "loss";

export interface Part {
  source: Source;
  amount: number;
}

/** Return the parts that are not nothing; shares that lost value come last, as a loss. */
export function sources(ledger: Ledger): Part[] {
  const found = PARTS.map((source): Part => ({ source, amount: ledger[source] }));
  const gains = found.filter((one) => one.amount > 0);
  const losses = found.filter((one) => one.amount < 0).reduce((sum, one) => sum + one.amount, 0);
  return losses < 0 ? [...gains, { source: "loss", amount: losses }] : gains;
}
