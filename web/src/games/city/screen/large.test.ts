import { expect, test } from "vitest";

import { verbsOf } from "../../../state/verbs.fake";
import { read } from "../../../decide/answers/choices";
import { grouped } from "../../../decide/answers/groups";
import { largeOf, type Large } from "./large";

const VERBS = verbsOf([
  "found <company> <par>",
  "dividend",
  "withhold",
  "bonus",
  "take <resource>",
  "sell <company> <certificate>",
]);
const large = (...answers: string[]): (Large | null)[] =>
  grouped(
    answers.flatMap((one) => read(one, VERBS, {}) ?? []),
    "city",
  ).map(largeOf);

test("a company that can be founded at several prices is drawn once", () => {
  expect(large("found swift 35", "found swift 40", "found libby 35")).toEqual([
    { companies: ["swift", "libby"], ways: [], deals: [] },
  ]);
});

test("dividend and withholding are drawn large", () => {
  expect(large("dividend", "withhold")).toEqual([
    { companies: [], ways: ["dividend", "withhold"], deals: [] },
  ]);
});

test("deals are drawn large, each for itself", () => {
  const [sales] = large("sell swift common", "sell libby common");
  expect(sales?.deals.map((one) => one.args.company)).toEqual(["swift", "libby"]);
});

test("a group with any other answer is drawn like the others", () => {
  expect(large("dividend", "bonus")).toEqual([null]);
  expect(large("take coal")).toEqual([null]);
});
