// Names that must fit: a long word or a long name is set smaller, down to what can still be read.

const SMALLEST = 9.8;
const LINES = 2;
const LOST = 0.9; // lines are not filled to their last letter

/** Return the size in pixels for a name whose two lines have room for so many letters at the usual size. */
export function fit(name: string, letters: number, usual: number): number {
  const longest = Math.max(...name.split(/[\s\u00ad-]+/).map((word) => word.length));
  const share = Math.min(letters / longest, (letters * LINES * LOST) / name.length);
  return Math.max(SMALLEST, usual * Math.min(1, share));
}
