import { expect, test } from "vitest";

import { verbOf } from "../../../state/verbs.fake";
import type { CityBox } from "../types";
import { CityComponents } from "./components";

const boxOf = (facts: object): Partial<CityBox> => facts as Partial<CityBox>;
const printed = new CityComponents(
  boxOf({
    rules: {
      space: { hire: "C-1" },
      asset: { foundry: "C-2" },
      area: { demand: "C-3", supply: "C-4", haymarket: "C-5" },
    },
  }),
);
const ruleOf = (id: string, args: Record<string, string>): string | null =>
  printed.ruleOf({ notation: "", verb: verbOf(id), args });

test("a thing has its own rule, or that of its area", () => {
  expect(printed.rule("space", "hire")).toBe("C-1");
  expect(printed.rule("place", "inner")).toBe("C-3");
  expect(printed.rule("space", "of a pack")).toBeNull();
  expect(new CityComponents({}).rule("space", "hire")).toBeNull();
});

test("an answer is read up by where it goes, not by who acts", () => {
  expect(ruleOf("place", { company: "swift", space: "hire" })).toBe("C-1");
  expect(ruleOf("acquire", { asset: "foundry" })).toBe("C-2");
  expect(ruleOf("act", { company: "swift" })).toBeNull();
});

test("a cube is read up where it lies: in the supply chain if it is ordered, else at Haymarket Square", () => {
  expect(ruleOf("order", { resource: "steel", price: "20" })).toBe("C-4");
  expect(ruleOf("order_row", { resource: "steel" })).toBe("C-4");
  expect(ruleOf("take", { resource: "steel" })).toBe("C-5");
});

test("what has a name can be read up, companies only if they are in play", () => {
  const some = new CityComponents(
    boxOf({
      charters: [{ company: "swift" }],
      rules: {
        company: { swift: "C-8", newcomer: "C-9" },
        goal: { most: "C-7" },
        area: { a: "C-6" },
      },
    }),
  );
  expect(some.things().map(({ kind, key, rule }) => [kind, key, rule])).toEqual([
    ["company", "swift", "C-8"],
    ["goal", "most", "C-7"],
  ]);
  expect(new CityComponents({}).things()).toEqual([]);
});
