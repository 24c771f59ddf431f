import { expect, test } from "vitest";

import { verbOf } from "../../state/verbs.fake";
import { PrintedComponents } from "./components";

const printed = new PrintedComponents({
  rules: { heap: { left: "N-1" }, area: { board: "N-2" } },
});

test("whatever the box names a rule for can be read up, parts of the board only where they are", () => {
  expect(printed.things()).toEqual([{ kind: "heap", key: "left", rule: "N-1" }]);
  expect([printed.rule("area", "board"), printed.rule("heap", "right")]).toEqual(["N-2", null]);
});

test("an answer is read up by the first thing that has a rule", () => {
  const args = { number: "2", heap: "left" };
  const verb = verbOf("take");
  expect(printed.ruleOf({ notation: "", verb, args })).toBe("N-1");
});

test("a box without rules has none", () => {
  expect(new PrintedComponents(null).things()).toEqual([]);
  expect(new PrintedComponents({}).rule("heap", "left")).toBeNull();
});
