// Effects as small drawings with numbers.

import type { Change } from "../../api/types";
import { reportedAt, type ReportedFields } from "../../state/reportedFields";

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

/** A count of a company or a seat that would change. */
export interface CountChange {
  field: string;
  amount: number;
  after: number;
}

const OWNERS = new Set(["companies", "seats"]);

/** Return the counts that would change for some companies or seats, of what players weigh. */
export function countChanges(
  changes: Change[],
  subjects: string[],
  reported: ReportedFields,
): CountChange[] {
  return changes.flatMap(({ path, before, after }) => {
    const [kind = "", key = "", ...rest] = path.split(".");
    if (!OWNERS.has(kind) || !subjects.includes(key) || !reportedAt(reported, path)) return [];
    const amount = total(after) - total(before);
    return amount ? [{ field: rest.at(-1) ?? "", amount, after: total(after) }] : [];
  });
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
