// Shows what others did one thing after the other, so that nobody misses a move.

import type { Entry, State } from "../api/types";
import type { Pace } from "./settings.svelte";

export interface Scene {
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
  add(scenes: Scene[], { at, fresh }: { at: string | null; fresh: boolean }): void {
    if (fresh) {
      this.clear();
      this.lit = [];
    } else if (this.moves) {
      for (const one of scenes) this.queue(one, at);
    } else {
      this.scenes.push(...scenes);
      this.skip();
    }
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
