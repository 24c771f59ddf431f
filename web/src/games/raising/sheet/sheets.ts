// Raising's table in figures.

import type { State } from "../../../api/types";
import {
  numberColumn,
  numbersIn,
  type Column,
  type Sheet,
  type SheetRow,
  type TitledSheet,
} from "../../../follow/sheet/spreadsheet";

/** Return the spreadsheets of a table. */
export function sheets(view: State["view"]): TitledSheet[] {
  const seats = (view?.seats ?? []) as unknown as Record<string, unknown>[];
  return [{ title: "sheet.players", sheet: boardSheet(seats) }];
}

/** Raising's players, with what stands on their company boards. */
export function boardSheet(seats: Record<string, unknown>[]): Sheet {
  const rows = seats.map((row): SheetRow => ({ key: String(row.seat), cells: numbersIn(row) }));
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row.cells)))];
  const grouped = (group: string, domain: string): Column[] =>
    keys
      .filter((key) => key.startsWith(`${group}.`))
      .map((key) => numberColumn(key, { group, domain }));
  const columns = [
    ...["reputation", "poverty.steps", "levels", "expansions"].map((key) => numberColumn(key)),
    ...grouped("tokens", "resource"),
    ...["wild", "favor"].map((key) => numberColumn(key, { group: "tokens" })),
    ...["markers.board", "markers.supply"].map((key) => numberColumn(key, { group: "markers" })),
    ...grouped("tracks", "resource"),
    ...grouped("symbols", "sign"),
  ];
  return { of: "seat", columns, rows };
}
