// Which screen Raising has for what the table is at: a payment, the bidding, or a building that is moved.

import type { RaisingView } from "../../../api/raising";
import type { PhaseScreen } from "../../../decide/game";

export const BID = "bid";
export const MOVE = "move";
export const PAY = "pay";

/** What is asked while a building is moved; a tile that is used in between asks about the board. */
const MOVING = new Set(["move", "prestige_choice", "prestige_plot", "prestige_turn"]);

/** Return the screen beside the board for what is decided. Whoever bids stays in the bidding while others do; a
 *  payment is for the one who makes it. */
export function screenOf(
  { phase, round, resolving, payment }: RaisingView,
  seat: string | null,
  deciding: string | null | undefined,
): PhaseScreen | null {
  if (payment && payment.seat === seat)
    return { name: PAY, phase: `${PAY} ${round} ${payment.space}`, stays: false };
  if (phase === "bidding") return { name: BID, phase: `${phase} ${round}`, stays: true };
  if (resolving && MOVING.has(deciding ?? ""))
    return { name: MOVE, phase: `${phase} ${round} ${resolving.space}`, stays: false };
  return null;
}
