import { expect, test } from "vitest";

import { fitsCard, cardFontSize } from "./cardFontSize";

test("a long name is set smaller, and never too small to be read", () => {
  const sizes = ["Feed Yard", "Exposition Pavilion", "A".repeat(60)].map((name) =>
    parseFloat(cardFontSize(name).replace("max(", "")),
  );
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
  expect(sizes[2]).toBeGreaterThanOrEqual(11);
});

test("what would have to be smaller than that does not fit", () => {
  expect(fitsCard("Exposition Pavilion")).toBe(true);
  expect(fitsCard("A".repeat(60))).toBe(false);
});
