import { expect, test } from "vitest";

import { Printed } from "./printed";

const printed = new Printed({
  rules: { space: { hire: "C-1" }, asset: { foundry: "C-2" }, area: { demand: "C-3" } },
});

test("a thing has its own rule, or that of its area", () => {
  expect(printed.rule("space", "hire")).toBe("C-1");
  expect(printed.rule("place", "inner")).toBe("C-3");
  expect(printed.rule("space", "of a pack")).toBeNull();
  expect(new Printed(null).rule("space", "hire")).toBeNull();
});

test("an answer is read up by where it goes, not by who acts", () => {
  expect(printed.ruleOf({ company: "swift", space: "hire" })).toBe("C-1");
  expect(printed.ruleOf({ asset: "foundry" })).toBe("C-2");
  expect(printed.ruleOf({ company: "swift" })).toBeNull();
});
