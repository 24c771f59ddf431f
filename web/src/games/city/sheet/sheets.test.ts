import { describe, expect, it } from "vitest";

import type { Entry } from "../../../api/types";
import type { CityBox, CityView } from "../types";
import { companySheet, lastRevenue, seatSheet } from "./sheets";

const COMPANY = {
  director: "red",
  treasury: 80,
  price: 60,
  appeal: 3,
  goods: 2,
  salespeople: 1,
  workers: [1, 2],
  managers: [1, 0],
  automated: [0, 1],
  commons: 1,
  bank_commons: 0,
  preferred: "bank",
  held: { red: 1, blue: 2 },
};
const VIEW = {
  companies: { swift: COMPANY, libby: { ...COMPANY, price: 100, director: "blue" } },
  appeal_order: ["libby", "swift"],
  seats: [
    { seat: "red", cash: 50, worth: 290, certificates: 3, limit: 14, partners: 3, ready: 1 },
    { seat: "blue", cash: 10, worth: 300, certificates: 4, limit: 14, partners: 2, ready: 0 },
  ],
} as unknown as CityView;
const BOX = {
  certificates: {
    kinds: [
      { certificate: "common", shares: 1 },
      { certificate: "preferred", shares: 2 },
      { certificate: "director", shares: 3 },
    ],
  },
} as unknown as CityBox;

const earned = (number: number, kind: string, amount: number): Entry => ({
  number,
  kind: "move",
  seat: "red",
  at: 0,
  data: {},
  events: [{ kind, data: { company: "swift", amount }, text: "" }],
});

describe("the spreadsheet", () => {
  it("lists companies in operating order with all their shares", () => {
    const { rows } = companySheet(VIEW, BOX, []);
    expect(rows.map((row) => row.key)).toEqual(["libby", "swift"]);
    expect(rows[1]?.cells).toMatchObject({
      workers: 3,
      shares_red: 4,
      shares_blue: 2,
      shares_bank: 2,
      shares_company: 1,
    });
  });

  it("tells what a company earned last, paid out or withheld", () => {
    const entries = [earned(1, "dividend_paid", 80), earned(2, "withheld", 30)];
    expect(lastRevenue(entries).get("swift")).toBe(30);
  });

  it("does not tell as earned what was taken back", () => {
    const undo: Entry = { number: 3, kind: "undo", seat: "red", at: 0, data: { to: 1 } };
    const entries = [earned(1, "dividend_paid", 80), earned(2, "withheld", 30), undo];
    expect(lastRevenue(entries).get("swift")).toBe(80);
  });

  it("splits a player's worth into cash and shares", () => {
    expect(seatSheet(VIEW).rows[0]?.cells).toMatchObject({ cash: 50, shares: 240, worth: 290 });
  });
});
