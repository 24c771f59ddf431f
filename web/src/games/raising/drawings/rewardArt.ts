// Where the drawings of a reward stand in a square of 48: one large, two in a row, three in a triangle.

import type { Resource, Reward } from "../../../api/raising";
import { count as written, signed } from "../../../words/say.svelte";
import { rewardParts } from "./rewards";

export interface PlacedIcon {
  icon: string;
  /** Drawn on a pennant: a step on the expertise track of this resource. */
  track?: Resource;
  x: number;
  y: number;
  size: number;
}

export interface Art {
  icons: PlacedIcon[];
  /** A number below the drawings. */
  note: string;
}

const SQUARE = 48;
const MOST = 3; // drawings, each for one token
const SEVERAL = 23; // the size of each

/** Place a few drawings, above a number if there is one. */
export function placed(icons: Pick<PlacedIcon, "icon" | "track">[], note = ""): Art {
  const shown = icons.slice(0, MOST);
  const size = shown.length > 1 ? SEVERAL : note ? 32 : 42;
  const bottom = note ? 34 : SQUARE;
  return {
    note,
    icons: shown.map((one, index) => ({
      ...one,
      ...spot(index, shown.length, size, bottom),
      size,
    })),
  };
}

/** Return the drawings of a reward: each token, or one with the number if there are many. */
export function rewardArt(reward: Reward): Art {
  const parts = rewardParts(reward);
  const tokens = parts.reduce((sum, one) => sum + one.count, 0);
  const [first] = parts;
  if (first?.key === "reputation") return placed([first], signed(first.count));
  if (first && tokens > MOST) return placed([first], written(first.count));
  return placed(parts.flatMap((one) => Array.from({ length: one.count }, () => one)));
}

function spot(
  index: number,
  count: number,
  size: number,
  bottom: number,
): { x: number; y: number } {
  const middle = (SQUARE - size) / 2;
  if (count === 1) return { x: middle, y: (bottom - size) / 2 };
  if (count === 2) return { x: index === 0 ? 0 : SQUARE - size, y: (bottom - size) / 2 };
  return { x: [0, SQUARE - size, middle][index] ?? middle, y: index === 2 ? SQUARE - size : 1 };
}
