import { expect, test } from "vitest";

import { completes, keyLabels, nextRect, type Rect } from "./keys";

const cell = (column: number, row: number): Rect => ({
  left: column * 100,
  top: row * 50,
  width: 90,
  height: 40,
});
const GRID = [cell(0, 0), cell(0, 1), cell(1, 0), cell(1, 1)];

const none = (count: number): null[] => Array<null>(count).fill(null);

test("numbers come before letters, and no key twice", () => {
  const labels = keyLabels(none(20));
  expect(labels.slice(0, 11).join("")).toBe("1234567890Q");
  expect(new Set(labels).size).toBe(20);
});

test("keys with another meaning are no labels", () => {
  expect(keyLabels(none(60)).filter((one) => one !== null && "UPEDGSB".includes(one))).toEqual([]);
});

test("a key that the game has for a choice is nobody else's", () => {
  expect(keyLabels([null, "1", null, "3"])).toEqual(["2", "1", "4", "3"]);
});

test("of choices that want the same key the first has it", () => {
  expect(keyLabels(["2", "2", null])).toEqual(["2", "1", "3"]);
});

test("choices beyond the last key have none", () => {
  expect(keyLabels(none(60)).at(-1)).toBeNull();
});

test("arrows go to the nearest in their direction", () => {
  expect(nextRect(GRID, 0, "ArrowRight")).toBe(2);
  expect(nextRect(GRID, 0, "ArrowDown")).toBe(1);
  expect(nextRect(GRID, 3, "ArrowUp")).toBe(2);
  expect(nextRect(GRID, 3, "ArrowLeft")).toBe(1);
});

test("at the edge an arrow stays", () => {
  expect(nextRect(GRID, 0, "ArrowUp")).toBe(0);
});

test("Tab completes what is typed, and leaves what is complete or goes back", () => {
  const tab = { key: "Tab", shiftKey: false };
  expect(completes(tab, "pl", "place swift hire")).toBe(true);
  expect(completes(tab, "place swift hire", "place swift hire")).toBe(false);
  expect(completes({ ...tab, shiftKey: true }, "pl", "place swift hire")).toBe(false);
  expect(completes(tab, "log", "")).toBe(false);
});
