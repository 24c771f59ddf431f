// Which marker goes to a square that is clicked: one's own, or with two players the non-player one.

import type { OwnerColor } from "../../../api/raising";
import type { Choice } from "../../../decide/answers/choices";
import type { Raising } from "../raising.svelte";

export const BIDS = ["bid", "nonplayer"] as const;
export type BidVerb = (typeof BIDS)[number];

const isBid = (choice: Choice): boolean => BIDS.some((verb) => verb === choice.verb.id);

class Hand {
  private wished = $state<BidVerb>("bid");

  /** Return the verbs that place a marker now. */
  verbs(choices: Choice[]): BidVerb[] {
    return BIDS.filter((verb) => choices.some((one) => one.verb.id === verb));
  }

  /** Return the verb of the marker in hand: the wished one, if it can be placed. */
  verb(choices: Choice[]): BidVerb | undefined {
    const verbs = this.verbs(choices);
    return verbs.find((one) => one === this.wished) ?? verbs[0];
  }

  take(verb: BidVerb): void {
    this.wished = verb;
  }

  /** Return the answer that puts the marker in hand on a square. */
  choice(choices: Choice[], space: string, square: string): Choice | undefined {
    const verb = this.verb(choices);
    return choices.find(
      ({ verb: { id }, args }) => id === verb && args.space === space && args.square === square,
    );
  }
}

export const hand = new Hand();

/** Return the color of the marker that an answer places; null if it places none. */
export function markerOf(choice: Choice | null | undefined, raising: Raising): OwnerColor | null {
  if (!choice || !isBid(choice)) return null;
  return choice.verb.id === "bid" ? raising.me : raising.box.board.nonplayer;
}
