// What the server tells about a game with certain options; it stays the same, so it is asked once.

import { get, once } from "./http";

/** How answers are written, or what is printed. */
export type Told = "words" | "box";

/** Return the options of a table as the server is asked about them. */
export const optionsOf = (options: Record<string, string>, seats: number): URLSearchParams =>
  new URLSearchParams({ ...options, seats: String(seats) });

export function told<T>(game: string, what: Told, options: URLSearchParams): Promise<T> {
  const address = `/api/games/${game}/${what}?${options}`;
  return once(address, () => get<T>(address));
}
