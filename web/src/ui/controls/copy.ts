// Giving an address away.

/** Copy an address of this site; returns whether the browser let us, else its reader copies it by hand. */
export async function copyText(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}
