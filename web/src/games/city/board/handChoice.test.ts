import { expect, test } from "vitest";
import { handChoice } from "./handChoice";

test("a building that was kept in a draft, or is about to be, is kept", () => {
  const own = { kept: ["i-01"], pick: ["i-02"] };
  expect(["i-01", "i-02", "i-03"].map((one) => handChoice(one, own, true))).toEqual([
    "kept",
    "kept",
    null,
  ]);
});

test("of a pick the first building is placed, the second one removed", () => {
  const own = { kept: [], pick: ["i-02", "i-01"] };
  expect(["i-01", "i-02", "i-03"].map((one) => handChoice(one, own, false))).toEqual([
    "removed",
    "placed",
    null,
  ]);
  expect(handChoice("i-02", { kept: [], pick: ["i-02"] }, false)).toBe("placed");
});

test("nothing is chosen for whoever only looks on", () => {
  expect(handChoice("i-01", undefined, false)).toBeNull();
});
