import { expect, test } from "vitest";

import { read, type Choice } from "../../../decide/answers/choices";
import type { Level } from "../../../decide/game";
import { verbsOf } from "../../../state/verbs.fake";
import { besidesKey, bidKey } from "./bids";

const DOMAINS = { space: ["i", "ii", "iii", "iv", "v"], square: ["ul", "1", "2", "3", "4"] };
const VERBS = verbsOf(["bid <space> <square>", "nonplayer <space> <square>", "use <tile>"]);
const asks = (own: number) => ({ kind: "bid", rule: "", text: "", number: 1, data: { own } });

function key(notation: string, level: Level, own = 1): string | null {
  const choice = read(notation, VERBS, DOMAINS);
  return choice && bidKey(choice, level, DOMAINS, asks(own));
}

test("a card has the key of its place, and a square that of its place on the card", () => {
  expect(key("bid iii 2", "card")).toBe("3");
  expect(key("bid iii ul", "behind")).toBe("1");
  expect(key("bid iii 4", "behind")).toBe("5");
});

test("the cards for the second marker go on counting, as long as there are two", () => {
  expect(key("nonplayer i 2", "card")).toBe("6");
  expect(key("nonplayer v 2", "card")).toBe("0");
  expect(key("nonplayer i 2", "card", 0)).toBe("1");
});

test("the last few squares, which stand in the bar by themselves, have the usual keys", () => {
  expect(key("bid i 2", "bar")).toBeNull();
});

test("tiles have letters, so that none takes the key of a card that is full", () => {
  const answers = ["bid ii 2", "use 2", "use 9"];
  const tile = (notation: string) => read(notation, VERBS, DOMAINS) as Choice;
  expect(answers.map((one) => besidesKey(tile(one), answers))).toEqual([null, "T", "Y"]);
});
