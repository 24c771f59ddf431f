// The table that one follows.

import type { DecideContext } from "../decide/context";
import { getTableContext } from "../state/context";
import type { Follow } from "./follow.svelte";
import type { FollowParts } from "./game";

export interface FollowContext extends DecideContext {
  follow: Follow;
  /** What the game brings. */
  game: FollowParts;
}

export const getFollowContext = (): FollowContext => getTableContext<FollowContext>();
