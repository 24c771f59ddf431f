// Shows what others did one thing after the other, so that nobody misses a move.

import type { Entry, GameEvent, State } from "../api/types";
import type { Pace } from "./settings.svelte";

export interface Scene {
  table: State;
  entries: Entry[];
}

/** Milliseconds for each thing that somebody else did. */
const PACES: Record<Pace, number> = { slow: 1800, normal: 900, fast: 350, off: 0 };
const HURRY = 8; // more scenes than this are shown faster
const WATCHED = 12; // entries that stay lit for whoever looks on, and so never answers

/** Whether an entry is an answer of a seat. */
const isOf = (entry: Entry, seat: string | null): boolean =>
  entry.kind === "move" && entry.seat === seat;

/** Whether there is something to see or to say: a step that only leads to the next one has not. */
function tells({ entries }: Scene): boolean {
  return entries.some((one) =>
    one.kind === "move" ? visible(one).length > 0 : one.kind !== "chat",
  );
}

/** Return the events of an entry that say something. */
export const visible = (entry: Entry): GameEvent[] =>
  (entry.events ?? []).filter((one) => one.kind !== "forced");

export class Stage {
  /** The table as far as it was shown; null if nothing waits to be shown. */
  table = $state.raw<State | null>(null);
  /** The entries of the scene that is on now; where nothing moves, all since one's own answer. */
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
  add(scenes: Scene[], { at, fresh }: { at: string | null; fresh: boolean }): void {
    if (fresh) {
      this.clear();
      this.lit = [];
      return;
    }
    const seen = scenes.filter((one) => tells(one) || one.entries.some((each) => isOf(each, at)));
    if (!this.moves) this.collect(seen, at);
    else for (const one of seen) this.queue(one, at);
  }

  /** Show everything that waits at once. */
  skip(): void {
    // All of it is spoken in one go: each thing by itself would be drowned out by the next.
    if (this.scenes.length) this.lit = this.scenes.flatMap((one) => one.entries);
    this.clear();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.scenes = [];
    this.table = null;
    this.idle = true;
  }

  /** What others did comes in one by one, however fast: it stays lit until one answers. */
  private collect(scenes: Scene[], at: string | null): void {
    const waited = this.scenes.flatMap((one) => one.entries);
    const all = [...this.lit, ...waited, ...scenes.flatMap((one) => one.entries)];
    const own = all.findLastIndex((one) => isOf(one, at));
    this.lit = at === null ? all.slice(-WATCHED) : all.slice(Math.max(0, own));
    this.clear();
  }

  private queue(scene: Scene, at: string | null): void {
    this.scenes.push(scene);
    if (!this.idle) return;
    if (scene.entries.some((one) => one.kind === "move" && one.seat !== at)) this.next();
    else this.skip();
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
