import { expect, test, vi } from "vitest";

import type { TableState } from "./table.svelte";

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
  await language.load("en");
  const state = { seats: [{ seat: "blue", name: "Ada", bot: null }] } as unknown as TableState;
  const names = new Names("raising", state, { seat: ["blue"], color: ["blue", "purple"] });
  const won = (color: string): string => names.say("events.raising.ward_won", { color, ward: 2 });
  expect([won("blue"), won("purple")]).toEqual([
    "Ada controls ward 2",
    "The non-player color controls ward 2",
  ]);
});
