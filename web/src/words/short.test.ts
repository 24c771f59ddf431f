import { expect, test } from "vitest";

import { shortened, whole } from "./short";

type Parts = Parameters<typeof shortened>[0];

const LITERAL = { type: 0, value: " shares" };
const ARGUMENT = { type: 1, value: "who" };
const NUMBER = { type: 2, value: "price", style: "money" };
const POUND = { type: 7 };
const SELECT = {
  type: 5,
  value: "kind",
  options: { a: { value: [LITERAL] }, other: { value: [ARGUMENT] } },
};
const PLURAL = {
  type: 6,
  value: "count",
  options: { one: { value: [POUND, LITERAL] }, other: { value: [SELECT] } },
  offset: 0,
  pluralType: "ordinal",
};

test("what was shortened is whole again, whatever stands in a sentence", () => {
  const parts = [LITERAL, ARGUMENT, NUMBER, SELECT, PLURAL] as unknown as Parts;
  expect(whole(shortened(parts))).toEqual(parts);
  expect(JSON.stringify(shortened(parts)).length).toBeLessThan(JSON.stringify(parts).length / 2);
});
