import { expect, test, vi } from "vitest";

import type { Data } from "../../../words/say.svelte";
import type { ActionSpace } from "../types";

vi.mock("../../../words/say.svelte", () => ({
  say: (id: string, { count, amount }: Data) => `${id} ${String(count ?? amount)}`,
}));

const { buildingNote } = await import("./buildings");

test("a building says which workers come with it and what its owner is paid", () => {
  const payment = { payer: "company", amount: 40 } as ActionSpace["payment"];
  expect(buildingNote({ workers_added: 1, payment })).toBe(
    "decide.brings.workers 1 · decide.brings.company 40",
  );
});

test("one that brings neither says nothing", () => {
  expect(buildingNote({ workers_added: 0, payment: null })).toBe("");
});
