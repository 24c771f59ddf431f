// What stands over groups of choices in City: of spaces, what they give.

import type { Effect } from "../types";

/** What kind of thing an effect is; the first that fits. */
const CLASSES: [string, (keyof Effect)[]][] = [
  ["appeal", ["appeal", "first_in_order"]],
  ["staff", ["hires", "workers", "managers", "salespeople"]],
  ["automate", ["automate"]],
  ["goods", ["goods", "cubes", "like_cubes", "unlike_cubes", "any_cubes"]],
];

const wordsOf = (name: string): string => `decide.group.${name}`;

/** The headings in their order; all others come after them. */
export const HEADINGS: readonly string[] = CLASSES.map(([name]) => wordsOf(name));

/** Return the heading over spaces with such an effect. */
export function effectHeading(effect: Effect): string {
  const found = CLASSES.find(([, fields]) => fields.some((field) => effect[field]));
  return wordsOf(found?.[0] ?? "money");
}
