// Whom the arrows of a prestige building would pay, and which plots they point at that are still empty.

import type { OwnerColor, PrestigePlot, RaisingView } from "../../../api/raising";
import type { Change } from "../../../api/types";
import { applied } from "../map/applied";
import { isBuilt, isFree, isPrestige } from "../map/standing";

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

/** A prestige building on its plot after an answer, with what its arrows bring. */
export interface Turned {
  after: RaisingView;
  placed: PrestigePlot;
  gains: ArrowGain[];
  open: string[];
}

/** Return the prestige building that stands on a plot after changes; null if none does, or nobody knows yet. */
export function turnedOn(
  view: RaisingView,
  changes: readonly Change[] | null | undefined,
  plot: string | null,
): Turned | null {
  if (!changes) return null;
  const after = applied(view, changes);
  const placed = after.plots.filter(isPrestige).find((one) => one.plot === plot);
  if (!placed) return null;
  return { after, placed, gains: arrowGains(view, after), open: openTargets(after, placed) };
}
