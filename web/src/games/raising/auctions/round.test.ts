import { expect, test } from "vitest";

import type { Entry, GameEvent } from "../../../api/types";
import { auctionsOfRound, pastScore } from "./round";

let number = 0;
const entry = (...events: [kind: string, data: GameEvent["data"]][]): Entry => {
  number += 1;
  const told = events.map(([kind, data]) => ({ kind, data }));
  return { number, kind: "move", seat: "blue", data: {}, events: told } as unknown as Entry;
};
const announced = entry(
  ["round_began", { round: 2 }],
  ["project_announced", { space: "i", project: "17" }],
  ["card_dealt", { space: "i", card: "8" }],
  ["project_announced", { space: "ii", project: "18" }],
);
const bid = (seat: string, space: string, square: string): Entry =>
  entry(["marker_placed", { seat, space, square }]);
const BIDS = [bid("blue", "i", "ul"), bid("green", "i", "1"), bid("blue", "ii", "2")];

test("markers are counted by color, each with the entry that tells it", () => {
  const found = auctionsOfRound([announced, ...BIDS], null);
  const [first, second] = found.get("i")?.placed ?? [];
  expect(first).toEqual({
    color: "blue",
    by: "blue",
    square: "ul",
    nth: 0,
    entry: BIDS[0]?.number,
  });
  expect(second?.color).toBe("green");
  expect(found.get("ii")?.placed[0]).toMatchObject({ color: "blue", nth: 1 });
});

test("the non-player marker has the color of nobody who sits there", () => {
  const placed = entry(["nonplayer_placed", { seat: "blue", space: "i", square: "3" }]);
  const other = entry(["nonplayer_placed", { seat: "purple", space: "i", square: "1" }]);
  const found = auctionsOfRound([announced, placed, other], "green").get("i")?.placed;
  expect(found?.map(({ color, by, nth }) => [color, by, nth])).toEqual([
    ["green", "blue", 0], // each comes from the row of whoever places it
    ["green", "purple", 0],
  ]);
});

test("a winner is told with the score and the rule, also when the markers have gone home", () => {
  const won = entry(["project_won", { color: "blue", space: "i", lead: "higher_row" }]);
  const past = auctionsOfRound([announced, ...BIDS, won], null).get("i");
  expect(past?.lead).toBe("raising.term.tie.project.higher_row");
  expect(past && pastScore(past)).toBe("1–1");
});

test("a project tells where it went", () => {
  const raised = entry(["raised", { project: "17", plot: "10" }]);
  const moved = entry(["moved_out", { project: "18" }]);
  const found = auctionsOfRound([announced, raised, moved], null);
  expect([found.get("i")?.plot, found.get("ii")?.isMoved]).toEqual(["10", true]);
  const failed = entry(["project_failed", { space: "ii" }]);
  expect(auctionsOfRound([announced, failed], null).get("ii")?.isFailed).toBe(true);
});

test("a new round begins anew, and who looks back sees no later markers", () => {
  const next = entry(["round_began", { round: 3 }]);
  expect(auctionsOfRound([announced, ...BIDS, next], null).size).toBe(0);
  const until = BIDS[0]?.number;
  expect(auctionsOfRound([announced, ...BIDS], null, until).get("i")?.placed).toHaveLength(1);
});
