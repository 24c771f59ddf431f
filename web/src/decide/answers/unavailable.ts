// What is not possible now, as the server tells it: answers that might be expected, with the reasons.

import type { Problem, UnavailableAnswer } from "../../api/types";
import type { Choice } from "./choices";

export interface Unavailable {
  choice: Choice;
  refusal: Problem;
  /** One of the few that are worth telling unasked. */
  near: boolean;
}

/** So many have room beside what is possible. */
export const MOST_UNAVAILABLE = 4;

/** Return what the server told, as choices. */
export function unavailableOf(
  told: UnavailableAnswer[],
  read: (notation: string) => Choice | null,
): Unavailable[] {
  return told.flatMap(({ answer, refusal, near }) => {
    const choice = read(answer);
    return choice ? [{ choice, refusal, near }] : [];
  });
}

/** Whether more answers can be written than are legal: then some may not be possible now. */
export function mayLack(choices: Choice[], domains: Record<string, string[]>): boolean {
  const verbs = new Set(choices.map((one) => one.verb).filter((one) => one.role === "plain"));
  return [...verbs].some((verb) => {
    const places = verb.words.filter((word) => word.startsWith("<"));
    const ways = places.reduce((all, word) => all * (domains[word.slice(1, -1)]?.length ?? 1), 1);
    return ways > choices.filter((one) => one.verb === verb).length;
  });
}
