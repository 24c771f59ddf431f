// Following a table: its log, what of it is shown, and the way through its past.

import type { Entry } from "../api/types";
import { router } from "../state/router.svelte";
import type { TableState } from "../state/table/table.svelte";
import { keep, kept } from "../words/say.svelte";
import { ALL, type Filter } from "./log/logLines";
import { emptyLog, extendLog, type GameLog } from "./log/gameLog";
import type { LogRules } from "./log/logRules";

export type Tab = "log" | "charts" | "chat";

export class Follow {
  tab = $state<Tab>("log");
  filter = $state<Filter>({ ...ALL });
  /** While one looks back, the log hides what comes later. */
  spoilerFree = $state(kept("spoilers") === "hidden");
  /** The decision that one is about to say something about. */
  about = $state<number | null>(null);
  /** The past is played on by itself. */
  isPlaying = $state(false);
  /** The drawer is to be seen; whoever can fold it away opens it and takes this back. */
  isRequested = $state(false);
  /** The last message that was read. */
  read = $state(0);
  /** The newest entry when one was here before; one is here now until the table is left. */
  readonly seen: number;
  /** By seat, up to where what happened since was dismissed. */
  private readonly dismissed = $state<Record<string, number>>({});
  /** The decision that is shown: the one looked back at, or the last one. */
  readonly shown: number;
  readonly unread: number;
  private done: GameLog;
  private taken: Entry[] = [];

  constructor(
    private readonly state: TableState,
    private readonly rules: Partial<LogRules> = {},
  ) {
    this.done = emptyLog(rules);
    this.read = Number(kept(`chat:${state.id}`) ?? 0);
    this.seen = Number(kept(`seen:${state.id}`) ?? 0);
    this.shown = $derived(state.at ?? this.log.decisions.at(-1) ?? 0);
    this.unread = $derived(
      this.log.chats.filter((one) => one.number > this.read && one.seat !== state.seat).length,
    );
  }

  /** Everything that happened; only what is new is worked through. */
  readonly log: GameLog = $derived.by(() => {
    const { entries } = this.state;
    const count = this.taken.length;
    const goesOn = count <= entries.length && entries[count - 1] === this.taken[count - 1];
    const before = goesOn ? this.done : emptyLog(this.rules);
    this.done = extendLog(before, goesOn ? entries.slice(count) : entries);
    this.taken = entries;
    return this.done;
  });

  /** What was said about a decision. */
  readonly comments: ReadonlyMap<number, Entry[]> = $derived.by(() => {
    const found = new Map<number, Entry[]>();
    for (const one of this.log.chats) {
      const about = Number(one.data.about);
      if (about) found.set(about, [...(found.get(about) ?? []), one]);
    }
    return found;
  });

  /** Show one thing of the drawer, wherever the drawer is now. */
  open(tab: Tab): void {
    this.tab = tab;
    this.isRequested = true;
  }

  markRead(): void {
    const last = this.log.chats.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    keep(`chat:${this.state.id}`, String(last));
  }

  /** Remember that one was here when this entry was the newest. */
  see(number: number): void {
    keep(`seen:${this.state.id}`, String(number));
  }

  /** Tell no more of what happened since an entry; another seat may still want to know. */
  dismissSince(since: number): void {
    this.dismissed[this.state.seat ?? ""] = since;
  }

  showsSince(since: number): boolean {
    return since > (this.dismissed[this.state.seat ?? ""] ?? 0);
  }

  comment(number: number): void {
    this.about = number;
    this.tab = "chat";
  }

  hideSpoilers(hidden: boolean): void {
    this.spoilerFree = hidden;
    keep("spoilers", hidden ? "hidden" : "shown");
  }

  /** Return the address of this table after a decision, or now. */
  address(at: number | null): string {
    return router.momentAddress(at);
  }

  /** Look back at a decision, or at the present. */
  go(at: number | null): void {
    router.goToMoment(at);
  }

  /** Return the decisions before and after one. */
  around(at: number): number[] {
    const { decisions } = this.log;
    const place = decisions.findLastIndex((one) => one <= at);
    return [decisions[place - 1], decisions[place + 1]].filter((one) => one !== undefined);
  }

  /** Go some decisions on or back; past the last one is the present. */
  step(by: number): void {
    const { decisions } = this.log;
    if (!this.state.hasEntries) return; // one would be led out of the past
    const at = decisions.findLastIndex((one) => one <= this.shown);
    const to = Math.max(0, at + by);
    this.go(to >= decisions.length ? null : (decisions[to] ?? null));
  }
}
