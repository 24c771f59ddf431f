// Which plot the arrow keys come to.

import type { Plot } from "../../../api/raising";
import type { Arrow } from "../../../decide/keyboard/keys";
import { DIRECTIONS } from "../drawings/arrows";

const KEYS: Record<Arrow, (typeof DIRECTIONS)[number]> = {
  ArrowUp: "N",
  ArrowRight: "E",
  ArrowDown: "S",
  ArrowLeft: "W",
};

/** Return the plot beside another one, or null at the edge of the city. */
export function stepFrom(plots: readonly Plot[], from: string, key: Arrow): string | null {
  const plot = plots.find((one) => one.plot === from);
  return plot?.neighbors[DIRECTIONS.indexOf(KEYS[key])] ?? null;
}
