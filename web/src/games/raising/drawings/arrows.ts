// The arrows of prestige buildings: how one is drawn, and in which order their directions are told.

/** As the neighbors of a plot are listed. */
export const DIRECTIONS: readonly string[] = ["N", "E", "S", "W"];

/** An arrow that points up, its foot a little below the middle. */
export const ARROW = "M-6 3.5 0-6.5 6 3.5Z";
