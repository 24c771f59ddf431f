import { expect, test } from "vitest";

import { verbsOf } from "../../state/verbs.fake";
import { read, type Choice } from "./choices";
import { chipArgs, grouped, joined, type Group } from "./groups";

const VERBS = verbsOf([
  "place <company> <space>",
  "found <company> <par>",
  "bonus",
  "cash",
  "take <resource>",
]);
const choices = (...answers: string[]): Choice[] =>
  answers.flatMap((one) => read(one, VERBS, {}) ?? []);

test("choices stand under the headings of the game in its order, all others after them", () => {
  const headings = ["appeal", "money"];
  const given: Record<string, string> = { a: "money", b: "appeal" };
  const heading = ({ args }: Choice): string | null => given[args.space ?? ""] ?? null;
  const groups = grouped(choices("place x a", "place x c", "place x b"), "city", {
    heading,
    headings,
  });
  expect(groups.map((one) => one.words)).toEqual(["appeal", "money", "answers.city.place.group"]);
});

test("many answers that differ in two words become rows of chips", () => {
  const found = grouped(
    choices("found a 35", "found a 40", "found b 35", "found b 40", "found c 35"),
    "city",
  );
  expect(found[0]?.cards.map((card) => [card.name, card.choices.length])).toEqual([
    ["a", 2],
    ["b", 2],
    ["c", 1],
  ]);
  expect(found[0]?.cards[0] && chipArgs(found[0].cards[0])).toEqual(["par"]);
});

test("a row of one chip names its last word", () => {
  const found = grouped(
    choices("found a 35", "found a 40", "found b 35", "found b 40", "found c 35"),
    "city",
  );
  expect(found[0]?.cards[2] && chipArgs(found[0].cards[2])).toEqual(["par"]);
});

test("a few answers stay cards of their own", () => {
  expect(grouped(choices("found a 35", "found b 40"), "city")[0]?.cards).toHaveLength(2);
});

test("answers without arguments stand together", () => {
  const found = grouped(choices("bonus", "cash"), "city");
  expect(found.map((one) => [one.words, one.cards.length])).toEqual([["decide.group.choose", 2]]);
});

test("two groups stand under one heading where that saves a column", () => {
  const group = (words: string, count: number): Group => ({
    words,
    cards: Array.from({ length: count }, (_, at) => ({
      key: `${words} ${at}`,
      domain: null,
      name: "",
      choices: [],
    })),
  });
  const found = joined([group("a", 4), group("b", 5), group("c", 1)], 4);
  expect(found.map((one) => [one.words, one.cards.length])).toEqual([
    ["a", 4],
    ["b c", 6],
  ]);
});
