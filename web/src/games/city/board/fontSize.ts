// Names that must fit: a long word or a long name is set smaller, down to what can still be read.

const SMALLEST = 9.8;
const LINES = 2;
const LOST = 0.9; // lines are not filled to their last letter

/** Return the size in pixels for a name whose two lines have room for so many letters at the usual size. */
export function fontSize(name: string, letters: number, usual: number): number {
  const longest = Math.max(...name.split(/[\s\u00ad-]+/).map((word) => word.length));
  const share = Math.min(letters / longest, (letters * LINES * LOST) / name.length);
  return Math.max(SMALLEST, usual * Math.min(1, share));
}

const SURE = 0.84; // of a line holds any letters, wide ones too
const LEAST_ON_ONE = 10.6; // a name that would be smaller on one line is set on two
const USUAL_ON_TWO = 0.86; // of the usual size: there is little height

/** The same for a low card: on one line if that can be read well, else on two smaller ones. */
export function fontSizeLow(name: string, letters: number, usual: number): number {
  const single = (usual * letters * SURE) / name.length;
  if (single >= LEAST_ON_ONE) return Math.min(usual, single);
  return fontSize(name, letters, usual * USUAL_ON_TWO);
}
