// What a game is made of, as the server tells it: verbs, domains and printed components.

import { get } from "../api/http";
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

const known = new Map<string, Promise<GameWords>>();
const boxes = new Map<string, Promise<unknown>>();

/** Return how answers of a game are written at a table with these options; asked for once. */
export function gameWords(game: string, options: URLSearchParams): Promise<GameWords> {
  const address = `/api/games/${game}/words?${options}`;
  const found = known.get(address) ?? fetched(game, address);
  known.set(address, found);
  found.catch(() => known.delete(address));
  return found;
}

/** Return what is printed for a table with these options; asked for once. */
export function printedBox(game: string, options: URLSearchParams): Promise<unknown> {
  const address = `/api/games/${game}/box?${options}`;
  const found = boxes.get(address) ?? get<unknown>(address);
  boxes.set(address, found);
  found.catch(() => boxes.delete(address));
  return found;
}

async function fetched(game: string, address: string): Promise<GameWords> {
  const told = await get<Told>(address);
  return { game, verbs: verbsOf(told.verbs.map((one) => one.pattern)), domains: told.domains };
}
