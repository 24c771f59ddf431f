// Shows what others did one thing after the other, so that nobody misses a move.

import type { Entry, State } from "../api/types";
import type { Pace } from "./settings.svelte";

interface Scene {
  table: State;
  entries: Entry[];
}

/** Milliseconds for each thing that somebody else did. */
const PACES: Record<Pace, number> = { slow: 1800, normal: 900, fast: 350, off: 0 };
const HURRY = 8; // more scenes than this are shown faster

export class Stage {
  /** The table as far as it was shown; null if nothing waits to be shown. */
  table = $state.raw<State | null>(null);
  /** The entries of the scene that is on now. */
  lit = $state.raw<Entry[]>([]);
  idle = $state(true);
  private scenes: Scene[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private still =
    typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

  /** @param pace how fast moves of others are shown */
  constructor(private readonly pace: () => Pace) {}

  /** Things may move: nobody asked for stillness. */
  get moves(): boolean {
    return this.pace() !== "off" && !this.still?.matches;
  }

  /** Take in news: one's own moves are shown at once, those of others wait their turn. */
  add(table: State, entries: Entry[], { at, fresh }: { at: string | null; fresh: boolean }): void {
    const others = entries.some((one) => one.kind === "move" && one.seat !== at);
    if (fresh || !this.moves || (!others && this.idle)) {
      this.skip();
      this.lit = fresh ? [] : entries;
      return;
    }
    this.scenes.push({ table, entries });
    if (this.idle) this.next();
  }

  /** Show everything that waits at once. */
  skip(): void {
    const last = this.scenes.at(-1);
    if (last) this.lit = last.entries;
    this.clear();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.scenes = [];
    this.table = null;
    this.idle = true;
  }

  private next(): void {
    const scene = this.scenes.shift();
    if (!scene) return this.clear();
    this.idle = false;
    this.table = scene.table;
    this.lit = scene.entries;
    const pace = PACES[this.pace()];
    this.timer = setTimeout(() => this.next(), this.scenes.length > HURRY ? pace / 4 : pace);
  }
}
