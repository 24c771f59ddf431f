// What a way to pay takes from one's stock.

import type { Change } from "../../../../api/types";
import type { RewardKey } from "../../drawings/rewards";

export interface Taken {
  kind: RewardKey;
  by: number;
}

/** Where a seat keeps what it pays with. */
const PATHS: [RewardKey, string][] = [
  ["lumber", "tokens.lumber"],
  ["jackscrew", "tokens.jackscrew"],
  ["masonry", "tokens.masonry"],
  ["wild", "wild"],
  ["favor", "favor"],
];

/** Return by how much the stock of a seat changes, in the order of the stock. */
export function takenFrom(seat: string, changes: readonly Change[]): Taken[] {
  const found = new Map(changes.map((one) => [one.path, one]));
  return PATHS.flatMap(([kind, path]) => {
    const change = found.get(`seats.${seat}.${path}`);
    const by = Number(change?.after ?? 0) - Number(change?.before ?? 0);
    return by === 0 ? [] : [{ kind, by }];
  });
}
