import { expect, it } from "vitest";

import type { Entry } from "../../api/types";
import { undoableMoves } from "./undoableMoves";

const entry = (number: number, kind: Entry["kind"], data: Entry["data"] = {}): Entry => ({
  number,
  kind,
  seat: null,
  at: 0,
  data,
  events: ["start", "move"].includes(kind) ? [{ kind: "passed", data: {}, text: "" }] : undefined,
});
const half = (number: number, seat: string): Entry => ({
  ...entry(number, "move"),
  seat,
  events: [],
});
const whole = (number: number, seat: string): Entry => ({ ...entry(number, "move"), seat });
const numbers = (entries: Entry[]) =>
  undoableMoves(entries).map((one) => [one.entry.number, one.before]);

it("each move is undone by going back to the one before it, whatever was said in between", () => {
  const entries = [
    entry(1, "made"),
    entry(2, "start"),
    entry(3, "move"),
    entry(4, "chat"),
    entry(5, "move"),
  ];
  expect(numbers(entries)).toEqual([
    [5, 3],
    [3, 2],
  ]);
});

it("moves that were taken back are not offered again", () => {
  const entries = [
    entry(2, "start"),
    entry(3, "move"),
    entry(4, "move"),
    entry(5, "undo", { to: 3 }),
    entry(6, "move"),
  ];
  expect(numbers(entries)).toEqual([
    [6, 3],
    [3, 2],
  ]);
});

it("half a choice is taken back with its other half, and stands alone until that is given", () => {
  const entries = [entry(2, "start"), half(3, "red"), half(4, "blue"), whole(5, "red")];
  expect(numbers(entries)).toEqual([
    [5, 2],
    [4, 3],
  ]);
});
