// What the market says of a company in words.

import type { Charter } from "../types";
import { money, say } from "../../../words/say.svelte";
import type { Earned } from "./earnings";

/** Say between which prices its goods sell; nothing if the charter prints none. */
export function sellsAt({ prices }: Charter): string {
  const [low, high] = [prices[0], prices.at(-1)];
  if (low === undefined || high === undefined) return "";
  return low === high ? money(low) : say("stock.found.range", { low, high });
}

/** Say what a company earned when it last operated; nothing if it never did. */
export function lastEarned(told: Earned | undefined): string {
  return told ? say(`stock.last.${told.perShare === null ? "kept" : "paid"}`, { ...told }) : "";
}
