import { beforeEach, expect, test, vi } from "vitest";

const browser = vi.hoisted(() => ({ kept: new Map<string, string>() }));
vi.mock("../words/say.svelte", () => ({
  keep: (key: string, value: string) => browser.kept.set(key, value),
  kept: (key: string) => browser.kept.get(key) ?? null,
}));

const { Handover } = await import("./handover.svelte");

beforeEach(() => browser.kept.clear());

test("whoever plays one seat only hands nothing over", () => {
  const handover = new Handover("t");
  handover.setOwnSeats(["red"]);
  handover.begin();
  expect(handover.isPending).toBe(false);
});

test("with a second seat the one that is shown is hidden as well", () => {
  const handover = new Handover("t");
  handover.setOwnSeats(["red"]);
  handover.begin();
  handover.setOwnSeats(["red", "blue"]);
  expect(handover.isPending).toBe(true);
});

test("once shown a seat stays so until another one is", () => {
  const handover = new Handover("t");
  handover.setOwnSeats(["red", "blue"]);
  handover.finish(false);
  handover.setOwnSeats(["red", "blue", "green"]);
  expect(handover.isPending).toBe(false);
  handover.begin();
  expect(handover.isPending).toBe(true);
});

test("a seat that is given up opens no other, not even on the page loaded anew", () => {
  const handover = new Handover("t");
  handover.setOwnSeats(["red", "blue"]);
  handover.setOwnSeats(["blue"]);
  expect(handover.isPending).toBe(true);
  const anew = new Handover("t");
  anew.setOwnSeats(["blue"]);
  anew.begin();
  expect(anew.isPending).toBe(true);
});

test("one person with all seats is asked no more, at this table only", () => {
  const handover = new Handover("t");
  handover.setOwnSeats(["red", "blue"]);
  handover.finish(true);
  handover.begin();
  expect(handover.isPending).toBe(false);
  const [anew, other] = [new Handover("t"), new Handover("other")];
  for (const one of [anew, other]) {
    one.setOwnSeats(["red", "blue"]);
    one.begin();
  }
  expect([anew.isPending, other.isPending]).toEqual([false, true]);
});
