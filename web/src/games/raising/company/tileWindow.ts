// When an empty plot tile can be used: now, at which moment next, or why not.

import type { RaisingSeat } from "../../../api/raising";
import { say } from "../../../words/say.svelte";

/** Whether a player may use this tile now. */
export const isUsable = (seat: RaisingSeat, tile: string): boolean =>
  seat.window !== null && !(tile in seat.tiles_refused);

/** Say in a sentence when a tile can be used. */
export const windowText = (seat: RaisingSeat, tile: string): string =>
  isUsable(seat, tile)
    ? say("raising.term.window.open.when", { window: momentText(seat.window) })
    : closedText(seat, tile, "raising.term.window.closed");

/** Say of a tile that cannot be used now when it can be, and why not in a window that is open. */
export function closedText(
  seat: RaisingSeat,
  tile: string,
  words = "raising.table.window.chance",
): string {
  const refused = seat.tiles_refused[tile];
  const why = seat.window !== null && refused ? say(`refusals.raising.${refused}`) : "";
  const next = seat.next_window
    ? say(words, { window: momentText(seat.next_window) })
    : say("raising.table.window.none");
  return [why, next].filter(Boolean).join(" ");
}

const momentText = (moment: RaisingSeat["window"]): string => say(`raising.term.window.${moment}`);

/** Say in few words when the tiles of a player can be used: now, or when next. */
export function windowShort(seat: RaisingSeat): string {
  if (seat.tiles.some((tile) => isUsable(seat, tile))) return say("raising.table.window.now");
  return seat.next_window
    ? say("raising.table.window.next", { window: say(`raising.table.window.${seat.next_window}`) })
    : say("raising.table.window.none");
}
