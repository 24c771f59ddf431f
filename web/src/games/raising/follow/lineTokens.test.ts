import { beforeAll, expect, test, vi } from "vitest";

import type { GameEvent } from "../../../api/types";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });

const { language } = await import("../../../words/say.svelte");
const { lineTokens } = await import("./lineTokens");

const event = (kind: string, data: Record<string, unknown>): GameEvent => ({
  kind,
  data: { seat: "blue", ...data },
  text: kind,
});
const labels = (...events: GameEvent[]): string[] =>
  lineTokens(events, "blue").map((one) => one.label);

beforeAll(() => Promise.all([language.load("en"), language.include("raising")]));

test("the same tokens are counted together, those that go apart from those that come", () => {
  const lumber = event("tokens_gained", { count: 1, resource: "lumber" });
  const paid = event("paid", { count: 2, resource: "lumber", wild: 1 });
  const found = lineTokens([lumber, paid, lumber], "blue");
  expect(found.map(({ icon, count }) => [icon, count])).toEqual([
    ["r-lumber", 2],
    ["r-lumber", -2],
    ["r-wild", -1],
  ]);
});

test("a step tells the column it leads to, not how many steps there were", () => {
  const step = (column: number): GameEvent =>
    event("advanced", { resource: "masonry", step: column });
  expect(labels(step(4), step(5))).toEqual(["to column 5 of the masonry track"]);
});

test("what is not paid says so, and nothing is drawn for a wild that was not spent", () => {
  expect(labels(event("short", { resource: "jackscrew" }), event("poverty_step", {}))).toEqual([
    "short of jackscrew",
    "1 step down the poverty track",
  ]);
  expect(labels(event("paid", { count: 0, resource: "lumber", wild: 2 }))).toEqual([
    "pays 2 wild resources",
  ]);
});

test("reputation of others around a neighborhood is drawn, one's own is the amount of the line", () => {
  const gain = { amount: 1, gain: "neighborhoods" };
  const found = lineTokens(
    [event("reputation_changed", { ...gain, seat: "green" }), event("reputation_changed", gain)],
    "blue",
  );
  expect(found.map(({ disc, count }) => [disc, count])).toEqual([["green", 1]]);
});
