import { expect, test } from "vitest";

import type { RaisingView } from "../../../api/raising";
import { screenOf } from "./screen";

const view = (phase: string, more: object = {}): RaisingView =>
  ({ phase, round: 6, resolving: null, payment: null, ...more }) as unknown as RaisingView;
const payment = { seat: "blue", purpose: "project", space: "ii" };

test("whoever pays sees the payment, even while the others bid", () => {
  expect(screenOf(view("bidding", { payment }), "blue", "pay")?.name).toBe("pay");
  expect(screenOf(view("project_resolution", { payment }), "blue", "pay")).toEqual({
    name: "pay",
    phase: "pay 6 ii",
    stays: false,
  });
});

test("nobody else does", () => {
  expect(screenOf(view("bidding", { payment }), "green", "pay")?.name).toBe("bid");
  expect(screenOf(view("project_resolution", { payment }), null, "pay")).toBeNull();
});

test("a building that is moved has its own screen, but not while a tile is used in between", () => {
  const resolving = { space: "ii", step: "prestige" };
  const moving = view("project_resolution", { resolving });
  expect(screenOf(moving, "blue", "prestige_plot")?.name).toBe("move");
  expect(screenOf(moving, "blue", "swap")).toBeNull();
});
