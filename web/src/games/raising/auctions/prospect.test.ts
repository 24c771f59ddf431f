import { expect, test } from "vitest";

import type { Outcome } from "./outcome";
import { bestProspect } from "./prospect";

const outcome = (leader: string | null, isCertain = false, score = ""): Outcome =>
  ({ leader, isCertain, score }) as Outcome;

test("a square that makes it certain comes before one that only leads", () => {
  const found = bestProspect([outcome("blue"), outcome("blue", true, "3–1")], "blue");
  expect([found?.prospect, found?.outcome.score]).toEqual(["certain", "3–1"]);
});

test("what is certain for another is no good", () => {
  expect(bestProspect([outcome("green", true), outcome("green")], "blue")?.prospect).toBe("behind");
  expect(bestProspect([outcome("green", true), outcome("blue")], "blue")?.prospect).toBe("lead");
});

test("of equals the first is told, and of none nothing", () => {
  expect(
    bestProspect([outcome("blue", false, "a"), outcome("blue", false, "b")], "blue")?.outcome.score,
  ).toBe("a");
  expect(bestProspect([], "blue")).toBeNull();
});
