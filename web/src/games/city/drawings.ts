// Which drawing stands for what, the same on the board and in the bar.

import type { Effect } from "./types";

/** Resources that have a drawing of their own. */
export const CUBES: ReadonlySet<string> = new Set(["livestock", "steel", "wood", "coal"]);

const EFFECTS: Partial<Record<keyof Effect, string>> = {
  appeal: "appeal",
  workers: "worker",
  managers: "manager",
  salespeople: "salesperson",
  automate: "gear",
  goods: "goods",
  price_steps: "price-up",
  like_cubes: "cube",
  unlike_cubes: "cube",
  any_cubes: "cube",
  dividend: "dividends",
  fund: "fundraise",
  revenue: "money",
  price_per_good: "goods",
  discount: "asset",
  buys_asset: "asset",
  hires: "hire",
  first_in_order: "advertise",
  protects: "lock",
};

/** Return the drawing of a part of a printed effect, if it has one. */
export const effectIcon = (part: string): string | undefined => EFFECTS[part as keyof Effect];
