// Giving others the address of a table.

import { shareAddress, type ShareAddress } from "../../state/links";
import { copyText } from "../../ui/controls/copy";
import type { TableState } from "../../state/table/table.svelte";
import { problemText } from "../../ui/text/problemText";
import { say } from "../../words/say.svelte";

const COPIED: Record<ShareAddress["opens"], string> = {
  for_all: "follow.copied",
  to_watch: "follow.copied.watch",
  for_members: "follow.copied.here",
};

/** Copy the address of a table, at a decision if one is meant; returns what to say about it. */
export async function share(table: TableState, at: number | null = null): Promise<string> {
  try {
    const { href, opens } = await shareAddress(table.id, table.about?.visibility === "open", at);
    if (!(await copyText(href))) return href; // to copy by hand
    return say(COPIED[opens]);
  } catch (error) {
    return problemText(error);
  }
}
