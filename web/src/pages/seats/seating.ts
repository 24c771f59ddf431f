// What can be done with the seats of a table, as requests to the server.

import { post, put } from "../../api/http";
import { guest } from "../guest.svelte";
import { keepLink } from "../links";
import type { TableState } from "../../state/table.svelte";

export type Sitter = { who: "me" | "open" | "back" } | { who: "bot"; bot: string };

/** Seat somebody, and look who sits where then. */
export async function seat(table: TableState, place: string, sitter: Sitter): Promise<void> {
  if (sitter.who === "me") await guest.ensure();
  await put(`/api/tables/${table.id}/seats/${place}`, sitter);
  await table.lookAround();
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
