import { expect, test } from "vitest";

import { buildingArt, effectParts } from "../effects";
import { fontSize, fontSizeLow } from "./fontSize";
import { overlap } from "./overlap";
import { openCharters } from "../companies/openCharters";

test("few gains are drawn one by one, many as one drawing with a number", () => {
  const [two] = effectParts({ appeal: 2 }, []);
  const [three] = effectParts({ appeal: 3 }, []);
  expect(two).toMatchObject({ icon: "appeal", count: 2, drawn: 2 });
  expect(three).toMatchObject({ icon: "appeal", count: 3, drawn: 1 });
});

test("cubes are drawn in the order of the board", () => {
  const cubes = { livestock: 1, steel: 0, wood: 0, coal: 2 };
  expect(effectParts({ cubes }, ["coal", "livestock"]).map((one) => one.icon)).toEqual([
    "coal",
    "livestock",
  ]);
});

test("a discount is written as what it takes off", () => {
  const [asset] = effectParts({ buys_asset: true, discount: 20 }, []);
  expect(asset).toMatchObject({ icon: "asset", count: -20, money: true, sign: true });
});

test("a building that gives staff is a hall", () => {
  expect(buildingArt({ managers: 1 })).toBe("hall");
  expect(buildingArt({ automate: 1 })).toBe("works");
});

test("a long word is set smaller, but never too small to be read", () => {
  expect(fontSize("Opera House", 12, 12.5)).toBe(12.5);
  expect(fontSize("Treuhandgesellschaft", 15, 12)).toBeCloseTo(9.8, 0);
  expect(fontSize("Handelsgesellschaftsgebäude", 8, 12)).toBe(9.8);
});

test("a name on a low card stands on one line, a little smaller, or on two small ones", () => {
  expect(fontSizeLow("Opera House", 19, 12.5)).toBe(12.5);
  expect(fontSizeLow("Wholesale Showroom", 19, 12.5)).toBeCloseTo(11.08, 1);
  expect(fontSizeLow("École supérieure de commerce", 19, 12.5)).toBeCloseTo(10.75);
});

test("tokens lie side by side as long as they fit, then overlap", () => {
  expect(overlap(2, 60)).toBe(0);
  expect(overlap(3, 60)).toBeGreaterThan(0);
  expect(overlap(1, 10)).toBe(0);
});

test("an opened charter takes the place of the last one, and keeps its place in the row", () => {
  const all = ["swift", "libby", "elgin"];
  const wishes = { asked: null, own: ["swift", "libby"], room: 2 };
  expect(openCharters(all, { ...wishes, opened: [] })).toEqual(["swift", "libby"]);
  expect(openCharters(all, { ...wishes, opened: ["elgin"] })).toEqual(["swift", "elgin"]);
});

test("the company in question lies open before one's own", () => {
  expect(
    openCharters(["swift", "libby", "elgin"], {
      asked: "elgin",
      own: ["swift"],
      opened: [],
      room: 1,
    }),
  ).toEqual(["elgin"]);
});
