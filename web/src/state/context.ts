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
const PASSING = Symbol("passing");

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);

/** Show another seat of one's own, once the device was passed to whoever plays it. */
export type Pass = (seat: string) => void;

export const setPassing = (pass: Pass): Pass => setContext(PASSING, pass);
export const getPassing = (): Pass => getContext<Pass>(PASSING);
