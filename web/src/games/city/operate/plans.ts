// The engine's plans as the page tells them: what each adds to the one before, and its answers in a row.

import { lineKey } from "../../../decide/preview/previews.svelte";
import type { FactoryPlan, Operating, Payout } from "../types";

/** A plan with what it adds to what the company would earn without it. */
export interface FactoryOutlook {
  plan: FactoryPlan;
  /** Goods and money beyond those of the factory before it. */
  makes: number;
  adds: number;
  /** Of its cost, what is beyond the treasury. */
  lacks: number;
}

/** Return what is planned for a factory; nothing if it ran, or if nothing can run any more. */
export function outlookOf(
  turn: Operating,
  factory: number,
  company: { goods: number; bonus_goods: number; treasury: number },
): FactoryOutlook | null {
  const at = turn.plans.findIndex((one) => one.factory === factory);
  const plan = turn.plans[at];
  if (!plan) return null;
  const before = turn.plans[at - 1];
  const idle = company.goods + company.bonus_goods;
  return {
    plan,
    makes: plan.goods - (before?.goods ?? idle),
    adds: plan.earns - (before?.earns ?? turn.idle_earns),
    lacks: Math.max(0, (plan.cost ?? 0) - company.treasury),
  };
}

/** A plan that can be followed, with one way to part the revenue. */
export interface WholePlan {
  key: string;
  /** How many factories run. */
  runs: number;
  plan: FactoryPlan;
  ends: "pay" | "withhold";
  payout: Payout;
}

/** Return the plans that the treasury can pay, the farthest first: each paid out, that one withheld too. */
export function wholePlans(turn: Operating, treasury: number): WholePlan[] {
  const possible = turn.plans.filter((one) => one.cost !== null && one.cost <= treasury).reverse();
  const paid = possible.flatMap((plan) => (plan.paid ? [whole(plan, "pay", plan.paid)] : []));
  const [most] = possible;
  return most ? [...paid.slice(0, 2), whole(most, "withhold", most.withheld)] : paid;
}

const whole = (plan: FactoryPlan, ends: WholePlan["ends"], payout: Payout): WholePlan => ({
  key: `${plan.factory} ${ends}`,
  runs: plan.factory,
  plan,
  ends,
  payout,
});

/** Return the answers of a plan as one choice; nothing if there is nothing to do for it. */
export const answersOf = ({ answers }: FactoryPlan): string | null =>
  answers.length ? lineKey(answers) : null;

/** Whether the first answer of a plan can be given now. */
export const canTake = (
  { answers }: FactoryPlan,
  legal: readonly { notation: string }[],
): boolean => answers.length > 0 && legal.some((one) => one.notation === answers[0]);

/** Return why nothing is traded for a type, as the words have it; nothing while it is not the time. */
export function whyNoTrade(
  trades: Operating["trades"] | undefined,
  taken: string,
  stock: number | undefined,
): "none" | "nopair" | null {
  if (!stock) return "none";
  return trades && !trades.some((one) => one.taken === taken) ? "nopair" : null;
}
