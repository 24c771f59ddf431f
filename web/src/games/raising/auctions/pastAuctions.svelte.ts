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
    return placed && markerKey(placed.color, placed.nth);
  }

  /** The markers that were placed in this round, each with its space, the last one first. */
  placed: (Placed & { space: string })[] = $derived.by(() =>
    [...this.auctions]
      .flatMap(([space, { placed }]) => placed.map((one) => ({ ...one, space })))
      .sort((one, other) => other.turn - one.turn),
  );

  /** Return how many markers of a color were placed in this round. */
  placedBy(color: string): number {
    return this.placed.filter((one) => one.color === color).length;
  }
}

export const markerKey = (color: string, nth: number): string => `marker-${color}-${nth}`;

const made = new WeakMap<Raising, PastAuctions>();

export function pastAuctions(raising: Raising): PastAuctions {
  const found = made.get(raising) ?? new PastAuctions(raising);
  made.set(raising, found);
  return found;
}
