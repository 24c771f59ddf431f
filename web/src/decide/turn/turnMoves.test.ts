import { expect, test } from "vitest";

import type { Entry } from "../../api/types";
import { groupAlike, turnMoves, lastOwnMove } from "./turnMoves";

const entry = (
  number: number,
  kind: Entry["kind"],
  seat: string | null,
  data: Entry["data"] = {},
): Entry => ({ number, kind, seat, at: 0, data, events: null });
const move = (number: number, seat: string, answer = `answer ${number}`): Entry =>
  entry(number, "move", seat, { answer });
const START = entry(2, "start", null);

test("the moves of a turn are one's own that may be taken back, each with the decision before it", () => {
  const moves = turnMoves(
    [START, move(3, "blue"), move(4, "red"), entry(5, "chat", "blue"), move(6, "red")],
    "red",
    3,
  );
  expect(moves.map((one) => [one.number, one.to])).toEqual([
    [4, 3],
    [6, 4],
  ]);
});

test("the moves of a turn do not reach behind what may be taken back", () => {
  const moves = turnMoves([START, move(3, "red"), move(4, "red")], "red", 3);
  expect(moves.map((one) => one.number)).toEqual([4]);
});

test("naming the company is one move with what it does", () => {
  const [one] = turnMoves(
    [START, move(3, "red", "act swift"), move(4, "red", "place swift hire")],
    "red",
    2,
    "act",
  );
  expect(one).toEqual({
    number: 4,
    to: 2,
    answer: "place swift hire",
    given: ["act swift", "place swift hire"],
  });
});

test("moves that are alike stand together, and the last of them is taken out first", () => {
  const answers = ["ship inner", "ship outer", "ship inner"];
  const moves = turnMoves([START, ...answers.map((one, at) => move(at + 3, "red", one))], "red", 2);
  expect(groupAlike(moves).map(({ move, count }) => [move.answer, move.number, count])).toEqual([
    ["ship inner", 5, 2],
    ["ship outer", 4, 1],
  ]);
});

test("who may take nothing back has no moves in a turn", () => {
  expect(turnMoves([START, move(3, "red")], "red", null)).toEqual([]);
});

test("the last own move is found behind those of others", () => {
  expect(lastOwnMove([START, move(3, "red"), move(4, "blue")], "red")?.to).toBe(2);
  expect(lastOwnMove([START, move(3, "blue")], "red")).toBeNull();
});

test("a last own move that was taken back is the last no more", () => {
  const entries = [
    START,
    move(3, "red"),
    move(4, "blue"),
    move(5, "red"),
    entry(6, "undo", "red", { to: 4 }),
  ];
  expect(lastOwnMove(entries, "red")?.number).toBe(3);
});
