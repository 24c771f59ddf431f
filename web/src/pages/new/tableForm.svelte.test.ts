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
vi.mock("../../state/creation/tableCreation", () => ({
  gameFacts: (game: string) =>
    new Promise((tell, refuse) => void server.facts.set(game, { tell, refuse })),
}));
vi.stubGlobal("navigator", { languages: ["en"] });

const { Refused } = await import("../../api/http");
const { TableForm } = await import("./tableForm.svelte");

const facts = { preset_key: "edition", presets: {}, switches: [], bots: [], default_bot: "bot" };
const offered = { game: "city", ...facts };
const catalogue = {
  games: [offered, { ...offered, game: "raising" }],
} as unknown as Catalogue;

beforeEach(() => (server.asked = []));

test("an older word of the server does not count after a newer one", async () => {
  const form = new TableForm(catalogue);
  const checks = [form.check(), form.check()];
  server.asked[1]?.tell({ domains: { seat: ["red", "blue"] } });
  server.asked[0]?.refuse(new Refused({ key: "malformed", text: "old" }, 422));
  await Promise.all(checks);
  expect([form.colors, form.problem]).toEqual([["red", "blue"], ""]);
});

test("options that do not go together are told in the reader's words, not in the server's", async () => {
  const form = new TableForm(catalogue);
  const check = form.check();
  server.asked[0]?.refuse(new Refused({ key: "malformed", text: "mode=solo needs" }, 422));
  await check;
  expect(form.problem).toBe("shell.new.unfit");
});

test("the game that was chosen last is taken, whichever is known first", async () => {
  const form = new TableForm(catalogue);
  const chosen = [form.choose("raising"), form.choose("city")];
  server.facts.get("city")?.tell({ seats: [2, 3] });
  server.facts.get("raising")?.tell({ seats: [5] });
  await Promise.all(chosen);
  expect([form.game, form.sizes, form.seats.length]).toEqual(["city", [2, 3], 3]);
});

test("a game of which the server tells nothing is not taken, and that is told", async () => {
  const form = new TableForm(catalogue);
  const chosen = form.choose("raising");
  server.facts.get("raising")?.refuse(new Error("gone"));
  await chosen;
  expect([form.game, form.problem]).toEqual(["city", "shell.broken"]);
});
