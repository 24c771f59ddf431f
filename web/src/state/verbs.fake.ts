// Verbs for tests, as a server would tell them: the key is made of the plain words.

import { verbsOf as told, type Verb } from "./verbs";

/** Return verbs by their patterns; what is not said of one is as in most games. */
export function verbsOf(patterns: string[], more: Record<string, Partial<Verb>> = {}): Verb[] {
  const plain = patterns.map((pattern) => ({
    key: pattern
      .split(" ")
      .filter((word) => !word.startsWith("<"))
      .join("_"),
    pattern,
    meaning: "",
    role: "plain" as const,
    about: null,
  }));
  return told(plain).map((verb) => ({ ...verb, ...more[verb.pattern] }));
}

/** Return a verb of which only the key matters. */
export const verbOf = (id: string): Verb => ({
  pattern: id,
  words: [id],
  id,
  role: "plain",
  about: null,
});

/** Roles as City has them. */
export const ROLES: Record<string, Partial<Verb>> = {
  pass: { role: "ends" },
  end: { role: "ends" },
  done: { role: "ends" },
  "trade <company> <resource> for <resource>": { role: "free" },
};
