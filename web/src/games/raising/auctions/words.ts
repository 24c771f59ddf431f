// Sentences about auctions.

import type { OwnerColor } from "../../../api/raising";
import { say } from "../../../words/say.svelte";
import type { Raising } from "../raising.svelte";
import type { Outcome } from "./outcome";

/** Say something of whoever has a color: there are words for the reader, and for anybody else. */
export function sayOf(raising: Raising, color: OwnerColor, id: string, data: object = {}): string {
  const whose = color === raising.me ? "you" : "seat";
  return say(`${id}.${whose}`, { seat: raising.person(color), ...data });
}

/** Say how an auction stands after a marker is placed: who leads then, and why. */
export function outcomeText(outcome: Outcome, raising: Raising): string {
  const { leader, score, rule } = outcome;
  if (leader === null || rule === null) return say("raising.term.lead.nobody");
  const leads = sayOf(raising, leader, "raising.auction.would_lead", { score });
  const why = outcome.isCertain ? say("raising.auction.certain") : say(rule);
  return say("raising.auction.because", { what: leads, why });
}
