// The table that the parts of a page belong to.

import { getContext, setContext } from "svelte";

import type { Decide } from "../decide/decide.svelte";
import type { GameWords } from "./game.svelte";
import type { Names } from "./names.svelte";
import type { TableState } from "./table.svelte";

export interface Desk {
  state: TableState;
  words: GameWords;
  names: Names;
  decide: Decide;
  /** Printed components of this table; each game has its own. */
  box: unknown;
}

const KEY = Symbol("desk");

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
