import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Entry, State } from "../api/types";
import { event, move as moved } from "./entries.fake";
import type { Pace } from "./settings.svelte";
import { Playback, type PlaybackStep } from "./playback.svelte";

const table = (number: number): State => ({ number }) as State;
const move = (number: number, seat: string, ...kinds: string[]): Entry =>
  moved(number, seat, ...(kinds.length ? kinds : ["bought"]).map((kind) => event(kind)));
const step = (number: number, seat: string): Entry => ({ ...move(number, seat), events: [] });
const chat = (number: number): Entry => ({ ...step(number, "blue"), kind: "chat" });
const numbers = (playback: Playback): number[] => playback.highlighted.map((one) => one.number);
const shown = (number: number, ...entries: Entry[]): PlaybackStep => ({
  table: table(number),
  entries,
});
const playbackAt = (pace: Pace): Playback => new Playback(() => pace);
const ME = { at: "red", isFirst: false };

describe("playback", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("shows the moves of others one after the other", () => {
    const playback = playbackAt("normal");
    playback.add([shown(1, move(1, "blue"))], ME);
    playback.add([shown(2, move(2, "green"))], ME);
    expect([playback.table?.number, playback.idle]).toEqual([1, false]);
    vi.advanceTimersToNextTimer();
    expect(playback.table?.number).toBe(2);
    expect(playback.highlighted.map((one) => one.number)).toEqual([2]);
    vi.advanceTimersToNextTimer();
    expect([playback.table, playback.idle]).toEqual([null, true]);
  });

  it("shows one's own move at once", () => {
    const playback = playbackAt("normal");
    playback.add([shown(1, move(1, "red"))], ME);
    expect([playback.idle, playback.highlighted.length]).toEqual([true, 1]);
  });

  it("shows everything at once when told to skip", () => {
    const playback = playbackAt("slow");
    playback.add([shown(1, move(1, "blue"))], ME);
    playback.add([shown(2, move(2, "blue"))], ME);
    playback.skip();
    expect([playback.table, playback.idle, playback.highlighted[0]?.number]).toEqual([
      null,
      true,
      2,
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("highlights everything that came at once when the pace is off, not only the last of it", () => {
    const playback = playbackAt("off");
    playback.add([shown(1, move(1, "blue")), shown(2, move(2, "green"))], ME);
    expect(playback.highlighted.map((one) => one.seat)).toEqual(["blue", "green"]);
  });

  it("keeps what others did highlighted until one's own answer when the pace is off", () => {
    const playback = playbackAt("off");
    playback.add([shown(1, move(1, "red"))], ME);
    for (const [at, seat] of ["blue", "green", "blue"].entries())
      playback.add([shown(at + 2, move(at + 2, seat))], ME);
    expect(numbers(playback)).toEqual([1, 2, 3, 4]);
    playback.add([shown(5, step(5, "red"))], ME);
    playback.add([shown(6, move(6, "blue"))], ME);
    expect(numbers(playback)).toEqual([5, 6]);
  });

  it("lets go of what is long past for whoever looks on when the pace is off", () => {
    const playback = playbackAt("off");
    for (let at = 1; at < 100; at++)
      playback.add([shown(at, move(at, "blue"))], { at: null, isFirst: false });
    expect(playback.highlighted.length).toBeLessThan(20);
    expect(playback.highlighted.at(-1)?.number).toBe(99);
  });

  it("gives no time to steps that show nothing, nor to what people say", () => {
    const playback = playbackAt("normal");
    playback.add([shown(1, step(1, "blue")), shown(2, move(2, "blue", "forced"))], ME);
    expect(playback.idle).toBe(true);
    const rest = [step(4, "blue"), chat(5), move(6, "green", "forced", "passed")];
    playback.add([shown(3, move(3, "blue"))], ME);
    for (const one of rest) playback.add([shown(one.number, one)], ME);
    vi.advanceTimersToNextTimer();
    expect(playback.table?.number).toBe(6);
    vi.advanceTimersToNextTimer();
    expect(playback.idle).toBe(true);
  });

  it("gives its time to a move that is taken back", () => {
    const playback = playbackAt("normal");
    playback.add([shown(1, move(1, "blue"))], ME);
    playback.add([shown(2, { ...step(2, "blue"), kind: "undo" })], ME);
    vi.advanceTimersToNextTimer();
    expect([playback.table?.number, playback.idle]).toEqual([2, false]);
  });

  it("goes on highlighting when somebody says something", () => {
    const playback = playbackAt("off");
    playback.add([shown(1, move(1, "blue"))], ME);
    playback.add([shown(2, chat(2))], ME);
    expect(numbers(playback)).toEqual([1]);
  });

  it("highlights all that waited when told to skip", () => {
    const playback = playbackAt("slow");
    playback.add(
      [1, 2, 3].map((one) => shown(one, move(one, "blue"))),
      ME,
    );
    playback.skip();
    expect(playback.highlighted.map((one) => one.number)).toEqual([2, 3]); // the first was shown before
  });

  it("shows one's own move at once and those that came with it after it", () => {
    const playback = playbackAt("normal");
    playback.add([shown(1, move(1, "red")), shown(2, move(2, "blue"))], ME);
    expect([playback.table?.number, playback.idle]).toEqual([2, false]);
  });

  it("waits for nothing when the pace is off, nor on the first look", () => {
    const still = playbackAt("off");
    still.add([shown(1, move(1, "blue"))], ME);
    expect([still.idle, still.moves]).toEqual([true, false]);
    const fresh = playbackAt("normal");
    fresh.add([shown(1, move(1, "blue"))], { at: "red", isFirst: true });
    expect([fresh.idle, fresh.highlighted]).toEqual([true, []]);
  });
});
