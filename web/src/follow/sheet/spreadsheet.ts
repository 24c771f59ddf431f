// The table in figures: rows and columns of a spreadsheet, and how they are sorted.

import type { Component } from "svelte";

export type Cell = number | string | null;

export interface Column {
  key: string;
  /** How a value is written: a sum of money, a count, or somebody. */
  kind: "money" | "number" | "seat" | "text";
  /** The seat, or another owner, that it belongs to. */
  seat?: string;
  /** The sign of that seat stands for its name. */
  isSign?: boolean;
  /** The domain that its name comes from, if it is about a thing of the game. */
  domain?: string;
  /** What it is called, if neither its key nor a domain tells it. */
  name?: string;
  /** What stands over it instead of its name, which is still spoken: a symbol, or few letters. */
  icon?: string;
  heading?: string;
  /** Columns of a group stand under one heading. */
  group?: string;
  /** The seat that the whole group is about. */
  groupSeat?: string;
  /** More of it is not better, so the most of it is not marked. */
  isPlain?: boolean;
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

export interface Overhead {
  group: string;
  /** Whom the group is about. */
  seat?: string;
  /** How many columns wide it is. */
  width: number;
}

/** Return the headings over the columns. */
export function overheads(columns: Column[]): Overhead[] {
  const found: Overhead[] = [];
  for (const { group = "", groupSeat: seat } of columns) {
    const last = found.at(-1);
    if (last?.group === group && last.seat === seat) last.width += 1;
    else found.push({ group, ...(seat && { seat }), width: 1 });
  }
  return found;
}

/** Whether a column is the first of its group: a line stands before it. */
export function isFirstOfGroup(columns: Column[], at: number): boolean {
  const [before, here] = [columns[at - 1], columns[at]];
  return before?.group !== here?.group || before?.groupSeat !== here?.groupSeat;
}

/** Return the largest number of each column, if more is better and not all are the same. */
export function mostOf({ columns, rows }: Pick<Sheet, "columns" | "rows">): Map<string, number> {
  const found = new Map<string, number>();
  for (const { key, isPlain } of columns) {
    const values = rows.map((row) => Number(row.cells[key] ?? 0));
    const most = Math.max(...values);
    if (!isPlain && values.some((one) => one !== most)) found.set(key, most);
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

export interface Place {
  /** 0: the headings. */
  row: number;
  /** 0: the names of the rows. */
  column: number;
}

const STEPS: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-Infinity, 0],
  PageDown: [Infinity, 0],
};

/** Return where a key leads from a place, no further than the last one; null: it leads nowhere. */
export function walked(key: string, from: Place, last: Place): Place | null {
  const step = STEPS[key];
  if (!step) return null;
  const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
  return {
    row: within(from.row + step[0], last.row),
    column: within(from.column + step[1], last.column),
  };
}
