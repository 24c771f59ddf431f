// Names on small cards: a long one is set smaller, down to what can still be read.

const USUAL = 12;
const SMALLEST = 11;
const LETTERS = 18; // that have room on a small card at the usual size

/** Return the size of type in which a name stays on the line of a small card. */
export function cardFontSize(name: string): string {
  const size = Math.max(SMALLEST, USUAL * Math.min(1, LETTERS / name.length));
  return `max(${size}px, var(--least))`;
}

/** Whether a name stays on that line at all. */
export const fitsCard = (name: string): boolean => (USUAL * LETTERS) / name.length >= SMALLEST;
