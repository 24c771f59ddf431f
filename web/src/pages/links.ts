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
