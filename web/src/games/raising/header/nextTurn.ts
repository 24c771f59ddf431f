// Who is next after whoever is asked now, as far as it is known.

import type { OwnerColor, RaisingView } from "../../../api/raising";

export interface NextTurn {
  color: OwnerColor;
  /** The project that is resolved then, if it is about one. */
  space: string | null;
}

/** Return who places the next marker, or who resolves the next project; nobody if it is not known. */
export function nextTurn({ turns, resolving, auctions }: RaisingView): NextTurn | null {
  const turn = turns[1]; // the first is that of now
  if (turn) return { color: turn.seat, space: null };
  const at = auctions.findIndex((one) => one.space === resolving?.space);
  const next = at < 0 ? undefined : auctions.slice(at + 1).find((one) => one.won_by !== null);
  return next?.won_by ? { color: next.won_by, space: next.space } : null;
}
