import { describe, expect, it } from "vitest";

import type { Entry, GameEvent } from "../../api/types";
import { event, move } from "../../state/entries.fake";
import { emptyLog, extendLog, type GameLog } from "./gameLog";
import { ANY_GAME } from "./logRules";

const note = (number: number, kind: Entry["kind"], data: Record<string, unknown> = {}): Entry => ({
  number,
  kind,
  seat: "red",
  at: number,
  data,
});
const buys = (seat: string): GameEvent => event("bought", { seat, company: "swift", amount: 40 });
const passes = (seat: string): GameEvent => event("passed", { seat });
const picks = (seat: string): GameEvent => event("picked", { seat });
const lines = (log: GameLog): string[][] =>
  log.groups.map((group) =>
    group.lines.map((line) => {
      const kinds = line.steps.flatMap((step) => step.events.map((one) => one.kind));
      return `${line.isVoid ? "~" : ""}${line.kind} ${line.seat ?? "-"} ${kinds.join("+")}`.trim();
    }),
  );

/** A game with decades, in which much is revealed at once, and placing goes on. */
const EMPTY = emptyLog({
  opens: {
    ...ANY_GAME.opens,
    decade_began: ({ year }) => ({ year: Number(year), phase: null }),
  },
  ownDoing: new Set([...ANY_GAME.ownDoing, "built"]),
  joins: (before) => before.kind === "placed",
});

describe("the log of a game", () => {
  it("opens a group for each phase and puts what follows a phase into it", () => {
    const log = extendLog(EMPTY, [
      move(
        3,
        "red",
        buys("red"),
        event("decade_began", { year: 1875 }),
        event("phase_began", { phase: "action" }),
        event("workers_came", { count: 3 }),
      ),
    ]);
    expect(lines(log)).toEqual([["move red bought"], ["table - workers_came"]]);
    expect(log.groups[1]?.period).toMatchObject({ year: 1875, phase: "action", turn: 1 });
  });

  it("counts a round when a seat comes again after others", () => {
    const log = extendLog(EMPTY, [
      move(1, "red", buys("red")),
      move(2, "red", buys("red")),
      move(3, "blue", buys("blue")),
      move(4, "red", buys("red")),
    ]);
    expect(log.groups.map((group) => [group.period.turn, group.lines.length])).toEqual([
      [1, 3],
      [2, 1],
    ]);
  });

  it("does not count turns where the game counts rounds itself", () => {
    const began = move(1, "red", event("round_began", { round: 2 }));
    const log = extendLog(EMPTY, [
      began,
      move(2, "red", buys("red")),
      move(3, "blue", buys("blue")),
      move(4, "red", buys("red")),
    ]);
    expect(log.groups).toHaveLength(1);
    expect(log.groups[0]?.period.round).toBe(2);
  });

  it("folds passes into one line and keeps what everybody's passing brought about apart", () => {
    const log = extendLog(EMPTY, [
      move(1, "red", passes("red")),
      move(2, "blue", passes("blue"), event("priority_moved", { seat: "red" })),
    ]);
    expect(lines(log)).toEqual([["pass red passed+passed", "table - priority_moved"]]);
    expect(log.groups[0]?.lines[0]?.steps.map((step) => step.seat)).toEqual(["red", "blue"]);
  });

  it("blames nobody for what everybody's passing brought about, up to the next phase", () => {
    const rises = event("price_moved", { company: "elgin", before: 80, after: 100 });
    const falls = event("price_moved", { company: "swift", before: 60, after: 50 });
    const log = extendLog(EMPTY, [
      move(
        1,
        "blue",
        passes("blue"),
        event("priority_moved", { seat: "red" }),
        rises,
        falls,
        event("phase_began", { phase: "building" }),
        buys("blue"),
      ),
    ]);
    expect(lines(log)).toEqual([
      ["pass blue passed", "table - priority_moved+price_moved+price_moved"],
      ["move blue bought"],
    ]);
  });

  it("tells what somebody was forced to as theirs, though another decided last", () => {
    const log = extendLog(EMPTY, [
      move(
        1,
        "yellow",
        event("manager_placed", { company: "elgin" }),
        event("forced", { seat: "green" }),
        event("placed", { seat: "green", company: "doggett" }),
        event("funded", { company: "doggett" }),
      ),
    ]);
    expect(lines(log)).toEqual([["move yellow manager_placed", "move green placed+funded"]]);
  });

  it("folds secret choices into one line and keeps what they bring to light apart", () => {
    const builds = (seat: string): GameEvent => event("built", { seat, space: "i-04" });
    const log = extendLog(EMPTY, [
      move(1, "red", picks("red")),
      move(2, "blue", picks("blue"), builds("blue"), builds("red")),
    ]);
    expect(lines(log)).toEqual([["pick red picked+picked", "move blue built", "move red built"]]);
    expect(log.groups[0]?.lines[0]?.steps.map((step) => step.seat)).toEqual(["red", "blue"]);
  });

  it("takes half a secret choice, which tells nothing, for no turn of its own", () => {
    const log = extendLog(EMPTY, [
      move(1, "red"),
      move(2, "blue"),
      move(3, "red", picks("red")),
      move(4, "blue", picks("blue")),
    ]);
    expect(lines(log)).toEqual([["pick red picked+picked"]]);
    expect(log.decisions).toEqual([1, 2, 3, 4]);
  });

  it("folds secret choices neither with passes nor with those of another phase", () => {
    const log = extendLog(EMPTY, [
      move(1, "red", passes("red")),
      move(2, "blue", picks("blue"), event("phase_began", { phase: "action" })),
      move(3, "green", picks("green")),
    ]);
    expect(lines(log)).toEqual([["pass red passed", "pick blue picked"], ["pick green picked"]]);
  });

  it("strikes out only the secret choices that were taken back", () => {
    const log = extendLog(EMPTY, [
      move(1, "red", picks("red")),
      move(2, "blue", picks("blue")),
      note(3, "undo", { to: 1 }),
    ]);
    expect(lines(log)).toEqual([["pick red picked", "~pick blue picked", "note red"]]);
  });

  it("tells a forced pass of another seat as that seat's line", () => {
    const log = extendLog(EMPTY, [
      move(1, "blue", buys("blue"), event("forced", { seat: "red" }), passes("red")),
    ]);
    expect(lines(log)).toEqual([["move blue bought", "pass red passed"]]);
  });

  it("keeps what follows from placing a partner in its line", () => {
    const placed = event("placed", { seat: "red", company: "swift", space: "asset" });
    const bought = event("asset_bought", { company: "swift", amount: 40 });
    const log = extendLog(EMPTY, [move(1, "red", placed), move(2, "red", bought)]);
    expect(lines(log)).toEqual([["move red placed+asset_bought"]]);
  });

  it("strikes out what was taken back and goes on from there", () => {
    const placed = event("placed", { seat: "red", company: "swift", space: "asset" });
    const bought = event("asset_bought", { company: "swift", amount: 40 });
    const log = extendLog(EMPTY, [
      move(1, "blue", buys("blue")),
      move(2, "red", placed),
      move(3, "red", bought),
      note(4, "undo", { to: 2 }),
      move(5, "red", bought),
    ]);
    expect(lines(log)).toEqual([
      [
        "move blue bought",
        "move red placed",
        "~move red asset_bought",
        "note red",
        "move red asset_bought",
      ],
    ]);
    expect(log.decisions).toEqual([1, 2, 5]);
  });

  it("goes back to the phase that the game was in before an undo", () => {
    const log = extendLog(EMPTY, [
      move(1, "red", buys("red"), event("phase_began", { phase: "stock" })),
      move(2, "red", event("phase_began", { phase: "action" })),
      note(3, "undo", { to: 1 }),
    ]);
    expect(log.progress.period.phase).toBe("stock");
  });

  it("leaves groups that did not change the same objects", () => {
    const before = extendLog(EMPTY, [
      move(1, "red", event("phase_began", { phase: "stock" }), event("workers_came")),
      move(2, "red", event("phase_began", { phase: "action" }), event("workers_came")),
    ]);
    const after = extendLog(before, [move(3, "blue", buys("blue"))]);
    expect(after.groups[0]).toBe(before.groups[0]);
    expect(after.groups[1]).not.toBe(before.groups[1]);
  });

  it("keeps chat out of the lines", () => {
    const log = extendLog(EMPTY, [note(1, "chat", { text: "hello", about: null })]);
    expect(log.groups).toEqual([]);
    expect(log.chats).toHaveLength(1);
  });
});
