import { expect, test, vi } from "vitest";

import type { TableState } from "./table/table.svelte";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: {} });

const { Names } = await import("./names.svelte");
const { language } = await import("../words/say.svelte");

test("a score is money only where the game is won by money", () => {
  const score = (unit?: "money"): string =>
    new Names("nim", null as unknown as TableState, {}, unit).score(1080);
  expect([score("money"), score()]).toEqual(["$1,080", "1,080"]);
});

test("a color is told as its player, or as the one that nobody plays", async () => {
  await Promise.all([language.load("en"), language.include("raising")]);
  const state = { seats: [{ seat: "blue", name: "Ada", bot: null }] } as unknown as TableState;
  const names = new Names("raising", state, { seat: ["blue"], color: ["blue", "purple"] });
  const won = (color: string): string => names.say("events.raising.ward_won", { color, ward: 2 });
  expect([won("blue"), won("purple")]).toEqual([
    "Ada controls ward 2",
    "The non-player color controls ward 2",
  ]);
});

test("a thing without a printed name is called as its game says", async () => {
  await Promise.all([language.load("en"), language.include("raising")]);
  const printed = {
    name: (domain: string, key: string) => (domain === "card" ? `card of ${key}` : undefined),
    about: (domain: string) => (domain === "card" ? "pays" : undefined),
  };
  const state = { seats: [] } as unknown as TableState;
  const domains = { card: ["5"], resource: ["lumber"] };
  const names = new Names("raising", state, domains, "points", printed);
  expect(names.of("card", "5")).toBe("card of 5");
  expect(names.about("card", "5")).toBe("pays");
  expect(names.of("resource", "lumber")).toBe("lumber");
  expect(names.say("events.raising.card_lost", { card: "5" })).toContain("card of 5");
});

test("a color that nobody plays has a name where players have one", async () => {
  await Promise.all([language.load("en"), language.include("raising")]);
  const state = { seats: [{ seat: "blue", name: "Ada", bot: null }] } as unknown as TableState;
  const names = new Names("raising", state, { color: ["blue", "purple"] });
  expect([names.person("blue"), names.person("purple")]).toEqual(["Ada", "The non-player color"]);
});
