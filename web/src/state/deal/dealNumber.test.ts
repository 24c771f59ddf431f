import { beforeEach, expect, test, vi } from "vitest";

import type { Numbers } from "../../api/types";

const server = vi.hoisted(() => ({
  told: [] as Record<string, string>[],
  refuses: null as unknown,
}));
const browser = vi.hoisted(() => new Map<string, string>());
vi.mock("../../api/http", async (original) => ({
  ...(await original<typeof import("../../api/http")>()),
  put: (_path: string, body: Record<string, string>) => {
    server.told.push(body);
    return server.refuses === null ? Promise.resolve() : Promise.reject(server.refuses as Error);
  },
}));
vi.mock("../../words/say.svelte", () => ({
  keep: (key: string, value: string) => browser.set(key, value),
  kept: (key: string) => browser.get(key) ?? null,
  forget: (key: string) => browser.delete(key),
}));

const { Refused, unreachable } = await import("../../api/http");
const { DealNumber } = await import("./dealNumber");
const { sha256 } = await import("./sha256");

/** What the deal waits for: red's and blue's numbers. */
function wanted(
  phase: Numbers["phase"],
  waiting: string[],
  red: string | null,
  blue: string | null = "b".repeat(64),
): Numbers {
  const people = [
    { seats: ["red"], commitment: red, number: null },
    { seats: ["blue"], commitment: blue, number: null },
  ];
  return { round: 1, phase, waiting, people, begin_at: 0 };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  Object.assign(server, { told: [], refuses: null });
  browser.clear();
  vi.useRealTimers();
});

test("a number is bound, told when everybody has bound one, and kept until then", async () => {
  const own = new DealNumber("t");
  own.follow(wanted("commit", ["red", "blue"], null, null), ["red"]);
  await settled();
  const commitment = server.told[0]?.commitment ?? "";
  const [number] = browser.values();
  expect([commitment, browser.size]).toEqual([sha256(number ?? ""), 1]);
  new DealNumber("t").follow(wanted("reveal", ["red"], commitment), ["red"]); // after a reload
  await settled();
  expect(server.told[1]).toEqual({ number });
  expect(browser.size).toBe(0);
});

test("nothing is said for seats of others, or while nothing is missing", async () => {
  const own = new DealNumber("t");
  own.follow(wanted("commit", ["blue"], "a".repeat(64), null), ["red"]);
  own.follow(null, ["red"]);
  await settled();
  expect(server.told).toEqual([]);
});

test("a number is not told to a server that says that all have bound one, and shows it of one only", async () => {
  const own = new DealNumber("t");
  own.follow(wanted("commit", ["red"], null, null), ["red"]);
  const commitment = server.told[0]?.commitment ?? "";
  own.follow(wanted("reveal", ["red"], commitment, null), ["red"]);
  await settled();
  expect(server.told).toHaveLength(1);
});

test("every round has a new number, and a repeated wish the same one", () => {
  const own = new DealNumber("t");
  const first = wanted("commit", ["red"], null);
  own.follow(first, ["red"]);
  own.follow(first, ["red"]);
  own.follow({ ...first, round: 2 }, ["red"]);
  const told = server.told.map((one) => one.commitment);
  expect([told[1], new Set(told).size]).toEqual([told[0], 2]);
});

test("a number that another device has bound is told there", () => {
  const own = new DealNumber("t");
  const elsewhere = wanted("reveal", ["red"], "c".repeat(64));
  own.follow(elsewhere, ["red"]);
  expect(server.told).toEqual([]);
  expect(own.isElsewhere(elsewhere, ["red"])).toBe(true);
  expect(own.isElsewhere(elsewhere, ["blue"])).toBe(false);
});

test("what did not arrive is sent again, and what was overtaken is not", async () => {
  vi.useFakeTimers();
  const own = new DealNumber("t");
  server.refuses = unreachable();
  own.follow(wanted("commit", ["red"], null), ["red"]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(server.told).toHaveLength(2);
  server.refuses = new Refused({ key: "begun", text: "" }, 409);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.told).toHaveLength(3);
  expect(new Set(server.told.map((one) => one.commitment)).size).toBe(1);
});
