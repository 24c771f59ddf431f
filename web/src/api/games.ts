// What the server tells about a game with certain options; it stays the same, so it is asked once.

import { get, once } from "./http";

/** How answers are written, or what is printed. */
export type GameDataKind = "words" | "box";

/** Return the options of a table as the server is asked about them. */
export const optionsOf = (options: Record<string, string>, seats: number): URLSearchParams =>
  new URLSearchParams({ ...options, seats: String(seats) });

/** Return what a game with these options is made of. */
export function gameData<T>(
  game: string,
  what: GameDataKind,
  options: URLSearchParams,
): Promise<T> {
  const address = `/api/games/${game}/${what}?${options}`;
  return once(address, () => get<T>(address));
}
