// One moment of deciding: what is looked at, chosen and known while one question is asked.

import type { OwnMove } from "./turn/turnMoves";
import { Previews, type PreviewApi } from "./preview/previews.svelte";

/** A place on the board: a domain and a key, such as space i-04, company swift, cube steel@20. */
export interface Place {
  domain: string;
  key: string;
  /** Only answers with this verb; all without it. */
  verb?: string;
}

export class Moment {
  looked = $state<string | null>(null);
  chosen = $state<string | null>(null);
  /** Whether the chosen answer waits for a second word. */
  needsConfirm = $state(false);
  narrowed = $state.raw<Place | null>(null);
  /** Whether the bar shows what may be done besides. */
  showsFree = $state(false);
  /** A move that is not one's own to take back. */
  undoRequest = $state.raw<OwnMove | null>(null);

  constructor(
    /** Which question it is. */
    readonly key: string,
    /** Whether one looks back meanwhile. */
    readonly isPast: boolean,
    readonly previews: Previews,
  ) {}

  /** Let go of what was chosen or narrowed; tells whether there was anything. */
  forget(): boolean {
    const held = this.chosen !== null || this.narrowed !== null || this.showsFree;
    this.chosen = null;
    this.needsConfirm = false;
    this.looked = null;
    this.narrowed = null;
    this.showsFree = false;
    return held;
  }
}

interface Table extends PreviewApi {
  sitting: number;
  at: number | null;
  latest: { question?: { number: number } | null } | null;
}

/** Return the moment that a table is in, the last one if it lasts. Another question is another
 *  moment; whoever looks back lets go of what was chosen, but of nothing that the server told. */
export function momentOf(table: Table, last: Moment | null): Moment {
  const key = `${table.sitting} ${table.latest?.question?.number ?? -1}`;
  const isPast = table.at !== null;
  const same = last?.key === key ? last : null;
  if (same?.isPast === isPast) return same;
  return new Moment(key, isPast, same?.previews ?? new Previews(table));
}
