import { expect, test } from "vitest";

import { fits, fitting } from "./fitting";

test("a long name is set smaller, and never too small to be read", () => {
  const sizes = ["Feed Yard", "Exposition Pavilion", "A".repeat(60)].map((name) =>
    parseFloat(fitting(name)),
  );
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
  expect(sizes[2]).toBeGreaterThanOrEqual(10);
});

test("what would have to be smaller than that does not fit", () => {
  expect(fits("Exposition Pavilion")).toBe(true);
  expect(fits("A".repeat(60))).toBe(false);
});
