// The table that the parts of a page belong to.

import { getContext, setContext } from "svelte";

import type { Decide } from "../decide/decide.svelte";
import type { GameWords } from "./game.svelte";
import type { Names } from "./names.svelte";
import type { TableState } from "./table.svelte";

export interface TableContext {
  state: TableState;
  words: GameWords;
  names: Names;
  decide: Decide;
  /** Printed components of this table; each game has its own. */
  box: unknown;
}

const KEY = Symbol("table");
const SHOW_SEAT = Symbol("show-seat");

export const setTableContext = (context: TableContext): TableContext => setContext(KEY, context);
export const getTableContext = (): TableContext => getContext<TableContext>(KEY);

/** Show another seat of one's own, once the device was passed to whoever plays it. */
export type ShowSeat = (seat: string) => void;

export const setShowSeat = (showSeat: ShowSeat): ShowSeat => setContext(SHOW_SEAT, showSeat);
export const getShowSeat = (): ShowSeat => getContext<ShowSeat>(SHOW_SEAT);
