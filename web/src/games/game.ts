// What a game brings to the page of its tables. All of it may be left out: without a screen a table is
// drawn on the plain board, and what stands for the rest works for any game.

import type { Component } from "svelte";

import type { DecideParts } from "../decide/game";
import type { FollowContext } from "../follow/context";
import type { FollowParts } from "../follow/game";
import type { TableContext } from "../state/context";
import type { ScoreUnit } from "../state/names.svelte";
import type { Signs } from "../ui/signs";

export interface GamePage extends FollowParts {
  /** The screen of a table, in windows of every size. */
  screen?: Component<{ context: GameContext }>;
  /** Load what that screen is drawn with at first in this window, and everything else. */
  loadFirst?(): void;
  loadRest?(): void;
  /** What it brings to deciding at a table. */
  decide?(table: TableContext): DecideParts;
  /** Its drawings of things in sentences, by their domain. */
  signs?: Signs["things"];
  scoreUnit?: ScoreUnit;
}

/** A table with all that its game brings. */
export interface GameContext extends FollowContext {
  game: GamePage;
}
