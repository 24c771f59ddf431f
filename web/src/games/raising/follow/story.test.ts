import { expect, test, vi } from "vitest";

import type { Entry, GameEvent } from "../../../api/types";

vi.stubGlobal("navigator", { languages: ["en"] });

const { partsOf, reputationOf, storiesOfRound } = await import("./story");

const event = (kind: string, data: Record<string, unknown> = {}): GameEvent => ({
  kind,
  data,
  text: kind,
});
const move = (number: number, ...events: GameEvent[]): Entry => ({
  number,
  kind: "move",
  seat: "blue",
  at: number,
  data: {},
  events,
});
const blue = { seat: "blue" };
const begun = (space: string, color: string): GameEvent =>
  event("project_begun", { color, space, project: "9" });
const gained = (seat: string, amount: number): GameEvent =>
  event("reputation_changed", { seat, amount, gain: "levels" });
const RESOLUTION = [
  event("project_won", { color: "blue", space: "i" }),
  event("tokens_gained", { ...blue, resource: "lumber", count: 1 }),
  event("markers_returned", { seat: "green", space: "i", count: 1 }),
  event("project_failed", { space: "ii" }),
  event("poverty_step", blue),
  event("phase_began", { phase: "project_resolution" }),
  begun("i", "blue"),
];

test("a project is told from who won it to its card, each event in its step", () => {
  const [story] = storiesOfRound([
    move(1, ...RESOLUTION),
    move(2, event("paid", blue), event("forced", blue)),
    move(3, event("short", blue), event("poverty_step", blue), event("favor_gained", blue)),
    move(4, event("raised", { color: "blue" }), event("advanced", blue), gained("blue", 2)),
    move(5, event("neighborhood_won", { seat: "green" }), event("wild_gained", { seat: "green" })),
    move(6, event("card_kept", blue), event("card_pushed_out", blue)),
  ]);
  expect(story?.won.map((one) => one.kind)).toEqual(["tokens_gained"]);
  const told = [...(story?.steps ?? [])].map(
    ([step, events]) => `${step}: ${events.map((one) => one.kind).join(" ")}`,
  );
  expect(told).toEqual([
    "pay: paid short poverty_step",
    "reward: favor_gained",
    "raise: raised advanced reputation_changed",
    "neighborhoods: neighborhood_won wild_gained",
    "card: card_kept card_pushed_out",
  ]);
  expect([story?.isDone, story?.until, story && reputationOf(story)]).toEqual([true, 6, 2]);
});

test("what a tile brings before the payment is no reward of the project", () => {
  const [story] = storiesOfRound([
    move(1, begun("i", "blue"), event("tile_used", blue), event("wild_gained", blue)),
    move(2, event("paid", blue), event("wild_gained", blue)),
  ]);
  const kinds = [...(story?.steps ?? [])].map(([step, events]) => [step, events.length]);
  expect(kinds).toEqual([
    ["pay", 3],
    ["reward", 1],
  ]);
});

test("a project is over when the next one begins, and a round forgets those before", () => {
  const entries = [
    move(1, begun("i", "green"), event("raised", { color: "green" })),
    move(2, begun("ii", "blue")),
    move(3, event("round_began", { round: 2 })),
  ];
  expect(storiesOfRound(entries, 2).map(({ space, isDone }) => [space, isDone])).toEqual([
    ["i", true],
    ["ii", false],
  ]);
  expect(storiesOfRound(entries)).toEqual([]);
});

test("each neighborhood is a part of its own, with what its winner takes; one is nobody's", () => {
  const parts = partsOf(
    [
      event("neighborhood_won", { seat: "green" }),
      event("wild_gained", { seat: "green" }),
      event("neighborhood_lost"),
    ],
    "blue",
  );
  expect(parts.map(({ seat, events }) => [seat, events.length])).toEqual([
    ["green", 2],
    [null, 1],
  ]);
});
