// Which screen City has for what the table is at: the operation of a company, or the market.

import type { PhaseScreen } from "../../../decide/game";
import type { CityView } from "../types";

export const OPERATE = "operate";
export const MARKET = "market";

const DEALING = new Set(["setup", "stock"]);

/** Return the screen beside the board. Whoever deals in shares stays in the market while others do. */
export function screenOf({ phase, operating }: CityView): PhaseScreen | null {
  if (operating) return { name: OPERATE, phase: `${phase} ${operating.company}`, stays: false };
  return DEALING.has(phase) ? { name: MARKET, phase, stays: true } : null;
}
