// What a company did in its operating turn so far, in the numbers that one watches it by.

import type { GameEvent } from "../../../api/types";
import { purchasesOf } from "./purchases";
import { sum } from "./steps";

export interface Story {
  bought: { kind: string; count: number }[];
  paid: number;
  made: number;
  factories: number[];
  sold: number;
  revenue: number;
  filled: number;
  /** What the turn ended with, if it did. */
  ended: "dividend_paid" | "withheld" | null;
}

/** Return the story that the events of a turn tell. */
export function storyOf(events: GameEvent[]): Story {
  const bought = purchasesOf(events);
  const count = (kind: string): number => events.filter((one) => one.kind === kind).length;
  return {
    bought: bought.map(({ kind, prices }) => ({ kind, count: prices.length })),
    paid: bought.reduce((total, { amount }) => total + amount, 0),
    made: sum(events, "ran", "count"),
    factories: events.filter((one) => one.kind === "ran").map(({ data }) => Number(data.factory)),
    sold: count("shipped"),
    revenue: sum(events, "shipped", "amount") + sum(events, "tile_filled", "amount"),
    filled: count("tile_filled"),
    ended: count("dividend_paid") ? "dividend_paid" : count("withheld") ? "withheld" : null,
  };
}
