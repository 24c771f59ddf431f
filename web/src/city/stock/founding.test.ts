import { describe, expect, it } from "vitest";

import type { Charter } from "../../api/city";
import { recipesOf } from "./founding";

const RESOURCES = ["livestock", "steel", "wood", "coal"];
const charter = (given: Partial<Charter>): Charter => ({
  company: "swift",
  name: "Swift",
  abbr: "SW",
  color: "#000",
  industry: "meat_packing",
  start_appeal: 1,
  prices: [],
  salesperson_slots: 0,
  asset_slots: 0,
  factories: [],
  special: null,
  ...given,
});
type Factory = Charter["factories"][number];
type Special = NonNullable<Charter["special"]>;

describe("a charter", () => {
  it("promises a recipe a factory, its cubes in the order of the board", () => {
    const factories = [{ workers: 2, inputs: { coal: 2, steel: 1 }, goods: 3 } as Factory];
    expect(recipesOf(charter({ factories }), RESOURCES)).toEqual([
      { workers: 2, inputs: ["steel", "coal", "coal"], goods: 3 },
    ]);
  });

  it("promises every way in which its factory can be run", () => {
    const ways = [
      { workers: 2, inputs: { livestock: 1 }, goods: 3, price: 50 },
      { workers: 4, inputs: { livestock: 2 }, goods: 5, price: 40 },
    ];
    const factories = [{ workers: 6, inputs: {}, goods: 0 } as Factory];
    const found = recipesOf(charter({ factories, special: { ways } as Special }), RESOURCES);
    expect(found.map((one) => [one.workers, one.goods])).toEqual([
      [2, 3],
      [4, 5],
    ]);
  });
});
