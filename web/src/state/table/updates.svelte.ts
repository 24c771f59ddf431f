// What the server tells of a table: shown as it comes, or held back while something is done.

import type { Entry, News, State, Welcome } from "../../api/types";
import type { PlaybackStep } from "../playback.svelte";

export type Update = Welcome | News;

export class Updates {
  /** How the table stands by the last word that may be shown. */
  latest = $state.raw<State | null>(null);
  entries = $state.raw<Entry[]>([]);
  /** Whether something is being done. */
  busy = $state(false);
  /** How the table stands by all that has come, what is held back included. */
  newest: State | null = null;
  /** Whether the server told how the table came to where it stands. */
  hasEntries = $state(false);
  private running = 0;
  private held: Update[] = [];

  /** @param play shows what came, one thing after the other; the very first update is not played */
  constructor(private readonly play: (steps: PlaybackStep[], isFirst: boolean) => void) {}

  /** Show how the table stands, until the first word tells how it came to that. */
  showFirst(table: State): void {
    this.latest = table;
    this.newest = table;
  }

  /** Take in what came, unless it is older than what came before; tells whether something else is
   *  asked than before. */
  receive(update: Update): boolean {
    const before = this.newest;
    if (before !== null && update.table.number < before.number) return false;
    this.newest = update.table;
    if (this.running > 0) this.held.push(update);
    else this.show([update]);
    return update.table.question?.number !== before?.question?.number;
  }

  /** Do something that takes several messages; its news are shown when all of it is done. They come
   *  before the word that an answer is stored, and a question that is shown may be answered. */
  async inOneGo<T>(work: () => Promise<T>): Promise<T> {
    this.running += 1;
    this.busy = true;
    try {
      return await work();
    } finally {
      this.running -= 1;
      if (this.running === 0) this.show(this.held.splice(0));
      this.busy = this.running > 0;
    }
  }

  /** Forget all that has come: another seat is told other things. */
  forget(): void {
    this.latest = null;
    this.entries = [];
    this.newest = null;
    this.held = [];
    this.hasEntries = false;
  }

  private show(updates: Update[]): void {
    if (!updates.length) return;
    const steps = updates.map((one) => ({ table: one.table, entries: this.keep(one) }));
    this.play(steps, !this.hasEntries);
    this.hasEntries = true;
  }

  /** Keep what a message tells; returns the entries that are new. */
  private keep(update: Update): Entry[] {
    const last = this.entries.at(-1)?.number ?? 0;
    const added = update.entries.filter((one) => one.number > last);
    this.entries = [...this.entries, ...added];
    if (!this.isKnown(update.table)) this.latest = update.table;
    return added;
  }

  /** What was shown first need not be drawn anew; but clocks run on without any entry. */
  private isKnown(table: State): boolean {
    return !this.hasEntries && table.number === this.latest?.number && !table.clock;
  }
}
