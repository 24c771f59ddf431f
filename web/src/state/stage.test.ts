import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Entry, State } from "../api/types";
import type { Pace } from "./settings.svelte";
import { Stage, type Scene } from "./stage.svelte";

const table = (number: number): State => ({ number }) as State;
const move = (number: number, seat: string): Entry => ({
  number,
  kind: "move",
  seat,
  at: 0,
  data: {},
});
const scene = (number: number, ...entries: Entry[]): Scene => ({ table: table(number), entries });
const stageAt = (pace: Pace): Stage => new Stage(() => pace);
const ME = { at: "red", fresh: false };

describe("the stage", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("shows the moves of others one after the other", () => {
    const stage = stageAt("normal");
    stage.add([scene(1, move(1, "blue"))], ME);
    stage.add([scene(2, move(2, "green"))], ME);
    expect([stage.table?.number, stage.idle]).toEqual([1, false]);
    vi.advanceTimersToNextTimer();
    expect(stage.table?.number).toBe(2);
    expect(stage.lit.map((one) => one.number)).toEqual([2]);
    vi.advanceTimersToNextTimer();
    expect([stage.table, stage.idle]).toEqual([null, true]);
  });

  it("shows one's own move at once", () => {
    const stage = stageAt("normal");
    stage.add([scene(1, move(1, "red"))], ME);
    expect([stage.idle, stage.lit.length]).toEqual([true, 1]);
  });

  it("shows everything at once when told to skip", () => {
    const stage = stageAt("slow");
    stage.add([scene(1, move(1, "blue"))], ME);
    stage.add([scene(2, move(2, "blue"))], ME);
    stage.skip();
    expect([stage.table, stage.idle, stage.lit[0]?.number]).toEqual([null, true, 2]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("lights everything that came at once when the pace is off, not only the last of it", () => {
    const stage = stageAt("off");
    stage.add([scene(1, move(1, "blue")), scene(2, move(2, "green"))], ME);
    expect(stage.lit.map((one) => one.seat)).toEqual(["blue", "green"]);
  });

  it("lights all that waited when told to skip", () => {
    const stage = stageAt("slow");
    stage.add(
      [1, 2, 3].map((one) => scene(one, move(one, "blue"))),
      ME,
    );
    stage.skip();
    expect(stage.lit.map((one) => one.number)).toEqual([2, 3]); // the first was shown before
  });

  it("shows one's own move at once and those that came with it after it", () => {
    const stage = stageAt("normal");
    stage.add([scene(1, move(1, "red")), scene(2, move(2, "blue"))], ME);
    expect([stage.table?.number, stage.idle]).toEqual([2, false]);
  });

  it("waits for nothing when the pace is off, nor on the first look", () => {
    const still = stageAt("off");
    still.add([scene(1, move(1, "blue"))], ME);
    expect([still.idle, still.moves]).toEqual([true, false]);
    const fresh = stageAt("normal");
    fresh.add([scene(1, move(1, "blue"))], { at: "red", fresh: true });
    expect([fresh.idle, fresh.lit]).toEqual([true, []]);
  });
});
