import { expect, test } from "vitest";

import { ladderOf, piled } from "./ladder";

test("the track is cut to the part in use", () => {
  const { low, high } = ladderOf([24, 26], 340);
  expect([low, high]).toEqual([21, 45]);
});

test("it begins at 0, or below if somebody is there", () => {
  expect(ladderOf([0, 2], 340).low).toBe(0);
  expect(ladderOf([-3, 20], 340).low).toBe(-3);
});

test("a higher space is nearer to the top", () => {
  const { at } = ladderOf([24, 26], 340);
  expect(at(26)).toBeLessThan(at(24));
  expect(at(45)).toBeGreaterThan(0);
  expect(at(21)).toBeLessThan(340);
});

test("where spaces are narrow, only those with a number have a line", () => {
  const { interval, lines } = ladderOf([10, 120], 340);
  expect(interval).toBe(10);
  expect(lines.every((one) => one % 10 === 0)).toBe(true);
});

test("discs on one space or on neighboring ones are piled by rank", () => {
  expect(piled([300, 300, 290, 200], 15)).toEqual([300, 285, 270, 200]);
});
