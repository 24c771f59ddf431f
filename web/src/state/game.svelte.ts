// What a game is made of, as the server tells it: verbs, domains and printed components.

import { gameData } from "../api/games";
import { verbsOf, type Verb } from "./verbs";

interface Words {
  verbs: { pattern: string; meaning: string }[];
  domains: Record<string, string[]>;
}

export interface GameWords {
  game: string;
  verbs: Verb[];
  domains: Record<string, string[]>;
}

/** Return how answers of a game are written at a table with these options. */
export async function gameWords(game: string, options: URLSearchParams): Promise<GameWords> {
  const { verbs, domains } = await gameData<Words>(game, "words", options);
  return { game, verbs: verbsOf(verbs.map((one) => one.pattern)), domains };
}

/** Return what is printed for a table with these options. */
export const printedBox = (game: string, options: URLSearchParams): Promise<unknown> =>
  gameData(game, "box", options);
