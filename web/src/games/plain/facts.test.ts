import { expect, test } from "vitest";

import { columnsOf, inside, plain } from "./facts";

test("a list of flat things is a table", () => {
  expect(columnsOf([{ seat: "red", cash: 1 }])?.names).toEqual(["seat", "cash"]);
  expect(columnsOf([{ seat: "red", tokens: { lumber: 1 } }])).toBeNull();
  expect(columnsOf(["red"])).toBeNull();
});

test("things of a list are called by the first word they tell", () => {
  expect(Object.keys(inside([{ seat: "red" }, { level: 2 }])).sort()).toEqual(["2", "red"]);
});

test("a value is written in one line, what is not there as a dash", () => {
  expect(plain(null)).toBe("–");
  expect(plain(["a_b", 2])).toBe("a b, 2");
  expect(plain({ lumber: 2, masonry: 0 })).toBe("lumber 2");
});
