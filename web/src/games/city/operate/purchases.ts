// What a company bought in its turn, alike purchases together, and what it has in store.

import type { GameEvent } from "../../../api/types";
import type { CityCompany } from "../types";

/** Cubes of one type that were bought. */
export interface Purchase {
  kind: string;
  prices: number[];
  amount: number;
}

/** Return the purchases of a turn by type, in the order in which the types were first bought. */
export function purchasesOf(events: GameEvent[]): Purchase[] {
  const found = new Map<string, number[]>();
  for (const { kind, data } of events) {
    if (kind !== "cube_bought") continue;
    const name = String(data.resource);
    found.set(name, [...(found.get(name) ?? []), Number(data.amount)]);
  }
  return [...found].map(([kind, prices]) => ({
    kind,
    prices: prices.sort((one, other) => one - other),
    amount: prices.reduce((sum, one) => sum + one, 0),
  }));
}

/** Return the cubes that a company has, without types of which it has none. */
export function storeOf(
  company: CityCompany,
  kinds: readonly (keyof CityCompany["cubes"])[] | readonly string[],
): { kind: string; count: number }[] {
  const cubes: Partial<Record<string, number>> = company.cubes;
  return kinds.map((kind) => ({ kind, count: cubes[kind] ?? 0 })).filter(({ count }) => count > 0);
}
