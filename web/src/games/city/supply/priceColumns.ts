// The columns of the advanced supply chain, those of one price together.

import type { CityBox } from "../types";

export interface PriceColumns {
  price: number;
  /** The first of its columns, and the one after its last. */
  from: number;
  to: number;
}

type Chain = NonNullable<CityBox["supply"]["chain"]>;

/** Return the columns of a chain, those of one price together. */
export function priceColumns(chain: Chain): PriceColumns[] {
  return chain.columns.reduce<PriceColumns[]>((all, { price }, at) => {
    const last = all.at(-1);
    if (last?.price === price) last.to = at + 1;
    else all.push({ price, from: at, to: at + 1 });
    return all;
  }, []);
}

/** Return how many cubes of a row that holds so many lie in columns of one price. */
export const cubesIn = (count: number, { from, to }: PriceColumns): number =>
  Math.max(0, Math.min(count, to) - from);
