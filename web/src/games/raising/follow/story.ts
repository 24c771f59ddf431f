// The story of a project: who won it, what was paid and gained, what was closed, step by step.

import type { OwnerColor, RaisingView } from "../../../api/raising";
import type { Entry, GameEvent } from "../../../api/types";
import { keptDecisions } from "../../../state/decisions";
import { visible } from "../../../state/playback.svelte";
import { GAINING, isPaying } from "./lineTokens";

type Step = NonNullable<RaisingView["resolving"]>["step"];

export interface Story {
  space: string;
  project: string;
  color: OwnerColor;
  /** What the winner took from the card when the project was won. */
  won: GameEvent[];
  /** What each step brought; a step that is not told has not come yet, or brought nothing. */
  steps: Map<Step, GameEvent[]>;
  /** Its card went to the company, or another project is on. */
  isDone: boolean;
  /** The entry that told of it last. */
  until: number;
}

/** Events with which a step begins. */
const BEGINS: Record<string, Step> = {
  symbol_gained: "reward",
  raised: "raise",
  moved_out: "move",
  prestige_placed: "prestige",
  neighborhood_won: "neighborhoods",
  neighborhood_lost: "neighborhoods",
  card_kept: "card",
};
const LOST = "card_lost"; // the card of a project that the non-player color has won

/** Return the projects of the round that were begun, in their order, up to an entry. */
export function storiesOfRound(entries: Entry[], until?: number): Story[] {
  const teller = new Teller();
  for (const entry of keptDecisions(entries, until))
    for (const event of visible(entry)) teller.tell(event, entry.number);
  return teller.stories;
}

class Teller {
  stories: Story[] = [];
  private won = new Map<string, GameEvent[]>();
  /** Where events belong that name no project. */
  private taking: GameEvent[] | null = null;
  private now: Step = "pay";
  private isOpen = false;
  /** A tile was used within a step: what it brings is no reward of the project. */
  private isTile = false;

  tell(event: GameEvent, number: number): void {
    const { kind, data } = event;
    if (kind === "round_began") this.begin();
    else if (kind === "phase_began") this.close();
    else if (kind === "project_failed") this.taking = null;
    else if (kind === "project_won") this.win(String(data.space));
    else if (kind === "project_begun") this.open(event, number);
    else if (this.taking) this.taking.push(event);
    else this.go(event, number);
  }

  private begin(): void {
    this.stories = [];
    this.won.clear();
  }

  private close(): void {
    this.taking = null;
    this.isOpen = false;
    const last = this.stories.at(-1);
    if (last) last.isDone = true;
  }

  private win(space: string): void {
    this.taking = [];
    this.won.set(space, this.taking);
  }

  private open({ data }: GameEvent, until: number): void {
    const space = String(data.space);
    this.close();
    this.isOpen = true;
    this.now = "pay";
    this.isTile = false;
    this.stories.push({
      space,
      project: String(data.project),
      color: String(data.color),
      won: (this.won.get(space) ?? []).filter((one) => one.data.seat === data.color),
      steps: new Map(),
      isDone: false,
      until,
    });
  }

  private go(event: GameEvent, number: number): void {
    const story = this.stories.at(-1);
    if (!story || !this.isOpen) return;
    const { kind } = event;
    this.now = BEGINS[kind] ?? (this.isReward(event) ? "reward" : this.now);
    this.isTile = kind === "tile_used" || (this.isTile && !isPaying(event));
    story.until = number;
    if (kind === LOST) return;
    story.steps.set(this.now, [...(story.steps.get(this.now) ?? []), event]);
    story.isDone ||= kind === "card_kept";
  }

  /** After the payment, what the tile of the project gives; a symbol comes before it if it has one. */
  private isReward(event: GameEvent): boolean {
    if (this.now !== "pay" || this.isTile) return false;
    return GAINING.has(event.kind) || event.kind === "reputation_changed";
  }
}

/** Return the reputation that the story brought its winner. */
export function reputationOf({ steps, color }: Story): number {
  const gained = [...steps.values()]
    .flat()
    .filter((one) => one.kind === "reputation_changed" && one.data.seat === color);
  return gained.reduce((sum, one) => sum + Number(one.data.amount), 0);
}

/** What one thing in a step brought, and to whom. */
export interface StoryPart {
  seat: OwnerColor | null;
  events: GameEvent[];
}

/** Return the parts of a step: each neighborhood that was closed is one, with what its winner takes. */
export function partsOf(events: GameEvent[], color: OwnerColor): StoryPart[] {
  const found: StoryPart[] = [];
  for (const event of events) {
    const isClosed = BEGINS[event.kind] === "neighborhoods";
    if (isClosed || !found.length) found.push({ seat: color, events: [] });
    const part = found.at(-1);
    if (isClosed && part) part.seat = typeof event.data.seat === "string" ? event.data.seat : null;
    part?.events.push(event);
  }
  return found;
}
