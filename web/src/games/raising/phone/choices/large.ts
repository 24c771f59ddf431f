// Choices that a phone draws large, because one chooses them by more than a name.

import type { Group } from "../../../../decide/answers/groups";

/** How the choices of a verb are drawn: as squares on cards, as plots or things in a row below the map, as
 *  things or payments one below the other. */
const DRAWN = {
  bid: "squares",
  nonplayer: "squares",
  raise: "plots",
  plot: "plots",
  level: "plots",
  turn: "turns",
  pay: "payments",
  pay_wild: "payments",
  favor: "payments",
  short: "payments",
  trade: "payments",
  leave: "payments",
  use: "things",
  move: "things",
  prestige: "things",
  resolve: "row",
  copy: "row",
  swap: "row",
  card: "things",
  study: "things",
  take: "things",
  give: "things",
  name: "things",
  letter: "things",
  keep: "things",
} as const;
export type Large = (typeof DRAWN)[keyof typeof DRAWN] | "ways";

/** Return how a group is drawn large; null if it is drawn like any other. */
export function largeOf(group: Group): Large | null {
  if (group.cards.some((card) => card.choices.some((one) => one.whole))) return "ways";
  const verbs = new Set(group.cards.flatMap((card) => card.choices.map((one) => one.verb.id)));
  const [only] = verbs;
  if (only === undefined || verbs.size > 1) return null;
  return only in DRAWN ? DRAWN[only as keyof typeof DRAWN] : null;
}

export const drawsLarge = (group: Group): boolean => largeOf(group) !== null;
