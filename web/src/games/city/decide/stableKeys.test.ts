import { expect, test } from "vitest";

import type { Choice } from "../../../decide/answers/choices";
import type { CityView } from "../types";
import { stableKey } from "./stableKeys";

const DOMAINS = {
  seat: ["red", "blue"],
  space: ["hire", "fund40", "i-01", "i-02", "ii-01"],
  company: ["anglo", "swift"],
  place: ["inner", "outer"],
  factory: ["1", "2"],
};
const VIEW = {
  seats: [
    { seat: "blue", row: ["i-02"] },
    { seat: "red", row: ["i-01", "ii-01"] },
  ],
} as unknown as CityView;
const key = (verb: string, args: Record<string, string>): string | null =>
  stableKey({ verb: { id: verb }, args } as unknown as Choice, VIEW, DOMAINS);

test("a space has the same key all game, whoever sits first", () => {
  const keys = ["fund40", "i-01", "i-02", "ii-01"].map((space) => key("place", { space }));
  expect(keys).toEqual(["2", "0", "Q", "W"]);
});

test("a company has a key to buy or start it, and another one to sell it", () => {
  const keys = ["found", "buy_from", "sell"].map((verb) => key(verb, { company: "swift" }));
  expect(keys).toEqual(["2", "2", "T"]);
});

test("places and factories are counted, other choices are called by where they stand", () => {
  expect(key("ship", { place: "outer" })).toBe("2");
  expect(key("run", { factory: "2" })).toBe("2");
  expect(key("take", { resource: "coal" })).toBeNull();
});
