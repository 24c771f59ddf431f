// The table in figures: rows and columns of a spreadsheet, and how they are sorted.

import type { Component } from "svelte";

export type Cell = number | string | null;

export interface Column {
  key: string;
  /** How a value is written: a sum of money, a count, or somebody. */
  kind: "money" | "number" | "seat" | "text";
  /** The seat that a column of shares belongs to. */
  seat?: string;
  /** The domain that its name comes from, if it is about a thing of the game. */
  domain?: string;
  /** Columns of a group stand under one heading. */
  group?: string;
}

export interface SheetRow {
  key: string;
  cells: Record<string, Cell>;
}

export interface Sheet {
  /** What the rows are: the domain of their keys. */
  of: string;
  /** The drawing before the name of a row, if it is no player. */
  Sign?: Component<{ key: string }>;
  /** What a row is called where there is little room. */
  brief?(key: string): string;
  columns: Column[];
  rows: SheetRow[];
}

export interface TitledSheet {
  /** An id of words. */
  title: string;
  sheet: Sheet;
}

/** Return a column of counts. */
export const numberColumn = (key: string, more: Partial<Column> = {}): Column => ({
  key,
  kind: "number",
  ...more,
});

/** Players of any game, with every number that stands at their place. */
export function seatSheet(seats: Record<string, unknown>[]): Sheet {
  const rows = seats.map((row): SheetRow => ({ key: String(row.seat), cells: numbersIn(row) }));
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row.cells)))];
  return { of: "seat", columns: keys.map((key) => numberColumn(key)), rows };
}

/** Return the numbers in a row, those that lie deeper by their path. */
export function numbersIn(row: Record<string, unknown>, before = ""): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [key, value] of Object.entries(row)) {
    const path = before + key;
    if (typeof value === "number") found[path] = value;
    else if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      Object.assign(found, numbersIn(value as Record<string, unknown>, `${path}.`));
    }
  }
  return found;
}

/** Return the headings over the columns: a group and how many columns wide it is. */
export function overheads(columns: Column[]): { group: string; width: number }[] {
  const found: { group: string; width: number }[] = [];
  for (const { group = "" } of columns) {
    const last = found.at(-1);
    if (last?.group === group) last.width += 1;
    else found.push({ group, width: 1 });
  }
  return found;
}

export interface Order {
  /** The column, or "" for the names of the rows. */
  by: string;
  down: boolean;
}

/** Return the rows in another order; rows without a value come last. */
export function sorted(
  rows: SheetRow[],
  { by, down }: Order,
  name: (key: string) => string,
): SheetRow[] {
  const way = down ? -1 : 1;
  const of = (row: SheetRow): Cell => (by ? (row.cells[by] ?? null) : name(row.key));
  return rows.toSorted((one, other) => {
    const [left, right] = [of(one), of(other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    if (typeof left === "number" && typeof right === "number") return way * (left - right);
    return way * String(left).localeCompare(String(right));
  });
}
