// The final scoring as it is counted: category after category, with running totals and who leads.

import type { Standing } from "../../../api/types";

export type Part = Standing["lines"][number]["parts"][number];

/** What one player gets in one category. */
export interface CountedCell {
  seat: string;
  amount: number;
  parts: Part[];
  /** The reputation after it. */
  total: number;
  /** Nobody gets more, and it is something. */
  isMost: boolean;
  /** Nobody has more after it. */
  isAhead: boolean;
}

export interface CountedRow {
  category: string;
  cells: CountedCell[];
}

/** Return the players as they placed. */
export const ranked = (standings: Standing[]): Standing[] =>
  standings.toSorted((one, other) => one.place - other.place);

/** Return one row for each category in the order of the lines, the cells in the order of places. */
export function countedRows(standings: Standing[], categories: string[]): CountedRow[] {
  const totals = new Map<string, number>();
  return categories.map((category) => {
    const cells = ranked(standings).map(({ seat, lines }) => {
      const own = lines.filter((line) => line.key === category);
      const amount = own.reduce((sum, line) => sum + line.amount, 0);
      const total = (totals.get(seat) ?? 0) + amount;
      totals.set(seat, total);
      return { seat, amount, total, parts: own.flatMap((line) => line.parts) };
    });
    const most = Math.max(1, ...cells.map((one) => one.amount));
    const ahead = Math.max(...totals.values());
    return {
      category,
      cells: cells.map((one) => ({
        ...one,
        isMost: one.amount === most,
        isAhead: one.total === ahead,
      })),
    };
  });
}

/** Return who is ahead after a row; nobody is while several are. */
export function leaderAfter({ cells }: CountedRow): string | null {
  const ahead = cells.filter((one) => one.isAhead);
  return ahead.length === 1 ? (ahead[0]?.seat ?? null) : null;
}

export interface LeadChange {
  /** The row after which somebody else is ahead. */
  row: number;
  seat: string;
}

/** Return who was ahead first, and who took the lead from whom after which row. */
export function leadChanges(rows: CountedRow[]): LeadChange[] {
  const found: LeadChange[] = [];
  for (const [row, one] of rows.entries()) {
    const seat = leaderAfter(one);
    if (seat !== null && seat !== found.at(-1)?.seat) found.push({ row, seat });
  }
  return found;
}
