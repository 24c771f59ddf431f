import { expect, test } from "vitest";

import { read, verbsOf } from "./choices";

const VERBS = verbsOf([
  "place <company> <space>",
  "order <resource> <price>",
  "order <resource>",
  "build <space> remove <space>",
  "pass",
]);
const DOMAINS = { company: ["swift"], space: ["i-01", "i-02"], resource: ["steel"], price: ["20"] };

test("a verb is known by its literal words", () => {
  expect(VERBS.map((one) => one.id)).toEqual([
    "place",
    "order",
    "order_row",
    "build_remove",
    "pass",
  ]);
});

test("an answer is read into its arguments by domain", () => {
  expect(read("place swift i-01", VERBS, DOMAINS)?.args).toEqual({
    company: "swift",
    space: "i-01",
  });
});

test("a domain that occurs twice gets a 2", () => {
  expect(read("build i-01 remove i-02", VERBS, DOMAINS)?.args).toEqual({
    space: "i-01",
    space2: "i-02",
  });
});

test("a shorter answer is read by the verb that is as long", () => {
  expect(read("order steel", VERBS, DOMAINS)?.verb.id).toBe("order_row");
  expect(read("order steel 20", VERBS, DOMAINS)?.verb.id).toBe("order");
});

test("a word that no domain knows is no answer", () => {
  expect(read("place acme i-01", VERBS, DOMAINS)).toBeNull();
  expect(read("dance", VERBS, DOMAINS)).toBeNull();
});
