import { beforeEach, expect, test, vi } from "vitest";

import type { Entry, PreviewedLine, Previewed, State } from "../api/types";
import type { TableState } from "../state/table.svelte";
import { verbsOf } from "./choices";

const settings = vi.hoisted(() => ({ confirm: "final" }));
vi.mock("../state/settings.svelte", () => ({ settings }));

const { Decide } = await import("./decide.svelte");

const WORDS = {
  game: "city",
  verbs: verbsOf([
    "place <company> <space>",
    "act <company>",
    "trade <company> <resource> for <resource>",
    "take <resource>",
    "end",
  ]),
  domains: { company: ["swift", "libby"], space: ["hire", "fund"], resource: ["wood", "coal"] },
};

/** A table that takes every answer and asks the next question. */
class Table {
  seat = $state<string | null>("red");
  sitting = $state(1);
  at = null;
  busy = false;
  stage = { idle: true };
  entries = $state.raw<Entry[]>([]);
  latest = $state.raw<State | null>(null);
  get newest(): State | null {
    return this.latest;
  }
  inOneGo = <T>(work: () => Promise<T>): Promise<T> => work();
  given: string[] = [];
  final = new Set<string>();
  ahead: Record<string, string[]> = {};

  ask(number: number, ...answers: string[]): void {
    const question = { kind: "test", rule: "", text: "", data: {}, number };
    this.latest = { number, question, answers, undo: 1, view: null } as unknown as State;
  }
  preview = async (answers: string[]): Promise<Record<string, Previewed>> =>
    Object.fromEntries(answers.map((one) => [one, { changes: [], final: this.final.has(one) }]));
  previewLines = async (lines: string[][]): Promise<PreviewedLine[]> =>
    lines.map((line) => ({
      changes: [],
      final: this.final.has(line.join("\n")),
      answers: this.ahead[line.join("+")] ?? [],
    }));
  answer = async (notation: string): Promise<boolean> => (this.given.push(notation), true);
  undoTo = async (to: number): Promise<boolean> => (this.given.push(`undo ${to}`), true);
}

function sat(...answers: string[]) {
  const table = new Table();
  table.ask(3, ...answers);
  return { table, decide: new Decide(table as unknown as TableState, WORDS, {}) };
}
beforeEach(() => (settings.confirm = "final"));

test("an answer that can be taken back is given at once", async () => {
  const { table, decide } = sat("take wood", "take coal");
  await decide.choose("take wood");
  expect(table.given).toEqual(["take wood"]);
});

test("a final answer asks once, and is given when it is chosen again", async () => {
  const { table, decide } = sat("take wood", "end");
  table.final.add("end");
  await decide.choose("end");
  expect([table.given, decide.chosen]).toEqual([[], "end"]);
  await decide.choose("end");
  expect(table.given).toEqual(["end"]);
});

test("answers in a row are given one after the other, and are looked at as a whole", async () => {
  const { table, decide } = sat("take wood", "take coal");
  await decide.choose("take wood\ntake wood");
  expect(table.given).toEqual(["take wood", "take wood"]);
  expect(decide.read("take wood\ntake coal")?.notation).toBe("take wood");
});

test("answers in a row that cannot be taken back ask once", async () => {
  const { table, decide } = sat("take wood", "take coal");
  const line = "take wood\ntake coal";
  table.final.add(line);
  await decide.choose(line);
  expect([table.given, decide.chosen, decide.moment.asks]).toEqual([[], line, true]);
  await decide.choose(line);
  expect(table.given).toEqual(["take wood", "take coal"]);
});

test("nothing is taken back while something is on its way", async () => {
  const { table, decide } = sat("take wood", "take coal");
  const taken = { number: 2, kind: "move", seat: "red", data: { answer: "take wood" } };
  table.entries = [{ number: 1, kind: "start" }, taken] as unknown as Entry[];
  const [step] = decide.turn.draft;
  table.busy = true;
  await decide.undo();
  if (step) await decide.turn.takeBack(step);
  if (step) await decide.turn.takeOut(step);
  expect([step?.answer, table.given]).toEqual(["take wood", []]);
  table.busy = false;
  await decide.undo();
  expect(table.given).toEqual(["undo 1"]);
});

test("who always wants to confirm is always asked", async () => {
  settings.confirm = "always";
  const { table, decide } = sat("take wood");
  await decide.choose("take wood");
  expect([table.given, decide.moment.asks]).toEqual([[], true]);
});

test("a place with one answer chooses it, one with several shows them", async () => {
  const { table, decide } = sat(
    "place swift hire",
    "trade swift wood for coal",
    "trade swift coal for wood",
  );
  decide.touch({ domain: "resource", key: "wood" });
  expect(decide.groups.flatMap((one) => one.cards)).toHaveLength(2);
  decide.touch({ domain: "space", key: "hire" });
  await vi.waitFor(() => expect(table.given).toEqual(["place swift hire"]));
});

test("what may be done besides stands apart from what is asked", () => {
  const { decide } = sat("place swift hire", "trade swift wood for coal", "end");
  expect(decide.free.map((one) => one.notation)).toEqual(["trade swift wood for coal"]);
  expect(decide.endings.map((one) => one.notation)).toEqual(["end"]);
  expect([...decide.labels]).toEqual([["place swift hire", "1"]]);
});

test("where a company is named first, its spaces are offered and both answers are given", async () => {
  const { table, decide } = sat("act swift", "act libby");
  table.ahead["act libby"] = ["place libby fund"];
  decide.acting = "libby";
  const offered = () => decide.choices.map((one) => one.notation);
  await vi.waitFor(() => expect(offered()).toEqual(["place libby fund"]));
  await decide.give("place libby fund");
  expect(table.given).toEqual(["act libby", "place libby fund"]);
});

test("the only company that can act is acted for, even where it must be named", async () => {
  const { table, decide } = sat("act libby");
  table.ahead["act libby"] = ["place libby hire"];
  const offered = () => decide.choices.map((one) => one.notation);
  await vi.waitFor(() => expect(offered()).toEqual(["place libby hire"]));
  expect([decide.company, decide.companies]).toEqual(["libby", []]);
});

test("another question forgets what was chosen", async () => {
  const { table, decide } = sat("end");
  table.final.add("end");
  await decide.choose("end");
  table.ask(4, "take wood");
  expect(decide.chosen).toBeNull();
});

test("a move that is taken out is followed by the later ones", async () => {
  const { table, decide } = sat("take wood", "take coal");
  const move = (number: number, answer: string) => ({
    number,
    kind: "move",
    seat: "red",
    data: { answer },
  });
  table.entries = [
    { number: 1, kind: "start" },
    move(2, "take wood"),
    move(3, "take coal"),
  ] as unknown as Entry[];
  const [first] = decide.turn.draft;
  if (first) await decide.turn.takeOut(first);
  expect(table.given).toEqual(["undo 1", "take coal"]);
});

test("whoever sits anew decides anew, though the same is asked", () => {
  const { table, decide } = sat("take wood");
  const before = decide.moment;
  expect(decide.moment).toBe(before);
  table.sitting += 1;
  expect(decide.moment).not.toBe(before);
});
