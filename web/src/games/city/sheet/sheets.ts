// City's table in figures: companies and players.

import type { Entry, State } from "../../../api/types";
import {
  numberColumn,
  type Cell,
  type Column,
  type Sheet,
  type SheetRow,
  type TitledSheet,
} from "../../../follow/sheet/spreadsheet";
import type { TableContext } from "../../../state/context";
import { keptDecisions } from "../../../state/decisions";
import { sharesOf } from "../shares";
import CompanyRowSign from "../signs/CompanyRowSign.svelte";
import type { CityBox, CityCompany, CityView } from "../types";

/** Return the spreadsheets of a table. */
export function sheets(
  view: State["view"],
  { box, names }: TableContext,
  entries: Entry[],
): TitledSheet[] {
  const city = view as CityView;
  const companies = companySheet(city, box as CityBox, entries);
  return [
    {
      title: "sheet.companies",
      sheet: { ...companies, Sign: CompanyRowSign, brief: (key) => names.brief(key) },
    },
    { title: "sheet.players", sheet: seatSheet(city) },
  ];
}

const sum = (values: number[]): number => values.reduce((total, one) => total + one, 0);

const COMPANY_COLUMNS: Column[] = [
  { key: "director", kind: "seat" },
  { key: "price", kind: "money" },
  { key: "treasury", kind: "money" },
  numberColumn("appeal"),
  numberColumn("goods"),
  numberColumn("workers"),
  numberColumn("managers"),
  numberColumn("automated"),
  numberColumn("salespeople"),
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
  const shares = holders.map((who) => numberColumn(`shares_${who}`, { seat: who, group: "held" }));
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
    ...["certificates", "limit", "partners", "ready"].map((key) => numberColumn(key)),
  ];
  return { of: "seat", columns, rows };
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
