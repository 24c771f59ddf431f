// Answers in the game's notation, read by the verbs that the server tells.

import type { Verb } from "../../state/verbs";

export interface Choice {
  notation: string;
  verb: Verb;
  /** Arguments by domain; a domain that occurs twice gets a 2: resource, resource2. */
  args: Record<string, string>;
  /** A way of several answers: all of them, with those that follow by themselves. */
  whole?: string[];
}

/** Read an answer; null if no verb of the game is written like it. */
export function read(
  notation: string,
  verbs: Verb[],
  domains: Record<string, string[]>,
): Choice | null {
  const words = notation.split(" ");
  for (const verb of verbs) {
    const args = argsOf(words, verb, domains);
    if (args) return { notation, verb, args };
  }
  return null;
}

function argsOf(
  words: string[],
  verb: Verb,
  domains: Record<string, string[]>,
): Record<string, string> | null {
  if (words.length !== verb.words.length) return null;
  const args: Record<string, string> = {};
  for (const [place, word] of verb.words.entries()) {
    const given = words[place] ?? "";
    if (!word.startsWith("<")) {
      if (word !== given) return null;
      continue;
    }
    const domain = word.slice(1, -1);
    if (domains[domain] && !domains[domain].includes(given)) return null;
    args[domain in args ? `${domain}2` : domain] = given;
  }
  return args;
}

/** Whether an answer goes to a place that it names. */
export const goesTo = ({ args }: Choice, domain: string, key: string): boolean =>
  args[domain] === key || args[`${domain}2`] === key;
