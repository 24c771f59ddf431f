import { expect, test } from "vitest";

import type { PreviewedLine } from "../../../api/types";
import { before, completed, goesOn, optionsOf, payAnswer } from "./compose";

const asks = (resource: string, answers: string[], space = "ii") => ({
  question: {
    kind: "pay",
    rule: "",
    text: "",
    goes_on: false,
    data: { resource, space, paying: "project" },
  },
  answers,
});
const FIRST = asks("lumber", []).question;
const OVER = {
  question: { kind: "raise", rule: "", text: "", goes_on: false, data: {} },
  answers: ["raise 1"],
};
const server = (told: Record<string, object>) => (line: string[]) =>
  Promise.resolve(told[line.join(",")] as PreviewedLine | undefined);

test("the rest of a payment follows the wish, or else the first answer that is possible", async () => {
  const tell = server({
    "favor lumber": asks("jackscrew", ["trade", "pay jackscrew wild 1", "short jackscrew"]),
    "favor lumber,short jackscrew": asks("masonry", ["pay masonry"]),
    "favor lumber,short jackscrew,pay masonry": OVER,
  });
  const wished = ["pay lumber", "short jackscrew", "favor masonry"];
  expect(await completed(["favor lumber"], wished, FIRST, tell)).toEqual([
    "favor lumber",
    "short jackscrew",
    "pay masonry",
  ]);
});

test("what is refused leads nowhere", async () => {
  expect(await completed(["short lumber"], [], FIRST, server({}))).toBeNull();
  const tell = server({ "short lumber": { refusal: { key: "illegal" } } });
  expect(await completed(["short lumber"], [], FIRST, tell)).toBeNull();
});

test("the payment for another project is another payment", () => {
  expect(goesOn(asks("masonry", []).question, FIRST)).toBe(true);
  expect(goesOn(asks("lumber", [], "iii").question, FIRST)).toBe(false);
  expect(goesOn(OVER.question, FIRST)).toBe(false);
  expect(goesOn(null, FIRST)).toBe(false);
});

test("the answers before a resource keep its trades", () => {
  const line = ["trade", "give lumber", "take masonry", "pay lumber", "favor masonry"];
  expect(before(line, "lumber")).toEqual(line.slice(0, 3));
  expect(before(line, "masonry")).toEqual(line.slice(0, 4));
  expect(before(line, "jackscrew")).toEqual(line);
});

test("options are the legal answers, and those that are refused beside them", () => {
  const legal = ["pay lumber wild 1", "pay lumber wild 2", "favor lumber"];
  expect(optionsOf("lumber", legal, false)).toEqual([
    { verb: "pay", answer: "pay lumber wild 1", isLegal: true },
    { verb: "favor", answer: "favor lumber", isLegal: true },
    { verb: "short", answer: "short lumber", isLegal: false },
  ]);
  expect(optionsOf("lumber", [], true).map((one) => one.verb)).toEqual(["pay", "favor", "leave"]);
  expect([payAnswer("masonry", 0), payAnswer("masonry", 2)]).toEqual([
    "pay masonry",
    "pay masonry wild 2",
  ]);
});
