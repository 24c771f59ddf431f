// What a game is made of, as the server tells it: verbs, domains and printed components.

import { get, once } from "../api/http";
import { verbsOf, type Verb } from "../decide/choices";

interface Told {
  verbs: { pattern: string; meaning: string }[];
  domains: Record<string, string[]>;
}

export interface GameWords {
  game: string;
  verbs: Verb[];
  domains: Record<string, string[]>;
}

/** Return how answers of a game are written at a table with these options. */
export function gameWords(game: string, options: URLSearchParams): Promise<GameWords> {
  const address = `/api/games/${game}/words?${options}`;
  return once(address, async () => {
    const told = await get<Told>(address);
    return { game, verbs: verbsOf(told.verbs.map((one) => one.pattern)), domains: told.domains };
  });
}

/** Return what is printed for a table with these options. */
export function printedBox(game: string, options: URLSearchParams): Promise<unknown> {
  const address = `/api/games/${game}/box?${options}`;
  return once(address, () => get<unknown>(address));
}
