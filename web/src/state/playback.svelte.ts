// Shows what others did one thing after the other, so that nobody misses a move.

import type { Entry, GameEvent, State } from "../api/types";
import type { Pace } from "./settings.svelte";

export interface PlaybackStep {
  table: State;
  entries: Entry[];
}

/** Milliseconds for each thing that somebody else did. */
const PACES: Record<Pace, number> = { slow: 1800, normal: 900, fast: 350, off: 0 };
const MANY_STEPS = 8; // more steps than this are shown faster
const MOST_WATCHED = 12; // entries that stay highlighted for whoever looks on, and so never answers

/** Whether an entry is an answer of a seat. */
const isAnswerOf = (entry: Entry, seat: string | null): boolean =>
  entry.kind === "move" && entry.seat === seat;

/** Whether there is something to see or to say: a step that only leads to the next one has not. */
function isWorthShowing({ entries }: PlaybackStep): boolean {
  return entries.some((one) =>
    one.kind === "move" ? visible(one).length > 0 : one.kind !== "chat",
  );
}

/** Return the events of an entry that say something. */
export const visible = (entry: Entry): GameEvent[] =>
  (entry.events ?? []).filter((one) => one.kind !== "forced");

export class Playback {
  /** The table as far as it was shown; null if nothing waits to be shown. */
  table = $state.raw<State | null>(null);
  /** The entries of the step that is on now; where nothing moves, all since one's own answer. */
  highlighted = $state.raw<Entry[]>([]);
  idle = $state(true);
  private steps: PlaybackStep[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reducedMotion =
    typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

  /** @param pace how fast moves of others are shown */
  constructor(private readonly pace: () => Pace) {}

  /** Things may move: nobody asked for stillness. */
  get moves(): boolean {
    return this.pace() !== "off" && !this.reducedMotion?.matches;
  }

  /** Take in news: one's own moves are shown at once, those of others wait their turn. */
  add(steps: PlaybackStep[], { at, isFirst }: { at: string | null; isFirst: boolean }): void {
    if (isFirst) {
      this.clear();
      this.highlighted = [];
      return;
    }
    const seen = steps.filter(
      (one) => isWorthShowing(one) || one.entries.some((each) => isAnswerOf(each, at)),
    );
    if (!this.moves) this.collect(seen, at);
    else for (const one of seen) this.queue(one, at);
  }

  /** Show everything that waits at once. */
  skip(): void {
    // All of it is spoken in one go: each thing by itself would be drowned out by the next.
    if (this.steps.length) this.highlighted = this.steps.flatMap((one) => one.entries);
    this.clear();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.steps = [];
    this.table = null;
    this.idle = true;
  }

  /** What others did comes in one by one, however fast: it stays highlighted until one answers. */
  private collect(steps: PlaybackStep[], at: string | null): void {
    const waited = this.steps.flatMap((one) => one.entries);
    const all = [...this.highlighted, ...waited, ...steps.flatMap((one) => one.entries)];
    const own = all.findLastIndex((one) => isAnswerOf(one, at));
    this.highlighted = at === null ? all.slice(-MOST_WATCHED) : all.slice(Math.max(0, own));
    this.clear();
  }

  private queue(step: PlaybackStep, at: string | null): void {
    this.steps.push(step);
    if (!this.idle) return;
    if (step.entries.some((one) => one.kind === "move" && one.seat !== at)) this.next();
    else this.skip();
  }

  private next(): void {
    const step = this.steps.shift();
    if (!step) return this.clear();
    this.idle = false;
    this.table = step.table;
    this.highlighted = step.entries;
    const pace = PACES[this.pace()];
    this.timer = setTimeout(() => this.next(), this.steps.length > MANY_STEPS ? pace / 4 : pace);
  }
}
