// What changed for a reader of Raising since they were here.

import type { State } from "../../../api/types";

type View = NonNullable<State["view"]>;

export interface ReputationChange {
  seat: string;
  by: number;
}

/** Return whose reputation changed between two views, one's own first. */
export function changesBetween(before: View, after: View, seat: string | null): ReputationChange[] {
  const was = reputations(before);
  return [...reputations(after)]
    .map(([one, is]) => ({ seat: one, by: is - (was.get(one) ?? is) }))
    .filter(({ by }) => by !== 0)
    .sort((one, other) => Number(other.seat === seat) - Number(one.seat === seat));
}

function reputations(view: View): Map<string, number> {
  const seats = view.seats as { seat: string; reputation?: number }[];
  return new Map(seats.map(({ seat, reputation = 0 }) => [seat, reputation]));
}
