import { describe, expect, it } from "vitest";

import { changed } from "./since";

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
      changed(before, after, "red").map(({ what, before: was, after: is }) => [what, was, is]),
    ).toEqual([
      ["cash", 10, 40],
      ["director", "red", "blue"],
      ["price", 40, 35],
      ["appeal", 1, 3],
    ]);
  });

  it("tells lookers-on nobody's cash", () => {
    expect(changed(view(10, {}), view(40, {}), null)).toEqual([]);
  });

  it("tells of companies that came and went", () => {
    const one = { price: 40, appeal: 1, director: "red" };
    const found = changed(view(0, { libby: one }), view(0, { swift: one }), "red");
    expect(found.map(({ what, company }) => [what, company])).toEqual([
      ["founded", "swift"],
      ["closed", "libby"],
    ]);
  });

  it("tells reputation in games that have it", () => {
    const of = (reputation: number): Record<string, unknown> => ({
      seats: [{ seat: "red", reputation }],
    });
    expect(changed(of(3), of(5), null)).toEqual([
      { what: "reputation", seat: "red", before: 3, after: 5 },
    ]);
  });
});
