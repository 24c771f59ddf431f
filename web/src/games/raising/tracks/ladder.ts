// The part of the reputation track that is in use, and where its discs are drawn on it.

/** Spaces shown at least, and spaces left free below the last disc and above the first. */
const SPACES = 24;
const BELOW = 3;
const ABOVE = 4;
/** Pixels between two numbers, and between two lines, at least. */
const NUMBERED = 26;
const RULED = 5;
const INTERVALS = [5, 10, 20, 50, 100];

export interface Ladder {
  low: number;
  high: number;
  /** Every how many spaces there is a number. */
  interval: number;
  /** Spaces that have a line. */
  lines: number[];
  /** Where a space is, in pixels from the top. */
  at: (space: number) => number;
}

/** Return the part of the track that holds these values, drawn this high. */
export function ladderOf(values: number[], height: number): Ladder {
  const least = Math.min(...values);
  const low = Math.min(least, Math.max(0, least - BELOW));
  const high = Math.max(low + SPACES, Math.max(...values) + ABOVE);
  const each = height / (high - low + 1);
  const interval = INTERVALS.find((one) => one * each >= NUMBERED) ?? 200;
  const spaces = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return {
    low,
    high,
    interval,
    lines: spaces.filter((one) => each >= RULED || one % interval === 0),
    at: (space) => height - (space - low + 0.5) * each,
  };
}

/** Return where discs go that shall not hide each other: given from the lowest rank to the highest. */
export function piled(places: number[], apart: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.min(place, (found.at(-1) ?? Infinity) - apart));
  return found;
}
