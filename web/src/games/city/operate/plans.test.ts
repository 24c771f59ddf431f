import { expect, test } from "vitest";

import type { FactoryPlan, Operating } from "../types";
import { answersOf, canTake, outlookOf, whyNoTrade, wholePlans } from "./plans";

const payout = { per_share: 1, treasury: 2, price: 3, gain: 4 };
const plan = (factory: number, cost: number | null, goods: number, earns: number): FactoryPlan => ({
  factory,
  gaps: 0,
  cost,
  bought: { livestock: 2, steel: 0, wood: 0, coal: 0 },
  trades: [{ given: "livestock", taken: "coal" }],
  answers: ["order livestock 10", "order livestock 10", "trade elgin livestock for coal"],
  goods,
  earns,
  paid: payout,
  withheld: payout,
});
const turn = (...plans: FactoryPlan[]) => ({ plans, idle_earns: 40 }) as unknown as Operating;
const elgin = { goods: 1, bonus_goods: 0, treasury: 60 };

test("a factory is told by what it adds to those before it", () => {
  const told = turn(plan(1, 0, 3, 170), plan(2, 80, 4, 230));
  expect(outlookOf(told, 1, elgin)).toMatchObject({ makes: 2, adds: 130, lacks: 0 });
  expect(outlookOf(told, 2, elgin)).toMatchObject({ makes: 1, adds: 60, lacks: 20 });
  expect(outlookOf(told, 3, elgin)).toBeNull();
});

test("plans are those that can be paid, the farthest first, and it withheld last", () => {
  const told = turn(plan(1, 0, 3, 170), plan(2, 20, 4, 230), plan(3, 90, 5, 300));
  expect(wholePlans(told, 60).map((one) => one.key)).toEqual(["2 pay", "1 pay", "2 withhold"]);
  expect(wholePlans(turn(plan(1, null, 3, 170)), 60)).toEqual([]);
});

test("a plan is taken as a row of answers once its first one is legal", () => {
  const one = plan(1, 20, 3, 170);
  expect(answersOf(one)?.split("\n")).toEqual(one.answers);
  expect(canTake(one, [{ notation: "order livestock 10" }])).toBe(true);
  expect(canTake(one, [{ notation: "done" }])).toBe(false);
});

test("no pair is missing while it is not the time to trade", () => {
  const coal = [{ given: "wood", taken: "coal" }];
  expect(whyNoTrade(coal, "steel", 2)).toBe("nopair");
  expect(whyNoTrade(coal, "coal", 2)).toBeNull();
  expect(whyNoTrade(coal, "coal", 0)).toBe("none");
  expect(whyNoTrade(null, "steel", 2)).toBeNull();
});
