import { expect, test } from "vitest";

import type { RaisingView } from "../../../api/raising";
import { closingsOf, wardChanges } from "./whatIf";

const space = (missing: number, more: object = {}): object => ({
  space: "N8",
  tile: "nt15",
  levels: { blue: 2, purple: 2 },
  missing,
  leader: "blue",
  won_by: null,
  lead_by: "higher_rank",
  tied: ["purple"],
  consoled: ["purple"],
  ...more,
});
const view = (...neighborhoods: object[]): RaisingView =>
  ({ neighborhoods }) as unknown as RaisingView;

test("a neighborhood that is enclosed and waits goes to whoever leads then", () => {
  const [closing] = closingsOf(view(space(1)), view(space(0)), new Map(), 1);
  expect(closing).toMatchObject({ space: "N8", winner: "blue", rule: "higher_rank" });
  expect(closing?.consoled).toEqual([{ seat: "purple", count: 1 }]);
});

test("one that is resolved goes to whoever has won it, with what the others gained", () => {
  const gone = space(0, { tile: null, leader: null, won_by: "purple", lead_by: "most_levels" });
  const brought = new Map([
    [
      "N8",
      [
        { seat: "purple", count: 3 },
        { seat: "blue", count: 1 },
      ],
    ],
  ]);
  const [closing] = closingsOf(view(space(1)), view(gone), brought, 1);
  expect(closing).toMatchObject({ winner: "purple", rule: "most_levels" });
  expect(closing?.consoled).toEqual([{ seat: "blue", count: 1 }]);
  expect(closingsOf(view(space(0)), view(gone))).toHaveLength(1);
});

test("what stays open or was enclosed before is none", () => {
  expect(closingsOf(view(space(2)), view(space(1)))).toEqual([]);
  expect(closingsOf(view(space(0)), view(space(0)))).toEqual([]);
});

test("a ward changes with one's levels, or with one's place", () => {
  const ward = (levels: number, place: number | null): RaisingView =>
    ({
      wards: [
        { ward: 3, places: [{ color: "blue", levels, place, is_tied: false, reputation: 5 }] },
      ],
    }) as unknown as RaisingView;
  expect(wardChanges(ward(2, 2), ward(4, 1), "blue")).toMatchObject([
    { ward: 3, before: { place: 2 }, after: { levels: 4, place: 1 } },
  ]);
  expect(wardChanges(ward(2, 2), ward(2, 2), "blue")).toEqual([]);
  expect(wardChanges(ward(2, 2), ward(2, 2), "green")).toEqual([]);
});
