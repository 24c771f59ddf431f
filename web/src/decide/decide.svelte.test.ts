import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import type { State } from "../api/types";
import type { TableState } from "../state/table/table.svelte";
import { ROLES, verbsOf } from "../state/verbs.fake";
import { FakeTable, move, START } from "./fakeTable.svelte";
import type { DecideParts } from "./game";
import { pressed } from "./keyboard/keyboard";

const settings = vi.hoisted(() => ({ confirm: "final" }));
vi.mock("../state/settings.svelte", () => ({ settings }));

const { Decide } = await import("./decide.svelte");

const WORDS = {
  game: "city",
  verbs: verbsOf(
    [
      "place <company> <space>",
      "act <company>",
      "trade <company> <resource> for <resource>",
      "take <resource>",
      "end",
    ],
    ROLES,
  ),
  reported: {},
  domains: { company: ["swift", "libby"], space: ["hire", "fund"], resource: ["wood", "coal"] },
};

const GAME: DecideParts = {
  acting: { names: "act", does: "place", asks: "place_partner", Mark: () => ({}) },
};

function satWith(game: DecideParts, ...answers: string[]) {
  const table = new FakeTable();
  table.ask(3, ...answers);
  return { table, decide: new Decide(table as unknown as TableState, WORDS, {}, game) };
}
const sat = (...answers: string[]) => satWith(GAME, ...answers);

// The page is missing here: it has no dialog open.
beforeAll(() => {
  vi.stubGlobal("Element", EventTarget);
  vi.stubGlobal("document", { querySelector: () => null });
});
beforeEach(() => (settings.confirm = "final"));

const key = (name: string): KeyboardEvent =>
  ({ key: name, target: null, preventDefault: () => undefined }) as unknown as KeyboardEvent;

test("an answer that can be taken back is given at once", async () => {
  const { table, decide } = sat("take wood", "take coal");
  await decide.choose("take wood");
  expect(table.given).toEqual(["take wood"]);
});

test("an answer that the game shows first waits, though it could be taken back", async () => {
  const showsFirst: DecideParts["showsFirst"] = ({ args }) => args.resource === "wood";
  const { table, decide } = satWith({ showsFirst }, "take wood", "take coal");
  await decide.choose("take wood");
  expect([table.given, decide.moment.needsConfirm]).toEqual([[], true]);
  await decide.choose("take coal");
  expect(table.given).toEqual(["take coal"]);
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
  expect([table.given, decide.chosen, decide.moment.needsConfirm]).toEqual([[], line, true]);
  await decide.choose(line);
  expect(table.given).toEqual(["take wood", "take coal"]);
});

const WAYS = [
  { answers: ["take wood", "take coal"], whole: ["take wood", "take coal", "end"] },
  { answers: ["take coal"], whole: ["take coal"] },
];
function offeredWays() {
  const made = sat("take wood", "take coal");
  made.table.latest = { ...made.table.latest, plans: WAYS } as State;
  return made;
}

test("whole ways are offered in place of answers, and the usual one waits for the second word", () => {
  const { table, decide } = offeredWays();
  expect(decide.listed.map((one) => one.notation)).toEqual(["take wood\ntake coal", "take coal"]);
  expect([...decide.labels.values()]).toEqual(["1", "2"]);
  expect([decide.chosen, decide.waiting]).toEqual([null, "take wood\ntake coal"]);
  const at = { bar: {} as HTMLElement, decide, table: table as unknown as TableState };
  pressed(key("Enter"), at);
  return vi.waitFor(() => expect(table.given).toEqual(["take wood", "take coal"]));
});

test("a way that is chosen waits, and is given when it is chosen again", async () => {
  const { table, decide } = offeredWays();
  await decide.choose("take coal");
  expect([table.given, decide.waiting]).toEqual([[], "take coal"]);
  decide.forget();
  expect(decide.waiting).toBe("take wood\ntake coal");
  await decide.choose("take coal");
  await decide.choose("take coal");
  expect(table.given).toEqual(["take coal"]);
});

test("answers that are put together by hand wait as well", async () => {
  const { table, decide } = offeredWays();
  decide.prepare("take coal\ntake wood");
  expect([table.given, decide.regarded]).toEqual([[], "take coal\ntake wood"]);
  await decide.give(decide.waiting ?? "");
  expect(table.given).toEqual(["take coal", "take wood"]);
});

test("without ways nothing waits before it is chosen", () => {
  expect(sat("take wood").decide.waiting).toBeNull();
});

test("who always wants to confirm is always asked", async () => {
  settings.confirm = "always";
  const { table, decide } = sat("take wood");
  await decide.choose("take wood");
  expect([table.given, decide.moment.needsConfirm]).toEqual([[], true]);
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

test("a company that can do one thing only is named, and the others can still be chosen", async () => {
  const { table, decide } = sat("act swift", "act libby", "trade swift wood for coal");
  const offered = () => decide.choices.map((one) => one.notation);
  await vi.waitFor(() => expect(offered()).toEqual(["trade swift wood for coal", "act swift"]));
  expect(decide.companies).toEqual(["swift", "libby"]);
  await decide.choose("act swift");
  expect(table.given).toEqual(["act swift"]);
});

const dear = (answer: string, near = true) => ({
  answer,
  near,
  refusal: { key: "illegal", text: "", reason: "cannot_pay" },
});

test("what the server tells to be near is shown, and the rest where somebody asks", async () => {
  const { table, decide } = sat("place swift hire", "end");
  table.impossible[""] = [dear("place swift fund"), dear("place libby fund", false)];
  expect(decide.mayShowUnavailable).toBe(true); // room is kept until the server has told
  const shown = () => decide.unavailable.map((one) => one.choice.notation);
  await vi.waitFor(() => expect(shown()).toEqual(["place swift fund"]));
  expect(decide.why("company", "libby")?.reason).toBe("cannot_pay");
  expect(decide.why("space", "hire")).toBeNull();
});

test("where a company is named first, what it cannot do is told", async () => {
  const { table, decide } = sat("act swift", "act libby");
  table.ahead["act swift"] = ["place swift hire"];
  table.impossible["act swift"] = [dear("place swift fund")];
  const shown = () => decide.unavailable.map((one) => one.choice.notation);
  await vi.waitFor(() => expect(shown()).toEqual(["place swift fund"]));
});

test("no room is kept where all that can be written is legal", () => {
  expect(sat("take wood", "take coal", "end").decide.mayShowUnavailable).toBe(false);
});

test("another question forgets what was chosen", async () => {
  const { table, decide } = sat("end");
  table.final.add("end");
  await decide.choose("end");
  table.ask(4, "take wood");
  expect(decide.chosen).toBeNull();
});

test("whoever sits anew decides anew, though the same is asked", () => {
  const { table, decide } = sat("take wood");
  const before = decide.moment;
  expect(decide.moment).toBe(before);
  table.sitting += 1;
  expect(decide.moment).not.toBe(before);
});

test("neither Enter nor U does anything while one looks back", async () => {
  const { table, decide } = sat("take wood", "end");
  const at = { bar: {} as HTMLElement, decide, table: table as unknown as TableState };
  table.entries = [START, move(2, "take wood")];
  table.final.add("end");
  await decide.choose("end");
  table.at = 2;
  expect(decide.chosen).toBeNull();
  for (const one of ["Enter", "u"]) pressed(key(one), at);
  await decide.give("end");
  await decide.choose("take wood");
  expect([table.given, decide.chosen, decide.moment.undoRequest]).toEqual([[], null, null]);
  table.at = null;
  pressed(key("Enter"), at);
  expect([table.given, decide.chosen]).toEqual([[], null]); // what was chosen is forgotten
  pressed(key("u"), at);
  expect(table.given).toEqual(["undo 1"]);
});

test.each([
  ["free", ["undo 1"], null],
  ["ask", [], 2],
  ["no", [], 2],
] as const)("U behind a draw does what the server says: %s", async (further, given, prepared) => {
  const { table, decide } = sat("take wood");
  table.entries = [START, move(2, "take wood")];
  table.latest = { ...table.latest, undo: null, undo_further: further } as State;
  await decide.undo();
  expect(table.given).toEqual(given);
  expect(decide.moment.undoRequest?.number ?? null).toBe(prepared);
});

test("U does nothing where nothing of one's own was decided", async () => {
  const { table, decide } = sat("take wood");
  table.entries = [START];
  table.latest = { ...table.latest, undo: null, undo_further: "free" } as State;
  await decide.undo();
  expect([table.given, decide.turn.undoMode, decide.moment.undoRequest]).toEqual([[], null, null]);
});

test("an answer that is still looked up when one looks back is not given", async () => {
  const { table, decide } = sat("take wood");
  const chosen = decide.choose("take wood");
  table.at = 2;
  await chosen;
  table.at = null;
  expect([table.given, decide.chosen]).toEqual([[], null]);
});

test("whoever comes back from the past asks the server nothing again", async () => {
  const { table, decide } = sat("take wood");
  const { previews } = decide.moment;
  table.at = 2;
  expect(decide.moment.previews).toBe(previews);
  table.at = null;
  expect(decide.moment.previews).toBe(previews);
});

test("what is chosen here is forgotten when another window of the seat answers", async () => {
  const { table, decide } = sat("take wood", "end");
  table.final.add("end");
  await decide.choose("end");
  table.ask(4, "take coal", "end"); // the same answer may be legal again
  expect(decide.chosen).toBeNull();
  pressed(key("Enter"), { bar: {} as HTMLElement, decide, table: table as unknown as TableState });
  expect(table.given).toEqual([]);
});

const FOLDING: DecideParts = {
  folds: ({ choices }) => choices.every((one) => one.verb.id === "place"),
  keyOf({ args }, level) {
    if (level === "bar") return null;
    if (level === "behind") return "9";
    return args.company === "swift" ? "7" : "8";
  },
};
const PLACES = ["place swift hire", "place swift fund", "place libby hire", "place libby fund"];

function folded() {
  const table = new FakeTable();
  table.ask(3, ...PLACES, "place swift loan", "take wood");
  const words = { ...WORDS, domains: { ...WORDS.domains, space: ["hire", "fund", "loan"] } };
  return { table, decide: new Decide(table as unknown as TableState, words, {}, FOLDING) };
}

test("a folded card has a key of its own, and what stands behind it has none yet", () => {
  const { decide } = folded();
  const labels = Object.fromEntries(decide.labels);
  expect(labels).toEqual({
    "place company swift": "7",
    "place company libby": "8",
    "take wood": "1",
  });
});

test("the key of a folded card shows what stands behind it, and Escape all again", () => {
  const { table, decide } = folded();
  const at = { bar: {} as HTMLElement, decide, table: table as unknown as TableState };
  pressed(key("8"), at);
  expect(decide.listed.map((one) => one.notation)).toEqual(PLACES.slice(2));
  expect(decide.labels.get("place libby hire")).toBe("9");
  pressed(key("Escape"), at);
  expect(decide.listed).toHaveLength(6);
  expect(table.given).toEqual([]);
});
