// The advanced supply chain in stretches: columns of one price side by side.

import type { CityBox } from "../api/city";

export interface Stretch {
  price: number;
  /** The first of its columns, and the one after its last. */
  from: number;
  to: number;
}

type Chain = NonNullable<CityBox["supply"]["chain"]>;

/** Return the columns of a chain, those of one price together. */
export function stretchesOf(chain: Chain): Stretch[] {
  return chain.columns.reduce<Stretch[]>((all, { price }, at) => {
    const last = all.at(-1);
    if (last?.price === price) last.to = at + 1;
    else all.push({ price, from: at, to: at + 1 });
    return all;
  }, []);
}

/** Return how many cubes of a row that holds so many lie in a stretch. */
export const lying = (count: number, { from, to }: Stretch): number =>
  Math.max(0, Math.min(count, to) - from);
