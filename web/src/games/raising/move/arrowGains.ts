// Whom the arrows of a prestige building would pay, and which plots they point at that are still empty.

import type { OwnerColor, PrestigePlot, RaisingView } from "../../../api/raising";
import { isBuilt, isFree } from "../map/standing";

export interface ArrowGain {
  color: OwnerColor;
  count: number;
}

/** Return by how much the arrows at each color's buildings would be worth more. */
export function arrowGains(before: RaisingView, after: RaisingView): ArrowGain[] {
  const gains = new Map<OwnerColor, number>();
  for (const [at, then] of after.plots.entries()) {
    const was = before.plots[at];
    if (!was || !isBuilt(was) || !isBuilt(then)) continue;
    const more = then.arrows_value - was.arrows_value;
    if (more > 0) gains.set(then.color, (gains.get(then.color) ?? 0) + more);
  }
  return [...gains].map(([color, count]) => ({ color, count }));
}

/** Return the empty plots at which a prestige building points. */
export const openTargets = (view: RaisingView, placed: PrestigePlot): string[] =>
  placed.points_at.flatMap((key) => {
    const standing = view.plots.find((one) => one.plot === key);
    return key !== null && standing && isFree(standing) ? [key] : [];
  });
