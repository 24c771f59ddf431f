// The table in figures: rows and columns of a spreadsheet, and how they are sorted.

import type { CityBox, CityCompany, CityView } from "../../games/city/types";
import type { Entry } from "../../api/types";
import { sharesOf } from "../../games/city/shares";
import { keptDecisions } from "../../state/decisions";

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
  /** What the rows are. */
  of: "company" | "seat";
  columns: Column[];
  rows: SheetRow[];
}

const sum = (values: number[]): number => values.reduce((total, one) => total + one, 0);

const number = (key: string, more: Partial<Column> = {}): Column => ({
  key,
  kind: "number",
  ...more,
});

const COMPANY_COLUMNS: Column[] = [
  { key: "director", kind: "seat" },
  { key: "price", kind: "money" },
  { key: "treasury", kind: "money" },
  number("appeal"),
  number("goods"),
  number("workers"),
  number("managers"),
  number("automated"),
  number("salespeople"),
  { key: "revenue", kind: "money" },
];

/** Companies in the order in which they operate, with everything that is public about them. */
export function companySheet(view: CityView, box: CityBox, entries: Entry[]): Sheet {
  const holders = [...view.seats.map((one) => one.seat), "bank", "company"];
  const revenue = lastRevenue(entries);
  const keys = new Set([...view.appeal_order, ...Object.keys(view.companies)]);
  const rows = [...keys].flatMap((key): SheetRow[] => {
    const one = view.companies[key];
    if (!one) return [];
    const held = holders.map((who) => [`shares_${who}`, sharesOf(box, one, who)]);
    const cells = { ...companyCells(one), revenue: revenue.get(key) ?? null };
    return [{ key, cells: { ...cells, ...(Object.fromEntries(held) as Record<string, Cell>) } }];
  });
  const shares = holders.map((who) => number(`shares_${who}`, { seat: who, group: "held" }));
  return { of: "company", columns: [...COMPANY_COLUMNS, ...shares], rows };
}

function companyCells(one: CityCompany): Record<string, Cell> {
  const { director, price, treasury, appeal, goods, salespeople } = one;
  return {
    director,
    price,
    treasury,
    appeal,
    goods,
    workers: sum(one.workers),
    managers: sum(one.managers),
    automated: sum(one.automated),
    salespeople,
  };
}

/** Players, with what they own. */
export function seatSheet(view: CityView): Sheet {
  const rows = view.seats.map(
    ({ seat, cash, worth, certificates, limit, partners, ready }): SheetRow => {
      return {
        key: seat,
        cells: { cash, shares: worth - cash, worth, certificates, limit, partners, ready },
      };
    },
  );
  const columns: Column[] = [
    { key: "cash", kind: "money" },
    { key: "shares", kind: "money" },
    { key: "worth", kind: "money" },
    ...["certificates", "limit", "partners", "ready"].map((key) => number(key)),
  ];
  return { of: "seat", columns, rows };
}

/** Raising's players, with what stands on their company boards. */
export function boardSheet(seats: Record<string, unknown>[]): Sheet {
  const rows = seats.map((row): SheetRow => ({ key: String(row.seat), cells: flat(row, "") }));
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row.cells)))];
  const grouped = (group: string, domain: string): Column[] =>
    keys.filter((key) => key.startsWith(`${group}.`)).map((key) => number(key, { group, domain }));
  const columns = [
    ...["reputation", "poverty.steps", "levels", "expansions"].map((key) => number(key)),
    ...grouped("tokens", "resource"),
    ...["wild", "favor"].map((key) => number(key, { group: "tokens" })),
    ...["markers.board", "markers.supply"].map((key) => number(key, { group: "markers" })),
    ...grouped("tracks", "resource"),
    ...grouped("symbols", "sign"),
  ];
  return { of: "seat", columns, rows };
}

function flat(row: Record<string, unknown>, before: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [key, value] of Object.entries(row)) {
    const path = before + key;
    if (typeof value === "number") found[path] = value;
    else if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      Object.assign(found, flat(value as Record<string, unknown>, `${path}.`));
    }
  }
  return found;
}

/** What each company earned when it operated last. */
export function lastRevenue(entries: Entry[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { kind, data } of keptDecisions(entries).flatMap((one) => one.events ?? [])) {
    const isEarned = kind === "dividend_paid" || kind === "withheld";
    if (isEarned && typeof data.company === "string") found.set(data.company, Number(data.amount));
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
