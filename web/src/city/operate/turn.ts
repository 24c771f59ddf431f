// An operating turn as stations: what was done at each, and at which one the company is.

import type { Entry, GameEvent } from "../../api/types";
import { keptDecisions } from "../../state/decisions";

export const STATIONS = ["fund", "buy", "produce", "sell", "pay"] as const;
export type StationName = (typeof STATIONS)[number];
export type Progress = "done" | "now" | "coming";

/** The station that a question belongs to. */
const ASKED: Record<string, StationName> = {
  emergency: "fund",
  buy_cubes: "buy",
  produce: "produce",
  sell_goods: "sell",
  pay_out: "pay",
  protect_withholding: "pay",
  end_operating: "pay",
};

/** Verbs of the moves that are made at a station. */
export const VERBS: Record<StationName, string[]> = {
  fund: ["issue"],
  buy: ["order", "order_row"],
  produce: ["run", "way"],
  sell: ["ship"],
  pay: ["dividend", "withhold"],
};

/** Return what happened since a company began to operate, up to a moment of the game. */
export function eventsOf(entries: Entry[], company: string, until?: number): GameEvent[] {
  let found: GameEvent[] = [];
  for (const event of keptDecisions(entries, until).flatMap((one) => one.events ?? [])) {
    if (event.kind === "operated") found = [];
    found.push(event);
  }
  return found.filter((one) => one.data.company === undefined || one.data.company === company);
}

/** Return the station at which a turn is. */
export function stationOf(
  kind: string | undefined,
  turn: { produced: boolean; decided: boolean; shipped: number },
): StationName {
  const asked = ASKED[kind ?? ""];
  if (asked) return asked;
  if (turn.decided) return "pay";
  return turn.produced ? "sell" : "produce";
}

/** Return how far a station is when the turn is at another. */
export function progress(station: StationName, at: StationName, decided: boolean): Progress {
  if (decided) return "done";
  const [here, now] = [STATIONS.indexOf(station), STATIONS.indexOf(at)];
  return here < now ? "done" : here === now ? "now" : "coming";
}

/** Return the sum of a number that events of a kind tell. */
export function sum(events: GameEvent[], kind: string, field: string): number {
  return events
    .filter((one) => one.kind === kind)
    .reduce((total, one) => total + Number(one.data[field] ?? 0), 0);
}
