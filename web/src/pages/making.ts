// What tables can be made of, and making one.

import { get, post } from "../api/http";
import type { Catalogue, NewTable } from "../api/types";
import { guest } from "./guest.svelte";
import { router } from "../router.svelte";
import { keepLink } from "./links";
import { street } from "./streets";

export interface GameFacts {
  /** How many can play. */
  seats: number[];
}

let catalogued: Promise<Catalogue> | null = null;
const facts = new Map<string, Promise<GameFacts>>();

/** Return the games, their editions and options; asked for once. */
export function catalogue(): Promise<Catalogue> {
  catalogued ??= get<Catalogue>("/api/games").catch((error: unknown) => {
    catalogued = null;
    throw error;
  });
  return catalogued;
}

/** Return how many can play a game; asked for once. */
export function gameFacts(game: string): Promise<GameFacts> {
  const found = facts.get(game) ?? get<GameFacts>(`/api/games/${game}/words`);
  facts.set(game, found);
  found.catch(() => facts.delete(game));
  return found;
}

/** Make a table and go there. */
export async function make(plan: Partial<NewTable>): Promise<void> {
  await guest.ensure();
  const { table, link } = await post<{ table: string; link: string }>("/api/tables", plan);
  keepLink(table, link);
  router.go(`/t/${table}`);
}

/** The bot that quick games are played against. */
export const USUAL_BOT = "heuristic";

/** Return how many bots fit at a table besides one person. */
export const botsBeside = (sizes: number[]): number => Math.max(1, ...sizes) - 1;

/** Sit down against as many bots as fit, without any questions. */
export async function playNow(game: string): Promise<void> {
  const { seats } = await gameFacts(game);
  const bots = Array.from({ length: botsBeside(seats) }, () => USUAL_BOT);
  await make({ game, seats: ["me", ...bots], title: street() });
}
