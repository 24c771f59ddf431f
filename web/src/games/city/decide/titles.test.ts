import { beforeAll, expect, test, vi } from "vitest";

import type { Problem, State } from "../../../api/types";
import type { Names } from "../../../state/names.svelte";
import { verbsOf } from "../../../state/verbs.fake";
import { read } from "../../../decide/answers/choices";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: {} });

const { language, say } = await import("../../../words/say.svelte");
const { cardTitle, factoryReason, refusedTitle } = await import("./titles");

const VERBS = verbsOf([
  "buy <company> <certificate> from <source>",
  "sell <company> <certificate>",
  "confirm",
]);
const names = {
  brief: (company: string) => company,
  of: (_domain: string, key: string) => key,
  say,
} as unknown as Names;
const refused = (why: string, facts = {}): Problem => ({
  key: "illegal",
  text: "",
  reason: why,
  facts,
});
const choice = (notation: string) => {
  const found = read(notation, VERBS, {});
  if (!found) throw new Error(notation);
  return found;
};
beforeAll(() => Promise.all([language.load("en"), language.include("city")]));

test("deals in several certificates of a company that are not possible can be told apart", () => {
  const titles = [
    "buy swift common from bank",
    "buy swift preferred from bank",
    "sell swift common",
  ];
  const told = titles.map((one) => refusedTitle(names, choice(one)));
  expect(told).toEqual(["Buy swift common", "Buy swift pref.", "Sell swift common"]);
});

test("the end of a sale says what is sold, and what joins it how many that makes", () => {
  const asked = { count: 1, amount: 120 };
  const told = (one: string) => cardTitle(names, choice(one), asked);
  expect(told("confirm")).toBe("Sell 1 for $120");
  expect(told("sell swift common")).toBe("swift: 2 in all");
});

test("a factory that ran says so, and another what it lacks; of one that is not there nothing is known", () => {
  const works = [
    { ran: true, short: {} },
    { ran: false, short: { livestock: 1, steel: 0, coal: 2 } },
  ];
  const view = { companies: { swift: { works } } } as unknown as State["view"];
  const told = (why: string, factory: string) =>
    factoryReason(names, refused(why, { company: "swift", factory, next: 2 }), view);
  expect(told("wrong_factory", "1")).toBe("already ran");
  expect(told("wrong_factory", "3")).toBeNull();
  expect(told("no_inputs", "2")).toBe("needs 1 livestock, 2 coal");
});
