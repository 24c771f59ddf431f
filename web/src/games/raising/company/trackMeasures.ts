// How an expertise track is drawn: on one's own board, and small on those of the others.

export interface TrackMeasures {
  /** Where column 0 is, and how far the columns are apart. */
  start: number;
  column: number;
  height: number;
  icon: number;
  disc: number;
  /** Half the width of a permanent token. */
  permanent: number;
  step: number;
}

export const LARGE: TrackMeasures = {
  start: 27,
  column: 12.4,
  height: 19,
  icon: 18,
  disc: 16,
  permanent: 4.4,
  step: 2,
};
export const SMALL: TrackMeasures = {
  start: 20,
  column: 7.4,
  height: 16,
  icon: 14,
  disc: 14,
  permanent: 3.3,
  step: 1.3,
};
/** Where three other companies stand beside one's own. */
export const TIGHT: TrackMeasures = {
  ...SMALL,
  start: 17,
  column: 4.3,
  icon: 12,
  disc: 14,
  permanent: 2.4,
  step: 0.9,
};

/** Return how wide a track is that ends at this column. */
export const widthOf = (measures: TrackMeasures, end: number): number =>
  measures.start + (end + 0.8) * measures.column;
