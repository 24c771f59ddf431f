// What a game brings to the page of its tables. All of it may be left out: without a screen a table is
// drawn on the plain board, and what stands for the rest works for any game.

import type { Component } from "svelte";

import type { DecideParts } from "../decide/game";
import type { FollowContext } from "../follow/context";
import type { FollowParts } from "../follow/game";
import type { TableContext } from "../state/context";
import type { PrintedNames, ScoreUnit } from "../state/names.svelte";
import type { TableState } from "../state/table/table.svelte";
import type { Signs } from "../ui/signs";

export interface GamePage extends FollowParts {
  /** The screen of a table, in windows of every size. */
  screen?: Component<{ context: GameContext }>;
  /** Load what that screen is drawn with at first in this window, at a table or at any; and everything else. */
  loadFirst?(table?: TableState): Promise<void>;
  loadRest?(): void;
  /** What it brings to deciding at a table. */
  decide?(table: TableContext): DecideParts;
  /** What things of its box are called that have no name, and what printed things do. */
  printed?(box: unknown): PrintedNames;
  /** Its drawings of things in sentences, by their domain; and of players, if their pieces have signs. */
  signs?: Signs["things"];
  seatSign?: Signs["seat"];
  scoreUnit?: ScoreUnit;
}

/** A table with all that its game brings. */
export interface GameContext extends FollowContext {
  game: GamePage;
}
