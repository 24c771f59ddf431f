// How far a drawing is zoomed, and what stays under the fingers meanwhile.

export interface Point {
  x: number;
  y: number;
}

const LEAST = 1;
const MOST = 3;
const STEP = 1.5;

/** Return a zoom within its limits. */
export const limited = (zoom: number): number => Math.min(MOST, Math.max(LEAST, zoom));

/** Return the zoom after a press on a button: nearer, or further away. */
export const stepped = (zoom: number, steps: 1 | -1): number => limited(zoom * STEP ** steps);

export const isLeast = (zoom: number): boolean => zoom <= LEAST;
export const isMost = (zoom: number): boolean => zoom >= MOST;

/** Return how far an area is scrolled when it grows by a factor and a point of the window onto it
 *  shows the same as before. */
export const scrolled = (scroll: Point, at: Point, factor: number): Point => ({
  x: Math.max(0, (scroll.x + at.x) * factor - at.x),
  y: Math.max(0, (scroll.y + at.y) * factor - at.y),
});

/** Return how far two fingers are apart, and the point between them. */
export function between(one: Point, other: Point): { distance: number; middle: Point } {
  return {
    distance: Math.hypot(one.x - other.x, one.y - other.y),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}
