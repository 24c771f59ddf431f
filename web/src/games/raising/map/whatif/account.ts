// What an answer would bring a seat, and for what, as the events tell that would follow it.

import type { Resource, Reward } from "../../../../api/raising";
import type { GameEvent } from "../../../../api/types";

/** What something is gained for: as the events name it for reputation. */
export type Source = "plots" | "levels" | "expertise" | "neighborhoods" | "tiles" | "cards";

export interface Gain {
  source: Source;
  reward: Reward;
}

/** A step on an expertise track. */
export interface Step {
  source: Source;
  resource: Resource;
  after: number;
  isPermanent: boolean;
}

export interface Account {
  gains: Gain[];
  steps: Step[];
  /** Levels that are placed. */
  levels: number;
  /** What enclosed neighborhoods bring to each seat in reputation, by their space. */
  consoled: Map<string, { seat: string; count: number }[]>;
  /** All that the seat gains by it. */
  total: Reward;
  /** What the seat gains after its project by itself, before anybody is asked. */
  later: Reward;
  /** Whether anything happens after the project. */
  goesOn: boolean;
}

/** Events after which no more belongs to the project itself. */
const AFTERWARDS = new Set(["card_kept", "card_lost", "project_begun", "phase_began"]);
const PLACED = new Set(["raised", "moved_out", "prestige_placed"]);
const TILES = new Set(["level_added", "reward_copied", "tile_used"]);
const ENCLOSED = new Set(["neighborhood_won", "neighborhood_lost"]);
/** Events that give so many of one thing. */
const GIVEN: Partial<Record<string, keyof Reward>> = {
  wild_gained: "wild",
  favor_gained: "favor",
  expansion_gained: "expansions",
};

/** Return what the events that follow an answer bring a seat. */
export function accountOf(events: readonly GameEvent[], seat: string): Account {
  const found = events.findIndex((one) => AFTERWARDS.has(one.kind));
  const end = found < 0 ? events.length : found;
  const now = new Reader(seat);
  for (const one of events.slice(0, end)) now.read(one);
  const afterwards = new Reader(seat);
  for (const one of events.slice(end)) afterwards.read(one);
  return {
    gains: now.gains,
    steps: now.steps,
    levels: now.levels,
    consoled: now.consoled,
    total: now.total,
    later: afterwards.total,
    goesOn: end < events.length,
  };
}

/** Reads events one after the other: what they give belongs to what came before them. */
class Reader {
  readonly gains: Gain[] = [];
  readonly steps: Step[] = [];
  readonly consoled = new Map<string, { seat: string; count: number }[]>();
  readonly total: Reward = {};
  levels = 0;
  private source: Source = "plots";
  private space = "";

  constructor(private readonly seat: string) {}

  read({ kind, data }: GameEvent): void {
    const isMine = data.seat === this.seat;
    const given = GIVEN[kind];
    if (PLACED.has(kind)) this.place(data);
    else if (TILES.has(kind)) this.source = "tiles";
    else if (ENCLOSED.has(kind)) this.enclose(String(data.enclosure));
    else if (kind === "reputation_changed") this.honor(data);
    else if (!isMine) return;
    else if (kind === "advanced") this.advance(data);
    else if (kind === "perm_gained") this.keep();
    else if (kind === "tokens_gained") this.add(data.resource as Resource, data.count);
    else if (given) this.add(given, data.count);
  }

  private place(data: GameEvent["data"]): void {
    this.source = "plots";
    this.levels += Number(data.levels ?? 0);
  }

  private enclose(space: string): void {
    this.source = "neighborhoods";
    this.space = space.toUpperCase();
  }

  private honor({ seat, amount, gain }: GameEvent["data"]): void {
    const count = Number(amount);
    if (gain === "neighborhoods" && this.space)
      this.consoled.set(this.space, [
        ...(this.consoled.get(this.space) ?? []),
        { seat: String(seat), count },
      ]);
    if (seat === this.seat) this.add("reputation", count, gain as Source);
  }

  private advance(data: GameEvent["data"]): void {
    const resource = data.resource as Resource;
    const after = Number(data.step);
    this.steps.push({ source: this.source, resource, after, isPermanent: false });
    const key = `${resource}_steps` as const;
    this.total[key] = (this.total[key] ?? 0) + 1;
    // A column that is complete pays; nothing else is given between a step and what comes next.
    if (this.source === "plots") this.source = "expertise";
  }

  private keep(): void {
    const last = this.steps.at(-1);
    if (last) last.isPermanent = true;
  }

  private add(key: keyof Reward, amount: unknown, source: Source = this.source): void {
    const count = Number(amount);
    const same = this.gains.find((one) => one.source === source);
    const reward = same?.reward ?? {};
    if (!same) this.gains.push({ source, reward });
    reward[key] = (reward[key] ?? 0) + count;
    this.total[key] = (this.total[key] ?? 0) + count;
  }
}
