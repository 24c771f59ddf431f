import { expect, test } from "vitest";

import { verbOf } from "../../../state/verbs.fake";
import { actor, amountOf, cardAmount, treasuryIcons } from "./amount";

const change = (path: string, before: unknown, after: unknown) => ({ path, before, after });

test("the amount of a card is that of the treasury, else of the cash, else of the revenue", () => {
  const paid = [change("companies.swift.treasury", 80, 30), change("seats.blue.cash", 0, 9)];
  expect(amountOf(paid, "swift", "blue")).toBe(-50);
  expect(amountOf(paid, null, "blue")).toBe(9);
  expect(amountOf([change("operating.revenue", 0, 60)], "swift", "blue")).toBe(60);
  expect(amountOf([], "swift", "blue")).toBeNull();
});

const answer = (id: string) => ({ notation: id, verb: verbOf(id), args: {} });

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

test("what is about a company a player does, and for it what names it", () => {
  const args = { company: "swift" };
  const about = { ...answer("buy_from"), verb: { ...verbOf("buy_from"), about: "company" } };
  expect(actor({ ...about, args }, "libby")).toBeNull();
  expect(actor({ ...answer("place"), args }, "libby")).toBe("swift");
  expect(actor(answer("run"), "libby")).toBe("libby");
});
