// How an effect is drawn: which drawing, how many of them, which number beside.

import type { Effect } from "./types";
import { effectIcon } from "./drawings";

export interface EffectPart {
  icon: string;
  /** The word under board.gain that says it. */
  word: string;
  count: number;
  drawn: number;
  money: boolean;
  /** Cubes of one's choice instead of a drawing. */
  choice: "like" | "unlike" | "any" | null;
  /** An amount that is added or taken off, not paid. */
  sign: boolean;
}

const FEW = 2; // as many are drawn one by one; more are one drawing with a number

const COUNTED: (keyof Effect)[] = [
  "appeal",
  "workers",
  "managers",
  "salespeople",
  "automate",
  "goods",
  "price_steps",
];
const CHOSEN = [
  ["like_cubes", "like"],
  ["unlike_cubes", "unlike"],
  ["any_cubes", "any"],
] as const;
const PAID: [keyof Effect, boolean][] = [
  ["dividend", false],
  ["fund", true],
  ["revenue", true],
  ["price_per_good", true],
];
const MARKS: (keyof Effect)[] = ["hires", "first_in_order", "protects"];

/** Return the pieces an effect is drawn with, cubes in the order of the board. */
export function effectParts(effect: Effect, resources: readonly string[]): EffectPart[] {
  const found: EffectPart[] = [];
  for (const field of MARKS) if (effect[field]) found.push(effectPart(field, 1, 1));
  for (const field of COUNTED) {
    const count = Number(effect[field] ?? 0);
    if (count) found.push(effectPart(field, count, count > FEW ? 1 : count));
  }
  for (const [field, choice] of CHOSEN) {
    const count = effect[field] ?? 0;
    if (count) found.push({ ...effectPart(field, count, 1), choice });
  }
  const cubes: Record<string, number> = { ...effect.cubes };
  for (const kind of resources) {
    const count = cubes[kind] ?? 0;
    if (count) found.push(effectPart(kind, count, count));
  }
  for (const [field, sign] of PAID) {
    const count = Number(effect[field] ?? 0);
    if (count) found.push({ ...effectPart(field, count, 1), money: true, sign });
  }
  if (effect.buys_asset) found.push(asset(effect));
  return found;
}

/** Return a piece for a part of an effect; a cube is drawn as itself. */
function effectPart(field: string, count: number, drawn: number): EffectPart {
  const icon = effectIcon(field) ?? field;
  return { icon, word: field, count, drawn, money: false, sign: false, choice: null };
}

function asset(effect: Effect): EffectPart {
  const discount = effect.discount ?? 0;
  if (!discount) return effectPart("buys_asset", 1, 1);
  return { ...effectPart("discount", -discount, 1), money: true, sign: true };
}

const BUILDING_ARTS: [keyof Effect, string][] = [
  ["automate", "works"],
  ["appeal", "dome"],
  ["dividend", "tower"],
  ["cubes", "depot"],
  ["like_cubes", "depot"],
  ["unlike_cubes", "depot"],
  ["workers", "house"],
  ["goods", "house"],
];

/** Return the drawing behind a building: works, a dome, a depot, by what it is good for. */
export function buildingArt(effect: Effect): string {
  return BUILDING_ARTS.find(([field]) => effect[field])?.[1] ?? "hall";
}
