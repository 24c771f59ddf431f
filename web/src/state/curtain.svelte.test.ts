import { beforeEach, expect, test, vi } from "vitest";

const browser = vi.hoisted(() => ({ kept: new Map<string, string>() }));
vi.mock("../words/say.svelte", () => ({
  keep: (key: string, value: string) => browser.kept.set(key, value),
  kept: (key: string) => browser.kept.get(key) ?? null,
}));

const { Curtain } = await import("./curtain.svelte");

beforeEach(() => browser.kept.clear());

test("whoever plays one seat only has no curtain", () => {
  const curtain = new Curtain("t");
  curtain.learn(["red"]);
  curtain.fall();
  expect(curtain.hangs).toBe(false);
});

test("with a second seat it falls, also before the seat that is shown", () => {
  const curtain = new Curtain("t");
  curtain.learn(["red"]);
  curtain.fall();
  curtain.learn(["red", "blue"]);
  expect(curtain.hangs).toBe(true);
});

test("once lifted it stays up until another seat is shown", () => {
  const curtain = new Curtain("t");
  curtain.learn(["red", "blue"]);
  curtain.lift(false);
  curtain.learn(["red", "blue", "green"]);
  expect(curtain.hangs).toBe(false);
  curtain.fall();
  expect(curtain.hangs).toBe(true);
});

test("a seat that is given up opens no other, not even on the page loaded anew", () => {
  const curtain = new Curtain("t");
  curtain.learn(["red", "blue"]);
  curtain.learn(["blue"]);
  expect(curtain.hangs).toBe(true);
  const anew = new Curtain("t");
  anew.learn(["blue"]);
  anew.fall();
  expect(anew.hangs).toBe(true);
});

test("one person with all seats is asked no more, at this table only", () => {
  const curtain = new Curtain("t");
  curtain.learn(["red", "blue"]);
  curtain.lift(true);
  curtain.fall();
  expect(curtain.hangs).toBe(false);
  const [anew, other] = [new Curtain("t"), new Curtain("other")];
  for (const one of [anew, other]) {
    one.learn(["red", "blue"]);
    one.fall();
  }
  expect([anew.hangs, other.hangs]).toEqual([false, true]);
});
