import { expect, test } from "vitest";

import type { Entry } from "../api/types";
import { alike, draftOf, lastOwn } from "./draft";

const entry = (
  number: number,
  kind: Entry["kind"],
  seat: string | null,
  data: Entry["data"] = {},
): Entry => ({ number, kind, seat, at: 0, data, events: null });
const move = (number: number, seat: string, answer = `answer ${number}`): Entry =>
  entry(number, "move", seat, { answer });
const START = entry(2, "start", null);

test("a draft holds the own moves that may be taken back, each with the decision before it", () => {
  const steps = draftOf(
    [START, move(3, "blue"), move(4, "red"), entry(5, "chat", "blue"), move(6, "red")],
    "red",
    3,
  );
  expect(steps.map((one) => [one.number, one.to])).toEqual([
    [4, 3],
    [6, 4],
  ]);
});

test("a draft does not reach behind what may be taken back", () => {
  const steps = draftOf([START, move(3, "red"), move(4, "red")], "red", 3);
  expect(steps.map((one) => one.number)).toEqual([4]);
});

test("naming the company is one step with what it does", () => {
  const [step] = draftOf(
    [START, move(3, "red", "act swift"), move(4, "red", "place swift hire")],
    "red",
    2,
  );
  expect(step).toEqual({
    number: 4,
    to: 2,
    answer: "place swift hire",
    given: ["act swift", "place swift hire"],
  });
});

test("moves that are alike stand together, and the last of them is taken out first", () => {
  const answers = ["ship inner", "ship outer", "ship inner"];
  const steps = draftOf([START, ...answers.map((one, at) => move(at + 3, "red", one))], "red", 2);
  expect(alike(steps).map(({ step, count }) => [step.answer, step.number, count])).toEqual([
    ["ship inner", 5, 2],
    ["ship outer", 4, 1],
  ]);
});

test("who may take nothing back has no draft", () => {
  expect(draftOf([START, move(3, "red")], "red", null)).toEqual([]);
});

test("the last own move is found behind those of others", () => {
  expect(lastOwn([START, move(3, "red"), move(4, "blue")], "red")?.to).toBe(2);
  expect(lastOwn([START, move(3, "blue")], "red")).toBeNull();
});

test("a last own move that was taken back is the last no more", () => {
  const entries = [
    START,
    move(3, "red"),
    move(4, "blue"),
    move(5, "red"),
    entry(6, "undo", "red", { to: 4 }),
  ];
  expect(lastOwn(entries, "red")?.number).toBe(3);
});
