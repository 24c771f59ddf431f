// Answers in the game's notation, read by the verbs that the server tells.

export interface Verb {
  /** For example "place <company> <space>". */
  pattern: string;
  words: string[];
  /** The id under which the word catalogs know it, for example "place" or "buy_from". */
  id: string;
}

export interface Choice {
  notation: string;
  verb: Verb;
  /** Arguments by domain; a domain that occurs twice gets a 2: resource, resource2. */
  args: Record<string, string>;
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

/** Whether an answer goes to a place; a cube of the supply chain is named by type and price. */
export function goesTo(choice: Choice, domain: string, key: string): boolean {
  if (domain !== "cube") return choice.args[domain] === key || choice.args[`${domain}2`] === key;
  const [resource, price] = key.split("@");
  if (choice.args.resource !== resource) return false;
  return (
    choice.verb.id === "order_row" || (choice.verb.id === "order" && choice.args.price === price)
  );
}
