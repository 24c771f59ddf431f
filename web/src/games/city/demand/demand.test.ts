import { expect, test } from "vitest";

import type { CityBox, CityView } from "../types";
import { roomFor } from "./demand";

const BOX = {
  layout: { rows: ["meat_packing", "shoes"] },
  demand: {
    columns: [
      { column: "inner", bonus: 50, printed_goods: 0 },
      { column: "middle", bonus: 20, printed_goods: 2 },
    ],
  },
} as unknown as CityBox;
const VIEW = {
  companies: { doggett: { industry: "shoes" } },
  demand: [
    [],
    [
      { tile: "d2", goods: 1, spaces: 4 },
      { tile: null, goods: 1, spaces: null },
    ],
  ],
} as unknown as CityView;

test("a company sells in the row of its industry, as long as there is room", () => {
  expect(roomFor(BOX, VIEW, "doggett", "inner")).toEqual({ free: 3, bonus: 50 });
});

test("where no tile lies, the board tells how much room there is", () => {
  expect(roomFor(BOX, VIEW, "doggett", "middle")).toEqual({ free: 1, bonus: 20 });
});

test("half price is no column", () => {
  expect(roomFor(BOX, VIEW, "doggett", "half")).toBeNull();
});
