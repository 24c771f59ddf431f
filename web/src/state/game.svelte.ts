// What a game is made of, as the server tells it: verbs, domains and printed components.

import { gameData } from "../api/games";
import type { Words } from "../api/types";
import type { ReportedFields } from "./reportedFields";
import { verbsOf, type Verb } from "./verbs";

export interface GameWords {
  game: string;
  verbs: Verb[];
  domains: Record<string, string[]>;
  /** What is told of a change of the view. */
  reported: ReportedFields;
}

/** Return how answers of a game are written at a table with these options. */
export async function gameWords(game: string, options: URLSearchParams): Promise<GameWords> {
  const { verbs, domains, reported } = await gameData<Words>(game, "words", options);
  return { game, verbs: verbsOf(verbs), domains, reported };
}

/** Return what is printed for a table with these options. */
export const printedBox = (game: string, options: URLSearchParams): Promise<unknown> =>
  gameData(game, "box", options);
