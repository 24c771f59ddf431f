import { describe, expect, it } from "vitest";

import type { GameEvent } from "../../api/types";
import { ALL, filtered, linesAfter, newest, numberOf, summarize, until } from "./logLines";
import type { LogGroup, LoggedLine } from "./gameLog";
import { ANY_GAME } from "./logRules";

const event = (kind: string, data: Record<string, unknown> = {}): GameEvent => ({
  kind,
  data,
  text: `${kind} ${JSON.stringify(data)}`,
});
const line = (number: number, seat: string | null, ...events: GameEvent[]): LoggedLine => ({
  key: String(number),
  kind: "move",
  seat,
  space: null,
  steps: [{ number, seat, events }],
  entry: null,
  at: 0,
  why: null,
  isVoid: false,
});
const group = (key: string, phase: string, ...lines: LoggedLine[]): LogGroup => ({
  key,
  period: { year: 1875, phase, round: null, turn: 1, company: null, space: null },
  lines,
});

describe("a line", () => {
  it("tells what the game says of money, and of some events nothing else", () => {
    const rules = {
      ...ANY_GAME,
      amount: () => -50,
      isDrawn: ({ kind }: GameEvent) => kind === "spent",
    };
    const told = summarize(line(1, "red", event("placed"), event("spent"), event("hired")), rules);
    expect(told.amount).toBe(-50);
    expect(told.minor.map((one) => one.event.kind)).toEqual(["hired"]);
  });

  it("counts what happened more than once", () => {
    const told = summarize(
      line(
        1,
        null,
        event("chain_moved"),
        event("chain_moved"),
        event("cube_drawn", { resource: "coal" }),
      ),
      ANY_GAME,
    );
    expect([told.main?.times, told.minor[0]?.times]).toEqual([2, 1]);
  });

  it("leads to the last of its decisions", () => {
    const one = line(4, "red", event("placed"));
    expect(
      numberOf({ ...one, steps: [...one.steps, { number: 6, seat: "red", events: [] }] }),
    ).toBe(6);
  });
});

describe("the log", () => {
  const groups = [
    group(
      "a",
      "stock",
      line(1, "red", event("bought", { company: "swift" })),
      line(2, "blue", event("bought", { company: "libby" })),
    ),
    group(
      "b",
      "action",
      line(3, "red", event("placed", { company: "libby" })),
      line(4, "blue", event("paid_owner", { seat: "red" })),
    ),
  ];
  const numbers = (found: LogGroup[]): number[] => found.flatMap((one) => one.lines.map(numberOf));

  it("is filtered by company, player and phase", () => {
    expect(numbers(filtered(groups, { ...ALL, company: "libby" }))).toEqual([2, 3]);
    expect(numbers(filtered(groups, { ...ALL, seat: "red" }))).toEqual([1, 3, 4]);
    expect(numbers(filtered(groups, { ...ALL, phase: "stock", seat: "blue" }))).toEqual([2]);
    expect(filtered(groups, ALL)).toBe(groups);
  });

  it("ends at the decision that one looks at", () => {
    expect(numbers(until(groups, 3))).toEqual([1, 2, 3]);
    expect(until(groups, 2).map((one) => one.key)).toEqual(["a"]);
  });

  it("tells of secret choices only those that were made by then", () => {
    const picked = (number: number, seat: string): LoggedLine => ({
      ...line(number, seat, event("picked", { seat })),
      kind: "pick",
    });
    const steps = [picked(5, "red"), picked(6, "blue")].flatMap((one) => one.steps);
    const folded = group("c", "building", { ...picked(5, "red"), steps });
    expect(until([folded], 5)[0]?.lines[0]?.steps.map((step) => step.seat)).toEqual(["red"]);
  });

  it("draws only the newest lines, newest first", () => {
    const found = newest(groups, 3);
    expect(numbers(found.groups)).toEqual([4, 3, 2]);
    expect(found.count).toBe(4);
  });

  it("counts what comes after a decision, of what is told at all", () => {
    expect([0, 2, 9].map((at) => linesAfter(groups, at))).toEqual([4, 2, 0]);
    expect(linesAfter(filtered(groups, { ...ALL, company: "swift" }), 2)).toBe(0);
    expect(linesAfter(until(groups, 2), 2)).toBe(0);
  });

  it("can begin at an older line", () => {
    expect(numbers(newest(groups, 2, 1).groups)).toEqual([3, 2]);
    expect(newest(groups, 9, 2).groups.map((one) => one.key)).toEqual(["a"]);
  });
});
