import { describe, expect, it } from "vitest";

import { changesBetween } from "./changesSince";

const view = (cash: number, companies: Record<string, object>): Record<string, unknown> => ({
  seats: [
    { seat: "red", cash, partners: 2 },
    { seat: "blue", cash: 5, partners: 2 },
  ],
  companies,
});

describe("what changed", () => {
  it("tells one's own cash, and of companies price, appeal and director", () => {
    const before = view(10, { swift: { price: 40, appeal: 1, director: "red" } });
    const after = view(40, { swift: { price: 35, appeal: 3, director: "blue" } });
    expect(
      changesBetween(before, after, "red").map(({ what, before: was, after: is }) => [
        what,
        was,
        is,
      ]),
    ).toEqual([
      ["cash", 10, 40],
      ["director", "red", "blue"],
      ["price", 40, 35],
      ["appeal", 1, 3],
    ]);
  });

  it("tells lookers-on nobody's cash", () => {
    expect(changesBetween(view(10, {}), view(40, {}), null)).toEqual([]);
  });

  it("tells of companies that came and went", () => {
    const one = { price: 40, appeal: 1, director: "red" };
    const found = changesBetween(view(0, { libby: one }), view(0, { swift: one }), "red");
    expect(found.map(({ what, company }) => [what, company])).toEqual([
      ["founded", "swift"],
      ["closed", "libby"],
    ]);
  });

  it("tells what happened around one's own things: order, spaces, staff and treasuries", () => {
    const of = (given: object, company: object): Record<string, unknown> => ({
      ...view(10, { swift: { price: 40, appeal: 1, director: "red", ...company } }),
      ...given,
    });
    const before = of(
      { track: ["red", "blue"], placed: [{ seat: "red", space: "hire" }] },
      { treasury: 90, managers: [0, 1], salespeople: 1, workers: [2, 1], automated: [0, 0] },
    );
    const after = of(
      {
        track: ["blue", "red"],
        placed: [
          { seat: "red", space: "hire" },
          { seat: "blue", space: "manager" },
          { seat: "blue", space: "fund40" },
        ],
      },
      { treasury: 60, managers: [1, 1], salespeople: 1, workers: [1, 1], automated: [1, 0] },
    );
    expect(changesBetween(before, after, "red")).toEqual([
      { what: "order", before: "", after: "", list: ["blue", "red"] },
      { what: "placed", seat: "blue", before: "", after: 2, list: ["manager", "fund40"] },
      {
        what: "staff",
        company: "swift",
        before: "",
        after: "",
        staff: [
          { kind: "workers", by: -1 },
          { kind: "automated", by: 1 },
          { kind: "managers", by: 1 },
        ],
      },
      { what: "treasury", company: "swift", before: 90, after: 60 },
    ]);
  });

  it("counts every partner of a new decade", () => {
    const of = (...spaces: string[]): Record<string, unknown> => ({
      ...view(10, {}),
      placed: spaces.map((space) => ({ seat: "blue", space })),
    });
    const found = changesBetween(of("hire", "fund40"), of("manager"), "red");
    expect(found.map(({ what, list }) => [what, list])).toEqual([["placed", ["manager"]]]);
  });
});
