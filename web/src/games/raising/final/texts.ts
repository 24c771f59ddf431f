// What the count of the end says of its rows.

import type { RaisingBoard } from "../../../api/raising";
import { say, signed } from "../../../words/say.svelte";
import type { CountedCell } from "./count";

/** Return what a row of the count is called: the first is all that was gained in play. */
export const rowText = (
  { rounds }: Pick<RaisingBoard, "rounds">,
  category: string,
  at: number,
): string => (at === 0 ? say("raising.final.after", { rounds }) : say(`score.raising.${category}`));

/** Write what a row adds; nothing for the first, with which the count begins. */
export function amountText({ amount }: CountedCell, at: number): string {
  if (at === 0) return "";
  return amount ? signed(amount) : "0";
}
