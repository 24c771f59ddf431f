// Choices that a phone draws large, because one chooses them by more than a name and an amount.

import type { Choice } from "../../../decide/answers/choices";
import { DEALS } from "../decide/verbs";
import type { Group } from "../../../decide/answers/groups";

const FOUNDING = "found";
const PAYING = ["dividend", "withhold"] as const;
type Paying = (typeof PAYING)[number];

/** What a group is drawn as. */
export interface Large {
  /** Companies that can be founded, each once. */
  companies: string[];
  /** Ways to part the revenue. */
  ways: Paying[];
  /** Deals in certificates. */
  deals: Choice[];
}

const isPaying = (verb: string): verb is Paying => (PAYING as readonly string[]).includes(verb);

/** Return how a group is drawn large; null if it is drawn like any other. */
export function largeOf(group: Group): Large | null {
  const choices = group.cards.flatMap((card) => card.choices);
  const founded = choices.filter((one) => one.verb.id === FOUNDING);
  const ways = choices.map((one) => one.verb.id).filter(isPaying);
  const deals = choices.filter((one) => DEALS.has(one.verb.id));
  const drawn = founded.length + ways.length + deals.length;
  if (!choices.length || drawn < choices.length) return null;
  return { companies: [...new Set(founded.map((one) => one.args.company ?? ""))], ways, deals };
}
