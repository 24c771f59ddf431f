import { expect, test } from "vitest";

import type { State } from "../../../api/types";
import { changesBetween } from "./changesSince";

type View = NonNullable<State["view"]>;

interface Given {
  reputation?: [number, number];
  poverty?: [number, number];
  ranking?: string[];
  plots?: object[];
  first?: { color: string; is_tied?: boolean } | null;
  tile?: string | null;
  won_by?: string | null;
}

const view = (given: Given = {}): View => {
  const { reputation = [0, 0], poverty = [0, 0], first = null } = given;
  return {
    ranking: given.ranking ?? ["blue", "green"],
    seats: ["blue", "green"].map((seat, at) => ({
      seat,
      reputation: reputation[at],
      poverty: { steps: poverty[at] },
    })),
    plots: given.plots ?? [],
    outskirts: [{ tile: "3" }],
    wards: [{ ward: 1, places: first ? [{ place: 1, is_tied: false, ...first }] : [] }],
    neighborhoods: [
      {
        space: "n1",
        tile: given.tile === undefined ? "nt1" : given.tile,
        won_by: given.won_by ?? null,
      },
    ],
  } as unknown as View;
};
const told = (before: View, after: View, seat: string | null): string[] =>
  changesBetween(before, after, seat).map(
    ({ what, seat: whose, before: was, after: is }) => `${what} ${whose} ${is - was}`,
  );

test("one's own reputation, rank, poverty and projects come first, then those of others", () => {
  const after = view({
    reputation: [3, 5],
    poverty: [1, 0],
    ranking: ["green", "blue"],
    plots: [{ plot: "4", color: "blue" }, { plot: "5" }],
  });
  expect(told(view(), after, "blue")).toEqual([
    "reputation blue 3",
    "rank blue 1",
    "poverty blue 1",
    "projects blue 1",
    "reputation green 5",
  ]);
});

test("lookers-on are told of everybody alike, and nothing of what stayed", () => {
  expect(told(view(), view({ reputation: [1, 0] }), null)).toEqual(["reputation blue 1"]);
  expect(told(view(), view(), "blue")).toEqual([]);
});

test("a ward tells who is first now and who was, and a tie is nobody's", () => {
  const [gained] = changesBetween(view(), view({ first: { color: "green" } }), "blue");
  expect(gained).toMatchObject({ what: "ward", seat: "green", place: "1" });
  const mine = view({ first: { color: "blue" } });
  const [lost] = changesBetween(mine, view({ first: { color: "blue", is_tied: true } }), "blue");
  expect(lost).toMatchObject({ what: "ward", seat: null, lost: "blue" });
});

test("a neighborhood that was closed tells who took its tile", () => {
  const [won] = changesBetween(view(), view({ tile: null, won_by: "green" }), "blue");
  expect(won).toMatchObject({ what: "neighborhood", seat: "green", place: "n1" });
});
