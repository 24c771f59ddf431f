import { expect, test } from "vitest";

import { amountOf, cardAmount, treasuryIcons } from "../bar/amount";
import { changeRows } from "./changeRows";

const change = (path: string, before: unknown, after: unknown) => ({ path, before, after });
const READER = { seat: "blue", company: "swift" };

test("one's own cash comes first, what others get comes last", () => {
  const rows = changeRows(
    [
      change("seats.red.cash", 95, 145),
      change("companies.swift.appeal", 7, 10),
      change("companies.swift.treasury", 80, 30),
      change("seats.blue.cash", 62, 60),
    ],
    READER,
  );
  expect(rows.map((one) => one.path)).toEqual([
    "seats.blue.cash",
    "companies.swift.treasury",
    "companies.swift.appeal",
    "seats.red.cash",
  ]);
});

test("a loss is told as a loss, and what happens to others as neither", () => {
  const rows = changeRows(
    [change("companies.swift.treasury", 80, 30), change("seats.red.cash", 95, 145)],
    READER,
  );
  expect(rows.map((one) => one.tone)).toEqual([-1, 0]);
});

test("staff by factory is counted together", () => {
  const [row] = changeRows([change("companies.swift.workers", [0, 1], [1, 2])], READER);
  expect([row?.before, row?.after]).toEqual([1, 3]);
});

test("what a factory still lacks follows from the rest and is not told again", () => {
  const rows = changeRows(
    [
      change("companies.swift.cubes.steel", 0, 1),
      change("companies.swift.works.0.goods", 2, 3),
      change("companies.swift.works.0.short.steel", 1, 0),
    ],
    READER,
  );
  expect(rows.map((one) => one.path)).toEqual(["companies.swift.cubes.steel"]);
});

test("the place in the operating order is told from one on", () => {
  const [row] = changeRows(
    [change("appeal_order", ["libby", "swift"], ["swift", "libby"])],
    READER,
  );
  expect([row?.before, row?.after, row?.tone]).toEqual([2, 1, 1]);
});

test("a new company is told by its parts, without what it has none of", () => {
  const rows = changeRows(
    [change("companies.swift", null, { treasury: 105, price: 35, goods: 0 })],
    READER,
  );
  expect(rows.map((one) => [one.words, one.before, one.after])).toEqual([
    ["decide.ledger.company.treasury", null, 105],
    ["decide.ledger.company.price", null, 35],
  ]);
});

test("what one's shares gain or lose is told, unless it is the cash alone", () => {
  const paid = [change("seats.blue.worth", 900, 780), change("seats.red.worth", 500, 400)];
  expect(changeRows(paid, READER).map((one) => [one.path, one.tone])).toEqual([
    ["seats.blue.worth", -1],
  ]);
  const earned = [change("seats.blue.cash", 0, 20), change("seats.blue.worth", 900, 920)];
  expect(changeRows(earned, READER).map((one) => one.path)).toEqual(["seats.blue.cash"]);
});

test("the amount of a card is that of the treasury, else of the cash, else of the revenue", () => {
  const paid = [change("companies.swift.treasury", 80, 30), change("seats.blue.cash", 0, 9)];
  expect(amountOf(paid, "swift", "blue")).toBe(-50);
  expect(amountOf(paid, null, "blue")).toBe(9);
  expect(amountOf([change("operating.revenue", 0, 60)], "swift", "blue")).toBe(60);
  expect(amountOf([], "swift", "blue")).toBeNull();
});

const answer = (id: string) => ({ notation: id, verb: { pattern: id, words: [id], id }, args: {} });

test("paying out or withholding is told by what it comes to for the player", () => {
  const paid = [
    change("companies.swift.treasury", 80, 172),
    change("seats.blue.cash", 0, 138),
    change("seats.blue.worth", 720, 978),
  ];
  const kept = [change("companies.swift.treasury", 80, 310), change("seats.blue.worth", 720, 600)];
  expect(cardAmount(answer("dividend"), paid, "swift", "blue")?.amount).toBe(258);
  expect(cardAmount(answer("withhold"), kept, "swift", "blue")?.amount).toBe(-120);
  expect(cardAmount(answer("ship"), kept, "swift", "blue")?.amount).toBe(230);
  expect(treasuryIcons(answer("withhold"), kept, "swift").map((one) => one.amount)).toEqual([230]);
});

test("a card says whose money it is where a company acts and the player is paid", () => {
  const paid = [change("seats.blue.cash", 0, 20)];
  const yours = "decide.amount.worth";
  expect(cardAmount(answer("place"), paid, "swift", "blue")).toEqual({ amount: 20, words: yours });
  expect(cardAmount(answer("buy_from"), paid, null, "blue")).toEqual({ amount: 20 });
  const spent = [change("companies.swift.treasury", 80, 60), ...paid];
  expect(cardAmount(answer("place"), spent, "swift", "blue")).toEqual({ amount: -20 });
});
