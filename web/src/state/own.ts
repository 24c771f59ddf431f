// Which seats are one's own.

import type { Chair, State } from "../api/types";

/** Return the seats that one may speak for: one's own, and one that was lost because of time. */
export function ownSeats(seats: Chair[], table: State): string[] {
  const late = new Set((table.clock ?? []).filter((one) => one.is_out).map((one) => one.seat));
  const mine = seats.filter((one) => one.mine || (one.kept && late.has(one.seat)));
  return mine.map((one) => one.seat);
}
