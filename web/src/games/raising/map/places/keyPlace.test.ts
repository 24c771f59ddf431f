import { expect, test } from "vitest";

import { keyPlace } from "./keyPlace";
import type { Corner } from "../layout";

const LOT = { x: 6, y: 9, width: 70, height: 60 };
const at = (side: "left" | "right", isFree: boolean, ...covered: Corner[]) =>
  keyPlace(LOT, new Set(covered), side, isFree);

test("a key stands at the outer corner below", () => {
  expect(at("left", true)).toEqual({ x: 2, y: 59 });
  expect(at("right", true, "south-west")).toEqual({ x: 66, y: 59 });
});

test("it leaves the levels of a building free, and tiles", () => {
  expect(at("left", false)).toEqual({ x: 2, y: 5 });
  expect(at("right", false, "north-east")).toEqual({ x: 2, y: 59 });
});

test("where tiles lie it stands in the middle, clear of the keys above and below", () => {
  const all: Corner[] = ["north-west", "north-east", "south-west", "south-east"];
  expect(at("left", false, ...all)).toEqual({ x: 34, y: 59 });
  expect(at("right", true, "south-east")).toEqual({ x: 34, y: 59 });
});
