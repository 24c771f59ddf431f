import { describe, expect, it } from "vitest";

import { overheads, seatSheet, sorted } from "./spreadsheet";

describe("the spreadsheet", () => {
  it("has every number at the places of the players of any game", () => {
    const seat = { seat: "red", taken: 4, heaps: { left: 2, kept: ["7"] }, name: "Ada" };
    const { columns, rows } = seatSheet([seat]);
    expect(rows).toEqual([{ key: "red", cells: { taken: 4, "heaps.left": 2 } }]);
    expect(columns.map((one) => one.key)).toEqual(["taken", "heaps.left"]);
  });

  it("has headings over columns of one group", () => {
    const column = (key: string, group?: string) =>
      ({ key, kind: "number", ...(group && { group }) }) as const;
    expect(overheads([column("a"), column("b", "held"), column("c", "held")])).toEqual([
      { group: "", width: 1 },
      { group: "held", width: 2 },
    ]);
  });

  it("sorts by a column either way and leaves rows without a value last", () => {
    const rows = [
      { key: "a", cells: { price: 10 } },
      { key: "b", cells: { price: null } },
      { key: "c", cells: { price: 30 } },
    ];
    const name = (key: string): string => key;
    expect(sorted(rows, { by: "price", down: true }, name).map((one) => one.key)).toEqual([
      "c",
      "a",
      "b",
    ]);
    expect(sorted(rows, { by: "price", down: false }, name).map((one) => one.key)).toEqual([
      "a",
      "c",
      "b",
    ]);
    expect(sorted(rows, { by: "", down: true }, name).map((one) => one.key)).toEqual([
      "c",
      "b",
      "a",
    ]);
  });
});
