// How high the levels under a building stand: every level is seen, and many still fit a plot.

const ONE = 8;
const CROWDING = 0.85; // below 1, so that each further level makes all a little flatter

/** Return the height of all levels of a building together. */
export const levelsHeight = (levels: number): number => ONE * levels ** CROWDING;
