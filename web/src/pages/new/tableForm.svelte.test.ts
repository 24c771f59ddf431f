import { beforeEach, expect, test, vi } from "vitest";

import type { Catalogue } from "../../api/types";

const server = vi.hoisted(() => ({
  asked: [] as { tell: (box: unknown) => void; refuse: (error: unknown) => void }[],
}));
vi.mock("../../api/http", async (original) => ({
  ...(await original<typeof import("../../api/http")>()),
  get: () =>
    new Promise((tell, refuse) => {
      server.asked.push({ tell, refuse });
    }),
}));
vi.stubGlobal("navigator", { languages: ["en"] });

const { Refused } = await import("../../api/http");
const { TableForm } = await import("./tableForm.svelte");

const facts = { preset_key: "edition", presets: {}, switches: [], bots: [], default_bot: "bot" };
const offered = { game: "city", seats: [2, 3], ...facts };
const catalogue = {
  games: [offered, { ...offered, game: "raising", seats: [5] }],
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

test("a game that is chosen is in the order at once, with as many seats as it has", () => {
  const form = new TableForm(catalogue);
  form.setGame("raising");
  expect([form.request().game, form.sizes, form.seats.length]).toEqual(["raising", [5], 5]);
});

test("the game of the address is taken, and the first one where there is no such game", () => {
  const games = ["raising", "chess", undefined].map((one) => new TableForm(catalogue, one).game);
  expect(games).toEqual(["raising", "city", "city"]);
});
