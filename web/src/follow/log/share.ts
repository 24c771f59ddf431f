// Giving others the address of a table.

import { shareAddress } from "../../state/links";
import { copyText } from "../../ui/copy";
import type { TableState } from "../../state/table.svelte";
import { say } from "../../words/say.svelte";

/** Copy the address of a table, at a decision if one is meant; returns what to say about it. */
export async function share(table: TableState, at: number | null = null): Promise<string> {
  const { href, isForAll } = shareAddress(table.id, table.about?.visibility === "open", at);
  if (!(await copyText(href))) return href; // to copy by hand
  return say(isForAll ? "follow.copied" : "follow.copied.here");
}
