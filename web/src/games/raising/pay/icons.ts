// What a way to pay takes, as small drawings on its card.

import type { GameEvent } from "../../../api/types";
import type { EffectIcon } from "../../../decide/preview/effects";
import { changeOf, KINDS, paidIn } from "./way";

/** Return the steps of poverty, and what one has less or more after a payment: what is rare first. */
export function payIcons(events: readonly GameEvent[], seat: string): EffectIcon[] {
  const paid = paidIn(events, seat);
  const change = changeOf(paid);
  const short = Object.values(paid.settled).filter((one) => one.by === "short").length;
  const icons = KINDS.filter((kind) => change[kind])
    .map((kind) => ({ icon: `r-${kind}`, amount: change[kind] }))
    .toReversed();
  return short ? [{ icon: "r-poverty", amount: short }, ...icons] : icons;
}
