// What tables can be made of, and making one.

import { get, once, post } from "../../api/http";
import type { Catalogue, NewTable, Offered } from "../../api/types";
import { guest } from "../guests/guest.svelte";
import { router } from "../router.svelte";
import { keepLink } from "../links";
import { tableName } from "./tableNames";
import { defaultUndo, type UndoRule } from "./undo";

/** Return the games, their editions and options. */
export const catalogue = (): Promise<Catalogue> =>
  once("/api/games", () => get<Catalogue>("/api/games"));

/** Return what a table of a game can be made of, if there is such a game. */
export const offeredGame = async (game: string): Promise<Offered | undefined> =>
  (await catalogue()).games.find((one) => one.game === game);

/** From which entry a new table goes on, and who sits there. */
interface ForkPoint {
  at: number;
  seats: string[];
  undo: UndoRule;
}

interface Made {
  table: string;
  /** The secret link by which others come; a rematch has none, its people are known. */
  link?: string;
}

function goTo({ table, link }: Made): void {
  if (link) keepLink(table, link);
  router.go(`/t/${table}`);
}

/** Make a table and go there. */
export async function createTable(order: Partial<NewTable>): Promise<void> {
  await guest.ensure();
  goTo(await post<Made>("/api/tables", order));
}

/** Make a table that goes on from an entry of another, and go there. */
export async function fork(table: string, point: ForkPoint): Promise<void> {
  await guest.ensure(); // whoever looked on may have said no name yet
  goTo(await post<Made>(`/api/tables/${table}/fork`, point));
}

/** Make a table for the same people and bots, and go there. */
export async function rematch(table: string): Promise<void> {
  goTo(await post<Made>(`/api/tables/${table}/rematch`));
}

/** Return the bot that plays where no other one is chosen. */
export async function defaultBot(game: string): Promise<string> {
  return (await offeredGame(game))?.default_bot ?? "random";
}

/** Return how many bots fit at a table besides one person. */
export const botsBeside = (sizes: number[]): number => Math.max(1, ...sizes) - 1;

/** Sit down against as many bots as fit, without any questions. */
export async function playNow(game: string): Promise<void> {
  const sizes = (await offeredGame(game))?.seats ?? [];
  const bot = await defaultBot(game);
  const bots = Array.from({ length: botsBeside(sizes) }, () => bot);
  const seats = ["me", ...bots];
  await createTable({ game, seats, title: tableName(), undo: defaultUndo(seats) });
}
