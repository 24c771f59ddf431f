import { expect, test } from "vitest";

import type { Entry, GameEvent } from "../../api/types";
import { earningsOf } from "./earnings";

const event = (kind: string, data: GameEvent["data"] = {}): GameEvent => ({ kind, data, text: "" });
const move = (number: number, ...events: GameEvent[]): Entry => ({
  number,
  kind: "move",
  seat: "red",
  at: 0,
  data: {},
  events,
});
const paid = (company: string, amount: number) =>
  event("dividend_paid", { company, amount, per_share: amount / 10 });
const GAME = [
  move(1, event("operated", { company: "swift" }), paid("swift", 170)),
  move(
    2,
    event("operated", { company: "libby" }),
    event("withheld", { company: "libby", amount: 60 }),
  ),
  move(3, event("phase_began", { phase: "action" }), paid("libby", 50)),
];

test("a company is told by what it earned when it last operated", () => {
  expect([...earningsOf(GAME)]).toEqual([
    ["swift", { revenue: 170, perShare: 17 }],
    ["libby", { revenue: 60, perShare: null }],
  ]);
});

test("looking back, only what had happened is told", () => {
  expect([...earningsOf(GAME, 1).keys()]).toEqual(["swift"]);
});
