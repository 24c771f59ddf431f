import { expect, test } from "vitest";

import type { Enclosure, Plot } from "../../../api/raising";
import { CityLayout, FINGER, sideMargin } from "./layout";

const BOARD = { columns: 4, rows: 3, wards: 2 };
/** Plots in rows, two columns to a ward; the middle ones are interior. */
const PLOTS: Plot[] = Array.from({ length: 12 }, (_, at) => {
  const [row, column] = [Math.floor(at / 4), at % 4];
  const beside = (down: number, right: number): string | null => {
    const [to, over] = [row + down, column + right];
    return to >= 0 && to < 3 && over >= 0 && over < 4 ? String(to * 4 + over + 1) : null;
  };
  return {
    plot: String(at + 1),
    ward: column < 2 ? 1 : 2,
    column,
    row,
    interior: row === 1 && (column === 1 || column === 2),
    reward: {},
    neighbors: [beside(-1, 0), beside(0, 1), beside(1, 0), beside(0, -1)],
    spaces: [1, 2, 5, 6].includes(at + 1) ? ["N1"] : [],
  };
});
const WITHIN: Enclosure = { space: "N1", plots: ["1", "2", "5", "6"] };
const ACROSS: Enclosure = { space: "N2", plots: ["2", "3", "6", "7"] };
const MARGINS = { left: 100, right: 50, head: 60, foot: 5 };
const city = new CityLayout(BOARD, PLOTS, { width: 492, height: 302 }, MARGINS);
const plot = (key: string): Plot => {
  const found = PLOTS.find((one) => one.plot === key);
  if (!found) throw new Error(key);
  return found;
};

test("plots fill what the margins and the avenues leave", () => {
  const first = city.cellOf(plot("1"));
  const last = city.cellOf(plot("12"));
  expect([first.x, first.y]).toEqual([100, 60]);
  expect(last.x + last.width).toBeCloseTo(492 - 50);
  expect(last.y + last.height).toBeCloseTo(302 - 5);
});

test("an avenue lies between two wards, and nowhere else", () => {
  const [, two, three, four] = ["1", "2", "3", "4"].map((key) => city.cellOf(plot(key)));
  if (!two || !three || !four) throw new Error("no plots");
  expect(three.x - two.x - two.width).toBeCloseTo(city.avenue);
  expect(four.x).toBeCloseTo(three.x + three.width);
  expect(city.avenues).toHaveLength(1);
  expect(city.wardOf(2).x).toBeCloseTo(three.x);
});

test("a neighborhood tile lies where its plots meet, in the middle of an avenue too", () => {
  const below = city.cellOf(plot("6"));
  expect(city.spaceOf(WITHIN).x).toBeCloseTo(below.x);
  expect(city.spaceOf(ACROSS).x).toBeCloseTo(city.avenues[0] ?? 0);
  const [street] = city.streets;
  expect(city.spaceOf(WITHIN).y).toBeCloseTo((street?.y ?? 0) + city.street / 2);
});

test("a plot knows its corner at which a tile lies", () => {
  expect([...city.cornersOf(plot("1"), [WITHIN, ACROSS])]).toEqual(["south-east"]);
  expect([...city.cornersOf(plot("6"), [WITHIN])]).toEqual(["north-west"]);
  expect(city.cornersOf(plot("12"), [WITHIN]).size).toBe(0);
});

test("interior plots are one ground with a border around all of them", () => {
  const { grounds, border } = city.interior;
  const [one, other] = grounds;
  expect((one?.x ?? 0) + (one?.width ?? 0)).toBeCloseTo(other?.x ?? 0);
  expect(border.match(/M/g)).toHaveLength(6);
});

test("banners hang at the outer sides of a ward", () => {
  expect([0, 1, 2, 3].map((column) => city.sideOf(column))).toEqual([
    "left",
    "right",
    "left",
    "right",
  ]);
  expect(city.bannerX(1, 20)).toBeCloseTo(city.cellOf(plot("2")).x + city.cell.width - 20);
});

test("narrow cells keep their lots as large as they can", () => {
  const narrow = { left: 6, right: 6, head: 50, foot: 4 };
  const phone = new CityLayout(
    BOARD,
    PLOTS,
    { width: 4 * 45 + 6 + 12, height: 50 + 3 * 47 + 4 },
    narrow,
  );
  expect(phone.cell.width).toBeCloseTo(45, 0);
  expect(phone.lot.width).toBeGreaterThan(40);
  expect(phone.scale).toBeLessThan(city.scale);
});

test("avenues and margins give way before the plots are too small for a finger", () => {
  const width = 4 * FINGER + 4;
  const side = sideMargin(width, 4, 6);
  expect(side).toBe(1);
  const margins = { left: side, right: side, head: 50, foot: 4 };
  const phone = new CityLayout(BOARD, PLOTS, { width, height: 200 }, margins);
  expect(phone.cell.width).toBeCloseTo(FINGER);
  expect(sideMargin(2 * width, 4, 6)).toBe(6);
});
