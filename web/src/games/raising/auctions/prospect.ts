// What a marker can do on a card: the best that its free squares come to.

import type { OwnerColor } from "../../../api/raising";
import type { Outcome } from "./outcome";

/** Nobody can pass you then; you lead then; you still do not. */
export type Prospect = "certain" | "lead" | "behind";

const ORDER: readonly Prospect[] = ["certain", "lead", "behind"];

const prospectOf = ({ leader, isCertain }: Outcome, color: OwnerColor): Prospect => {
  if (leader !== color) return "behind";
  return isCertain ? "certain" : "lead";
};

/** Return the best that one of these outcomes is for a color, and the first that comes to it. */
export function bestProspect(
  outcomes: Outcome[],
  color: OwnerColor,
): { prospect: Prospect; outcome: Outcome } | null {
  const rank = (one: Outcome): number => ORDER.indexOf(prospectOf(one, color));
  const [best] = [...outcomes].sort((one, other) => rank(one) - rank(other));
  return best ? { prospect: prospectOf(best, color), outcome: best } : null;
}
