import { expect, test } from "vitest";

import type { Entry } from "../api/types";
import { pawnsAt, roundAt } from "./placed";

const entry = (
  number: number,
  kind: string,
  events: [string, Record<string, unknown>][],
  data = {},
): Entry =>
  ({
    number,
    kind,
    seat: null,
    at: 0,
    data,
    events: events.map(([one, told]) => ({ kind: one, data: told, text: "" })),
  }) as unknown as Entry;
const placed = (seat: string, space: string): [string, Record<string, unknown>] => [
  "placed",
  { seat, company: "swift", space },
];

test("partners of an earlier decade are gone when the action phase begins", () => {
  const entries = [
    entry(1, "move", [placed("red", "hire")]),
    entry(2, "move", [["phase_began", { phase: "action" }]]),
    entry(3, "move", [placed("blue", "fund40")]),
  ];
  expect(pawnsAt(entries, 3, "action").map((one) => one.space)).toEqual(["fund40"]);
});

test("a partner that was taken back does not stand any more", () => {
  const entries = [
    entry(1, "start", [["phase_began", { phase: "action" }]]),
    entry(2, "move", [placed("red", "hire")]),
    entry(3, "move", [placed("blue", "fund40")]),
    entry(4, "undo", [], { to: 2 }),
  ];
  expect(pawnsAt(entries, 4, "action").map((one) => one.seat)).toEqual(["red"]);
});

test("partners stand again when the decade that cleared them was taken back", () => {
  const entries = [
    entry(1, "start", [["phase_began", { phase: "action" }]]),
    entry(2, "move", [placed("red", "hire")]),
    entry(3, "move", [["phase_began", { phase: "action" }]]),
    entry(4, "undo", [], { to: 2 }),
  ];
  expect(pawnsAt(entries, 4, "operating").map((one) => one.space)).toEqual(["hire"]);
});

test("only what happened up to the entry that is shown counts", () => {
  const entries = [
    entry(1, "move", [placed("red", "hire")]),
    entry(2, "move", [placed("blue", "hire")]),
  ];
  expect(pawnsAt(entries, 1, "action")).toHaveLength(1);
});

test("no partner stands in the stock phase", () => {
  expect(pawnsAt([entry(1, "move", [placed("red", "hire")])], 1, "stock")).toEqual([]);
});

const pawns = (...seats: string[]) =>
  seats.map((seat) => ({ seat, company: "swift", space: "hire" }));
const seats = ["red", "blue"];

test.each([
  ["the first of the first round decides", pawns(), ["red"], ["blue"], 1],
  ["the first has placed and decides on", pawns("red"), ["red"], ["blue"], 1],
  ["the second decides", pawns("red"), ["blue"], [], 1],
  ["the second has placed and decides on", pawns("red", "blue"), ["blue"], [], 1],
  ["the first of the second round decides", pawns("red", "blue"), ["red"], ["blue"], 2],
  [
    "one has placed again while the other has no partner left",
    pawns("red", "blue", "red"),
    ["red"],
    [],
    2,
  ],
])("the round is counted when %s", (_when, standing, asked, waiting, round) => {
  expect(roundAt(standing, { seats, asked, waiting })).toBe(round);
});
