// Who won, in a sentence.

import type { Standing } from "../../api/types";
import type { Names } from "../../state/names.svelte";
import { listed, say } from "../../words/say.svelte";

/** Return who won and by how much; the players come as they placed. */
export function resultText(ranked: Standing[], names: Names, own: string | null): string {
  const [first, second] = ranked;
  if (!first) return "";
  const winners = ranked.filter((one) => one.place === 1);
  if (winners.length > 1)
    return say("final.shared", { names: listed(winners.map((one) => names.person(one.seat))) });
  const isMine = first.seat === own ? "yes" : "no";
  const seat = names.person(first.seat);
  if (!second || first.score === second.score) return say("final.wins", { seat, isMine });
  return say("final.wins_by", { seat, isMine, amount: names.score(first.score - second.score) });
}
