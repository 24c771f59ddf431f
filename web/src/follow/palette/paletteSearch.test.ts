import { expect, test } from "vitest";

import { matchRank, searchPalette } from "./paletteSearch";

test("what is typed must begin words, whatever its accents", () => {
  expect(matchRank("pla swi", "place swift i-04")).toBe(1);
  expect(matchRank("actif", "Actifs à voir")).toBe(0);
  expect(matchRank("a", "à voir")).toBe(0);
  expect(matchRank("ift", "place swift")).toBeNull();
});

const ALL = [
  { names: ["Hire Manager"], about: "Gain somebody for an office." },
  { names: ["Commercial College"], about: "The company gains a manager." },
  { names: ["Feed Yard"], about: "Take livestock." },
  { names: ["Most Managers"], about: "", isThing: true },
];
const foundNames = (typed: string, most = 9): (string | undefined)[] =>
  searchPalette(typed, ALL, most).map((one) => one.names[0]);

test("what is called like that comes first, then what does such a thing, then what can be read", () => {
  expect(foundNames("manager")).toEqual(["Hire Manager", "Commercial College", "Most Managers"]);
  expect(foundNames("manager", 1)).toEqual(["Hire Manager"]);
});

test("a name and an effect are found together", () => {
  expect(foundNames("college manager")).toEqual(["Commercial College"]);
  expect(foundNames("college livestock")).toEqual([]);
});

test("nothing typed finds everything in its order", () => {
  expect(foundNames("")).toHaveLength(ALL.length);
});
