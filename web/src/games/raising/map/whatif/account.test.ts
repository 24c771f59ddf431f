import { expect, test } from "vitest";

import type { GameEvent } from "../../../../api/types";
import { accountOf } from "./account";

const event = (kind: string, data: GameEvent["data"]): GameEvent => ({ kind, data, text: "" });
const RAISED = event("raised", { color: "blue", project: "10", plot: "8", levels: 2 });
const LEVELS = event("reputation_changed", {
  seat: "blue",
  amount: 2,
  total: 8,
  gain: "levels",
});
const step = (resource: string, to: number, seat = "blue"): GameEvent =>
  event("advanced", { seat, resource, step: to });
const honor = (seat: string, gain: string, amount = 1): GameEvent =>
  event("reputation_changed", { seat, amount, total: 9, gain });

test("what a plot pays, its banner and its levels are told apart", () => {
  const account = accountOf(
    [
      RAISED,
      event("wild_gained", { seat: "blue", count: 1 }),
      step("lumber", 3),
      event("perm_gained", { seat: "blue", resource: "lumber" }),
      LEVELS,
    ],
    "blue",
  );
  expect(account.gains).toEqual([
    { source: "plots", reward: { wild: 1 } },
    { source: "levels", reward: { reputation: 2 } },
  ]);
  expect(account.steps).toEqual([
    { source: "plots", resource: "lumber", after: 3, isPermanent: true },
  ]);
  expect(account.levels).toBe(2);
  expect(account.total).toEqual({ wild: 1, lumber_steps: 1, reputation: 2 });
});

test("a neighborhood pays its winner, and those beside it", () => {
  const account = accountOf(
    [
      RAISED,
      LEVELS,
      event("neighborhood_won", { seat: "purple", enclosure: "n8", neighborhood: "nt12" }),
      event("tokens_gained", { seat: "purple", count: 3, resource: "jackscrew" }),
      honor("blue", "neighborhoods"),
      event("neighborhood_won", { seat: "blue", enclosure: "n9", neighborhood: "nt15" }),
      event("wild_gained", { seat: "blue", count: 2 }),
      honor("purple", "neighborhoods"),
    ],
    "blue",
  );
  expect(account.gains.at(-1)).toEqual({
    source: "neighborhoods",
    reward: { reputation: 1, wild: 2 },
  });
  expect(account.consoled.get("N8")).toEqual([{ seat: "blue", count: 1 }]);
  expect(account.consoled.get("N9")).toEqual([{ seat: "purple", count: 1 }]);
  expect(account.total.reputation).toBe(3);
  expect(account.goesOn).toBe(false);
});

test("what cards pay in the next phase is no part of the project", () => {
  const account = accountOf(
    [
      RAISED,
      LEVELS,
      event("card_kept", { seat: "blue", card: "50" }),
      event("phase_began", { phase: "company" }),
      honor("purple", "cards", 2),
      event("tokens_gained", { seat: "blue", count: 1, resource: "lumber" }),
      step("masonry", 5),
    ],
    "blue",
  );
  expect(account.total).toEqual({ reputation: 2 });
  expect(account.later).toEqual({ lumber: 1, masonry_steps: 1 });
  expect(account.goesOn).toBe(true);
});

test("the reward of a complete column belongs to the tracks", () => {
  const account = accountOf([RAISED, step("lumber", 4), honor("blue", "expertise", 2)], "blue");
  expect(account.gains).toEqual([{ source: "expertise", reward: { reputation: 2 } }]);
});

test("a reward that a tile copies is the tile's", () => {
  const copied = event("reward_copied", { seat: "blue", enclosure: "n2" });
  const account = accountOf([copied, event("favor_gained", { seat: "blue", count: 1 })], "blue");
  expect(account.gains).toEqual([{ source: "tiles", reward: { favor: 1 } }]);
});
