import { beforeAll, expect, test, vi } from "vitest";

import type { Problem } from "../api/types";
import type { Names } from "../state/names.svelte";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: {} });

const { language, say } = await import("../words/say.svelte");
const { reason, remedy, shortReason } = await import("./wording");

const names = {
  brief: (company: string) => company,
  of: (_domain: string, key: string) => key,
  say,
} as unknown as Names;
const refused = (why: string, rule = "", facts = {}): Problem => ({
  key: "illegal",
  text: "",
  reason: why,
  rule,
  facts,
});
beforeAll(() =>
  Promise.all([language.load("en"), language.include("city"), language.include("raising")]),
);

test("who sells is told to finish the sale before anything else", () => {
  expect(reason("city", names, refused("not_now", "C-STOCK-10"))).toBe("Finish the sale first.");
  expect(reason("city", names, refused("not_now", "C-OP-30"))).not.toContain("sale");
});

test("a reason with several cases is told by its case, and so is what helps", () => {
  const wilds = { ...refused("payment_mismatch", "R-BID-05"), case: "rest_unpaid" };
  expect(reason("raising", names, wilds)).toBe("You couldn’t pay the rest of the cost then.");
  expect(remedy("raising", names, wilds)).toBe("Use fewer wild resources.");
});

test("a refusal is told in two words where it has them, and else in full", () => {
  const told = (why: string, facts = {}) =>
    shortReason("city", names, refused(why, "C-STOCK-10", facts));
  const dear = { ...refused("cannot_pay", "C-ACT-08"), missing: 10 };
  expect(shortReason("city", names, dear)).toBe("$10 short");
  expect(told("wrong_factory", { next: 2 })).toBe("after factory 2");
  expect(told("not_now")).toBe("Finish the sale first.");
});
