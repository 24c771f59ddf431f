import { expect, test } from "vitest";

import { undoOf } from "./undo";

test.each([
  ["bots alone", ["me", "sharp", "sharp"], null, "free"],
  ["bots alone, switched off", ["me", "sharp"], false, "line"],
  ["several own seats", ["me", "me"], null, "line"],
  ["several own seats, switched on", ["me", "me"], true, "free"],
  ["a seat for somebody", ["me", "open"], null, "line"],
  ["a seat for somebody, though it was switched on before", ["me", "open"], true, "line"],
] as const)("a table with %s has its rule of undo", (_who, seats, free, rule) => {
  expect(undoOf([...seats], free)).toBe(rule);
});
