// The table that one decides at.

import { getTableContext, type TableContext } from "../state/context";
import type { Decide } from "./decide.svelte";

export interface DecideContext extends TableContext {
  decide: Decide;
}

export const getDecideContext = (): DecideContext => getTableContext<DecideContext>();
