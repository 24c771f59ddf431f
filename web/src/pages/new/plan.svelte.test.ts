import { beforeEach, expect, test, vi } from "vitest";

import type { Catalogue } from "../../api/types";

const server = vi.hoisted(() => ({
  facts: new Map<string, { tell: (facts: unknown) => void; refuse: (error: unknown) => void }>(),
  asked: [] as { tell: (box: unknown) => void; refuse: (error: unknown) => void }[],
}));
vi.mock("../../api/http", async (original) => ({
  ...(await original<typeof import("../../api/http")>()),
  get: () =>
    new Promise((tell, refuse) => {
      server.asked.push({ tell, refuse });
    }),
}));

// It knows the way to other pages.
vi.mock("../making", () => ({
  USUAL_BOT: "bot",
  gameFacts: (game: string) =>
    new Promise((tell, refuse) => void server.facts.set(game, { tell, refuse })),
}));
vi.stubGlobal("navigator", { languages: ["en"] });

const { Refused } = await import("../../api/http");
const { Plan } = await import("./plan.svelte");

const offered = { game: "city", preset_key: "edition", presets: {}, switches: [], bots: [] };
const catalogue = {
  games: [offered, { ...offered, game: "raising" }],
} as unknown as Catalogue;

beforeEach(() => (server.asked = []));

test("an older word of the server does not count after a newer one", async () => {
  const plan = new Plan(catalogue);
  const checks = [plan.check(), plan.check()];
  server.asked[1]?.tell({ seats: ["red", "blue"] });
  server.asked[0]?.refuse(new Refused({ key: "malformed", text: "old" }, 422));
  await Promise.all(checks);
  expect([plan.colors, plan.problem]).toEqual([["red", "blue"], ""]);
});

test("options that do not go together are told in the reader's words, not in the server's", async () => {
  const plan = new Plan(catalogue);
  const check = plan.check();
  server.asked[0]?.refuse(new Refused({ key: "malformed", text: "mode=solo needs" }, 422));
  await check;
  expect(plan.problem).toBe("shell.new.unfit");
});

test("the game that was chosen last is taken, whichever is known first", async () => {
  const plan = new Plan(catalogue);
  const chosen = [plan.choose("raising"), plan.choose("city")];
  server.facts.get("city")?.tell({ seats: [2, 3] });
  server.facts.get("raising")?.tell({ seats: [5] });
  await Promise.all(chosen);
  expect([plan.game, plan.sizes, plan.seats.length]).toEqual(["city", [2, 3], 3]);
});

test("a game of which the server tells nothing is not taken, and that is told", async () => {
  const plan = new Plan(catalogue);
  const chosen = plan.choose("raising");
  server.facts.get("raising")?.refuse(new Error("gone"));
  await chosen;
  expect([plan.game, plan.problem]).toEqual(["city", "shell.broken"]);
});
