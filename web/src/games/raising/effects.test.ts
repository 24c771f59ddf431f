import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { RaisingBox } from "../../api/raising";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });

const { language } = await import("../../words/say.svelte");
const { PrintedThings } = await import("./effects");

const BOX = {
  tiles: [
    { tile: "2", deed: "plain", count: 0, reward: { favor: 1, wild: 1 } },
    { tile: "7", deed: "extra_level", count: 1, reward: { reputation: 1 } },
    { tile: "8", deed: "steps_on_a_track", count: 3, reward: {} },
  ],
  members: [{ member: "3", counts: "ward_buildings", each: 3, ward: 3 }],
  cards: [
    { card: "5", letters: ["a"], squares: [], every_round: true, spot: { lumber: 1 } },
    { card: "9", letters: ["a", "b"], squares: [], every_round: false, spot: { jackscrew: 2 } },
  ],
  prestige: [{ prestige: "4", name: "Exchange", arrows: ["E", "W"], reputation: 3 }],
  tokens: [{ token: "wc4", first: 10, second: 6 }],
  neighborhoods: [{ neighborhood: "nt15", reward: { wild: 2 } }],
  board: { neighborhoods: [{ space: "N8", plots: ["13", "14", "21", "22"] }] },
  projects: [
    {
      project: "4",
      is_move: false,
      is_final: false,
      cost: { lumber: 2, masonry: 1 },
      symbols: ["seal"],
      reward: { expansions: 1 },
    },
  ],
} as unknown as RaisingBox;
const things = new PrintedThings(BOX);

beforeEach(() => Promise.all([language.load("en"), language.include("raising")]));
afterEach(() => language.load("en"));

test("an empty plot tile says what it does, then what it gives", () => {
  expect(things.about("tile", "2")).toBe("Gain 1 wild resource and 1 favor.");
  expect(things.about("tile", "7")).toBe(
    "Add a level from your supply to one of your buildings in a ward. Gain 1 reputation.",
  );
  expect(things.about("tile", "8")).toBe("Advance 3 steps on one expertise track.");
});

test("cards, neighborhood tiles and ward tokens are called by what they give", () => {
  expect(things.name("card", "5")).toBe("1 lumber each round");
  expect(things.name("card", "9")).toBe("2 jackscrews once");
  expect(things.name("neighborhood", "nt15")).toBe("2 wild resources");
  expect(things.name("token", "wc4")).toBe("10 / 6");
  expect(things.name("tile", "2")).toBeUndefined();
});

test("a neighborhood is called by the plots at its corners, however its space is written", () => {
  expect(things.name("enclosure", "n8")).toBe("13/22");
  expect(things.name("enclosure", "N8")).toBe("13/22");
});

test("every other component has its effect", () => {
  expect(things.about("member", "3")).toBe(
    "3 reputation for each of your raised buildings in ward 3",
  );
  expect(things.about("prestige", "4")).toBe(
    "2 arrows: 3 reputation for each raised building an arrow points at",
  );
  expect(things.about("project", "4")).toBe(
    "Costs 2 lumber and 1 masonry. Raise it on a plot; gives city seal and 1 company expansion.",
  );
  expect(things.about("project", "99")).toBeUndefined();
});

test("effects are said in the reader's language", async () => {
  await language.load("de");
  expect(things.about("card", "9")).toBe("Einmalig: 2 Schraubenwinden");
});
