// What a marker on a square comes to: how the auction stands then.

import type { Auction, OwnerColor, RaisingView } from "../../../api/raising";
import type { Previewed } from "../../../api/types";
import { applied } from "../map/applied";
import { isCertain, leadWords, markerCounts, scoreText } from "./standing";

export interface Outcome {
  /** The auction as it stands then. */
  auction: Auction;
  leader: OwnerColor | null;
  score: string;
  /** The id of the words for the rule by which the leader leads. */
  rule: string | null;
  /** Whether the leader cannot be passed any more. */
  isCertain: boolean;
}

/** Return how an auction stands after an answer; null as long as that is not known. */
export function outcomeOf(
  view: RaisingView,
  told: Previewed | undefined,
  space: string,
): Outcome | null {
  const after = told?.changes && applied(view, told.changes);
  const auction = after?.auctions.find((one) => one.space === space);
  if (!auction) return null;
  const { leader } = auction;
  return {
    auction,
    leader,
    score: scoreText(markerCounts(auction)),
    rule: leadWords(auction),
    isCertain: leader !== null && isCertain(auction, leader),
  };
}
