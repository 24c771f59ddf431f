// Keys of the bar: a label for each choice, and the way from one choice to the next.

/** Letters that mean something else: board, charts, end, go on, pass, spreadsheet, skip, undo. */
const LABELS = [..."1234567890QWRTYIOAFHJLZXCVN"];

/** Return the key of each of so many choices; those beyond the last key have none. Keys that a game has
 *  for its choices are theirs, of several that want the same one the first; others take what is left. */
export function keyLabels(wished: (string | null)[]): (string | null)[] {
  const left = LABELS.filter((one) => !wished.includes(one));
  return wished.map((one, at) => {
    const isOwn = one !== null && wished.indexOf(one) === at;
    return isOwn ? one : (left.shift() ?? null);
  });
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
export const isArrow = (key: string): key is Arrow => /^Arrow(Left|Right|Up|Down)$/.test(key);

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ASTRAY = 3; // how much worse a step to the side is than one ahead

/** Return which of the boxes lies next in a direction; the same one if there is none. */
export function nextRect(rects: Rect[], from: number, arrow: Arrow): number {
  const start = rects[from];
  if (!start) return 0;
  let best = from;
  let least = Infinity;
  for (const [at, rect] of rects.entries()) {
    const far = distance(start, rect, arrow);
    if (at !== from && far < least) [best, least] = [at, far];
  }
  return best;
}

function distance(from: Rect, to: Rect, arrow: Arrow): number {
  const right = to.left + to.width / 2 - from.left - from.width / 2;
  const down = to.top + to.height / 2 - from.top - from.height / 2;
  const [ahead, aside] = {
    ArrowLeft: [-right, down] as const,
    ArrowRight: [right, down] as const,
    ArrowUp: [-down, right] as const,
    ArrowDown: [down, right] as const,
  }[arrow];
  return ahead < 1 ? Infinity : ahead + ASTRAY * Math.abs(aside);
}

/** Whether somebody is typing, so that a letter is only a letter. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
}

/** Whether a dialog is open: keys are for it, wherever the focus is, and never for what is behind. */
export const isBehindDialog = (): boolean => document.querySelector("dialog[open]") !== null;

/** Whether a key completes what is typed: Tab does, but leaves what is complete, as everywhere. */
export function completes(
  event: Pick<KeyboardEvent, "key" | "shiftKey">,
  typed: string,
  notation: string,
): boolean {
  return event.key === "Tab" && !event.shiftKey && notation !== "" && typed !== notation;
}

/** Whether a focus came by a key. One that came by a finger must move nothing before it is lifted. */
export const keyed = (event: FocusEvent): boolean =>
  event.target instanceof Element && event.target.matches(":focus-visible");
