// Tables as they stood after earlier entries: asked for once, kept as long as they are looked at.

import { get } from "../../api/http";
import type { Looked, State } from "../../api/types";

const MOST = 80; // states that are kept; the one looked at longest ago goes first

export class TableHistory {
  private readonly kept = new Map<number, State>();
  private asking: AbortController | null = null;

  constructor(
    private readonly table: string,
    private readonly seat: () => string | null,
  ) {}

  /** Keep a state that came by itself, so that nobody needs to ask for it. */
  keep(at: number, state: State): void {
    if (state.view === null) return;
    this.kept.delete(at);
    this.kept.set(at, state);
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > MOST && oldest !== undefined) this.kept.delete(oldest);
  }

  known(at: number): State | undefined {
    return this.kept.get(at);
  }

  /** Forget everything: another seat sees other things. */
  forget(): void {
    this.cancel();
    this.kept.clear();
  }

  /** Nobody waits any more for what was asked for. */
  cancel(): void {
    this.asking?.abort();
    this.asking = null;
  }

  /** Return the table after an entry; a later question for another one makes this one null. */
  async request(at: number): Promise<State | null> {
    this.asking?.abort();
    this.asking = new AbortController();
    const { signal } = this.asking;
    try {
      const found = await this.stateAfter(at, signal);
      return signal.aborted ? null : found;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }

  /** Return the table after an entry, from memory if it is there. */
  async stateAfter(at: number, signal?: AbortSignal): Promise<State> {
    const known = this.kept.get(at);
    if (known) {
      this.keep(at, known);
      return known;
    }
    const seat = this.seat();
    const query = new URLSearchParams({ at: String(at), ...(seat === null ? {} : { seat }) });
    const { table } = await get<Looked>(`/api/tables/${this.table}?${query}`, signal);
    if (table.view === null) throw new Error("the game had not begun"); // there is nothing to draw
    if (seat === this.seat()) this.keep(at, table);
    return table;
  }
}
