// Verbs of a game: how its answers are written, as the server tells.

export interface Verb {
  /** For example "place <company> <space>". */
  pattern: string;
  words: string[];
  /** The id under which the word catalogs know it, for example "place" or "buy_from". */
  id: string;
}

/** Verbs with the same literal words as another one that have a name of their own. */
const NAMED: Record<string, string> = { "order <resource>": "order_row" };

/** Read the verbs of a game; two with the same literal words are told apart by their arguments. */
export function verbsOf(patterns: string[]): Verb[] {
  const seen = new Set<string>();
  return patterns.map((pattern) => {
    const words = pattern.split(" ");
    const literal = words.filter((word) => !word.startsWith("<")).join("_");
    const count = words.filter((word) => word.startsWith("<")).length;
    const id = NAMED[pattern] ?? (seen.has(literal) ? `${literal}_${count}` : literal);
    seen.add(literal);
    return { pattern, words, id };
  });
}
