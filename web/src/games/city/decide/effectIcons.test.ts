import { expect, test } from "vitest";

import { REPORTED } from "../../../state/reportedFields.fake";
import { effectParts } from "../effects";
import { previewedIcons, printedIcons } from "./effectIcons";

test("a printed effect becomes drawings with amounts", () => {
  const cubes = { steel: 2, wood: 0 };
  expect(printedIcons({ appeal: 3, cubes, hires: true })).toEqual([
    { icon: "appeal", amount: 3 },
    { icon: "steel", amount: 2 },
    { icon: "hire", words: "decide.fx.hires" },
  ]);
});

test("what a space gives is drawn alike on the board and in the bar", () => {
  const given = { hires: true, first_in_order: true, protects: true, appeal: 3, fund: 20 };
  const onBoard = effectParts(given, []).map((one) => one.icon);
  expect(printedIcons(given).map((one) => one.icon)).toEqual(onBoard);
  expect(onBoard).toEqual(["hire", "advertise", "lock", "appeal", "fundraise"]);
});

test("a part of an effect that is unknown or nothing is not drawn", () => {
  expect(printedIcons({ appeal: 0, hires: false, one_staff: true })).toEqual([]);
});

test("a previewed effect is drawn for those who act, without money", () => {
  const changes = [
    { path: "companies.swift.treasury", before: 80, after: 30 },
    { path: "companies.swift.cubes.steel", before: 0, after: 1 },
    { path: "companies.libby.goods", before: 0, after: 1 },
    { path: "companies.swift.price", before: 50, after: 40 },
    { path: "companies.swift.works.0.short.steel", before: 1, after: 0 },
  ];
  expect(previewedIcons(changes, ["swift"], REPORTED)).toEqual([
    { icon: "steel", amount: 1 },
    { icon: "price-down", to: 40, money: true },
  ]);
});
