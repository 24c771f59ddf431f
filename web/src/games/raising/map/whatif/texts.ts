// What an answer would bring, in words.

import type { Raising } from "../../raising.svelte";
import { say } from "../../../../words/say.svelte";
import { neighborhoodName } from "../names";
import type { Closing } from "../whatIf";

/** Say who wins a neighborhood and how clearly; empty if nobody does. */
export function verdictText(raising: Raising, { winner, levels }: Closing): string {
  if (winner === null) return "";
  const [most = 0, second = 0] = levels.map(([, count]) => count);
  const score = say("raising.map.whatif.score", { most, second });
  return winner === raising.me
    ? say("raising.term.win.you", { score })
    : say("raising.term.win.seat", { seat: raising.person(winner), score });
}

/** Say by which rule a neighborhood is won, or why nobody wins it. */
export const ruleText = ({ rule }: Closing): string =>
  rule ? say(`raising.term.tie.neighborhood.${rule}`) : "";

/** Say in short what an answer brings, for those who do not see the card. */
export function spokenText(raising: Raising, gained: number, closings: readonly Closing[]): string {
  const own = gained
    ? [say("raising.map.whatif.other", { who: raising.person(raising.me ?? ""), count: gained })]
    : [];
  const won = closings.map((one) => {
    const name = neighborhoodName(raising, one.space);
    return `${name}: ${verdictText(raising, one) || ruleText(one)}`;
  });
  return [...own, ...won].map((one) => `${one}.`).join(" ");
}
