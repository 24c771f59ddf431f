import { expect, test } from "vitest";

import type { Entry } from "../../../api/types";
import { event, move } from "../../../state/entries.fake";
import { eventsOf, numberOf, progress, stepOf, sum } from "./steps";

const TURN = { produced: false, decided: false, shipped: 0 };

test("a turn begins when its company operates", () => {
  const entries = [
    move(
      1,
      "red",
      event("operated", { company: "libby" }),
      event("cube_bought", { company: "libby", amount: 10 }),
    ),
    move(
      2,
      "red",
      event("operated", { company: "swift" }),
      event("cube_bought", { company: "swift", amount: 20 }),
    ),
  ];
  expect(sum(eventsOf(entries, "swift"), "cube_bought", "amount")).toBe(20);
  expect(sum(eventsOf(entries, "libby", 1), "cube_bought", "amount")).toBe(10);
});

test("what was taken back was not done", () => {
  const undo: Entry = { number: 3, kind: "undo", seat: "red", at: 0, data: { to: 1 }, events: [] };
  const entries = [
    move(1, "red", event("operated", { company: "swift" })),
    move(2, "red", event("ran", { company: "swift", count: 2 })),
    undo,
  ];
  expect(sum(eventsOf(entries, "swift"), "ran", "count")).toBe(0);
});

test("a question tells the step, else what was done so far", () => {
  expect(stepOf("buy_cubes", TURN)).toBe("buy");
  expect(stepOf("take_cubes", TURN)).toBe("produce");
  expect(stepOf("take_cubes", { ...TURN, produced: true })).toBe("sell");
});

test("steps before the present one are done, those after it are coming", () => {
  expect([
    progress("buy", "produce", false),
    progress("produce", "produce", false),
    progress("pay", "produce", false),
  ]).toEqual(["done", "now", "coming"]);
  expect(progress("pay", "pay", true)).toBe("done");
});

test("where no shares are issued, buying is the first step", () => {
  expect([numberOf("buy", false), numberOf("pay", false)]).toEqual([1, 4]);
  expect([numberOf("fund", true), numberOf("pay", true)]).toEqual([1, 5]);
});
