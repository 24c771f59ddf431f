// How the choices of a group are drawn in the bar beside the board.

import type { Choice } from "../../../decide/answers/choices";
import type { Group } from "../../../decide/answers/groups";
import type { Decide } from "../../../decide/decide.svelte";
import type { EffectIcon } from "../../../decide/preview/effects";

/** The heading of plots on which a building closes a neighborhood. */
export const CLOSING = "raising.bar.closing";

const PLOTS = new Set(["raise", "plot", "level"]);
const THINGS = new Set([
  "use", "move", "prestige", "resolve", "copy", "swap", "card", "study", "take", "give", "name", "letter",
]); // prettier-ignore

export type Drawn = "closing" | "plots" | "turns" | "things";

/** Return how a group is drawn; null if it is drawn like any other. */
export function drawnAs({ words, cards }: Group): Drawn | null {
  if (words === CLOSING) return "closing";
  const verbs = cards.flatMap((card) => card.choices.map((one) => one.verb.id));
  if (verbs.every((one) => PLOTS.has(one))) return "plots";
  if (verbs.every((one) => one === "turn")) return "turns";
  return verbs.every((one) => THINGS.has(one)) ? "things" : null;
}

export const isDrawn = (group: Group): boolean => drawnAs(group) !== null;

/** Return what a choice would change for whoever answers, as small drawings. */
export function changeIcons(decide: Decide, choice: Choice): EffectIcon[] {
  const changes = decide.outcome(choice.notation)?.changes;
  return decide.game.card?.(choice, { changes, company: null, dense: true }).icons ?? [];
}
