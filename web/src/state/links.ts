// Links of a table: the secret one of its host, and one that shows it to whoever has it.

import { post, Refused } from "../api/http";

/** Remember the link by which people come in, for the host and in this tab only. */
export const keepLink = (table: string, link: string): void => keep(`link-${table}`, link);
export const keptLink = (table: string): string | null => kept(`link-${table}`);

function keep(key: string, link: string): void {
  try {
    sessionStorage.setItem(key, link);
  } catch {
    // a new one can be made
  }
}

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** An address to give to others: of a table that is open to all, or one that shows a private table to
 *  whoever has it, or one for the people of that table only. */
export interface ShareAddress {
  href: string;
  opens: "for_all" | "to_watch" | "for_members";
}

/** Return an address that shows a table, at a decision if one is meant. */
export async function shareAddress(
  table: string,
  isOpen: boolean,
  at: number | null = null,
): Promise<ShareAddress> {
  const link = isOpen ? null : await watchLink(table);
  const address = new URL(link ?? `/t/${table}`, location.origin);
  if (at !== null) address.searchParams.set("at", String(at));
  return { href: address.href, opens: isOpen ? "for_all" : link ? "to_watch" : "for_members" };
}

/** Return the link that shows a table, the same one in this tab; null for whoever may not share it. */
async function watchLink(table: string): Promise<string | null> {
  const key = `watch-${table}`;
  const known = kept(key);
  if (known) return known;
  try {
    const { link } = await post<{ link: string }>(`/api/tables/${table}/watch-link`);
    keep(key, link);
    return link;
  } catch (error) {
    if (error instanceof Refused && [401, 403].includes(error.status)) return null;
    throw error;
  }
}
