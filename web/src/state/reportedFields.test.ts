import { expect, test } from "vitest";

import { reportedAt } from "./reportedFields";
import { field } from "./reportedFields.fake";

const REPORTED = { "seats.*.tokens": field(4), "seats.*.tokens.wild": field(2), round: field(9) };

test("a mark holds for all that is in a field, unless something in it has its own", () => {
  expect(reportedAt(REPORTED, "seats.red.tokens.lumber")?.rank).toBe(4);
  expect(reportedAt(REPORTED, "seats.red.tokens.wild")?.rank).toBe(2);
  expect(reportedAt(REPORTED, "round")?.rank).toBe(9);
});

test("what has no mark is not told, nor is what contains a marked field", () => {
  expect(reportedAt(REPORTED, "seats.red.tracks.lumber")).toBeUndefined();
  expect(reportedAt(REPORTED, "seats.red")).toBeUndefined();
  expect(reportedAt({}, "round")).toBeUndefined();
});
