import { expect, test } from "vitest";

import { sources } from "./sources";

test("shows shares that lost value as a loss, so that the parts still add up", () => {
  const ledger = {
    seat: "red",
    start: 175,
    dividends: 60,
    owner: 0,
    pool: 0,
    compensation: 0,
    growth: -95,
    goals: 200,
    total: 340,
    stakes: [],
  };
  const found = sources(ledger);
  expect(found.map((one) => one.source)).toEqual(["start", "dividends", "goals", "loss"]);
  expect(found.reduce((sum, one) => sum + one.amount, 0)).toBe(ledger.total);
});
