import { afterEach, expect, test, vi } from "vitest";

import { drawing, once } from "./http";

afterEach(() => vi.unstubAllGlobals());

test("what stays the same is asked for once", async () => {
  const load = vi.fn(() => Promise.resolve("words"));
  const found = await Promise.all([once("same", load), once("same", load)]);
  expect([found, load.mock.calls.length]).toEqual([["words", "words"], 1]);
});

test("what did not come is asked for again", async () => {
  const load = vi.fn(() => Promise.reject(new Error("gone")));
  await expect(once("lost", load)).rejects.toThrow("gone");
  await expect(once("lost", () => Promise.resolve("here"))).resolves.toBe("here");
});

test("a drawing that does not come leaves the page without it, and comes the next time", async () => {
  const answers = [
    () => Promise.reject(new TypeError("no network")),
    () => Promise.resolve(new Response("", { status: 502 })),
    () => Promise.resolve(new Response("<svg/>")),
  ];
  vi.stubGlobal("fetch", () => answers.shift()?.());
  expect([await drawing("/a.svg"), await drawing("/a.svg"), await drawing("/a.svg")]).toEqual([
    "",
    "",
    "<svg/>",
  ]);
});
