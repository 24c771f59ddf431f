// The table as it would be after an answer: the view with the changes that the server foretells.

import type { Change } from "../../../api/types";

/** Return a view after changes; what they leave alone is the same object as before. */
export const applied = <View>(view: View, changes: readonly Change[]): View =>
  changes.reduce<unknown>(
    (so, { path, after }) => replaced(so, path.split("."), after),
    view,
  ) as View;

function replaced(node: unknown, [key, ...rest]: string[], after: unknown): unknown {
  if (key === undefined) return after;
  if (Array.isArray(node)) {
    const row = rowOf(node, key);
    return node.map((one: unknown, at) => (at === row ? replaced(one, rest, after) : one));
  }
  if (typeof node !== "object" || node === null) return node;
  const fields = node as Record<string, unknown>;
  return { ...fields, [key]: replaced(fields[key], rest, after) };
}

/** Rows are named by their seat, if they have one, and else by their place. */
function rowOf(rows: unknown[], key: string): number {
  const named = rows.findIndex(
    (one) => typeof one === "object" && one !== null && "seat" in one && one.seat === key,
  );
  return named < 0 ? Number(key) : named;
}
