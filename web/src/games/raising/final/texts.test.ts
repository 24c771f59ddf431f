import { expect, test, vi } from "vitest";

import type { CountedCell } from "./count";

vi.stubGlobal("navigator", { languages: ["en"] });

const { amountText, rowText } = await import("./texts");

const cell = (amount: number): CountedCell => ({
  seat: "blue",
  amount,
  parts: [],
  total: 0,
  isMost: false,
  isAhead: false,
});

test("the count begins with what was gained in play, which adds nothing", () => {
  expect(rowText({ rounds: 5 }, "in_play", 0)).toBe("raising.final.after");
  expect(amountText(cell(30), 0)).toBe("");
});

test("each category after it is called by its name and adds or takes off", () => {
  expect(rowText({ rounds: 5 }, "poverty", 7)).toBe("score.raising.poverty");
  expect([4, 0, -3].map((one) => amountText(cell(one), 7))).toEqual(["+4", "0", "−3"]);
});
