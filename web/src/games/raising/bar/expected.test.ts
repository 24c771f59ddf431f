import { expect, test } from "vitest";

import type { RaisingView } from "../../../api/raising";
import { expected } from "./expected";

const view = (told: object): RaisingView =>
  ({ turns: [], auctions: [], resolving: null, ...told }) as unknown as RaisingView;
const cost = { payable: "wild" };

test("while others bid, one hears how many markers come first and what one leads", () => {
  const turns = ["green", "purple", "blue", "green", "blue"].map((seat) => ({ seat }));
  const auctions = [
    { leader: "blue", certain: true },
    { leader: "blue", certain: false },
    { leader: "green", certain: false },
  ];
  const told = view({ phase: "bidding", turns, auctions });
  expect(expected(told, "blue")).toEqual({
    turn: { before: 2, left: 2 },
    leads: { led: 2, certain: 1 },
    projects: null,
  });
  expect(expected(told, "white").turn?.left).toBe(0);
});

test("while a project is resolved, one hears of the own ones that follow", () => {
  const auctions = [
    { space: "i", project: null, won_by: "blue", costs: {} },
    { space: "ii", project: "17", won_by: "blue", costs: { blue: cost } },
    { space: "iii", project: "18", won_by: "green", costs: {} },
    { space: "iv", project: "19", won_by: "blue", costs: { blue: cost } },
  ];
  const told = view({ phase: "project_resolution", auctions, resolving: { space: "ii" } });
  expect(expected(told, "blue").projects).toEqual([{ space: "iv", project: "19", cost }]);
  expect(expected(told, "purple").projects).toEqual([]);
});
