import { expect, test, vi } from "vitest";

import type { Entry, GameEvent } from "../../../api/types";
import { emptyLog, extendLog } from "../../../follow/log/gameLog";
import { ALL, filtered, summarize } from "../../../follow/log/logLines";

vi.stubGlobal("navigator", { languages: ["en"] });

const { raisingLog } = await import("./logRules");

const RULES = raisingLog({
  category: ["ward_control", "sets", "poverty", "prestige", "final_projects"],
});

const event = (kind: string, data: Record<string, unknown> = {}): GameEvent => ({
  kind,
  data,
  text: kind,
});
const move = (number: number, seat: string, ...events: GameEvent[]): Entry => ({
  number,
  kind: "move",
  seat,
  at: number,
  data: {},
  events,
});
const groupsOf = (...entries: Entry[]) => extendLog(emptyLog(RULES), entries).groups;
const rules = emptyLog(RULES).rules;

/** Each line as its space, its seat and the events it says; and its reputation. */
const linesOf = (...entries: Entry[]): string[] =>
  groupsOf(...entries).flatMap(({ lines }) =>
    lines.map((line) => {
      const { main, minor, verb, amount } = summarize(line, rules);
      const said = [main, ...minor].flatMap((one) => (one ? [one.event.kind] : []));
      return `${line.space} ${line.seat}: ${verb ?? said.join("+")} ${amount ?? ""}`.trim();
    }),
  );
const gained = (seat: string, gain: string, amount = 1): GameEvent =>
  event("reputation_changed", { seat, gain, amount });
const begun = event("project_begun", { color: "blue", space: "iii", project: "9" });
const paid = event("paid", { seat: "blue", resource: "lumber", count: 2, wild: 0 });

test("a round begins with the announcement, and phases stand under it", () => {
  const groups = groupsOf(
    move(
      1,
      "blue",
      event("round_began", { round: 2 }),
      event("project_announced", { project: "9", space: "i" }),
      event("phase_began", { phase: "bidding" }),
      event("marker_placed", { seat: "blue", space: "i", square: "1" }),
    ),
  );
  expect(groups.map(({ period }) => [period.round, period.phase])).toEqual([
    [2, "announcement"],
    [2, "bidding"],
  ]);
});

test("who wins a project has a line with its space, and what others get back stands in it", () => {
  const won = event("project_won", { color: "green", space: "i", markers: 2 });
  const back = event("markers_returned", { seat: "purple", space: "i", count: 1 });
  const other = event("project_won", { color: "purple", space: "ii", markers: 1 });
  expect(linesOf(move(1, "blue", won, back, other))).toEqual([
    "i green: project_won",
    "ii purple: project_won",
  ]);
});

test("a project and all that is paid for it is one line, though every resource was asked", () => {
  const raised = event("raised", { color: "blue", project: "9", plot: "4" });
  const lines = linesOf(
    move(1, "green", begun),
    move(2, "blue", paid),
    move(3, "blue", paid, event("symbol_gained", { seat: "blue", sign: "book" })),
    move(4, "blue", raised, gained("blue", "levels", 2), gained("blue", "plots", 2)),
  );
  expect(lines).toEqual(["iii blue: project_begun", "iii blue: raised 4"]);
});

test("a neighborhood is its winner's line, and what others gain there is drawn in it", () => {
  const won = event("neighborhood_won", { seat: "green", enclosure: "n1" });
  const card = event("card_kept", { seat: "blue", card: "4" });
  const lines = linesOf(move(1, "blue", begun, won, gained("blue", "neighborhoods"), card));
  expect(lines).toEqual([
    "iii blue: project_begun",
    "iii green: neighborhood_won",
    "iii blue: card_kept",
  ]);
});

test("what the company cards pay is told of each player in one word", () => {
  const token = (seat: string): GameEvent => event("tokens_gained", { seat, count: 1 });
  const opened = event("phase_began", { phase: "company" });
  const lines = linesOf(move(1, "blue", opened, token("blue"), token("green"), token("green")));
  expect(lines).toEqual(["null blue: raising.log.takes", "null green: raising.log.takes"]);
});

test("what is scored is told once, not again as reputation", () => {
  const scored = event("scored", { seat: "blue", category: "poverty", amount: -9 });
  expect(linesOf(move(1, "green", scored, gained("blue", "poverty", -9)))).toEqual([
    "null blue: scored",
  ]);
});

test("a project that nobody bid on makes the first in rank poorer in the same line", () => {
  const failed = event("project_failed", { space: "v" });
  const poorer = event("poverty_step", { seat: "blue", steps: 1 });
  const opened = event("phase_began", { phase: "bidding_resolution" });
  expect(linesOf(move(1, "blue", opened, failed, poorer))).toEqual([
    "v null: project_failed+poverty_step",
  ]);
});

test("one may look at the wards alone", () => {
  const groups = groupsOf(
    move(1, "blue", begun, event("raised", { color: "blue", project: "9", plot: "4" })),
  );
  const found = filtered(groups, { ...ALL, topic: "raising.log.wards" }, rules.topics);
  expect(found.flatMap(({ lines }) => lines.length)).toEqual([1]);
});
