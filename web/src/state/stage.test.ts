import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Entry, GameEvent, State } from "../api/types";
import type { Pace } from "./settings.svelte";
import { Stage, type Scene } from "./stage.svelte";

const table = (number: number): State => ({ number }) as State;
const event = (kind: string): GameEvent => ({ kind, data: {}, text: kind });
const move = (number: number, seat: string, ...kinds: string[]): Entry => ({
  number,
  kind: "move",
  seat,
  at: 0,
  data: {},
  events: (kinds.length ? kinds : ["bought"]).map(event),
});
const step = (number: number, seat: string): Entry => ({ ...move(number, seat), events: [] });
const chat = (number: number): Entry => ({ ...step(number, "blue"), kind: "chat" });
const numbers = (stage: Stage): number[] => stage.lit.map((one) => one.number);
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

  it("keeps what others did lit until one's own answer when the pace is off", () => {
    const stage = stageAt("off");
    stage.add([scene(1, move(1, "red"))], ME);
    for (const [at, seat] of ["blue", "green", "blue"].entries())
      stage.add([scene(at + 2, move(at + 2, seat))], ME);
    expect(numbers(stage)).toEqual([1, 2, 3, 4]);
    stage.add([scene(5, step(5, "red"))], ME);
    stage.add([scene(6, move(6, "blue"))], ME);
    expect(numbers(stage)).toEqual([5, 6]);
  });

  it("lets go of what is long past for whoever looks on when the pace is off", () => {
    const stage = stageAt("off");
    for (let at = 1; at < 100; at++)
      stage.add([scene(at, move(at, "blue"))], { at: null, fresh: false });
    expect(stage.lit.length).toBeLessThan(20);
    expect(stage.lit.at(-1)?.number).toBe(99);
  });

  it("gives no time to steps that show nothing, nor to what people say", () => {
    const stage = stageAt("normal");
    stage.add([scene(1, step(1, "blue")), scene(2, move(2, "blue", "forced"))], ME);
    expect(stage.idle).toBe(true);
    const rest = [step(4, "blue"), chat(5), move(6, "green", "forced", "passed")];
    stage.add([scene(3, move(3, "blue"))], ME);
    for (const one of rest) stage.add([scene(one.number, one)], ME);
    vi.advanceTimersToNextTimer();
    expect(stage.table?.number).toBe(6);
    vi.advanceTimersToNextTimer();
    expect(stage.idle).toBe(true);
  });

  it("gives its time to a move that is taken back", () => {
    const stage = stageAt("normal");
    stage.add([scene(1, move(1, "blue"))], ME);
    stage.add([scene(2, { ...step(2, "blue"), kind: "undo" })], ME);
    vi.advanceTimersToNextTimer();
    expect([stage.table?.number, stage.idle]).toEqual([2, false]);
  });

  it("puts out no light because somebody says something", () => {
    const stage = stageAt("off");
    stage.add([scene(1, move(1, "blue"))], ME);
    stage.add([scene(2, chat(2))], ME);
    expect(numbers(stage)).toEqual([1]);
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
