import { expect, test } from "vitest";

import { ROLES, verbsOf } from "../../state/verbs.fake";
import { read, type Choice } from "./choices";
import { mayLack, unavailableOf } from "./unavailable";

const VERBS = verbsOf(
  ["place <company> <space>", "trade <company> <resource> for <resource>", "pass"],
  ROLES,
);
const DOMAINS = { company: ["swift"], space: ["a", "b"], resource: ["wood", "coal"] };
const given = (...answers: string[]): Choice[] =>
  answers.flatMap((one) => read(one, VERBS, DOMAINS) ?? []);
const refusal = { key: "illegal", text: "" };

test("what the server tells is read as choices, in its order", () => {
  const told = ["place swift b", "dance", "place swift a"].map((answer, at) => ({
    answer,
    refusal,
    near: at === 0,
  }));
  const found = unavailableOf(told, (one) => read(one, VERBS, DOMAINS));
  expect(found.map((one) => [one.choice.args.space, one.near])).toEqual([
    ["b", true],
    ["a", false],
  ]);
});

test("something may be missing where more can be written than is legal", () => {
  expect(mayLack(given("place swift a"), DOMAINS)).toBe(true);
  expect(mayLack(given("place swift a", "place swift b"), DOMAINS)).toBe(false);
});

test("what may be done besides, or ends a turn, lacks nothing", () => {
  expect(mayLack(given("trade swift wood for coal", "pass"), DOMAINS)).toBe(false);
});
