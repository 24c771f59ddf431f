// An operating turn as steps: what was done at each, and at which one the company is.

import type { Entry, GameEvent } from "../../../api/types";
import { keptDecisions } from "../../../state/decisions";

export const STEPS = ["fund", "buy", "produce", "sell", "pay"] as const;
export type StepName = (typeof STEPS)[number];
export type Progress = "done" | "now" | "coming";

/** The step that a question belongs to. */
const ASKED: Record<string, StepName> = {
  emergency: "fund",
  buy_cubes: "buy",
  produce: "produce",
  sell_goods: "sell",
  pay_out: "pay",
  protect_withholding: "pay",
  end_operating: "pay",
};

/** Verbs of the moves that are made at a step. */
export const VERBS: Record<StepName, string[]> = {
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

/** Return the step at which a turn is. */
export function stepOf(
  kind: string | undefined,
  turn: { produced: boolean; decided: boolean; shipped: number },
): StepName {
  const asked = ASKED[kind ?? ""];
  if (asked) return asked;
  if (turn.decided) return "pay";
  return turn.produced ? "sell" : "produce";
}

/** Return the number of a step; where no shares are issued, that step is not counted. */
export const numberOf = (step: StepName, funds: boolean): number =>
  STEPS.indexOf(step) + (funds ? 1 : 0);

/** Return how far a step is when the turn is at another. */
export function progress(step: StepName, at: StepName, decided: boolean): Progress {
  if (decided) return "done";
  const [here, now] = [STEPS.indexOf(step), STEPS.indexOf(at)];
  return here < now ? "done" : here === now ? "now" : "coming";
}

/** Return the sum of a number that events of a kind tell. */
export function sum(events: GameEvent[], kind: string, field: string): number {
  return events
    .filter((one) => one.kind === kind)
    .reduce((total, one) => total + Number(one.data[field] ?? 0), 0);
}
