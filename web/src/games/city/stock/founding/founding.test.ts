import { describe, expect, it } from "vitest";

import type { Charter, CityBox, CityView } from "../../types";
import { recipesOf, demandLeft } from "./founding";

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
const NOTHING = { appeal: 0, cubes: 0, goods: 0, automate: 0 };
const factory = (given: Partial<Factory>): Factory => ({
  workers: 0,
  inputs: {},
  goods: 0,
  automation: 0,
  hidden_goods: 0,
  manager_slots: 0,
  manager_bonus: NOTHING,
  ...given,
});
type Special = NonNullable<Charter["special"]>;

describe("a charter", () => {
  it("promises a recipe a factory, its cubes in the order of the board", () => {
    const factories = [factory({ workers: 2, inputs: { coal: 2, steel: 1 }, goods: 3 })];
    expect(recipesOf(charter({ factories }), RESOURCES)).toEqual([
      { workers: 2, inputs: ["steel", "coal", "coal"], goods: 3, extras: null },
    ]);
  });

  it("promises every way in which its factory can be run", () => {
    const ways = [
      { workers: 2, inputs: { livestock: 1 }, goods: 3, price: 50 },
      { workers: 4, inputs: { livestock: 2 }, goods: 5, price: 40 },
    ];
    const factories = [factory({ workers: 6, hidden_goods: 1 })];
    const found = recipesOf(charter({ factories, special: { ways } as Special }), RESOURCES);
    expect(found.map((one) => [one.workers, one.goods, one.extras?.automated])).toEqual([
      [2, 3, 1],
      [4, 5, undefined],
    ]);
  });

  it("tells what automation and managers add", () => {
    const bonus = { ...NOTHING, appeal: 1, cubes: 2 };
    const factories = [factory({ hidden_goods: 1, manager_slots: 1, manager_bonus: bonus })];
    expect(recipesOf(charter({ factories }), RESOURCES)[0]?.extras).toEqual({
      automated: 1,
      managers: 1,
      bonus: { appeal: 1, any_cubes: 2, goods: 0, automate: 0 },
    });
  });
});

describe("what an industry wants", () => {
  const box = {
    layout: { rows: ["shoes", "meat_packing"] },
    demand: { columns: [{ printed_goods: 3 }, { printed_goods: 0 }] },
  } as unknown as CityBox;
  const view = {
    demand: [
      [],
      [
        { tile: null, spaces: null, goods: 1 },
        { tile: "a", spaces: 4, goods: 2 },
      ],
    ],
  } as unknown as CityView;

  it("is what its tiles, or the board where none lies, have room for", () => {
    expect(demandLeft(box, view, "meat_packing")).toBe(4);
  });

  it("is nothing where nothing lies", () => {
    expect(demandLeft(box, view, "shoes")).toBe(0);
  });
});
