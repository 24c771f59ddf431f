import { beforeEach, expect, test, vi } from "vitest";

import type { News, State } from "../api/types";
import type { Heard } from "../api/wire";

/** A server that tells its news before it says that an answer is stored. */
const server = vi.hoisted(() => ({
  heard: null as Heard | null,
  stored: [] as (() => void)[],
}));
vi.mock("../api/wire", () => ({
  Wire: class {
    constructor(_table: string, _seat: string | null, heard: Heard) {
      server.heard = heard;
    }
    send = (): Promise<void> => new Promise((done) => server.stored.push(done));
    close = (): void => undefined;
  },
}));
vi.mock("./settings.svelte", () => ({ settings: { pace: "off" } }));

const { TableState } = await import("./table.svelte");

const news = (number: number): News =>
  ({
    type: "news",
    entries: [],
    table: {
      number,
      status: "playing",
      question: { number },
      answers: ["end"],
    } as unknown as State,
  }) as unknown as News;

async function store(): Promise<void> {
  server.stored.shift()?.();
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => (server.stored = []));

test("the next question is shown when the answer before it is stored, not earlier", async () => {
  const table = new TableState("t");
  table.sit("red");
  server.heard?.news(news(3));
  const given = table.answer("end");
  server.heard?.news(news(4));
  expect([table.latest?.number, table.busy]).toEqual([3, true]);
  await store();
  expect([await given, table.latest?.number, table.busy]).toEqual([true, 4, false]);
});

test("answers in a row are given to the questions in between, which are not shown", async () => {
  const table = new TableState("t");
  table.sit("red");
  server.heard?.news(news(3));
  const given = table.inOneGo(async () => (await table.answer("end")) && table.answer("end"));
  server.heard?.news(news(4));
  await store();
  expect([table.latest?.number, table.newest?.number]).toEqual([3, 4]);
  server.heard?.news(news(5));
  await store();
  expect([await given, table.latest?.number, table.busy]).toEqual([true, 5, false]);
});

test("news that come late do not take the table back", () => {
  const table = new TableState("t");
  table.sit("red");
  server.heard?.news(news(5));
  server.heard?.news(news(4));
  expect(table.latest?.number).toBe(5);
});
