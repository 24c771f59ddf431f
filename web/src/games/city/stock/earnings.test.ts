import { expect, test } from "vitest";

import { event, move } from "../../../state/entries.fake";
import { earningsOf } from "./earnings";

const paid = (company: string, amount: number) =>
  event("dividend_paid", { company, amount, per_share: amount / 10 });
const GAME = [
  move(1, "red", event("operated", { company: "swift" }), paid("swift", 170)),
  move(
    2,
    "red",
    event("operated", { company: "libby" }),
    event("withheld", { company: "libby", amount: 60 }),
  ),
  move(3, "red", event("phase_began", { phase: "action" }), paid("libby", 50)),
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
