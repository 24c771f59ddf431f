// What a game brings to following. All of it may be left out; what is large comes when it is needed.

import type { Component } from "svelte";

import type { Entry, GameEvent, Standing, State } from "../api/types";
import type { TableContext } from "../state/context";
import type { GameWords } from "../state/game.svelte";
import type { Lazy } from "../ui/lazy";
import type { ChartData, ChartStyle } from "./charts/chartData";
import type { Series } from "./charts/series";
import type { LogRules } from "./log/logRules";
import type { TitledSheet } from "./sheet/spreadsheet";

type View = NonNullable<State["view"]>;

export interface FollowParts {
  /** How events become lines of the log. */
  log?: (words: GameWords) => Partial<LogRules>;
  /** What is drawn at the end of a line; and its amount, where that is not money. */
  LogTokens?: Component<{ events: GameEvent[]; seat: string | null }>;
  LogAmount?: Component<{ amount: number }>;
  charts?: Lazy<ChartParts>;
  sheets?: Lazy<SheetParts>;
  final?: Lazy<FinalParts>;
  since?: Lazy<SinceParts>;
}

export interface ChartParts {
  /** The game in pictures. */
  charts(series: Series, style: ChartStyle, table: TableContext): ChartData[];
  /** The one that stands small under the log. */
  small(series: Series, style: ChartStyle, table: TableContext): ChartData;
}

export interface SheetParts {
  /** The table in figures, as it stood after these entries. */
  sheets(view: View, table: TableContext, entries: Entry[]): TitledSheet[];
}

export interface FinalParts {
  /** The end of a game beside the podium, in cells of its grid; without it the lines of the score. */
  default: Component<{ series: Series; standings: Standing[] }>;
  /** It shows who won itself, and fills the screen below what one does after a game. */
  isWhole?: boolean;
  /** The decision from which one would ask what if. */
  forkAt?(series: Series): number | undefined;
}

export interface SinceParts {
  /** What changed for a seat between two views, the most important first. */
  changesBetween(before: View, after: View, seat: string | null): object[];
  /** One of these changes, as a row. */
  default: Component<{ row: object }>;
}
