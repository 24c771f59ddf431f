import { expect, test } from "vitest";

import { REPORTED } from "../../state/reportedFields.fake";
import { countChanges, delta } from "./effects";

test("counts change for those who act, without what only follows", () => {
  const changes = [
    { path: "companies.swift.cubes.steel", before: 0, after: 1 },
    { path: "companies.swift.workers", before: [1, 0], after: [1, 2] },
    { path: "companies.swift.goods", before: 2, after: 2 },
    { path: "companies.libby.goods", before: 0, after: 1 },
    { path: "companies.swift.works.0.short.steel", before: 1, after: 0 },
    { path: "hire_price", before: 10, after: 20 },
  ];
  expect(countChanges(changes, ["swift"], REPORTED)).toEqual([
    { field: "steel", amount: 1, after: 1 },
    { field: "workers", amount: 2, after: 3 },
  ]);
});

test("a value that is not named does not change", () => {
  expect(delta([{ path: "a", before: 1, after: 4 }], "a")).toBe(3);
  expect(delta([], "a")).toBe(0);
});
