// The secret link of a table, kept for its host in this tab only.

/** Remember the link of a table. */
export function keepLink(table: string, link: string): void {
  try {
    sessionStorage.setItem(`link-${table}`, link);
  } catch {
    // the host can make a new one
  }
}

export function keptLink(table: string): string | null {
  try {
    return sessionStorage.getItem(`link-${table}`);
  } catch {
    return null;
  }
}

/** An address to give to others, and whether it lets in whoever has it. */
export interface ShareAddress {
  href: string;
  isForAll: boolean;
}

/** Return an address of a table, at a decision if one is meant, with the secret if one is needed. */
export function shareAddress(
  table: string,
  isOpen: boolean,
  at: number | null = null,
): ShareAddress {
  const link = isOpen ? null : keptLink(table);
  const address = new URL(link ?? `/t/${table}`, location.origin);
  if (at !== null) address.searchParams.set("at", String(at));
  return { href: address.href, isForAll: isOpen || link !== null };
}
