// Ties of the end: for places in wards and on the bidding board, and for the victory itself.

import type { Standing } from "../../../api/types";
import { ranked, type CountedRow } from "./count";

export interface Tie {
  /** What they were tied for: the victory or another place, a ward, the bidding board. */
  of: "victory" | "ward" | "markers";
  /** How it was settled: by levels, or not at all; for places: which place was shared. */
  by: "levels" | "shared" | "first" | "second";
  ward: number | null;
  place: number;
  seats: string[];
  /** The non-player color was one of them. */
  withNonplayer: boolean;
  /** How much of it each of them had. */
  count: number;
  /** What each of them got, if it was shared. */
  amount: number | null;
}

/** Return all ties, those of the victory first. */
export const tiesOf = (standings: Standing[], rows: CountedRow[]): Tie[] => [
  ...victoryTies(standings),
  ...placeTies(rows),
];

/** Players with the same reputation: another place was settled by levels, the same one is shared. */
function victoryTies(standings: Standing[]): Tie[] {
  const scores = new Map<number, Standing[]>();
  for (const one of ranked(standings))
    scores.set(one.score, [...(scores.get(one.score) ?? []), one]);
  return [...scores].flatMap(([count, tied]) => {
    const [first] = tied;
    if (!first || tied.length < 2) return [];
    const isShared = tied.every((one) => one.place === first.place);
    const seats = tied.map((one) => one.seat);
    const by = isShared ? ("shared" as const) : ("levels" as const);
    return [
      {
        of: "victory",
        by,
        ward: null,
        place: first.place,
        seats,
        withNonplayer: false,
        count,
        amount: null,
      },
    ];
  });
}

/** Places that several share, as the parts of their scores tell: ward by ward, then on the bidding board. */
function placeTies(rows: CountedRow[]): Tie[] {
  const found = new Map<string, Tie>();
  for (const { cells } of rows)
    for (const { seat, parts } of cells)
      for (const { key, amount, data } of parts) {
        const place = Number(data.place ?? 0);
        const tied = Number(data.tied ?? 1);
        if (place === 0 || tied < 2) continue;
        const ward = key === "ward" ? Number(data.ward) : null;
        const tie = found.get(`${key} ${ward} ${place}`);
        if (tie) {
          tie.seats.push(seat);
          tie.withNonplayer = tie.seats.length < tied;
        } else
          found.set(`${key} ${ward} ${place}`, {
            of: key === "ward" ? "ward" : "markers",
            by: place === 1 ? "first" : "second",
            ward,
            place,
            seats: [seat],
            withNonplayer: true,
            count: Number(data.count),
            amount,
          });
      }
  const rank = ({ ward, place }: Tie): number => (ward ?? Infinity) + place / 10;
  return [...found.values()].sort((one, other) => rank(one) - rank(other));
}
