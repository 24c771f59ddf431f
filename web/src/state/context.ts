// The table that the parts of a page belong to.

import { getContext, setContext } from "svelte";

import type { GameWords } from "./game.svelte";
import type { Names } from "./names.svelte";
import type { TableState } from "./table/table.svelte";

export interface TableContext {
  state: TableState;
  words: GameWords;
  names: Names;
  /** Printed components of this table; each game has its own. */
  box: unknown;
}

const KEY = Symbol("table");
const SHOW_SEAT = Symbol("show-seat");

/** Say which table the parts below belong to. Layers above add to the context what they bring, and
 *  read it by a type of their own. */
export const setTableContext = <Context extends TableContext>(context: Context): Context =>
  setContext(KEY, context);
export const getTableContext = <Context extends TableContext = TableContext>(): Context =>
  getContext<Context>(KEY);

/** Show another seat of one's own, once the device was passed to whoever plays it. */
export type ShowSeat = (seat: string) => void;

export const setShowSeat = (showSeat: ShowSeat): ShowSeat => setContext(SHOW_SEAT, showSeat);
export const getShowSeat = (): ShowSeat => getContext<ShowSeat>(SHOW_SEAT);
