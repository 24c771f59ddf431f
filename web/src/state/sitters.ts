// Who sat where at an earlier entry, as far as the log tells of seats that changed hands.

import type { Chair, Entry } from "../api/types";

type Sitter = Pick<Chair, "bot" | "name">;

/** Return who sat in a seat when an entry was made; nothing if the log tells of no change since. */
export function sitterAt(entries: Entry[], seat: string, at: number): Sitter | null {
  const changes = entries.filter((one) => one.kind === "seat" && one.data.seat === seat);
  const before = changes.findLast((one) => one.number <= at);
  const [next] = changes;
  if (!next || before === changes.at(-1)) return null;
  if (!before) return sitter(next.data.of, false);
  return sitter(before.data.name, before.data.who === "bot");
}

/** Before a bot came there was somebody; where nobody is named there was a bot or nobody. */
const sitter = (name: unknown, isBot: boolean): Sitter => {
  const known = typeof name === "string" && name !== "" ? name : null;
  return { name: known, bot: isBot || known === null ? (known ?? "") : null };
};
