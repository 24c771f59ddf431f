// Who may take an auction away from one: the rival whose next marker matters most.

import type { Auction, OwnerColor, RaisingView } from "../../../api/raising";

/** How an auction stands after the next marker of a rival. */
export interface RivalBid {
  color: OwnerColor;
  after: NonNullable<Auction["after_bid"][string]>;
}

/** Return the first of the others who would lead with the next marker, else whoever acts next; nobody if
 *  no other has a marker to place there. */
export function rivalBid(
  { turns }: Pick<RaisingView, "turns">,
  { after_bid: told }: Pick<Auction, "after_bid">,
  seat: OwnerColor,
): RivalBid | null {
  const bids = turns.flatMap(({ seat: color }) => {
    const after = told[color];
    return color !== seat && after ? [{ color, after }] : [];
  });
  return bids.find(({ color, after }) => after.leader === color) ?? bids[0] ?? null;
}
