// The numbers of the game that is looked at, asked for again when it has gone on.

import { untrack } from "svelte";

import { get } from "../../api/http";
import { problemText } from "../../ui/text/problemText";
import type { TableState } from "../../state/table/table.svelte";
import type { FollowContext } from "../context";
import type { Series } from "./series";

const RELOAD_DELAY = 600; // milliseconds: bots move faster than anybody reads a chart
const known = new WeakMap<TableState, Series>();

export class SeriesLoader {
  data = $state.raw<Series | null>(null);
  isNone = $state(false); // the game has no series
  problem = $state("");

  /** Must be made while a component is: it watches as long as that one is shown. */
  constructor({ state: table, follow }: FollowContext) {
    this.data = known.get(table) ?? null;
    const number = $derived(
      table.at !== null && follow.spoilerFree ? table.at : (table.latest?.number ?? 0),
    );
    $effect(() => {
      const at = number;
      const stop = new AbortController();
      const wait = untrack(() => this.data) === null ? 0 : RELOAD_DELAY; // what is told asks for nothing new
      const timer = setTimeout(() => void this.ask(table, at, stop.signal), wait);
      return () => {
        clearTimeout(timer);
        stop.abort();
      };
    });
  }

  private async ask(table: TableState, at: number, signal: AbortSignal): Promise<void> {
    if (at === 0) return;
    const query = new URLSearchParams({ at: String(at) });
    try {
      const found = await get<Series | null>(`/api/tables/${table.id}/series?${query}`, signal);
      if (signal.aborted) return;
      this.data = found;
      this.isNone = found === null;
      if (found) known.set(table, found);
    } catch (error) {
      if (!signal.aborted) this.problem = problemText(error);
    }
  }
}
