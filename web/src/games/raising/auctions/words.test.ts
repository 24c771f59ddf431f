import { expect, test, vi } from "vitest";

import type { Raising } from "../raising.svelte";
import type { Outcome } from "./outcome";

vi.mock("../../../words/say.svelte", () => ({
  say: (id: string, data: object = {}) => [id, ...Object.values(data)].join(" "),
}));
const { outcomeText, sayOf } = await import("./words");

const RAISING = { me: "blue", person: (color: string) => `<${color}>` } as unknown as Raising;
const outcome = (leader: string | null, isCertain = false): Outcome =>
  ({ leader, score: "2–1", rule: leader && "rule", isCertain }) as Outcome;

test("the reader is spoken to, others are spoken of", () => {
  expect(sayOf(RAISING, "blue", "leads")).toBe("leads.you <blue>");
  expect(sayOf(RAISING, "green", "leads", { score: "1–0" })).toBe("leads.seat <green> 1–0");
});

test("an outcome tells the rule, unless nobody can change it any more", () => {
  const text = (one: Outcome) => outcomeText(one, RAISING);
  expect(text(outcome("blue"))).toMatch(/would_lead\.you <blue> 2–1 rule$/);
  expect(text(outcome("green", true))).toMatch(
    /would_lead\.seat <green> 2–1 raising\.auction\.certain$/,
  );
  expect(text(outcome(null))).toBe("raising.term.lead.nobody");
});
