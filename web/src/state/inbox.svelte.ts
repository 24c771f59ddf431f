// What the server tells of a table: shown as it comes, or held back while something is done.

import type { Entry, News, State, Welcome } from "../api/types";
import type { Scene } from "./stage.svelte";

export type Told = Welcome | News;

export class Inbox {
  /** How the table stands by the last word that may be shown. */
  latest = $state.raw<State | null>(null);
  entries = $state.raw<Entry[]>([]);
  /** Whether something is being done. */
  busy = $state(false);
  /** How the table stands by all that has come, what is held back included. */
  newest: State | null = null;
  /** Whether it was told how the table came to where it stands. */
  isTold = $state(false);
  private doings = 0;
  private held: Told[] = [];

  /** @param play shows what came, one thing after the other; the first word of all is fresh */
  constructor(private readonly play: (scenes: Scene[], fresh: boolean) => void) {}

  /** Show how the table stands, until the first word tells how it came to that. */
  greet(table: State): void {
    this.latest = table;
    this.newest = table;
  }

  /** Take in what came, unless it is older than what came before; tells whether something else is
   *  asked than before. */
  take(told: Told): boolean {
    const before = this.newest;
    if (before !== null && told.table.number < before.number) return false;
    this.newest = told.table;
    if (this.doings > 0) this.held.push(told);
    else this.show([told]);
    return told.table.question?.number !== before?.question?.number;
  }

  /** Do something that takes several messages; its news are shown when all of it is done. They come
   *  before the word that an answer is stored, and a question that is shown may be answered. */
  async inOneGo<T>(work: () => Promise<T>): Promise<T> {
    this.doings += 1;
    this.busy = true;
    try {
      return await work();
    } finally {
      this.doings -= 1;
      if (this.doings === 0) this.show(this.held.splice(0));
      this.busy = this.doings > 0;
    }
  }

  /** Forget all that has come: another seat is told other things. */
  forget(): void {
    this.latest = null;
    this.entries = [];
    this.newest = null;
    this.held = [];
    this.isTold = false;
  }

  private show(told: Told[]): void {
    if (!told.length) return;
    const scenes = told.map((one) => ({ table: one.table, entries: this.keep(one) }));
    this.play(scenes, !this.isTold);
    this.isTold = true;
  }

  /** Keep what a message tells; returns the entries that are new. */
  private keep(told: Told): Entry[] {
    const last = this.entries.at(-1)?.number ?? 0;
    const added = told.entries.filter((one) => one.number > last);
    this.entries = [...this.entries, ...added];
    if (!this.isKnown(told.table)) this.latest = told.table;
    return added;
  }

  /** What one was greeted with need not be drawn anew; but clocks run on without any entry. */
  private isKnown(table: State): boolean {
    return !this.isTold && table.number === this.latest?.number && !table.clock;
  }
}
