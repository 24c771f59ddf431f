import { describe, expect, it } from "vitest";

import type { Standing } from "../../../api/types";
import { countedRows, leadChanges } from "./count";
import { tiesOf } from "./ties";

type Part = Standing["lines"][number]["parts"][number];

const part = (key: string, amount: number, data: object): Part =>
  ({ key, amount, data }) as unknown as Part;
const standing = (
  seat: string,
  place: number,
  lines: [key: string, amount: number, parts?: Part[]][],
): Standing =>
  ({
    seat,
    place,
    score: lines.reduce((sum, [, amount]) => sum + amount, 0),
    lines: lines.map(([key, amount, parts = []]) => ({ key, amount, data: {}, parts })),
  }) as unknown as Standing;
const CATEGORIES = ["in_play", "ward_control", "poverty"];
const ward = (place: number, amount: number, tied: number, number = 2): Part =>
  part("ward", amount, { ward: number, place, tied, count: 5 });

describe("the count", () => {
  const rows = countedRows(
    [
      standing("green", 2, [
        ["in_play", 12],
        ["ward_control", 3],
      ]),
      standing("blue", 1, [
        ["in_play", 10],
        ["ward_control", 8],
        ["poverty", -1],
      ]),
    ],
    CATEGORIES,
  );

  it("adds each category up in the order of places, and tells who is ahead after it", () => {
    expect(
      rows.map(({ cells }) => cells.map(({ seat, total, isAhead }) => [seat, total, isAhead])),
    ).toEqual([
      [
        ["blue", 10, false],
        ["green", 12, true],
      ],
      [
        ["blue", 18, true],
        ["green", 15, false],
      ],
      [
        ["blue", 17, true],
        ["green", 15, false],
      ],
    ]);
  });

  it("marks nobody as best where nobody gains", () => {
    expect(rows[2]?.cells.some((one) => one.isMost)).toBe(false);
  });

  it("tells when the lead changed", () => {
    expect(leadChanges(rows)).toEqual([
      { row: 0, seat: "green" },
      { row: 1, seat: "blue" },
    ]);
  });
});

describe("ties", () => {
  const tied = (places: [number, number]): Standing[] => [
    standing("blue", places[0], [["in_play", 80]]),
    standing("green", places[1], [["in_play", 80]]),
  ];

  it("are settled by levels where the places differ", () => {
    const [tie] = tiesOf(tied([1, 2]), []);
    expect(tie).toMatchObject({ of: "victory", by: "levels", place: 1, count: 80 });
  });

  it("are shared where the places are the same", () => {
    const [tie] = tiesOf(tied([1, 1]), []);
    expect(tie).toMatchObject({ of: "victory", by: "shared", seats: ["blue", "green"] });
  });

  it("share a place in a ward, perhaps with a color that nobody plays", () => {
    const both = countedRows(
      [
        standing("blue", 1, [["ward_control", 6, [ward(1, 6, 2)]]]),
        standing("green", 2, [["ward_control", 6, [ward(1, 6, 2)]]]),
      ],
      CATEGORIES,
    );
    expect(tiesOf([], both)).toMatchObject([
      { of: "ward", by: "first", ward: 2, amount: 6, withNonplayer: false },
    ]);
    const alone = countedRows(
      [standing("blue", 1, [["ward_control", 3, [ward(2, 3, 2)]]])],
      CATEGORIES,
    );
    expect(tiesOf([], alone)).toMatchObject([
      { by: "second", seats: ["blue"], withNonplayer: true },
    ]);
  });

  it("are told ward by ward, those of the bidding board last", () => {
    const rows = countedRows(
      [
        standing("blue", 1, [
          ["ward_control", 9, [ward(2, 3, 2, 4), ward(1, 6, 2, 1)]],
          ["bidding_board", 4, [part("markers", 4, { place: 1, tied: 2, count: 2 })]],
        ]),
      ],
      ["bidding_board", "ward_control"],
    );
    expect(tiesOf([], rows).map((one) => one.ward)).toEqual([1, 4, null]);
  });
});
