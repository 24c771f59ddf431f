// Which marker goes to a square that is clicked: one's own, or with two players the non-player one.

import type { OwnerColor } from "../../../api/raising";
import type { Choice } from "../../../decide/answers/choices";
import { BIDS, isBid, type BidVerb } from "../decide/bids";
import type { Raising } from "../raising.svelte";

/** What the hand needs to know of deciding: the answers, and which of them the bar shows. */
interface Deciding {
  choices: Choice[];
  narrowed: { verb?: string } | null;
}

class Hand {
  private wished = $state<BidVerb>("bid");

  /** Return the verbs that place a marker now. */
  verbs({ choices }: Deciding): BidVerb[] {
    return BIDS.filter((verb) => choices.some((one) => one.verb.id === verb));
  }

  /** Return the verb of the marker in hand: that of the card that was opened, or the wished one. */
  verb(decide: Deciding): BidVerb | undefined {
    const verbs = this.verbs(decide);
    const has = (wish: string | undefined) => verbs.find((one) => one === wish);
    return has(decide.narrowed?.verb) ?? has(this.wished) ?? verbs[0];
  }

  take(verb: BidVerb): void {
    this.wished = verb;
  }

  /** Return the answer that puts the marker in hand on a square. */
  choice(decide: Deciding, space: string, square: string): Choice | undefined {
    const verb = this.verb(decide);
    return decide.choices.find(
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
