import { expect, test } from "vitest";

import { delta, previewedIcons, printedIcons } from "./effects";

test("a printed effect becomes drawings with amounts", () => {
  expect(printedIcons({ appeal: 3, cubes: { steel: 2, wood: 0 }, hires: true })).toEqual([
    { icon: "appeal", amount: 3 },
    { icon: "steel", amount: 2 },
    { icon: "hire", words: "decide.fx.hires" },
  ]);
});

test("a previewed effect is drawn for those who act, without money", () => {
  const changes = [
    { path: "companies.swift.treasury", before: 80, after: 30 },
    { path: "companies.swift.cubes.steel", before: 0, after: 1 },
    { path: "companies.libby.goods", before: 0, after: 1 },
    { path: "companies.swift.price", before: 50, after: 40 },
    { path: "companies.swift.works.0.short.steel", before: 1, after: 0 },
  ];
  expect(previewedIcons(changes, ["swift"])).toEqual([
    { icon: "steel", amount: 1 },
    { icon: "price-down", to: 40, money: true },
  ]);
});

test("a value that is not named does not change", () => {
  expect(delta([{ path: "a", before: 1, after: 4 }], "a")).toBe(3);
  expect(delta([], "a")).toBe(0);
});
