import { expect, test } from "vitest";

import type { Previewed } from "../../api/types";
import { verbsOf } from "../../state/verbs";
import { read, type Choice } from "./choices";
import { candidates, shortBy, unavailableAnswers } from "./unavailable";

const VERBS = verbsOf([
  "place <company> <space>",
  "trade <company> <resource> for <resource>",
  "pass",
]);
const scope = (domain: string): string[] =>
  ({ company: ["swift"], space: ["a", "b", "c"], resource: ["wood", "coal"] })[domain] ?? [];
const given = (...answers: string[]): Choice[] =>
  answers.flatMap((one) => read(one, VERBS, {}) ?? []);
const refused = (reason: string, facts = {}): Previewed => ({
  refusal: { key: "illegal", text: "", reason, facts },
});

test("answers like the legal ones are tried, and no others", () => {
  const found = candidates(
    "place_partner",
    VERBS,
    given("place swift a", "trade swift wood for coal", "pass"),
    scope,
  );
  expect(found.map((one) => one.notation)).toEqual(["place swift b", "place swift c"]);
});

test("what a question asks for is tried even if nothing of it is legal", () => {
  expect(candidates("action_turn", VERBS, given("pass"), scope)).toHaveLength(3);
});

test("what a little more money would allow is told first", () => {
  const tried = candidates("action_turn", VERBS, [], scope);
  const told: Record<string, Previewed> = {
    "place swift a": refused("space_used"),
    "place swift b": refused("cannot_pay", { cost: 90, treasury: 50 }),
    "place swift c": refused("cannot_pay", { cost: 60, treasury: 50 }),
  };
  expect(unavailableAnswers(tried, (one) => told[one]).map((one) => one.choice.args.space)).toEqual(
    ["c", "b", "a"],
  );
});

test("reasons that tell nothing are left out", () => {
  expect(
    unavailableAnswers(candidates("action_turn", VERBS, [], scope), () => refused("not_placed")),
  ).toEqual([]);
});

test("a player pays from cash, a company from its treasury", () => {
  const facts = { cost: 180, cash: 175, treasury: 0 };
  expect(shortBy({ key: "illegal", text: "", reason: "par_too_dear", facts })).toBe(5);
  expect(shortBy({ key: "illegal", text: "", reason: "space_used", facts })).toBe(0);
});
