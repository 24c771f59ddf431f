// Entries of a log, for tests.

import type { Entry, GameEvent } from "../api/types";

/** An event of some kind, whose sentence is its kind. */
export const event = (kind: string, data: Record<string, unknown> = {}): GameEvent => ({
  kind,
  data,
  text: kind,
});

/** A move of a seat, with all that it brought about. */
export const move = (number: number, seat: string, ...events: GameEvent[]): Entry => ({
  number,
  kind: "move",
  seat,
  at: number,
  data: {},
  events,
});
