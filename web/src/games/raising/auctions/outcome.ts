// What a marker on a square comes to: how the auction stands then.

import type { Auction, OwnerColor, RaisingView } from "../../../api/raising";
import type { Previewed } from "../../../api/types";
import { applied } from "../map/applied";
import { leadWords, markerCounts, scoreText } from "./standing";

export interface Outcome {
  /** The auction as it stands then. */
  auction: Auction;
  leader: OwnerColor | null;
  score: string;
  /** The id of the words for the rule by which the leader leads. */
  rule: string | null;
  /** Whether the leader cannot be passed any more. */
  isCertain: boolean;
  /** All auctions as they stand then. */
  auctions: Auction[];
}

/** Return how an auction stands after an answer; null as long as that is not known. */
export function outcomeOf(
  view: RaisingView,
  told: Previewed | undefined,
  space: string,
): Outcome | null {
  if (!told?.changes) return null;
  const after = applied(view, told.changes);
  const auction = after.auctions.find((one) => one.space === space);
  if (!auction) return null;
  const { leader } = auction;
  return {
    auction,
    leader,
    score: scoreText(markerCounts(auction)),
    rule: leadWords(auction),
    isCertain: auction.certain,
    auctions: after.auctions,
  };
}

/** Return in how many of these auctions a color leads, and how many of them nobody can take from it. */
export function leadsOf(auctions: Auction[], color: OwnerColor): { led: number; certain: number } {
  const led = auctions.filter((one) => one.leader === color);
  return { led: led.length, certain: led.filter((one) => one.certain).length };
}
