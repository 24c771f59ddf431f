// Where the key of an answer stands on its plot: at a corner that nothing else covers.

import type { Corner, Point, Rect } from "../layout";

/** How large a key is drawn. */
export const KEY = 14;
const OVER = 4; // by which it stands out of the lot

/** Return the upper left point of a key. A building has its levels at the outer corner below. */
export function keyPlace(
  lot: Rect,
  covered: ReadonlySet<Corner>,
  side: "left" | "right",
  isFree: boolean,
): Point {
  const [outer, inner] =
    side === "left" ? (["west", "east"] as const) : (["east", "west"] as const);
  const wanted: Corner[] = isFree ? [`south-${outer}`] : [`north-${outer}`, `south-${inner}`];
  const found = wanted.find((one) => !covered.has(one));
  const bottom = lot.y + lot.height + OVER - KEY;
  if (!found) return { x: lot.x + (lot.width - KEY) / 2, y: bottom };
  return {
    x: found.endsWith("west") ? lot.x - OVER : lot.x + lot.width + OVER - KEY,
    y: found.startsWith("north") ? lot.y - OVER : bottom,
  };
}
