import { beforeEach, expect, test, vi } from "vitest";

import type { TableState } from "../state/table/table.svelte";

const kept = new Map<string, string>();
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
vi.mock("../state/router.svelte", () => ({ router: {} })); // it reads the address of a page

const { Follow } = await import("./follow.svelte");

const table = (seat: string | null = null): TableState =>
  ({ id: "t", seat, at: null, entries: [] }) as unknown as TableState;

beforeEach(() => kept.clear());

test("what happened since stays dismissed, until there is something later", () => {
  const follow = new Follow(table("red"));
  follow.dismissSince(7);
  expect([7, 8].map((since) => follow.showsSince(since))).toEqual([false, true]);
});

test("what one seat dismissed is told to another of the same device", () => {
  const state = table("red");
  const follow = new Follow(state);
  follow.dismissSince(7);
  state.seat = "blue";
  expect(follow.showsSince(5)).toBe(true);
});

test("when one was here before is known until the table is left", () => {
  kept.set("seen:t", "4");
  const follow = new Follow(table());
  follow.see(9);
  expect(follow.seen).toBe(4);
  expect(new Follow(table()).seen).toBe(9);
});
