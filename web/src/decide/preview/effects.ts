// Effects as small drawings with numbers: printed ones of spaces and assets, and previewed ones.

import type { Change } from "../../api/types";
import { effectIcon } from "../../ui/drawings";

/** One effect: a drawing, and what stands beside it. */
export interface EffectIcon {
  icon: string;
  /** A number with its sign, a target, or nothing. */
  amount?: number;
  money?: boolean;
  /** An id of words that stand beside the drawing. */
  words?: string;
  /** The value that it would have, in place of a change. */
  to?: number;
}

/** A printed effect by its fields; each game's box has its own. */
export type Effect = Record<string, unknown>;

/** Parts of a printed effect that need words beside their drawing. */
const WORDED: Record<string, string> = {
  like_cubes: "decide.fx.alike",
  unlike_cubes: "decide.fx.unlike",
  any_cubes: "decide.fx.any",
  price_steps: "decide.fx.steps",
  hires: "decide.fx.hires",
  buys_asset: "decide.fx.asset",
  first_in_order: "decide.fx.first",
  protects: "decide.fx.protects",
};
const PAID = new Set(["dividend", "fund", "revenue", "price_per_good", "discount"]);

/** Return the drawings of a printed effect. */
export function printedIcons(effect: Effect | undefined): EffectIcon[] {
  const parts = Object.entries(effect ?? {});
  return parts.flatMap(([part, value]) =>
    part === "cubes" ? cubeIcons(value) : fieldIcons(part, value),
  );
}

function fieldIcons(part: string, value: unknown): EffectIcon[] {
  const icon = effectIcon(part);
  if (!icon || !value) return [];
  const words = WORDED[part];
  return [
    {
      icon,
      ...(typeof value === "number" && { amount: value }),
      ...(words !== undefined && { words }),
      ...(PAID.has(part) && { money: true }),
    },
  ];
}

function cubeIcons(value: unknown): EffectIcon[] {
  const counts = Object.entries((value ?? {}) as Record<string, number>);
  return counts.filter(([, count]) => count > 0).map(([icon, amount]) => ({ icon, amount }));
}

/** Fields of a company or a seat that are shown as a change with a drawing. */
const SEEN: Record<string, string> = {
  appeal: "appeal",
  workers: "worker",
  managers: "manager",
  automated: "gear",
  salespeople: "salesperson",
  goods: "goods",
  bonus_goods: "goods",
  livestock: "livestock",
  steel: "steel",
  wood: "wood",
  coal: "coal",
  partners: "partner",
  reputation: "reputation",
  favor: "favor",
  lumber: "lumber",
  masonry: "masonry",
  jackscrew: "jackscrew",
  wild: "wild",
};

const FOLLOWS = new Set(["perms", "works"]); // what is counted from other things that changed

/** Return the drawings of what an answer would change for a company or a seat, without money. */
export function previewedIcons(changes: Change[], subjects: string[]): EffectIcon[] {
  const found: EffectIcon[] = [];
  for (const { path, before, after } of changes) {
    const [kind, key, ...rest] = path.split(".");
    if ((kind !== "companies" && kind !== "seats") || !subjects.includes(key ?? "")) continue;
    if (FOLLOWS.has(rest[0] ?? "")) continue;
    const field = rest.at(-1) ?? "";
    const amount = total(after) - total(before);
    if (field === "price" && amount)
      found.push({ icon: amount > 0 ? "price-up" : "price-down", to: total(after), money: true });
    else if (SEEN[field] && amount) found.push({ icon: SEEN[field], amount });
  }
  return found;
}

/** Return a count: a number, or the sum of a list of them. */
export function total(value: unknown): number {
  if (typeof value === "number") return value;
  if (!Array.isArray(value)) return 0;
  return value.reduce((sum: number, one: unknown) => sum + total(one), 0);
}

/** Return by how much a value of the view would change. */
export function delta(changes: Change[] | null | undefined, path: string): number {
  const found = changes?.find((one) => one.path === path);
  return found ? total(found.after) - total(found.before) : 0;
}
