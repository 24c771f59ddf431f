// Effects as small drawings with numbers: printed ones of spaces and assets, and previewed ones.

import type { Change } from "../api/types";

/** One effect: a drawing, and what stands beside it. */
export interface Fx {
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

const COUNTED: Record<string, string> = {
  appeal: "appeal",
  workers: "worker",
  managers: "manager",
  salespeople: "salesperson",
  goods: "goods",
  automate: "gear",
};
const WORDED: Record<string, { icon: string; words: string }> = {
  like_cubes: { icon: "company", words: "decide.fx.alike" },
  unlike_cubes: { icon: "company", words: "decide.fx.unlike" },
  any_cubes: { icon: "company", words: "decide.fx.any" },
  price_steps: { icon: "price-up", words: "decide.fx.steps" },
};
const PAID: Record<string, string> = {
  dividend: "dividends",
  fund: "fundraise",
  revenue: "money",
  price_per_good: "goods",
  discount: "asset",
};
const MARKED: Record<string, { icon: string; words: string }> = {
  hires: { icon: "hire", words: "decide.fx.hires" },
  buys_asset: { icon: "asset", words: "decide.fx.asset" },
  first_in_order: { icon: "priority", words: "decide.fx.first" },
  protects: { icon: "price-up", words: "decide.fx.protects" },
};

/** Return the drawings of a printed effect. */
export function printed(effect: Effect | undefined): Fx[] {
  const found: Fx[] = [];
  for (const [field, value] of Object.entries(effect ?? {})) {
    const amount = typeof value === "number" ? value : 0;
    if (amount && COUNTED[field]) found.push({ icon: COUNTED[field], amount });
    if (amount && WORDED[field]) found.push({ ...WORDED[field], amount });
    if (amount && PAID[field]) found.push({ icon: PAID[field], amount, money: true });
    if (value === true && MARKED[field]) found.push(MARKED[field]);
    if (field === "cubes") found.push(...cubes(value));
  }
  return found;
}

function cubes(value: unknown): Fx[] {
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
export function previewed(changes: Change[], subjects: string[]): Fx[] {
  const found: Fx[] = [];
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
