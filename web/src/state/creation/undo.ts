// At which tables one may undo as one likes: those at which nobody else can sit down.

import type { NewTable } from "../../api/types";

export type UndoRule = NonNullable<NewTable["undo"]>;

/** Whether a table with these seats may be made with free undo. */
export const mayUndoFreely = (seats: string[]): boolean => !seats.includes("open");

/** Return how far one undoes if nobody says otherwise: freely against bots alone. */
export function defaultUndo(seats: string[]): UndoRule {
  const own = seats.filter((one) => one === "me").length;
  return own <= 1 && mayUndoFreely(seats) ? "free" : "line";
}

/** Return the rule for these seats, of which a switch may have said something. */
export function undoOf(seats: string[], free: boolean | null): UndoRule {
  if (free === null || !mayUndoFreely(seats)) return defaultUndo(seats);
  return free ? "free" : "line";
}
