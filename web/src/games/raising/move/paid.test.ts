import { expect, test } from "vitest";

import type { Entry } from "../../../api/types";
import { paidFor } from "./paid";

const move = (...events: [string, Record<string, unknown>][]): Entry =>
  ({ kind: "move", events: events.map(([kind, data]) => ({ kind, data, text: "" })) }) as never;

test("what was paid for the project is counted, and nothing of the one before", () => {
  const entries = [
    move(["paid", { seat: "blue", resource: "lumber", count: 5, wild: 0 }]),
    move(["raised", { color: "blue" }], ["project_begun", { color: "blue" }]),
    move(["paid", { seat: "blue", resource: "lumber", count: 2, wild: 1 }]),
    move(["favor_paid", { seat: "blue", resource: "masonry" }]),
    move(["paid", { seat: "green", resource: "jackscrew", count: 3, wild: 0 }]),
  ];
  expect(paidFor(entries, "blue")).toEqual({ lumber: 2, wild: 1, favor: 1 });
});

test("what was taken back is not paid, nor what comes after the entry that is shown", () => {
  const paid = (number: number, resource: string): Entry => ({
    ...move(["paid", { seat: "blue", resource, count: 1, wild: 0 }]),
    number,
  });
  const undo = { kind: "undo", number: 3, data: { to: 1 } } as never;
  const entries = [paid(1, "lumber"), paid(2, "masonry"), undo, paid(4, "jackscrew")];
  expect(paidFor(entries, "blue")).toEqual({ lumber: 1, jackscrew: 1 });
  expect(paidFor(entries, "blue", 2)).toEqual({ lumber: 1, masonry: 1 });
});

test("nothing is known before the log is", () => {
  expect(paidFor([], "blue")).toEqual({});
});
