// Who has how many levels in a ward, and which place that is.

import type { OwnerColor, Ward, WardPlace } from "../../../api/raising";

/** Return the colors with levels in a ward, most first. */
export const levelsOf = (ward: Ward): [OwnerColor, number][] =>
  Object.entries(ward.levels)
    .filter(([, levels]) => levels > 0)
    .sort(([, one], [, other]) => other - one);

export interface Tally {
  color: OwnerColor;
  levels: number;
  /** Whether it had another number of levels before. */
  isChanged: (before: Ward) => boolean;
}

/** Return the levels of a ward to be shown, which may be those after an answer. */
export const tallyOf = (ward: Ward): Tally[] =>
  levelsOf(ward).map(([color, levels]) => ({
    color,
    levels,
    isChanged: (before) => (before.levels[color] ?? 0) !== levels,
  }));

/** Return the place of a color among those that compete for a ward. */
export const placeIn = (ward: Ward, color: OwnerColor): WardPlace | undefined =>
  (ward.places ?? []).find((one) => one.color === color);
