// What can be done with the seats of a table, as requests to the server.

import { post, put, Refused } from "../../api/http";
import { guest } from "../../state/guests/guest.svelte";
import { keepLink } from "../../state/links";
import type { SeatRequest } from "../../api/types";
import type { TableState } from "../../state/table/table.svelte";

export type Sitter =
  { who: "me" | "open" | "back" } | { who: "bot"; bot: string; only_open?: boolean };

/** Seat somebody, and look who sits where then. */
export async function assignSeat(table: TableState, place: string, sitter: Sitter): Promise<void> {
  if (sitter.who === "me") await guest.ensure();
  await put(`/api/tables/${table.id}/seats/${place}`, sitter);
  await table.refreshSeats();
}

/** Tell the host whether one agrees to what they ask for one's seat. */
export async function answerHost(
  table: TableState,
  { seat: place, number }: SeatRequest,
  agree: boolean,
): Promise<void> {
  await post(`/api/tables/${table.id}/seats/${place}/consent`, { number, agree });
  await table.refreshSeats();
}

/** Let a bot have a seat that is open, unless somebody has just sat down there. */
export async function fillSeat(table: TableState, place: string, bot: string): Promise<void> {
  const isOpen = table.seats.some((one) => one.seat === place && one.who === "open");
  if (!isOpen) return;
  try {
    await assignSeat(table, place, { who: "bot", bot, only_open: true });
  } catch (error) {
    if (!(error instanceof Refused) || error.key !== "seat_taken") throw error;
  }
}

/** Return a link that gives a seat to whoever uses it first. */
export async function seatLink(table: TableState, place: string): Promise<string> {
  const { link } = await post<{ link: string }>(`/api/tables/${table.id}/seats/${place}/link`);
  return link;
}

/** Return a new link to the table; the one before it ends. */
export async function tableLink(table: TableState): Promise<string> {
  const { link } = await post<{ link: string }>(`/api/tables/${table.id}/link`);
  keepLink(table.id, link);
  return link;
}
