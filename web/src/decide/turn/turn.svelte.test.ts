import { expect, test } from "vitest";

import type { TableState } from "../../state/table/table.svelte";
import { FakeTable, move, START } from "../fakeTable.svelte";
import { Turn } from "./turn.svelte";

function sat(...answers: string[]) {
  const table = new FakeTable();
  table.ask(5, ...answers);
  return { table, turn: new Turn(table as unknown as TableState, "act") };
}

test("nothing is taken back while something is on its way, or while one looks back", async () => {
  const { table, turn } = sat("take wood", "take coal");
  table.entries = [START, move(2, "take wood")];
  const [taken] = turn.undoable;
  if (!taken) throw new Error("there is a move");
  const tryBoth = () => Promise.all([turn.takeBack(taken), turn.takeOut(taken)]);
  table.busy = true;
  await tryBoth();
  table.busy = false;
  table.at = 1;
  await tryBoth();
  expect(table.given).toEqual([]);
  table.at = null;
  await turn.takeBack(taken);
  expect(table.given).toEqual(["undo 1"]);
});

test("a move that is taken out is followed by the later ones", async () => {
  const { table, turn } = sat("take wood", "take coal");
  table.entries = [START, move(2, "take wood"), move(3, "take coal")];
  const [first] = turn.undoable;
  if (first) await turn.takeOut(first);
  expect([table.given, turn.lost]).toEqual([["undo 1", "take coal"], []]);
});

test("of a later move that is not legal any more not even the first half is given", async () => {
  const { table, turn } = sat("take wood", "act swift");
  table.entries = [
    START,
    move(2, "take wood"),
    move(3, "act swift"),
    move(4, "place swift hire"),
    move(5, "take wood"),
  ];
  table.refused.add("act swift\nplace swift hire");
  const [first] = turn.undoable;
  if (first) await turn.takeOut(first);
  expect(table.given).toEqual(["undo 1"]);
  expect(turn.lost).toEqual(["place swift hire", "take wood"]);
});

test("a later move of two answers is given again as a whole", async () => {
  const { table, turn } = sat("take wood", "act swift");
  table.entries = [START, move(2, "take wood"), move(3, "act swift"), move(4, "place swift hire")];
  const [first] = turn.undoable;
  if (first) await turn.takeOut(first);
  expect(table.given).toEqual(["undo 1", "act swift", "place swift hire"]);
});

test("going on to the next step is no move worth telling", () => {
  const table = new FakeTable();
  table.ask(5, "take wood");
  table.entries = [START, move(2, "take wood"), move(3, "done")];
  const turn = new Turn(table as unknown as TableState, "act", (one) => one === "done");
  expect(turn.undoable.map((one) => one.answer)).toEqual(["take wood", "done"]);
  expect(turn.moves.map((one) => one.answer)).toEqual(["take wood"]);
});
