import { expect, test } from "vitest";

import { verbsOf } from "../../state/verbs.fake";
import { read } from "./choices";

const VERBS = verbsOf(
  [
    "place <company> <space>",
    "order <resource> <price>",
    "order <resource>",
    "trade <resource> for <resource>",
    "pass",
  ],
  { "order <resource>": { id: "order_row" } },
);
const DOMAINS = {
  company: ["swift"],
  space: ["i-01", "i-02"],
  resource: ["steel", "wood"],
  price: ["20"],
};

test("a verb is known by the key that the server tells", () => {
  expect(VERBS.map((one) => one.id)).toEqual(["place", "order", "order_row", "trade_for", "pass"]);
});

test("an answer is read into its arguments by domain", () => {
  expect(read("place swift i-01", VERBS, DOMAINS)?.args).toEqual({
    company: "swift",
    space: "i-01",
  });
});

test("a domain that occurs twice gets a 2", () => {
  expect(read("trade steel for wood", VERBS, DOMAINS)?.args).toEqual({
    resource: "steel",
    resource2: "wood",
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
