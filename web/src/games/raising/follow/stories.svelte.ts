// The project that the table tells of now, made once for a table.

import type { Raising } from "../raising.svelte";
import { storiesOfRound, type Story } from "./story";

/** Phases in which there is a project to tell of: while some are resolved, and just after. */
const TOLD_IN: ReadonlySet<string> = new Set(["project_resolution", "company"]);

export class Stories {
  constructor(private readonly raising: Raising) {}

  private all: Story[] = $derived.by(() => {
    const { state } = this.raising.context;
    if (!TOLD_IN.has(this.raising.view.phase)) return [];
    return storiesOfRound(state.entries, state.shown?.number);
  });

  /** The project that is resolved. While moves are shown one after the other, one that ended with the
   *  move that is on: the next one has only begun with it. */
  now: Story | null = $derived.by(() => {
    const last = this.all.at(-1) ?? null;
    const before = this.all.at(-2);
    const { state } = this.raising.context;
    const isPlaying = !state.playback.idle || state.at !== null;
    const isJustOver = before?.until === state.shown?.number && last?.steps.size === 0;
    return isPlaying && before && isJustOver ? before : last;
  });
}

const made = new WeakMap<Raising, Stories>();

export function storiesOf(raising: Raising): Stories {
  const found = made.get(raising) ?? new Stories(raising);
  made.set(raising, found);
  return found;
}
