import { expect, test } from "vitest";

import type { Entry } from "../api/types";
import { keptDecisions } from "./decisions";

const entry = (number: number, kind: Entry["kind"], data: Entry["data"] = {}): Entry => ({
  number,
  kind,
  seat: null,
  at: 0,
  data,
  events: null,
});
const ENTRIES = [
  entry(1, "made"),
  entry(2, "start"),
  entry(3, "move"),
  entry(4, "move"),
  entry(5, "undo", { to: 3 }),
  entry(6, "chat"),
  entry(7, "move"),
  entry(8, "undo", { to: 2 }),
];
const numbers = (until?: number): number[] =>
  keptDecisions(ENTRIES, until).map((one) => one.number);

test("what was taken back does not count", () => {
  expect(numbers(7)).toEqual([2, 3, 7]);
});

test("a second undo reaches behind the first", () => {
  expect(numbers()).toEqual([2]);
});

test("what was taken back later still counts for whoever looks back before that", () => {
  expect(numbers(4)).toEqual([2, 3, 4]);
});
