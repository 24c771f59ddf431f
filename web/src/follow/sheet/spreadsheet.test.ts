import { describe, expect, it } from "vitest";

import {
  isFirstOfGroup,
  mostOf,
  overheads,
  seatSheet,
  sorted,
  walked,
  type Column,
} from "./spreadsheet";

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

  it("has a heading for each player of a group that is about players", () => {
    const net = (key: string, groupSeat: string): Column => ({
      key,
      kind: "number",
      group: "net",
      groupSeat,
    });
    const columns = [net("a", "red"), net("b", "red"), net("c", "blue")];
    expect(overheads(columns)).toEqual([
      { group: "net", seat: "red", width: 2 },
      { group: "net", seat: "blue", width: 1 },
    ]);
    expect(columns.map((_one, at) => isFirstOfGroup(columns, at))).toEqual([true, false, true]);
  });

  it("marks the most of a column, unless all have it or more is not better", () => {
    const columns: Column[] = [
      { key: "cash", kind: "money" },
      { key: "same", kind: "number" },
      { key: "debt", kind: "money", isPlain: true },
    ];
    const rows = [
      { key: "a", cells: { cash: 10, same: 2, debt: 1 } },
      { key: "b", cells: { cash: 30, same: 2, debt: 5 } },
    ];
    expect([...mostOf({ columns, rows })]).toEqual([["cash", 30]]);
  });

  it("is walked through by keys and ends at its edges", () => {
    const last = { row: 3, column: 5 };
    expect(walked("ArrowRight", { row: 1, column: 4 }, last)).toEqual({ row: 1, column: 5 });
    expect(walked("ArrowUp", { row: 0, column: 2 }, last)).toEqual({ row: 0, column: 2 });
    expect(walked("End", { row: 1, column: 2 }, last)).toEqual({ row: 1, column: 5 });
    expect(walked("PageUp", { row: 2, column: 2 }, last)).toEqual({ row: 0, column: 2 });
    expect(walked("x", { row: 2, column: 2 }, last)).toBeNull();
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
