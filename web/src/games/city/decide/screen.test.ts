import { expect, test } from "vitest";

import type { CityView } from "../types";
import { screenOf } from "./screen";

const at = (phase: string, company: string | null = null): CityView =>
  ({ phase, operating: company && { company } }) as unknown as CityView;

test("an operation has its screen, and that of another company is another", () => {
  const [one, other] = ["swift", "libby"].map((company) => screenOf(at("operating", company)));
  expect([one?.name, one?.stays]).toEqual(["operate", false]);
  expect(one?.phase).not.toBe(other?.phase);
});

test("whoever deals stays in the market, from the founding on", () => {
  expect(["setup", "stock"].map((phase) => screenOf(at(phase))?.stays)).toEqual([true, true]);
});

test("all else happens on the board", () => {
  expect([screenOf(at("action")), screenOf(at("operating"))]).toEqual([null, null]);
});
