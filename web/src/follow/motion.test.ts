import { expect, test } from "vitest";

import { isLaidOutAnew, travelled } from "./motion";

const rect = (left: number, top: number): DOMRect =>
  ({ left, top, width: 20, height: 10 }) as DOMRect;

test("what stands elsewhere has a way back, what stays has none", () => {
  expect(travelled(rect(10, 10), rect(60, 30))).toEqual({ x: -50, y: -20 });
  expect(travelled(rect(10, 10), rect(11, 11))).toBeNull();
});

test("another screen is no move of everything on it", () => {
  expect(isLaidOutAnew(40, 2)).toBe(true);
  expect(isLaidOutAnew(12, 40)).toBe(false);
});

test("few things may all travel", () => {
  expect(isLaidOutAnew(5, 0)).toBe(false);
});
