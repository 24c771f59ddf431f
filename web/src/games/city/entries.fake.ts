// Entries for tests: what one seat did, with the events that followed.

import type { Entry, GameEvent } from "../../api/types";

export const event = (kind: string, data: GameEvent["data"] = {}): GameEvent => ({
  kind,
  data,
  text: "",
});

export const move = (number: number, ...events: GameEvent[]): Entry => ({
  number,
  kind: "move",
  seat: "red",
  at: 0,
  data: {},
  events,
});
