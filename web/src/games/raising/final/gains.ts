// What reputation is gained for, to be drawn and said.

import type { Names } from "../../../state/names.svelte";
import { say } from "../../../words/say.svelte";

export const GAIN_ICONS: Partial<Record<string, string>> = {
  levels: "r-level",
  plots: "r-interior",
  projects: "r-raise",
  neighborhoods: "r-neighborhood",
  expertise: "r-pennant",
  cards: "r-every-round",
  tiles: "r-outskirts",
  ward_control: "r-ward",
  bidding_board: "r-marker",
  prestige_buildings: "r-prestige",
  final_projects: "r-final",
  symbol_sets: "r-asterisk",
  personal_project: "r-personal-project",
  poverty: "r-poverty",
  council: "r-council",
};

/** Return what points are for; those from before the first round have words of their own. */
export const gainName = (names: Names, gain: string): string =>
  gain === "start" ? say("raising.final.start") : names.of("gain", gain);
