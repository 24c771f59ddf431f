// The demand area: how many goods a space of it still takes, and what filling it brings.

import type { CityBox, CityView, DemandCell } from "../types";

type Column = CityBox["demand"]["columns"][number];

/** Return how many goods a space takes in all: as its tile shows, or as the board does where none lies. */
export function spacesOf(cell: DemandCell, column: Column): number {
  return cell.tile === null ? column.printed_goods : (cell.spaces ?? 0);
}

/** Return how many more goods it takes. */
export function freeAt(cell: DemandCell, column: Column): number {
  return Math.max(0, spacesOf(cell, column) - cell.goods);
}

/** Return the room that a company has in a column of its row; null where no tile is. */
export function roomFor(
  box: CityBox,
  view: CityView,
  company: string,
  place: string,
): { free: number; bonus: number } | null {
  const row = box.layout.rows.findIndex((one) => one === view.companies[company]?.industry);
  const at = box.demand.columns.findIndex((one) => one.column === place);
  const [column, cell] = [box.demand.columns[at], view.demand[row]?.[at]];
  return column && cell ? { free: freeAt(cell, column), bonus: column.bonus } : null;
}
