// The auctions of this round as the log tells them, made once for a table.

import type { Raising } from "../raising.svelte";
import { auctionsOfRound, type PastAuction, type Placed } from "./round";

export class PastAuctions {
  constructor(private readonly raising: Raising) {}

  private auctions: Map<string, PastAuction> = $derived.by(() => {
    const { state } = this.raising.context;
    const nonplayer = this.raising.box.board.nonplayer;
    return auctionsOfRound(state.entries, nonplayer, state.shown?.number);
  });

  at(space: string): PastAuction | undefined {
    return this.auctions.get(space);
  }

  /** Return under which key a marker on a card travels, so that it comes from the bidding board. */
  motion(space: string, square: string): string | undefined {
    const placed = this.at(space)?.placed.find((one) => one.square === square);
    return placed && markerKey(placed);
  }

  /** The entries whose lines in the log are lit. */
  private highlighted: Set<number> = $derived.by(() => {
    const { at, playback } = this.raising.context.state;
    return new Set(at === null ? playback.highlighted.map((one) => one.number) : []);
  });

  /** Whether the marker on a square came with what is lit in the log. */
  isLit(space: string, square: string): boolean {
    const placed = this.at(space)?.placed.find((one) => one.square === square);
    return placed !== undefined && this.highlighted.has(placed.entry);
  }

  private placed: Placed[] = $derived([...this.auctions.values()].flatMap((one) => one.placed));

  /** Return how many markers of a color a seat has placed in this round. */
  placedBy(by: string, color: string): number {
    return this.placed.filter((one) => one.by === by && one.color === color).length;
  }
}

/** Return the key under which a marker travels from the row of whoever places it. */
export const markerKey = ({ color, by, nth }: Pick<Placed, "color" | "by" | "nth">): string =>
  `marker-${color}-${by}-${nth}`;

const made = new WeakMap<Raising, PastAuctions>();

export function pastAuctions(raising: Raising): PastAuctions {
  const found = made.get(raising) ?? new PastAuctions(raising);
  made.set(raising, found);
  return found;
}
