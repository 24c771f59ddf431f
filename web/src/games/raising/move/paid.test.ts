import { expect, test } from "vitest";

import type { Entry } from "../../../api/types";
import { paidFor } from "./paid";

const move = (...events: [string, Record<string, unknown>][]): Entry =>
  ({ kind: "move", events: events.map(([kind, data]) => ({ kind, data, text: "" })) }) as never;

test("what was paid for the project is counted, and nothing of the one before", () => {
  const entries = [
    move(["paid", { seat: "blue", resource: "lumber", count: 5, wild: 0 }]),
    move(["raised", { color: "blue" }], ["card_kept", { seat: "blue" }]),
    move(["paid", { seat: "blue", resource: "lumber", count: 2, wild: 1 }]),
    move(["favor_paid", { seat: "blue", resource: "masonry" }]),
    move(["paid", { seat: "green", resource: "jackscrew", count: 3, wild: 0 }]),
  ];
  expect(paidFor(entries, "blue")).toEqual({ lumber: 2, wild: 1, favor: 1 });
});

test("nothing is known before the log is", () => {
  expect(paidFor([], "blue")).toEqual({});
});
