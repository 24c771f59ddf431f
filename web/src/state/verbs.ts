// Verbs of a game: how its answers are written and what they are, as the server tells.

import type { ToldVerb } from "../api/types";

export interface Verb {
  /** For example "place <company> <space>". */
  pattern: string;
  words: string[];
  /** The id under which the word catalogs know it, for example "place" or "buy_from". */
  id: string;
  /** Whether it is what is asked for, ends a turn or a step, or may be done besides. */
  role: ToldVerb["role"];
  /** The kind of thing that it is about, where that is less than all it names. */
  about: string | null;
}

/** Return the verbs of a game. */
export function verbsOf(told: ToldVerb[]): Verb[] {
  return told.map(({ key, pattern, role, about }) => ({
    pattern,
    words: pattern.split(" "),
    id: key,
    role,
    about,
  }));
}
